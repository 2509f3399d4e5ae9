// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/builders.h"
#include "core/edit/coordinates.h"
#include "tests/core/edit/after.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace hexa;
using namespace hexa::test;

namespace {

const KindId meadow = kindIdAt(0);
const KindId home = kindIdAt(1);

/// Returns a row of hexes from (0, 0) to the right: M = meadow, H = home with a seat, . = slot, # =
/// blank; capitals are followed by an IDs number, small letters are locked.
Scenario row(std::string_view text) {
    Scenario scenario;
    scenario.system = "toy";
    int q = 0;
    std::map<char, int> numbers;
    for (char c : text) {
        Cell cell;
        cell.at = {q++, 0};
        const char big = static_cast<char>(std::toupper(c));
        cell.kind = big == 'M' ? meadow : big == 'H' ? home : c == '#' ? KindId::Blank : KindId::Empty;
        cell.locked = big != c;
        if (isTile(cell.kind)) cell.id = *TileId::from(std::string(1, big) + std::to_string(++numbers[big]));
        scenario.board.put(CellState(cell));
        if (big == 'H') scenario.seats.push_back({cell.at, {}, Localized("seat " + std::to_string(q)), {}});
    }
    return scenario;
}

/// Returns IDs and slots from (0, 0) to the right, e.g. "M1 . H1"; a gap of the layout is "_".
std::string shown(const Scenario& scenario, int length = 6) {
    std::string out;
    for (int q = 0; q < length; ++q) {
        const Cell* cell = scenario.board.find({q, 0});
        if (q > 0) out += ' ';
        if (cell == nullptr)
            out += '_';
        else if (isTile(cell->kind))
            out += cell->id.empty() ? "?" : std::string(cell->id.text());
        else
            out += cell->kind == KindId::Blank ? "#" : ".";
    }
    return out.substr(0, out.find_last_not_of("_ ") + 1);
}

std::string homes(const Scenario& scenario) {
    std::string out;
    for (const Seat& seat : scenario.seats)
        out += (out.empty() ? "" : " ") + (seat.home ? std::to_string(seat.home->q) : "-");
    return out;
}

/// Moves in a row: "0>1 2>3".
std::vector<std::pair<Hex, Hex>> movesOf(const QString& text) {
    std::vector<std::pair<Hex, Hex>> moves;
    for (const QString& move : text.split(' ', Qt::SkipEmptyParts)) {
        const auto ends = move.split('>');
        moves.push_back({{ends[0].toInt(), 0}, {ends[1].toInt(), 0}});
    }
    return moves;
}

std::vector<Hex> hexesIn(const Scenario& scenario) {
    std::vector<Hex> hexes;
    for (const Cell& cell : scenario.board.cells()) hexes.push_back(cell.at);
    return hexes;
}

bool seatsDiffer(const Scenario& scenario) {
    std::set<Hex> all;
    return std::ranges::all_of(scenario.seats,
                               [&](const Seat& seat) { return !seat.home || all.insert(*seat.home).second; });
}

}  // namespace

