// SPDX-License-Identifier: GPL-3.0-or-later
// Things to cut out: complete, with stand-ins marked, and in three languages.
#include "core/systems/bauen/print/items.h"

#include "core/engine/origin.h"
#include "core/engine/print/cutitem.h"
#include "core/engine/print/print.h"
#include "tests/core/systems/bauen/fixture.h"
#include "tests/support/test.h"

#include <map>
#include <set>

using namespace hexa;
using namespace hexa::bauen;

class BauenPrintTest : public QObject {
    Q_OBJECT

    static std::vector<CutItem> items(const char* sheet, int players = 3) {
        return fixture::game().print->items({}, fixture::layout(players), sheet);
    }
    static int copiesOf(const std::vector<CutItem>& all, const std::string& id) {
        for (const CutItem& item : all)
            if (item.id == id) return item.copies;
        return 0;
    }

private slots:
    void regionsAreThreeHexesWithTheirStack() {
        const auto all = items("regions");
        QCOMPARE(all.size(), std::size_t{18});
        std::map<std::string, int> stacks;
        for (const CutItem& item : all) {
            QVERIFY(item.outline.form == CutOutline::Form::Hexes);
            QCOMPARE(item.outline.hexes.size(), std::size_t{3});
            QCOMPARE(item.front.tiles.size(), std::size_t{3});
            // Nine markings, two goods and a combat symbol in each area, town hall and defence
            // symbol once.
            QCOMPARE(item.front.marks.size(), std::size_t{9 + 3 * 3 + 2});
            QVERIFY(item.standIn == StandIn::Wholly && !item.front.foot.empty());
            QVERIFY(item.front.title.in("en").ends_with(standInMark));
            QVERIFY(item.back && !item.back->colour.empty());
            ++stacks[std::string(item.pile.in("en"))];
        }
        QCOMPARE(stacks.size(), std::size_t{3});
        for (const auto& [name, count] : stacks) QCOMPARE(count, 6);
    }
    void aMapsOwnRegionsComeAlong() {
        Scenario map = fixture::layout(2);
        RegionShape own = *fixture::set().catalog.regionShape("hills-1");
        own.id = "own";
        map.shapes.push_back(own);
        const auto all = fixture::game().print->items({}, map, "regions");
        QCOMPARE(all.size(), std::size_t{19});
        QVERIFY(all.back().standIn == StandIn::None);
        QVERIFY(!all.back().front.title.in("en").ends_with(standInMark));
    }
    void piecesOfEveryPlayer() {
        for (int players = 2; players <= 6; ++players) {
            const auto all = items("pieces", players);
            for (int seat = 1; seat <= players; ++seat) {
                const std::string behind = "-" + std::to_string(seat);
                QCOMPARE(copiesOf(all, "stone" + behind), 5);
                QCOMPARE(copiesOf(all, "stone-2x" + behind), 1);
                QCOMPARE(copiesOf(all, "stone-all" + behind), 1);
                QCOMPARE(copiesOf(all, "hall" + behind), 4);
                QCOMPARE(copiesOf(all, "worker" + behind), 18);
                QCOMPARE(copiesOf(all, "troop" + behind), 5);
                QCOMPARE(copiesOf(all, "wall" + behind), 16);
            }
            QCOMPARE(copiesOf(all, "stone-" + std::to_string(players + 1)), 0);
            QCOMPARE(copiesOf(all, "marker-beige"), 1);
        }
    }
    void missionsAreFourPiles() {
        std::map<std::string, int> piles;
        for (const CutItem& item : items("missions")) {
            QVERIFY(item.isCard());
            ++piles[std::string(item.pile.in("en"))];
            // The five of the worked example are from the rulebook; the rest is made up and marked.
            QCOMPARE(item.standIn == StandIn::None, item.front.foot.empty());
        }
        QCOMPARE(piles.size(), std::size_t{4});
        for (const auto& [name, count] : piles) QCOMPARE(count, 7);
    }
    void everythingHasAnIdAndThreeLanguages() {
        for (const CutSheet& sheet : fixture::game().print->sheets) {
            std::set<std::string> ids;
            for (const CutItem& item : items(sheet.id.c_str())) {
                QVERIFY2(ids.insert(item.id).second, item.id.c_str());
                for (const char* language : {"en", "de", "fr"}) {
                    QVERIFY(item.name.texts.contains(language));
                    QVERIFY2(item.name.in(language).find('{') == std::string_view::npos, item.id.c_str());
                    for (const CutRow& row : item.front.rows) QVERIFY(row.text.texts.contains(language));
                }
            }
            QVERIFY(!ids.empty());
        }
        QVERIFY(items("nothing").empty());
    }
    void factsOfABoard() {
        const Scenario board = fixture::smallBoard();
        const SheetFacts facts = fixture::game().print->facts(board);
        QCOMPARE(facts.laying.size(), std::size_t{2});
        for (const LayingGroup& group : facts.laying) QCOMPARE(group.places.size(), std::size_t{3});
        QCOMPARE(facts.procedure.size(), std::size_t{5});
        // Rounds, two domains, two sorts of dice, four themes.
        QCOMPARE(facts.tracks.size(), std::size_t{9});
        QCOMPARE(facts.tracks[3].steps.size(), std::size_t{8});  // red dice for two
    }
};

HEXA_TEST(BauenPrintTest);
#include "items_test.moc"
