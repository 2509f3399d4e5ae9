// SPDX-License-Identifier: GPL-3.0-or-later
// The messages BB-E01 to BB-I01 that a map can show, each with maps that get it and maps that
// don't.
#include "core/systems/bauen/check/check.h"

#include "core/engine/check/acceptance.h"
#include "core/engine/check/box.h"
#include "core/engine/check/refusals.h"
#include "tests/core/systems/bauen/fixture.h"
#include "tests/support/test.h"

#include <QStringList>

#include <algorithm>
#include <set>

using namespace hexa;
using namespace hexa::bauen;

namespace {

/// Returns a board for two with a start position for both: region 0 (Plains 1) and 1 (Hills 1).
Scenario started() {
    Scenario scenario = fixture::smallBoard();
    fixture::found(scenario, 0, 0);
    fixture::found(scenario, 1, 1);
    return scenario;
}

/// Returns the codes of the findings, each once, without the one of every map of the program
/// (BB-W01).
QString codesIn(const Scenario& scenario) {
    std::set<std::string> codes;
    for (const Finding& finding : findingsOf(fixture::game(), scenario)) {
        const std::string& code = finding.problem.code;
        if (code != "bauen.W01") codes.insert(code.starts_with("bauen.") ? code.substr(6) : code);
    }
    QStringList list;
    for (const std::string& code : codes) list << QString::fromStdString(code);
    return list.join(QLatin1Char(' '));
}

const Finding* findingOf(const std::vector<Finding>& all, std::string_view code) {
    const auto found = std::ranges::find(all, code, [](const Finding& one) { return one.problem.code; });
    return found == all.end() ? nullptr : &*found;
}

RegionPlacement regionAt(std::string_view kind, std::size_t column, std::size_t row) {
    return laidAt(fixture::set().lattice, {column, row}, std::string(kind), 0);
}

/// The connection of a side of a region's anchor: to another region, to none, to the same.
enum class Beyond { Other, Same, Nothing };
int sideTo(const Scenario& scenario, Hex at, Beyond beyond) {
    const RegionMap regions(scenario, fixture::set().catalog);
    for (int direction = 0; direction < 6; ++direction) {
        const auto next = regions.at(neighbour(at, direction));
        const Beyond is = !next ? Beyond::Nothing : next == regions.at(at) ? Beyond::Same : Beyond::Other;
        if (is == beyond) return direction;
    }
    qFatal("no such side");
}

using Spoil = void (*)(Scenario&);
struct CheckRow {
    const char* name;
    Spoil spoil;
    const char* codes;
};

Hex anchorIn(const Scenario& map, std::size_t region) { return fixture::areaOf(map, region); }
PiecePlacement& pieceIn(Scenario& map, std::string_view kind, std::size_t which = 0) {
    for (PiecePlacement& placed : map.board.pieces)
        if (placed.kind == kind && which-- == 0) return placed;
    qFatal("no such piece");
}

const std::vector<CheckRow>& checkRows() {
    static const std::vector<CheckRow> rows{
        {"a start position", [](Scenario&) {}, ""},
        {"a board without pieces", [](Scenario& map) { map = fixture::smallBoard(); }, ""},
        {"an empty board", [](Scenario& map) { map = fixture::layout(2); }, "E03"},
        {"E01 overlap", [](Scenario& map) { map.board.regions.push_back(regionAt("plains-3", 0, 2)); },
         "E01 E03 E04 E05 W04"},
        {"E02 apart",
         [](Scenario& map) {
             RegionPlacement far = regionAt("mountains-2", 1, 2);
             far.anchor = far.anchor + Hex{20, 0};
             map = fixture::boardOf("P1 H1 M1 P2 H2 -", 2);
             layRegions(map, fixture::set().catalog, {far});
         },
         "E02 E04 E31 I01"},
        {"E03 a region is missing", [](Scenario& map) { map = fixture::boardOf("P1 H1 M1 P2 H2 -", 2); },
         "E03 E04 E05"},
        {"E05 three plains", [](Scenario& map) { map = fixture::boardOf("P1 H1 M1 P2 H2 P3", 2); },
         "E05 W02"},
        {"E06 one twice",
         [](Scenario& map) {
             map = fixture::boardOf("P1 H1 M1 P2 H2 -", 2);
             layRegions(map, fixture::set().catalog, {regionAt("mountains-1", 1, 2)});
         },
         "E06"},
        {"E07 two areas",
         [](Scenario& map) {
             RegionShape shape = *fixture::set().catalog.regionShape("mountains-2");
             shape.id = "own";
             shape.parts.pop_back();
             map = fixture::boardOf("P1 H1 M1 P2 H2 -", 2);
             map.shapes.push_back(shape);
             layRegions(map, fixture::set().catalog, {regionAt("own", 1, 2)});
         },
         "E04 E07 E31 I01"},
        {"E08 mixed",
         [](Scenario& map) {
             Cell cell = *map.board.find(fixture::areaOf(map, 5));
             CellDetails details = map.board.detailsOf(cell.at);
             cell.kind = kindIdAt(0);
             map.board.put(CellState(cell, details));
         },
         "E05 E08"},
        {"E09 two halls",
         [](Scenario& map) { fixture::put(map, piece::townHall, anchorIn(map, 0), slot::hall, 1); }, "E09"},
        {"E10 five halls",
         [](Scenario& map) {
             map = fixture::boardOf("P1 H1 M1 P2 H2 M2", 2);
             for (std::size_t region = 0; region < 5; ++region)
                 fixture::put(map, piece::townHall, anchorIn(map, region), slot::hall, 0);
         },
         "E10 W03"},
        {"E11 in a neutral region",
         [](Scenario& map) { fixture::put(map, piece::worker, anchorIn(map, 2), "beige-1", 0); }, "E11"},
        {"E11 in the town of another",
         [](Scenario& map) { fixture::put(map, piece::worker, fixture::areaOf(map, 1, 1), "orange-1", 0); },
         "E11"},
        {"E11 a fourth one at home is fine",
         [](Scenario& map) { fixture::put(map, piece::worker, fixture::areaOf(map, 0, 1), "yellow-1", 0); },
         ""},
        {"E12 taken twice",
         [](Scenario& map) { fixture::put(map, piece::worker, anchorIn(map, 0), "orange-1", 0); }, "E12"},
        {"E12 two as one", [](Scenario& map) { pieceIn(map, piece::worker).count = 2; }, "E12"},
        {"E13 nineteen workers",
         [](Scenario& map) {
             map = fixture::smallBoard();
             int workers = 0;
             for (const std::size_t region : {0U, 3U, 4U}) {
                 fixture::put(map, piece::townHall, anchorIn(map, region), slot::hall, 0);
                 for (std::size_t area = 0; area < 3; ++area) {
                     const Hex at = fixture::areaOf(map, region, area);
                     for (const Slot& place : fixture::game().slotsOf(map, at))
                         if (markingOf(place.id) && workers++ < 19)
                             fixture::put(map, piece::worker, at, place.id, 0);
                 }
             }
         },
         "E13 W03"},
        {"E14 in a neutral region",
         [](Scenario& map) { fixture::put(map, piece::business, anchorIn(map, 2), slot::site, -1); }, "E14"},
        {"E14 a second one",
         [](Scenario& map) { fixture::put(map, piece::business, anchorIn(map, 0), slot::site, -1); }, "E14"},
        {"E15 nine businesses",
         [](Scenario& map) {
             map = fixture::smallBoard();
             for (std::size_t region = 0; region < 3; ++region) {
                 fixture::put(map, piece::townHall, anchorIn(map, region), slot::hall,
                              static_cast<int>(region % 2));
                 for (std::size_t area = 0; area < 3; ++area)
                     fixture::put(map, piece::business, fixture::areaOf(map, region, area), slot::site, -1);
             }
         },
         "E15 W03"},
        {"E16 too many goods",
         [](Scenario& map) { pieceIn(map, piece::business).attributes.set(property::store, 2); }, "E16"},
        {"E16 a full store of level 2",
         [](Scenario& map) {
             pieceIn(map, piece::business).attributes.set(property::store, 2);
             pieceIn(map, piece::business).attributes.set(property::level, 2);
         },
         ""},
        {"E17 nine stores",
         [](Scenario& map) {
             map = fixture::smallBoard();
             for (std::size_t region = 0; region < 3; ++region) {
                 fixture::put(map, piece::townHall, anchorIn(map, region), slot::hall,
                              static_cast<int>(region % 2));
                 for (std::size_t area = 0; area < 3; ++area)
                     fixture::put(map, piece::business, fixture::areaOf(map, region, area), slot::site, -1)
                         .attributes.set(property::store, 1);
             }
         },
         "E15 E17 W03"},
        {"E18 two free troops",
         [](Scenario& map) {
             fixture::put(map, piece::troop, anchorIn(map, 2), slot::combat, 0);
             fixture::put(map, piece::troop, anchorIn(map, 2), slot::combat, 1);
         },
         "E18"},
        {"E18 free troops may stand anywhere",
         [](Scenario& map) {
             fixture::put(map, piece::troop, anchorIn(map, 2), slot::combat, 0);
             fixture::put(map, piece::troop, anchorIn(map, 1), slot::combat, 0);
         },
         ""},
        {"E19 two stationed troops",
         [](Scenario& map) {
             fixture::put(map, piece::troop, anchorIn(map, 0), slot::defence, 0);
             fixture::put(map, piece::troop, anchorIn(map, 0), slot::defence, 0);
         },
         "E19"},
        {"E20 in the town of another",
         [](Scenario& map) { fixture::put(map, piece::troop, anchorIn(map, 0), slot::defence, 1); }, "E20"},
        {"E20 at home",
         [](Scenario& map) { fixture::put(map, piece::troop, anchorIn(map, 0), slot::defence, 0); }, ""},
        {"E21 six troops",
         [](Scenario& map) {
             for (std::size_t region = 0; region < 6; ++region)
                 fixture::put(map, piece::troop, anchorIn(map, region), slot::combat, 0);
         },
         "E21"},
        {"E22 no knights",
         [](Scenario& map) {
             fixture::put(map, piece::troop, anchorIn(map, 2), slot::combat, 0)
                 .attributes.set(property::knights, 0);
         },
         "E22"},
        {"E22 seven knights",
         [](Scenario& map) {
             fixture::put(map, piece::troop, anchorIn(map, 2), slot::combat, 0)
                 .attributes.set(property::knights, 7);
         },
         "E22"},
        {"E23 in a neutral region",
         [](Scenario& map) {
             fixture::putWall(map, anchorIn(map, 2), sideTo(map, anchorIn(map, 2), Beyond::Other), 0);
         },
         "E23"},
        {"E24 at the edge of the board",
         [](Scenario& map) {
             fixture::putWall(map, anchorIn(map, 0), sideTo(map, anchorIn(map, 0), Beyond::Nothing), 0);
         },
         "E24"},
        {"E25 inside of the town",
         [](Scenario& map) {
             fixture::putWall(map, anchorIn(map, 0), sideTo(map, anchorIn(map, 0), Beyond::Same), 0);
         },
         "E25"},
        {"BB-142 a wall from each side",
         [](Scenario& map) {
             for (std::size_t area = 0; area < 3; ++area) {
                 const Hex at = fixture::areaOf(map, 0, area);
                 const RegionMap regions(map, fixture::set().catalog);
                 for (int direction = 0; direction < 6; ++direction)
                     if (regions.at(neighbour(at, direction)) == std::size_t{1}) {
                         fixture::putWall(map, at, direction, 0);
                         fixture::putWall(map, neighbour(at, direction), direction + 3, 1);
                         return;
                     }
             }
             qFatal("the regions do not touch");
         },
         ""},
        {"E27 seventeen walls",
         [](Scenario& map) {
             map = fixture::smallBoard();
             for (const std::size_t region : {0U, 1U, 3U, 4U})
                 fixture::put(map, piece::townHall, anchorIn(map, region), slot::hall, 0);
             const RegionMap regions(map, fixture::set().catalog);
             int walls = 0;
             for (const std::size_t region : {0U, 1U, 3U, 4U})
                 for (const Hex at : regions.hexesOf(region))
                     for (int direction = 0; direction < 6; ++direction) {
                         const auto beyond = regions.at(neighbour(at, direction));
                         if (beyond && *beyond != region && walls++ < 17)
                             fixture::putWall(map, at, direction, 0);
                     }
             if (walls < 17) qFatal("too few wall places");
         },
         "E27 W03"},
        {"E28 one player",
         [](Scenario& map) {
             map = fixture::layout(2);
             map.seats.resize(1);
         },
         "E03 E28"},
        {"E31 beside the columns",
         [](Scenario& map) {
             map = fixture::boardOf("P1 H1 M1 P2 H2 -", 2);
             RegionPlacement beside = regionAt("mountains-2", 1, 2);
             beside.anchor = beside.anchor + Hex{0, 1};
             layRegions(map, fixture::set().catalog, {beside});
         },
         "E02 E04 E31 I01"},
        {"E32 a symbol that is not there",
         [](Scenario& map) { pieceIn(map, piece::business).attributes.set(property::covered, 3); }, "E32"},
        {"E34 an area by itself",
         [](Scenario& map) {
             Cell cell;
             cell.at = {30, 30};
             cell.kind = kindIdAt(1);
             map.board.put(CellState(cell));
         },
         "E34"},
        {"W03 no hall",
         [](Scenario& map) {
             std::erase_if(map.board.pieces, [](const PiecePlacement& placed) { return placed.seat == 1; });
         },
         "E14 W03"},
        {"W03 nobody carries",
         [](Scenario& map) { pieceIn(map, piece::worker).attributes.erase(property::carrying); }, "W03"},
        {"W03 no good",
         [](Scenario& map) { pieceIn(map, piece::business).attributes.erase(property::store); }, "W03"},
        {"W03 later in the game",
         [](Scenario& map) {
             fixture::put(map, piece::townHall, anchorIn(map, 2), slot::hall, 0);
             pieceIn(map, piece::worker).attributes.erase(property::carrying);
             pieceIn(map, piece::business).attributes.erase(property::store);
         },
         ""},
        {"W04 another print",
         [](Scenario& map) {
             const Hex at = anchorIn(map, 2);
             CellDetails details = map.board.detailsOf(at);
             details.attributes.set("grey", 1);
             map.board.put(CellState(*map.board.find(at), details));
         },
         "W04"},
        {"I01 a region of the map's own",
         [](Scenario& map) {
             RegionShape shape = *fixture::set().catalog.regionShape("mountains-2");
             shape.id = "own";
             map = fixture::boardOf("P1 H1 M1 P2 H2 -", 2);
             map.shapes.push_back(shape);
             layRegions(map, fixture::set().catalog, {regionAt("own", 1, 2)});
         },
         "I01"}};
    return rows;
}

}  // namespace