class BuildersTest : public QObject {
    Q_OBJECT

private slots:
    void moves_data() {
        QTest::addColumn<QString>("start");
        QTest::addColumn<int>("mode");
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("result");
        QTest::addColumn<QString>("seats");
        const int swap = static_cast<int>(MoveMode::Swap), replace = static_cast<int>(MoveMode::Replace),
                  copy = static_cast<int>(MoveMode::Copy);
        QTest::newRow("to a slot") << "M." << replace << "0>1"
                                   << ". M1"
                                   << "";
        QTest::newRow("over a tile") << "MM" << replace << "0>1"
                                     << ". M1"
                                     << "";
        QTest::newRow("swap") << "MM" << swap << "0>1"
                              << "M2 M1"
                              << "";
        QTest::newRow("swap with a slot") << "M." << swap << "0>1"
                                          << ". M1"
                                          << "";
        QTest::newRow("swap with a blank") << "M#" << swap << "0>1"
                                           << "# M1"
                                           << "";
        QTest::newRow("swap, both dragged") << "MM" << swap << "0>1 1>0"
                                            << "M2 M1"
                                            << "";
        QTest::newRow("outside of the layout") << "M" << replace << "0>3"
                                               << ". _ _ M1"
                                               << "";
        QTest::newRow("swap outside") << "M" << swap << "0>1"
                                      << ". M1"
                                      << "";
        QTest::newRow("copy") << "M." << copy << "0>1"
                              << "M1 M2"
                              << "";
        QTest::newRow("copy over a tile") << "MM" << copy << "0>1"
                                          << "M1 M3"
                                          << "";
        QTest::newRow("empty source") << ".M" << replace << "0>1"
                                      << ". M1"
                                      << "";
        QTest::newRow("onto itself") << "M" << replace << "0>0"
                                     << "M1"
                                     << "";
        QTest::newRow("group, replace") << "MM." << replace << "0>1 1>2"
                                        << ". M1 M2"
                                        << "";
        QTest::newRow("group, swap into a slot") << "MM." << swap << "0>1 1>2"
                                                 << ". M1 M2"
                                                 << "";
        QTest::newRow("group, swap: none is lost") << "MMM" << swap << "0>1 1>2"
                                                   << "M3 M1 M2"
                                                   << "";
        QTest::newRow("group, swap, other order") << "MMM" << swap << "1>2 0>1"
                                                  << "M3 M1 M2"
                                                  << "";
        QTest::newRow("two on one place") << "MM." << replace << "0>2 1>2"
                                          << ". M2 M1"
                                          << "";
        QTest::newRow("locked source") << "m." << swap << "0>1"
                                       << "M1 ."
                                       << "";
        QTest::newRow("locked target") << "Mm" << swap << "0>1"
                                       << "M1 M2"
                                       << "";
        QTest::newRow("copy of a locked tile") << "m." << copy << "0>1"
                                               << "M1 M2"
                                               << "";
        QTest::newRow("a tile that must stay is not run over") << "MMm" << replace << "0>1 1>2"
                                                               << "M1 M2 M3"
                                                               << "";
        QTest::newRow("seat goes along") << "H.H" << replace << "0>1"
                                         << ". H1 H2"
                                         << "1 2";
        QTest::newRow("seats swap") << "HMH" << swap << "0>2"
                                    << "H2 M1 H1"
                                    << "2 0";
        QTest::newRow("seat swaps with a tile") << "HMH" << swap << "0>1"
                                                << "M1 H1 H2"
                                                << "1 2";
        QTest::newRow("seat is run over") << "HMH" << replace << "1>0"
                                          << "M1 . H2"
                                          << "2";
        QTest::newRow("seat runs over a seat") << "H.H" << replace << "0>2"
                                               << ". . H1"
                                               << "2";
        QTest::newRow("seat is copied") << "H.H" << copy << "0>1"
                                        << "H1 H3 H2"
                                        << "0 2 1";
        QTest::newRow("no more seats than the game has") << "HHH." << copy << "0>3"
                                                         << "H1 H2 H3 H4"
                                                         << "0 1 2";
    }
    void moves() {
        QFETCH(QString, start);
        QFETCH(int, mode);
        QFETCH(QString, moves);
        QFETCH(QString, result);
        QFETCH(QString, seats);
        const Catalog catalog = toySystem().catalog;
        const Scenario before = row(start.toStdString());
        const Scenario moved =
            after(before, moveTiles(before, catalog, movesOf(moves), static_cast<MoveMode>(mode)));
        QCOMPARE(QString::fromStdString(shown(moved)), result);
        QCOMPARE(QString::fromStdString(homes(moved)), seats);
    }

    void movedTilesTakeTheirDetailsAlong() {
        const Catalog catalog = toySystem().catalog;
        Scenario scenario = row("M.");
        CellDetails details;
        details.points = 4;
        (void)apply(scenario, setDetails(scenario, {0, 0}, details));
        const auto moves = movesOf("0>1");
        const Scenario moved = after(scenario, moveTiles(scenario, catalog, moves, MoveMode::Replace));
        QVERIFY(moved.board.detailsOf({1, 0}) == details);
        QVERIFY(moved.board.detailsOf({0, 0}).empty());
        const Scenario copied = after(scenario, moveTiles(scenario, catalog, moves, MoveMode::Copy));
        QVERIFY(copied.board.detailsOf({1, 0}) == details && copied.board.detailsOf({0, 0}) == details);
    }

    void seatsFollowPaintAndRemoval() {
        const Catalog catalog = toySystem().catalog;
        const Scenario scenario = row("HMH.");
        const std::vector<Hex> first{{0, 0}}, second{{1, 0}}, last{{3, 0}};
        const auto painted = after(scenario, paintCells(scenario, catalog, first, meadow));
        QCOMPARE(homes(painted), std::string("2"));
        QCOMPARE(painted.seats[0].name, scenario.seats[1].name);
        QCOMPARE(homes(after(scenario, removeCells(scenario, catalog, first))), std::string("2"));
        QCOMPARE(homes(after(scenario, paintCells(scenario, catalog, last, home))), std::string("0 2 3"));
        QCOMPARE(homes(after(scenario, paintCells(scenario, catalog, second, home))), std::string("0 2 1"));
        // A home painted with a home stays, with ID and seat.
        QVERIFY(after(scenario, paintCells(scenario, catalog, first, home)) == scenario);
    }

