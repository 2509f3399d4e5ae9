// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/align/corridor.h"
#include "core/texts/align/sentences.h"
#include "tests/support/test.h"

#include <QTest>

#include <set>

using namespace hexa::texts;

namespace {

std::vector<Segment> segments(std::size_t count) {
    std::vector<Segment> out(count);
    for (std::size_t i = 0; i < count; ++i) {
        out[i].parts = {{i}};
        out[i].length = 20.0 + static_cast<double>(i % 7);
        out[i].features = {{i, 1.0F}};
    }
    return out;
}

/// True if each segment of both sides is in exactly one bead.
bool coverAll(const std::vector<Bead>& beads, std::size_t first, std::size_t second) {
    std::multiset<std::size_t> seen[2];
    for (const Bead& bead : beads) {
        for (std::size_t i = bead.first; i < bead.firstEnd; ++i) seen[0].insert(i);
        for (std::size_t k = bead.second; k < bead.secondEnd; ++k) seen[1].insert(k);
    }
    const auto isAll = [](const std::multiset<std::size_t>& numbers, std::size_t count) {
        std::size_t next = 0;
        for (const std::size_t number : numbers)
            if (number != next++) return false;
        return next == count;
    };
    return isAll(seen[0], first) && isAll(seen[1], second);
}

}  // namespace

class SentenceAlignmentTest : public QObject {
    Q_OBJECT

private slots:
    void fewAgainstMany_data() {
        QTest::addColumn<int>("few");
        QTest::addColumn<int>("many");
        for (const int few : {0, 1, 2, 3})
            for (const int many : {1, 168, 169, 340, 1000})
                QTest::addRow("%d and %d", few, many) << few << many;
    }
    void fewAgainstMany() {
        QFETCH(int, few);
        QFETCH(int, many);
        const auto a = static_cast<std::size_t>(few);
        const auto b = static_cast<std::size_t>(many);
        QVERIFY(coverAll(alignSegments(segments(a), segments(b)), a, b));
        QVERIFY(coverAll(alignSegments(segments(b), segments(a)), b, a));
    }

    /// The searched area leads from the first row to the last one, and is no larger than memory
    /// allows.
    void band() {
        for (const std::size_t rows : {1, 2, 3, 100, 1'000, 20'000, 50'000, 100'000})
            for (const std::size_t columns : {0, 1, 169, 1'000, 36'000, 50'000}) {
                const std::size_t band = alignmentBand(rows, columns);
                QVERIFY(2 * band >= columns / rows + 1);
                QVERIFY(rows * std::min(2 * band + 1, columns + 1) <= 110'000'000);
            }
        QCOMPARE(alignmentBand(1'000, 900), std::size_t{200});  // a fifth, as long as there is room
        QCOMPARE(alignmentBand(15'000, 15'000), std::size_t{3'000});
    }

    /// Long texts: the way is found despite a passage of only one side and words shared by many
    /// sentences. The passage is larger than the searched area around the diagonal of pieces.
    void longTexts() {
        constexpr std::size_t count = 6000;
        constexpr std::size_t inserted = 700;
        const auto made = [](std::size_t number) {
            Segment segment;
            segment.parts = {{number}};
            segment.length = 40.0 + static_cast<double>(number * 7919 % 60);
            // Three words of some hundred.
            std::vector<std::uint64_t> words;
            for (const std::size_t factor : {7919U, 104'729U, 1'299'709U})
                words.push_back(number * factor / 13 % 350);
            segment.features = counted(std::move(words));
            return segment;
        };
        std::vector<Segment> first;
        std::vector<Segment> second;
        for (std::size_t i = 0; i < count; ++i) {
            if (i == 2500)
                for (std::size_t n = 0; n < inserted; ++n) second.push_back(made(1'000'000 + n));
            first.push_back(made(i));
            second.push_back(made(i));
        }
        const auto beads = alignSegments(first, second);
        QVERIFY(coverAll(beads, first.size(), second.size()));
        std::size_t right = 0;
        for (const Bead& bead : beads)
            if (bead.firstEnd == bead.first + 1 && bead.secondEnd == bead.second + 1)
                right += bead.second == bead.first + (bead.first < 2500 ? 0 : inserted) ? 1 : 0;
        QVERIFY2(right >= count * 98 / 100, std::to_string(right).c_str());
    }

    /// The searched area grows with the texts and not with their product; neighbouring rows
    /// overlap.
    void corridorOfLongTexts() {
        std::vector<Weighted> texts;
        for (std::uint64_t i = 0; i < 20'000; ++i)
            texts.push_back({{i * 31 % 97, 1.0}, {1000 + i * 17 % 89, 1.0}});
        for (const std::size_t shorter : {0U, 3000U}) {
            const std::span<const Weighted> all(texts);
            const auto rest = all.subspan(shorter);
            const Corridor corridor = alongPieces(all, rest, alignmentBand(all.size(), rest.size()), {});
            QCOMPARE(corridor.from.size(), all.size() + 1);
            QCOMPARE(corridor.from.front(), std::size_t{0});
            QCOMPARE(corridor.to.back(), rest.size());
            for (std::size_t i = 0; i + 1 < corridor.from.size(); ++i) {
                QVERIFY(corridor.from[i] <= corridor.from[i + 1] && corridor.to[i] <= corridor.to[i + 1]);
                QVERIFY(corridor.from[i + 1] <= corridor.to[i]);
            }
            QVERIFY(corridor.places() < 20'000U * 800U);
        }
    }

    void calledOff() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(coverAll(alignSegments(segments(300), segments(200), 0, source.get_token()), 300, 200));
    }
};

HEXA_TEST(SentenceAlignmentTest, "slow-unoptimized");
#include "sentences_test.moc"
