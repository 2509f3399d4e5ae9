// SPDX-License-Identifier: GPL-3.0-or-later
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

/// Each segment of both sides is in exactly one bead.
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

    /// The place that is looked at leads from the first row to the last one, and is no larger than memory allows.
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

    void calledOff() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(coverAll(alignSegments(segments(300), segments(200), 0, source.get_token()), 300, 200));
    }
};

HEXA_TEST(SentenceAlignmentTest);
#include "sentences_test.moc"