    void ownersOfPiecesFollowTheSeats() {
        const Catalog catalog = toySystem().catalog;
        Scenario scenario = row("HHH");
        for (int seat = -1; seat < 3; ++seat) {
            PiecePlacement& sheep = scenario.board.pieces.emplace_back();
            sheep.kind = "sheep";
            sheep.seat = seat;
            scenario.board.zones.emplace_back().seat = seat;
        }
        const std::vector<Hex> middle{{1, 0}};
        const auto without = after(scenario, removeCells(scenario, catalog, middle));
        const std::vector<int> expected{-1, 0, -1, 1};
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QCOMPARE(without.board.pieces[i].seat, expected[i]);
            QCOMPARE(without.board.zones[i].seat, expected[i]);
        }
    }

    void noTwoSeatsShareAHome() {
        Catalog catalog = toySystem().catalog;
        catalog.homes = Catalog::Homes::Own;
        Scenario scenario = row("H.");
        scenario.seats.push_back({Hex{1, 0}, {}, Localized("waiting"), {}});  // its Capital is still to come
        const auto moves = movesOf("0>1");
        const auto moved = after(scenario, moveTiles(scenario, catalog, moves, MoveMode::Replace));
        QCOMPARE(homes(moved), std::string("1 0"));
        QVERIFY(rc::check("after any builder", [&](const Dice& dice) {
            Rng rng = dice.rng();
            Scenario random = randomScenario(rng, catalog, dice.size);
            for (int i = 0; i < 8; ++i) {
                (void)apply(random, randomBuiltEdit(rng, catalog, random));
                RC_ASSERT(seatsDiffer(random));
            }
        }));
    }

    void idsThatAreKnownChangeNothing() {
        const Catalog catalog = toySystem().catalog;
        QVERIFY(
            rc::check("the same edits as without, and the IDs come back as they were", [&](const Dice& dice) {
                Rng rng = dice.rng();
                const Scenario before = randomScenario(rng, catalog, dice.size);
                const auto hexes = randomHexes(rng, 6, 20);
                TileIdSource ids(before.board, catalog);
                RC_ASSERT(paintCells(before, catalog, hexes, meadow, &ids) ==
                          paintCells(before, catalog, hexes, meadow));
                std::vector<CellState> cells;
                std::vector<std::pair<Hex, Hex>> moves;
                for (const Cell& cell : before.board.cells()) {
                    cells.push_back(*before.board.state(cell.at));
                    moves.emplace_back(cell.at, cell.at + Hex{2, -1});
                }
                const Isometry placement = randomIsometry(rng, 3);
                RC_ASSERT(pasteCells(before, catalog, cells, placement, &ids) ==
                          pasteCells(before, catalog, cells, placement));
                RC_ASSERT(moveTiles(before, catalog, moves, MoveMode::Copy, &ids) ==
                          moveTiles(before, catalog, moves, MoveMode::Copy));
                TileIdSource fresh(before.board, catalog);
                for (int i = 0; i < 20; ++i) RC_ASSERT(ids.take(meadow) == fresh.take(meadow));
            }));
    }

    void paintingGivesFreeIds() {
        const Catalog catalog = toySystem().catalog;
        QVERIFY(
            rc::check("new tiles have IDs that no other tile has, locked cells stay", [&](const Dice& dice) {
                Rng rng = dice.rng();
                const Scenario before = randomScenario(rng, catalog, dice.size);
                const auto hexes = randomHexes(rng, 6, 20);
                const KindId kind = between(rng, 0, 1) == 1 ? meadow : home;
                const Scenario painted = after(before, paintCells(before, catalog, hexes, kind));
                std::map<TileId, int> uses;
                for (const Cell& cell : painted.board.cells()) ++uses[cell.id];
                for (Hex at : hexes) {
                    const Cell* was = before.board.find(at);
                    const Cell* is = painted.board.find(at);
                    RC_ASSERT((was == nullptr) == (is == nullptr));
                    if (was == nullptr) continue;
                    if (was->locked || was->kind == kind) {
                        RC_ASSERT(*is == *was);
                    } else {
                        RC_ASSERT(is->kind == kind && uses[is->id] == 1 &&
                                  painted.board.detailsOf(at).empty());
                    }
                }
            }));
    }

    void lockedCellsStay() {
        const Catalog catalog = toySystem().catalog;
        QVERIFY(rc::check("brushes, moves, removal and paste leave them alone", [&](const Dice& dice) {
            Rng rng = dice.rng();
            const Scenario before = randomScenario(rng, catalog, dice.size);
            const auto hexes = randomHexes(rng, 5, 12);
            std::vector<CellState> cells;
            std::vector<std::pair<Hex, Hex>> moves;
            const Isometry shift = randomIsometry(rng, 2);
            for (Hex at : hexes)
                cells.push_back(randomCell(rng, catalog, at)), moves.emplace_back(at, shift(at));
            const std::vector<Edit> edits{paintCells(before, catalog, hexes, meadow),
                                          paintCells(before, catalog, hexes, KindId::Blank),
                                          removeCells(before, catalog, hexes),
                                          addCells(before, hexes),
                                          pasteCells(before, catalog, cells, shift),
                                          moveTiles(before, catalog, moves, MoveMode::Swap),
                                          moveTiles(before, catalog, moves, MoveMode::Replace),
                                          moveTiles(before, catalog, moves, MoveMode::Copy)};
            for (const Edit& edit : edits) {
                const Scenario changed = after(before, edit);
                for (const Cell& cell : before.board.cells())
                    if (cell.locked) RC_ASSERT(changed.board.state(cell.at) == before.board.state(cell.at));
            }
        }));
    }

    void swappingLosesNothing() {
        const Catalog catalog = toySystem().catalog;
        QVERIFY(rc::check("the same tiles before and after", [&](const Dice& dice) {
            Rng rng = dice.rng();
            const Scenario before = randomScenario(rng, catalog, dice.size);
            std::vector<std::pair<Hex, Hex>> moves;
            const Isometry shift = randomIsometry(rng, 2);
            for (Hex at : randomHexes(rng, 5, 15)) moves.emplace_back(at, shift(at));
            const Scenario swapped = after(before, moveTiles(before, catalog, moves, MoveMode::Swap));
            const auto tiles = [](const Scenario& scenario) {
                std::multiset<std::pair<KindId, TileId>> all;
                for (const Cell& cell : scenario.board.cells())
                    if (isTile(cell.kind)) all.emplace(cell.kind, cell.id);
                return all;
            };
            RC_ASSERT(tiles(swapped) == tiles(before));
        }));
    }

    void nothingLeavesTheLimits() {
        const Catalog catalog = toySystem().catalog;
        Scenario scenario = row("M");
        const int edge = Board::maxCoordinate;
        const std::vector<std::pair<Hex, Hex>> far{{{0, 0}, {edge + 1, 0}}};
        const auto cells = std::vector<CellState>{*scenario.board.state({0, 0})};
        const std::vector<Hex> beyond{{0, edge + 1}};
        QVERIFY(after(scenario, moveTiles(scenario, catalog, far, MoveMode::Replace)) == scenario);
        QVERIFY(after(scenario, addCells(scenario, beyond)) == scenario);
        QVERIFY(after(scenario, pasteCells(scenario, catalog, cells, {0, {0, -edge - 1}})) == scenario);
        QVERIFY(after(scenario, transformBoard(scenario, {0, {edge + 1, 0}})) == scenario);
        QVERIFY(!(after(scenario, transformBoard(scenario, {0, {edge, 0}})) == scenario));
    }

    void pasteTurnsAndNames() {
        const Catalog catalog = toySystem().catalog;
        QVERIFY(rc::check("each cell is at its image, with a free ID", [&](const Dice& dice) {
            Rng rng = dice.rng();
            const Scenario before = randomScenario(rng, catalog, dice.size);
            const Isometry placement = randomIsometry(rng, 3);
            std::vector<CellState> cells;
            for (Hex at : randomHexes(rng, 3, 8)) cells.push_back(randomCell(rng, catalog, at));
            const Scenario pasted = after(before, pasteCells(before, catalog, cells, placement));
            std::map<TileId, int> uses;
            for (const Cell& cell : pasted.board.cells()) ++uses[cell.id];
            for (const CellState& state : cells) {
                const Hex at = placement(state.cell.at);
                const Cell* was = before.board.find(at);
                if (was != nullptr && was->locked) continue;
                const Cell* is = pasted.board.find(at);
                RC_ASSERT(is != nullptr);
                RC_ASSERT(is->kind == state.cell.kind && !is->locked);
                RC_ASSERT(pasted.board.detailsOf(at) == mapped(state, placement).details());
                RC_ASSERT((isTile(is->kind) ? uses[is->id] == 1 : is->id.empty()));
            }
        }));
    }

    void transformAndBack() {
        const Catalog catalog = toySystem().catalog;
        QVERIFY(
            rc::check("an isometry and its inverse give the start, for all twelve", [&](const Dice& dice) {
                Rng rng = dice.rng();
                const Scenario start = randomScenario(rng, catalog, dice.size);
                for (std::uint8_t linear = 0; linear < 12; ++linear) {
                    const Isometry there{linear, randomHex(rng, 5)};
                    Scenario scenario = after(start, transformBoard(start, there));
                    for (const Cell& cell : start.board.cells()) {
                        RC_ASSERT(scenario.board.find(there(cell.at))->kind == cell.kind);
                        const CellState image = mapped(*start.board.state(cell.at), there);
                        RC_ASSERT(scenario.board.state(there(cell.at)) == image);
                    }
                    // Regions cover the images of their previous hexes.
                    for (std::size_t i = 0; i < start.board.regions.size(); ++i) {
                        auto covered = hexesOf(start.board.regions[i], catalog.regionShapes[0]);
                        for (Hex& at : covered) at = there(at);
                        RC_ASSERT(hexesOf(scenario.board.regions[i], catalog.regionShapes[0]) == covered);
                    }
                    // An edge lies between the images of its hexes.
                    std::set<std::set<Hex>> expected, actual;
                    for (const auto& feature : start.board.edges) {
                        const auto both = hexesOf(feature.edge);
                        expected.insert({there(both[0]), there(both[1])});
                    }
                    for (const auto& feature : scenario.board.edges) {
                        const auto both = hexesOf(feature.edge);
                        actual.insert({both[0], both[1]});
                    }
                    RC_ASSERT(actual == expected);
                    RC_ASSERT(after(scenario, transformBoard(scenario, inverse(there))) == start);
                }
            }));
    }

    void replaceContentGivesTheTarget() {
        const Catalog catalog = toySystem().catalog;
        QVERIFY(rc::check("all but system, orientation and unknown keys", [&](const Dice& dice) {
            Rng rng = dice.rng();
            const Scenario a = randomScenario(rng, catalog, dice.size);
            Scenario b = randomScenario(rng, catalog, dice.size);
            const Scenario result = after(a, replaceContent(a, b));
            b.extra = a.extra;
            b.board.extra = a.board.extra;
            b.board.orientation = a.board.orientation;
            RC_ASSERT(result == b);
            RC_ASSERT(changesNothing(b, replaceContent(b, b)));
        }));
    }

    void ids() {
        const Catalog catalog = toySystem().catalog;
        QVERIFY(rc::check("all, missing and duplicate IDs", [&](const Dice& dice) {
            Rng rng = dice.rng();
            const Scenario start = randomScenario(rng, catalog, dice.size);
            const auto unique = [](const Scenario& scenario, bool tilesOnly) {
                std::set<TileId> seen;
                for (const Cell& cell : scenario.board.cells())
                    if (tilesOnly ? isTile(cell.kind) : !cell.id.empty())
                        if (!seen.insert(cell.id).second) return false;
                return true;
            };
            const Scenario all = after(start, assignIds(start, catalog, IdScope::All));
            RC_ASSERT(unique(all, true));
            RC_ASSERT(all.board.details() == start.board.details());
            const Scenario repaired = after(start, repairDuplicateIds(start, catalog));
            RC_ASSERT(unique(repaired, false));
            const Scenario both = after(repaired, assignIds(repaired, catalog, IdScope::Missing));
            RC_ASSERT(unique(both, true));
        }));
        Scenario scenario = row("M.");
        (void)apply(scenario, setTileId(scenario, {0, 0}, *TileId::from("own")));
        QCOMPARE(shown(scenario), std::string("own ."));
        QVERIFY(changesNothing(scenario, setTileId(scenario, {9, 9}, *TileId::from("x"))));
    }

    void addRemoveLock() {
        const Catalog catalog = toySystem().catalog;
        const Scenario scenario = row("M.");
        const std::vector<Hex> hexes{{1, 0}, {2, 0}, {2, 0}, {0, 0}};
        const auto added = after(scenario, addCells(scenario, hexes));
        QCOMPARE(shown(added), std::string("M1 . ."));
        const auto locked = after(added, setLocked(added, hexes, true));
        QVERIFY(after(locked, removeCells(locked, catalog, hexes)) == locked);
        QVERIFY(after(locked, setLocked(locked, hexes, false)) == added);
        QCOMPARE(shown(after(added, removeCells(added, catalog, hexes))), std::string(""));
    }

    void sameKindIsConnected() {
        const Catalog catalog = toySystem().catalog;
        QVERIFY(rc::check("flood fill equals transitive closure", [&](const Dice& dice) {
            Rng rng = dice.rng();
            const Board board = randomScenario(rng, catalog, dice.size).board;
            const Hex start = randomHex(rng, 3);
            const auto found = connectedSameKind(board, start);
            const Cell* first = board.find(start);
            if (first == nullptr) {
                RC_ASSERT(found.empty());
                return;
            }
            std::set<Hex> reached{start};
            for (std::size_t before = 0; before != reached.size();) {
                before = reached.size();
                for (const Cell& cell : board.cells())
                    for (int d = 0; d < 6; ++d)
                        if (cell.kind == first->kind && reached.contains(neighbour(cell.at, d)))
                            reached.insert(cell.at);
            }
            RC_ASSERT(found == std::vector<Hex>(reached.begin(), reached.end()));
        }));
    }

    void coordinatesStayWithTheirHexes() {
        const Catalog catalog = toySystem().catalog;
        Scenario scenario = row("MMMMM.");
        scenario.board.orientation = Orientation::Pointy;
        for (int q = 0; q < 5; ++q) {
            CellState state = *scenario.board.state({q, 0});
            state.cell.id = *TileId::from(std::to_string(q + 3) + ",7");
            scenario.board.put(std::move(state));
        }
        const auto after = [&](const Edit& edit) {
            Scenario changed = scenario;
            static_cast<void>(apply(changed, edit));
            return shown(changed);
        };
        const Hex third{2, 0}, hole{5, 0};
        TileIdSource known(scenario.board, catalog);
        for (TileIdSource* ids : {static_cast<TileIdSource*>(nullptr), &known}) {
            // Another kind, a hole of the mat, both ends of a swap, a copy.
            QCOMPARE(after(paintCells(scenario, catalog, {&third, 1}, home, ids)),
                     std::string("3,7 4,7 5,7 6,7 7,7 ."));
            QCOMPARE(after(paintCells(scenario, catalog, {&hole, 1}, meadow, ids)),
                     std::string("3,7 4,7 5,7 6,7 7,7 8,7"));
            const std::pair<Hex, Hex> move{{0, 0}, {5, 0}};
            QCOMPARE(after(moveTiles(scenario, catalog, {&move, 1}, MoveMode::Swap, ids)),
                     std::string(". 4,7 5,7 6,7 7,7 8,7"));
            QCOMPARE(after(moveTiles(scenario, catalog, {&move, 1}, MoveMode::Copy, ids)),
                     std::string("3,7 4,7 5,7 6,7 7,7 8,7"));
        }
        QVERIFY(known.take(meadow) == *TileId::from("M1"));
        // Taken away and put back: the same again.
        static_cast<void>(apply(scenario, paintCells(scenario, catalog, {&third, 1}, KindId::Empty)));
        QCOMPARE(after(paintCells(scenario, catalog, {&third, 1}, meadow)),
                 std::string("3,7 4,7 5,7 6,7 7,7 ."));
        // If tiles have names of their own, no ID is a coordinate.
        QCOMPARE(isCoordinate(*TileId::from("M1")), false);
        QCOMPARE(isCoordinate(*TileId::from("1,")), false);
        QVERIFY(!coordinateOf(row("MM.").board, {2, 0}));
    }

    void layoutsKeepSeatsAndBlanks() {
        const Catalog catalog = toySystem().catalog;
        Scenario scenario = row("HmM#.");
        scenario.provenance.generator = "scatter";
        scenario.provenance.layout = "2p";
        const Scenario layout = asLayout(scenario, catalog);
        QCOMPARE(shown(layout), std::string("H1 . . # ."));
        QVERIFY(layout.seats == scenario.seats);
        QVERIFY(hexesIn(layout) == hexesIn(scenario));
        QVERIFY(!layout.board.find({1, 0})->locked);
        QVERIFY(layout.provenance.generator.empty());
        QCOMPARE(layout.provenance.layout, std::string("2p"));
    }
};

HEXA_TEST(BuildersTest);
#include "builders_test.moc"
