// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/variety.h"

#include "core/mapsearch/symmetries.h"
#include "tests/core/mapsearch/toymap.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::mapsearch;
using namespace hexa::test;

class VarietyTest : public QObject {
    Q_OBJECT
private slots:
    void turnedMapsAreTheSame() {
        const MapModel model = toyModel();
        const Likeness likeness(model, toyLayout());
        const Kinds map = toyMap(model, 1);
        for (const auto& to : permutationsOf(model, layoutSymmetries(toyLayout()))) {
            Kinds turned = map;
            for (std::size_t at = 0; at < model.tiles(); ++at) turned[to[at]] = map[at];
            QCOMPARE(likeness.distance(map, turned), 0.0);
        }
        Kinds other = map;
        for (const TileIndex at : model.places) other[at] = static_cast<std::uint8_t>(map[at] % 3 + 1);
        QVERIFY(likeness.distance(map, other) > 0.4);
    }

    void theBestComesFirstAndNoneTwice() {
        const MapModel model = toyModel();
        const Likeness likeness(model, toyLayout());
        std::vector<Find> finds;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Find find;
            find.kinds = toyMap(model, seed % 30);
            find.gap = static_cast<double>(seed * 7 % 30);
            find.missing = seed == 3 ? 1 : 0;
            finds.push_back(find);
        }
        const Sorts sorts{3, [](const Kinds& kinds) { return std::size_t{kinds[1]} - 1; }};
        const auto kept = mostDifferent(likeness, sorts, finds, 8);
        QCOMPARE(kept.size(), std::size_t{8});
        QCOMPARE(kept.front().gap, 0.0);
        for (std::size_t a = 1; a < kept.size(); ++a) {
            QCOMPARE(kept[a].missing, std::int64_t{0});
            QVERIFY(a == 1 || kept[a - 1].gap <= kept[a].gap);
            for (std::size_t b = 0; b < a; ++b) QVERIFY(likeness.distance(kept[a].kinds, kept[b].kinds) > 0);
        }
        QVERIFY(mostDifferent(likeness, sorts, {}, 3).empty());
        QCOMPARE(mostDifferent(likeness, sorts, finds, 1).size(), std::size_t{1});
    }
};

HEXA_TEST(VarietyTest);
#include "variety_test.moc"
