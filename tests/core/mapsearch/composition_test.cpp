// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/composition.h"

#include "tests/support/test.h"

#include <QTest>

#include <set>

using namespace hexa;
using hexa::mapsearch::CompositionSpace;

class CompositionSpaceTest : public QObject {
    Q_OBJECT
private slots:
    /// Against all numbers tried one by one.
    void eachCompositionHasItsNumber() {
        const std::vector<Limits> limits{{0, 0}, {1, 4}, {0, 3}, {2, 5}};
        const int total = 7;
        std::vector<std::vector<int>> expected;
        for (int a = 1; a <= 4; ++a)
            for (int b = 0; b <= 3; ++b)
                for (int c = 2; c <= 5; ++c)
                    if (a + b + c == total) expected.push_back({0, a, b, c});
        const CompositionSpace space(limits, total);
        QCOMPARE(space.size(), static_cast<std::uint64_t>(expected.size()));
        for (std::size_t i = 0; i < expected.size(); ++i) {
            std::vector<int> counts(limits.size());
            space.at(i, counts);
            QCOMPARE(counts, expected[i]);
        }
    }

    void impossibleSums() {
        std::vector<Limits> limits(9);
        limits[1] = {2, 3};
        QCOMPARE(CompositionSpace(limits, 1).size(), std::uint64_t{0});
        QCOMPARE(CompositionSpace(limits, 2).size(), std::uint64_t{1});
        QCOMPARE(CompositionSpace(limits, 4).size(), std::uint64_t{0});
        limits[1] = {3, 2};
        QCOMPARE(CompositionSpace(limits, 3).size(), std::uint64_t{0});
        QCOMPARE(CompositionSpace().size(), std::uint64_t{0});
        QVERIFY(!CompositionSpace(limits, 4).tooMany());
        for (const std::size_t kinds : {9, 16, 40})
            for (const int total : {400, 999, 5000}) {
                const CompositionSpace space(std::vector<Limits>(kinds, {0, 5000}), total);
                QVERIFY(space.tooMany());
                QCOMPARE(space.size(), std::uint64_t{0});
            }
    }
};

HEXA_TEST(CompositionSpaceTest);
#include "composition_test.moc"
