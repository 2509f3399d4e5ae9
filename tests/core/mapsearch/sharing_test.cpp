// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/sharing.h"

#include "tests/support/test.h"

#include <QTest>

#include <array>
#include <set>

using namespace hexa;
using namespace hexa::mapsearch;

class OrbitSharingTest : public QObject {
    Q_OBJECT
private slots:
    /// Against all assignments tried one by one.
    void countsAndNumbersEachWayOnce() {
        const std::array<int, 7> orbits{2, 4, 2, 1, 4, 2, 1};
        const std::vector<Limits> limits{{2, 6}, {0, 5}, {4, 8}};
        const OrbitSharing sharing(orbits, limits);
        std::set<std::vector<std::uint8_t>> expected;
        std::vector<std::uint8_t> labels(orbits.size(), 0);
        for (int code = 0; code < 2187; ++code) {
            std::array<int, 3> tiles{};
            for (int i = 0, rest = code; i < 7; ++i, rest /= 3) {
                labels[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(rest % 3);
                tiles[static_cast<std::size_t>(rest % 3)] += orbits[static_cast<std::size_t>(i)];
            }
            bool fits = true;
            for (std::size_t label = 0; label < 3; ++label) fits &= limits[label].contain(tiles[label]);
            if (fits) expected.insert(labels);
        }
        QVERIFY(expected.size() > 50);
        QCOMPARE(static_cast<std::size_t>(sharing.size()), expected.size());
        std::set<std::vector<std::uint8_t>> found;
        for (std::size_t i = 0; i < expected.size(); ++i) found.insert(sharing.at(i));
        QVERIFY(found == expected);
    }

    void nothingFitsIsZero() {
        const std::array<int, 3> orbits{2, 2, 2};
        QCOMPARE(static_cast<int>(OrbitSharing(orbits, {{1, 1}, {5, 5}}).size()), 0);
        QVERIFY(OrbitSharing(orbits, {{1, 1}, {5, 5}}).patterns(10).empty());
        QCOMPARE(static_cast<int>(OrbitSharing({}, {{0, 0}}).size()), 1);
        QCOMPARE(static_cast<int>(OrbitSharing({}, {{1, 2}}).size()), 0);
    }

    void patternsAreAllWaysButForOrder() {
        const std::array<int, 4> orbits{2, 2, 1, 1};
        const auto patterns = OrbitSharing(orbits, {{0, 6}, {0, 6}}).patterns(100);
        QCOMPARE(patterns.size(), std::size_t{9});  // 0 to 2 of each size
        QCOMPARE(OrbitSharing(orbits, {{0, 6}, {0, 6}}).patterns(5).size(), std::size_t{5});
    }
};

HEXA_TEST(OrbitSharingTest);
#include "sharing_test.moc"