class BauenCheckTest : public QObject {
    Q_OBJECT

private slots:
    void findings_data() {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < checkRows().size(); ++i)
            QTest::newRow(checkRows()[i].name) << static_cast<int>(i);
    }
    void findings() {
        QFETCH(int, row);
        const CheckRow& one = checkRows()[static_cast<std::size_t>(row)];
        Scenario map = started();
        one.spoil(map);
        QCOMPARE(codesIn(map), QString::fromLatin1(one.codes));
    }

    /// Whatever was put down first: a map has the same findings.
    void theOrderDoesNotMatter() {
        for (const CheckRow& one : checkRows()) {
            Scenario map = started();
            one.spoil(map);
            const QString codes = codesIn(map);
            std::ranges::reverse(map.board.regions);
            QCOMPARE(codesIn(map), codes);
        }
    }

    void standInsAreAHint() {
        const auto all = findingsOf(fixture::game(), started());
        const Finding* standIns = findingOf(all, "bauen.W01");
        QVERIFY(standIns != nullptr);
        QCOMPARE(standIns->problem.severity, Severity::Hint);
        const auto& list = std::get<Localized>(standIns->problem.arguments.front().value);
        for (const char* language : {"en", "de", "fr"}) QVERIFY(list.texts.contains(language));
    }

    /// E03 to E06 and E31 are warnings in a free design, limits of the box a hint.
    void freeDesign() {
        for (const CheckRow& one : checkRows()) {
            Scenario map = started();
            one.spoil(map);
            map.profile = RuleProfile::Free;
            for (const Finding& finding : findingsOf(fixture::game(), map)) {
                const std::string& code = finding.problem.code;
                for (const char* laying : {"bauen.E03", "bauen.E04", "bauen.E05", "bauen.E06", "bauen.E31"})
                    if (code == laying) QCOMPARE(finding.problem.severity, Severity::Warning);
                for (const char* box : {"bauen.E10", "bauen.E13", "bauen.E15", "bauen.E21", "bauen.E27"})
                    if (code == box) QCOMPARE(finding.problem.severity, Severity::Hint);
            }
        }
    }

    void fixesMendWhatTheyAreFor() {
        int mended = 0;
        for (const CheckRow& one : checkRows()) {
            Scenario map = started();
            one.spoil(map);
            for (const Finding& finding : findingsOf(fixture::game(), map)) {
                if (!finding.fix) continue;
                Scenario after = map;
                (void)apply(after, finding.fix->edit);
                for (const Finding& left : findingsOf(fixture::game(), after))
                    QVERIFY(!(left.problem == finding.problem));
                ++mended;
            }
        }
        QVERIFY(mended > 15);
    }

    void whatIsRefusedAtThePointer() {
        Scenario map = started();
        const auto refused = [&](const MapObject& object) {
            const auto reason = refusalOf(fixture::game(), map, object);
            return reason ? QString::fromStdString(reason->code) : QString();
        };
        PiecePlacement worker;
        worker.kind = piece::worker;
        worker.at = fixture::areaOf(map, 1, 1);
        worker.slot = "orange-1";
        worker.seat = 0;
        QCOMPARE(refused(worker), QStringLiteral("bauen.E11"));
        worker.seat = 1;
        QCOMPARE(refused(worker), QString());
        EdgeFeature wall =
            edgeFeature(fixture::areaOf(map, 0), sideTo(map, fixture::areaOf(map, 0), Beyond::Same),
                        std::string(border::wall), true);
        wall.seat = 0;
        QCOMPARE(refused(wall), QStringLiteral("bauen.E25"));
        map = fixture::boardOf("P1 H1 M1 P2 H2 -", 2);
        RegionPlacement region = regionAt("mountains-2", 1, 2);
        QCOMPARE(refused(region), QString());
        region.anchor = region.anchor + Hex{0, 1};
        QCOMPARE(refused(region), QStringLiteral("bauen.E31"));
        map.profile = RuleProfile::Free;
        QCOMPARE(refused(region), QString());
        // The first region of an empty board touches none, and is fine.
        map = fixture::layout(2);
        QCOMPARE(refused(regionAt("plains-1", 0, 1)), QString());
    }

    void redDiceAreCountedByPlayers() {
        for (int players = 2; players <= 6; ++players) {
            const auto left = leftInBox(fixture::game(), fixture::layout(players), ObjectTable::Pieces,
                                        std::string(piece::business), -1);
            QVERIFY(left == 4 * players);
        }
    }

    void everyFindingHasItsSentences() {
        Messages messages = coreMessages();
        QVERIFY(messages.add(fixture::game().messages).ok());
        for (const CheckRow& one : checkRows()) {
            Scenario map = started();
            one.spoil(map);
            for (const Finding& finding : findingsOf(fixture::game(), map))
                for (const char* language : {"en", "de", "fr"}) {
                    const std::string text = messages.text(language, finding.problem);
                    QVERIFY2(text.find('{') == std::string::npos && text != finding.problem.code,
                             text.c_str());
                }
        }
    }
};

HEXA_TEST(BauenCheckTest);
#include "check_test.moc"
