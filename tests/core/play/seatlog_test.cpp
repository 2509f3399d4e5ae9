// SPDX-License-Identifier: GPL-3.0-or-later
// Knowledge of one seat in every game of the program and in toys: two games that differ only in
// secrets of others result in the same file, byte for byte.
#include "core/engine/play/seatlog.h"

#include "core/base/hashtext.h"
#include "core/engine/play/orderdraft.h"
#include "core/io/format/scenariofile.h"
#include "core/io/format/seatfile.h"
#include "core/registry/registry.h"
#include "tests/support/harvest.h"
#include "tests/support/pasture.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace hexa;

namespace {

/// Everything visible and reported to a seat.
struct Known {
    MatchView view;
    std::vector<std::pair<Message, std::optional<Hex>>> reported;
    /// Of all seats, with the winners at the end.
    std::vector<std::vector<int>> figures;
    /// With the number of lines reported before it.
    std::vector<std::pair<std::string, std::size_t>> own;
    friend bool operator==(const Known&, const Known&) = default;
};

Known knownOf(const Match& match, int seat) {
    Known known{match.view(seat), {}, {}, {}};
    for (const MatchEvent& event : match.events())
        if (!event.secret || event.seat == seat) known.reported.emplace_back(event.text, event.at);
    for (const auto& figures : match.standing().seats) known.figures.push_back(figures.figures);
    known.figures.push_back(match.standing().winners);
    known.figures.push_back({match.standing().over ? 1 : 0});
    const std::string start = 'P' + std::to_string(seat + 1) + ' ';
    const auto& lines = match.record().lines;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (seat < 0 || !lines[i].starts_with(start)) continue;
        std::size_t reported = 0;
        for (const MatchEvent& event : match.events())
            reported += (!event.secret || event.seat == seat) && event.line < i ? 1U : 0U;
        known.own.emplace_back(lines[i], reported);
    }
    return known;
}

/// Files of the game, and in one language.
class Files {
public:
    explicit Files(const GameSystem& system) : mSystem(system), mMessages(Systems({system}).messages()) {}
    std::string of(const Match& match, int seat) const {
        const SeatLog log = seatLogOf(match, seat);
        const Sentence sentence = [this](const Message& message) { return mMessages.text("en", message); };
        return seatLogText(log, sentence) + writeSeatLog(log, match.record(), mSystem.catalog, sentence);
    }

private:
    const GameSystem& mSystem;
    Messages mMessages;
};

/// Returns one seat's possible secret lines, which others can't distinguish.
std::vector<std::string> alternatives(const Match& match, const PlayFunctions& play) {
    const MatchDecision decision = match.decision();
    std::set<std::string> lines;
    if (decision.kind == MatchDecision::Kind::Choice)
        for (const MatchOption& option : decision.options) lines.insert(option.order);
    if (decision.kind == MatchDecision::Kind::Orders) {
        const int seat = decision.seats.front();
        for (const std::string& bot : {play.bots.front(), play.bots[play.bots.size() / 2]})
            lines.insert(match.advice(seat, bot).line);
        if (const OrderForm form = match.orderForm(seat); !form.order.empty())
            lines.insert(OrderDraft(form).line());
    }
    std::vector<std::string> list(lines.begin(), lines.end());
    std::erase_if(list, [&](const std::string& line) { return !match.check(line).ok(); });
    return list;
}

}  // namespace

class SeatLogTest : public QObject {
    Q_OBJECT

    int mCompared = 0;
    int mSame = 0;  ///< Games that differ in a secret.

