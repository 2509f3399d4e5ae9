// SPDX-License-Identifier: GPL-3.0-or-later
// Cutting a run into parts, playing and merging them.
#include "core/parts/part.h"

#include "core/parts/partfile.h"
#include "tests/core/parts/played.h"
#include "tests/support/test.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>

using namespace hexa;
using namespace hexa::parts;

namespace {

std::vector<Trial> trialsOf(const test::Coins& coins, const std::vector<std::int64_t>& lengths) {
    std::vector<Trial> trials;
    for (std::size_t i = 0; i < lengths.size(); ++i)
        trials.push_back(test::coinTrial(coins, mixed(7, i), lengths[i]));
    return trials;
}

std::vector<NamedPart> partsOf(const std::vector<Trial>& trials, int of) {
    std::vector<NamedPart> parts;
    for (int number = 1; number <= of; ++number)
        parts.push_back({"part-" + std::to_string(number), test::playedPart(trials, {number, of})});
    return parts;
}

}  // namespace

class PartTest : public QObject {
    Q_OBJECT

    const test::Coins mCoins = test::threeSeats();

    static void expect(const std::vector<NamedPart>& parts, const char* code, const char* file) {
        const auto whole = merge(parts);
        QVERIFY(!whole);
        QCOMPARE(whole.error().code(), std::string(code));
        QCOMPARE(std::get<std::string>(whole.error().arguments().front().value), std::string(file));
    }

private slots:
    void jobsOfAllPartsAreAllJobs() {
        QVERIFY(rc::check([] {
            const auto jobs = *rc::gen::inRange<std::int64_t>(0, std::int64_t{1} << 50);
            const int of = *rc::gen::inRange(1, maxParts + 1);
            const int number = *rc::gen::inRange(1, of + 1);
            const Jobs own = jobsOf({number, of}, jobs);
            RC_ASSERT(jobsOf({1, of}, jobs).begin == 0);
            RC_ASSERT(jobsOf({of, of}, jobs).end == jobs);
            if (number < of) RC_ASSERT(jobsOf({number + 1, of}, jobs).begin == own.end);
            RC_ASSERT(own.count() >= jobs / of);
            RC_ASSERT(own.count() <= jobs / of + 1);
        }));
    }

    /// Any number of parts, in any order, some of them done twice: byte for byte the file of a
    /// single machine.
    void mergedEqualsWhole() {
        QVERIFY(rc::check([this] {
            const auto lengths =
                *rc::gen::resize(6, rc::gen::nonEmpty(rc::gen::container<std::vector<std::int64_t>>(
                                        rc::gen::inRange<std::int64_t>(1, 200))));
            const auto trials = trialsOf(mCoins, lengths);
            const int of = *rc::gen::inRange(1, 60);
            auto parts = partsOf(trials, of);
            for (const int again : *rc::gen::container<std::vector<int>>(rc::gen::inRange(1, of + 1)))
                parts.push_back({"again", test::playedPart(trials, {again, of})});
            // A random order.
            const auto keys = *rc::gen::container<std::vector<std::uint64_t>>(
                parts.size(), rc::gen::arbitrary<std::uint64_t>());
            std::vector<std::size_t> order(parts.size());
            for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
            std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return keys[a] < keys[b]; });
            std::vector<NamedPart> shuffled;
            for (const std::size_t i : order) {
                // As read from their files.
                const auto read = readPart(writePart(parts[i].part));
                RC_ASSERT(read.ok());
                shuffled.push_back({parts[i].name, *read});
            }
            const auto whole = merge(shuffled);
            RC_ASSERT(whole.ok());
            RC_ASSERT(writePart(*whole) == writePart(test::playedPart(trials, {1, 1})));
            RC_ASSERT(complete(whole->tallies, trials).ok());
        }));
    }

    void whatDoesNotBelongTogetherIsRefused() {
        const auto trials = trialsOf(mCoins, {100, 50});
        const auto parts = partsOf(trials, 5);
        QCOMPARE(merge({}).error().code(), std::string("parts.none"));
        {
            auto other = parts;
            other[2].part.request.command[1] = "--seed=2";
            expect(other, "parts.other-request", "part-3");
            QCOMPARE(std::get<std::string>(merge(other).error().arguments()[2].value),
                     std::string("--seed=2"));
            other[2].part.request.command = {"ladder"};
            expect(other, "parts.other-request", "part-3");
        }
        {
            auto other = parts;
            other[1].part.number.of = 6;
            expect(other, "parts.other-count", "part-2");
        }
        {
            auto other = parts;
            ++other[4].part.tallies.begin()->second.decisions;
            other.push_back({"old", parts[4].part});
            expect(other, "parts.twice", "old");
        }
        {
            auto other = parts;
            other[1].part.tallies.begin()->second.fights.clear();
            expect(other, "parts.shape", "part-2");
        }
    }

    void missingPartsAreNamed() {
        const auto trials = trialsOf(mCoins, {300});
        auto parts = partsOf(trials, 40);
        std::erase_if(parts, [](const NamedPart& part) {
            const int number = part.part.number.number;
            return number == 3 || (number >= 7 && number <= 9);
        });
        QCOMPARE(std::get<std::string>(merge(parts).error().arguments()[1].value), std::string("3, 7–9"));
        std::erase_if(parts, [](const NamedPart& part) { return part.part.number.number % 2 == 0; });
        QCOMPARE(std::get<std::string>(merge(parts).error().arguments()[1].value),
                 std::string("2–4, 6–10, 12, 14, 16, 18, 20, 22, 24, 26, …"));
    }

    void aRunKnowsItsGames() {
        const auto trials = trialsOf(mCoins, {100, 50});
        const Tallies all = *play(trials, {1, 1});
        QVERIFY(complete(all, trials).ok());
        for (const int lost : {0, 1}) {
            Tallies some = all;
            some.erase(lost);
            QCOMPARE(complete(some, trials).error().code(), std::string("parts.incomplete"));
        }
        QCOMPARE(complete(all, trialsOf(mCoins, {100})).error().code(), std::string("parts.incomplete"));
        QCOMPARE(complete(all, trialsOf(mCoins, {100, 500})).error().code(), std::string("parts.incomplete"));
    }

    void wordsCannotRunIntoEachOther() {
        QVERIFY((Request{{"a", "b"}, {}}.hash() != Request{{"ab"}, {}}.hash()));
        QVERIFY((Request{{"a"}, {"b"}}.hash() != Request{{"a", "b"}, {}}.hash()));
    }

    void anErrorOfATrialEndsTheRun() {
        auto trials = trialsOf(mCoins, {10, 10, 10});
        trials[1].play = [](const Stretch&) -> Result<sim::Tally> { return Error("play.no-map"); };
        QCOMPARE(play(trials, {1, 1}).error().code(), std::string("play.no-map"));
        QVERIFY(play(trials, {1, 3}).ok());
    }
};

HEXA_TEST(PartTest);
#include "part_test.moc"
