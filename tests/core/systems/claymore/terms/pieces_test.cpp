// SPDX-License-Identifier: GPL-3.0-or-later
// CS-002 to CS-009, CS-083, CS-100: the contents of the box as data; the catalog has the same.
#include "core/systems/claymore/terms/pieces.h"

#include "tests/core/systems/claymore/fixture.h"
#include "tests/support/test.h"

#include <bit>

using namespace hexa;
using namespace hexa::claymore;

class ClaymorePiecesTest : public QObject {
    Q_OBJECT
private slots:
    void regimentsAreThoseOfTheBox() {
        const Catalog& catalog = fixture::game().catalog;
        int figures = 0, total = 0;
        for (const RegimentFacts& facts : regimentTable) {
            const PieceKind* kind = catalog.pieceKind(facts.id);
            QVERIFY(kind != nullptr);
            QCOMPARE(QString::fromStdString(kind->faction),
                     QString::fromUtf8(factionId(facts.army).data(),
                                       static_cast<int>(factionId(facts.army).size())));
            QCOMPARE(kind->supply.value_or(-1), int{facts.count});
            const Property* chips = findProperty(kind->properties, property::chips);
            QVERIFY(chips != nullptr);
            QCOMPARE(chips->max, facts.lives - 1);
            QCOMPARE(findProperty(kind->properties, property::number)->max, int{facts.count});
            total += facts.count;
            figures += facts.figures == 3 || facts.figures == 5 ? facts.count * facts.figures : 0;
        }
        QCOMPARE(total, regimentTotal);
        // CS-002, CS-003: 42 and 59 figures besides the howitzer, its gunners and Ogir.
        QCOMPARE(figures, 3 + 9 + 15 + 10 + 5 + 3 + 10 + 10 + 10 + 10 + 6 + 10);
    }

    void idsOfTheCatalog() {
        const Catalog& catalog = fixture::game().catalog;
        QCOMPARE(catalog.system, std::string(systemId));
        QVERIFY(catalog.kindId("plain") == ground::plain && catalog.kindId("river") == ground::river &&
                catalog.kindId("bridge") == ground::bridge);
        for (const auto id : {border::road, border::hedge}) QVERIFY(catalog.edgeKind(id) != nullptr);
        for (const auto id : {zone::free, zone::hidden, zone::entry, zone::objective, zone::area})
            QVERIFY(catalog.zoneKind(id) != nullptr);
        int terrain = 0;
        for (const PieceKind& kind : catalog.pieceKinds) {
            QVERIFY(terrainOf(kind.id).has_value() != regimentKind(kind.id).has_value());
            terrain += terrainOf(kind.id).has_value();
            QCOMPARE(kind.covers, terrainOf(kind.id).has_value());
        }
        QCOMPARE(terrain, 6);
        for (const Army army : armies)
            QCOMPARE(catalog.factions[indexOf(army)].id, std::string(factionId(army)));
        const Property* rubble = findProperty(catalog.pieceKind(piece::tower)->properties, property::rubble);
        QVERIFY(rubble != nullptr && rubble->max == 2);
    }

    /// CS-009: 2, 3 and 4 neighbouring sides; turning and mirroring them closes as many.
    void palisadesCloseNeighbouringSides() {
        for (const std::string_view kind : piece::palisades)
            for (int turns = 0; turns < 6; ++turns)
                for (const bool mirrored : {false, true}) {
                    PiecePlacement placed;
                    placed.kind = kind;
                    placed.turns = turns;
                    placed.mirrored = mirrored;
                    const Sides closed = closedSides(placed);
                    QCOMPARE(std::popcount(closed.mask), closedCount(kind));
                    int begins = 0;
                    for (int d = 0; d < 6; ++d) begins += closed.has(d) && !closed.has((d + 5) % 6);
                    QCOMPARE(begins, 1);
                    const auto form = palisadeFor(closed);
                    QVERIFY(form && form->kind == kind);
                }
        QVERIFY(!palisadeFor(Sides{0b001001}) && !palisadeFor(Sides{}) && !palisadeFor(Sides{0b111111}));
        // Turned once clockwise: from E and NE to SE and E.
        PiecePlacement placed;
        placed.kind = "palisade-2";
        QVERIFY(closedSides(placed) == Sides{0b000011});
        placed.turns = 1;
        QVERIFY(closedSides(placed) == Sides{0b100001});
    }

    void numbersOfRegiments() {
        Scenario scenario = fixture::layout("mat");
        fixture::put(scenario, "vassals", "5,6");
        fixture::put(scenario, "vassals", "5,7");
        fixture::put(scenario, "gnomes", "5,8");
        scenario.board.pieces[1].attributes.set(property::number, 1);
        const auto all = regimentsOn(scenario);
        QCOMPARE(all.size(), std::size_t{3});
        QCOMPARE(all[0].number, 2);
        QCOMPARE(all[1].number, 1);
        QCOMPARE(all[2].number, 1);
        QVERIFY(all[2].kind == RegimentKind::Gnomes && all[2].seat == 1);
    }
};

HEXA_TEST(ClaymorePiecesTest);
#include "pieces_test.moc"