    /// Compares two games that differ in one line and continue with the same lines as long as
    /// possible.
    void compare(const GameSystem& system, const Match& match, const std::string& one,
                 const std::string& other) {
        const Files files(system);
        const auto first = match.clone(), second = match.clone();
        QVERIFY(first->apply(one).ok() && second->apply(other).ok());
        const std::string decider = one.substr(0, one.find(' '));
        for (int step = 0; step < 6; ++step) {
            for (int seat = -1; seat < match.record().scenario.players(); ++seat) {
                if (decider == 'P' + std::to_string(seat + 1)) continue;
                if (!(knownOf(*first, seat) == knownOf(*second, seat))) continue;
                ++mCompared;
                if (first->record().lines != second->record().lines) ++mSame;
                QCOMPARE(files.of(*first, seat), files.of(*second, seat));
            }
            if (!first->playOne() || !second->apply(decisionsOf(first->record()).back()).ok()) return;
        }
    }

    void playThrough(const GameSystem& system, const Scenario& map, OptionValues options,
                     std::uint64_t seed) {
        MatchSetup setup;
        setup.options = std::move(options);
        setup.seed = seed;
        setup.players.assign(static_cast<std::size_t>(map.players()), {"", system.play->bots.front(), {}});
        const auto match = system.play->start(map, setup);
        QVERIFY(match.ok());
        for (int decision = 0; (*match)->decision().kind != MatchDecision::Kind::Over; ++decision) {
            if ((*match)->secretsNow() && decision < 150) {
                const auto lines = alternatives(**match, *system.play);
                for (std::size_t i = 1; i < std::min<std::size_t>(lines.size(), 3); ++i)
                    compare(system, **match, lines.front(), lines[i]);
                if (QTest::currentTestFailed()) return;
            }
            QVERIFY((*match)->playOne());
        }
        onlyItsOwn(system, **match);
    }

    /// Verifies that there are neither ways to secrets nor lines of other seats.
    static void onlyItsOwn(const GameSystem& system, const Match& match) {
        const Files files(system);
        for (int seat = 0; seat < match.record().scenario.players(); ++seat) {
            const std::string text = files.of(match, seat);
            const std::string start = 'P' + std::to_string(seat + 1) + ' ';
            int own = 0;
            for (const std::string& line : match.record().lines) {
                const std::string quoted = '"' + line + '"';
                if (line.starts_with(start)) {
                    ++own;
                    QVERIFY2(text.find(quoted) != std::string::npos, line.c_str());
                } else {
                    QVERIFY2(text.find(quoted) == std::string::npos, line.c_str());
                }
            }
            QVERIFY(own > 0);
            QVERIFY(text.find(hashText(match.hash())) == std::string::npos);
            QVERIFY(text.find("\"seed\"") == std::string::npos &&
                    text.find("\"setup\"") == std::string::npos);
        }
    }

private slots:
    void init() { mCompared = mSame = 0; }

    void everyGameOfTheProgram() {
        const Systems systems = builtInSystems();
        int secretive = 0;
        for (const GameSystem& system : systems.list()) {
            if (!system.play) continue;
            mSame = 0;
            for (const Sample& sample : system.samples) {
                auto map = readScenario(sample.text, systems);
                QVERIFY(map.ok());
                map->provenance.seed.reset();  // that of the map leads to no secret
                for (const OptionValues& variant : system.play->variants(map->players())) {
                    playThrough(system, *map, variant, 3);
                    if (QTest::currentTestFailed()) return;
                }
                if (mSame > 500) break;
            }
            secretive += mSame > 0 ? 1 : 0;
        }
        QVERIFY(secretive > 0);
    }

    void aToyWithSecrets() {
        const GameSystem toy = test::playedToy();
        for (std::uint64_t seed = 1; seed < 8; ++seed) playThrough(toy, toy.layout("3p")->scenario, {}, seed);
        QVERIFY2(mSame > 20, qPrintable(QString::number(mSame)));
    }

    void aToyWithoutSecrets() {
        const GameSystem toy = test::pasturedToy();
        playThrough(toy, test::pastureMap(toy), {{"tithe", true}}, 2);
        QCOMPARE(mCompared, 0);
    }
};

HEXA_TEST(SeatLogTest, "long slow-unoptimized");
#include "seatlog_test.moc"
