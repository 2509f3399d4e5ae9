// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hashtext.h"
#include "core/base/rng.h"
#include "core/io/file/file.h"
#include "core/io/format/columnwriter.h"
#include "core/io/format/recordfile.h"
#include "core/io/format/scenariofile.h"
#include "core/io/format/scenariotext.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>

using namespace hexa;
using namespace hexa::test;

namespace {

bool isOfVersion(const std::string& text, int version) {
    return text.find("\"version\": " + std::to_string(version) + ",\n  \"system\"") != std::string::npos;
}

/// Returns a map of version 2 with such members of its board.
std::string fileOf(const std::string& board, const char* version = "2") {
    return R"({"format": "hexatelier-scenario", "version": )" + std::string(version) +
           R"(, "system": "toy", "board": {"orientation": "flat", )" + board + "}}";
}

/// Returns mostly plain cells, in columns with gaps.
Board randomBoard(Rng& rng, const Catalog& catalog, int size) {
    Board board;
    std::vector<Cell> cells;
    std::map<Hex, CellDetails> details;
    for (int q = -size / 10; q <= size / 10; ++q) {
        Cell cell;
        cell.at = {q, between(rng, -size, size)};
        for (int i = between(rng, 0, size); i > 0; --i) {
            cell.at.r += between(rng, 0, 9) == 0 ? between(rng, 1, 60) : 1;
            cell.kind = KindId::Blank;
            if (between(rng, 0, 9) > 0) cell.kind = KindId::Empty;
            if (between(rng, 0, 2) > 0)
                cell.kind = kindIdAt(rng.below(static_cast<std::uint32_t>(catalog.kinds.size())));
            cell.locked = between(rng, 0, 4) == 0;
            cell.id = isTile(cell.kind) && between(rng, 0, 9) == 0 ? *TileId::from("X1") : TileId();
            cells.push_back(cell);
            if (between(rng, 0, 19) == 0) details[cell.at].note = "note";
        }
    }
    board.setCells(std::move(cells), std::move(details));
    return board;
}

/// Changes the cells of a board and puts them back in one go.
template <class Change>
void changeCells(Board& board, Change change) {
    std::vector<Cell> cells(board.cells().begin(), board.cells().end());
    change(cells);
    board.setCells(std::move(cells), board.details());
}

/// Sets IDs like those of maps: numbered in order, then changed by editing and by other programs.
void giveIds(Board& board, Rng& rng, const Catalog& catalog) {
    if (between(rng, 0, 4) > 0)
        changeCells(board, [](auto& cells) {
            for (Cell& cell : cells) cell.id = {};
        });
    assignMissingIds(board, catalog);
    const int rare = between(rng, 1, 60);
    const auto now = [&] { return between(rng, 0, rare) == 0; };
    changeCells(board, [&](std::vector<Cell>& cells) {
        constexpr std::array strange{"M01", "M0",  "M",   "H3", "M1234567890", "M999999999",
                                     "M-1", "M+1", "M1x", "X",  "M1000000000"};
        if (cells.empty()) return;
        const auto any = [&]() -> Cell& {
            return cells[rng.below(static_cast<std::uint32_t>(cells.size()))];
        };
        for (Cell& cell : cells) {
            if (now()) cell.id = {};                        // partly numbered
            if (now()) std::swap(cell.id, any().id);        // moved
            if (now()) cell.id = any().id;                  // twice
            if (now()) cell.locked = !cell.locked;          // locked ones count too
            if (now()) cell.kind = kindIdAt(rng.below(2));  // another kind's ID
            if (now()) cell.id = *TileId::from(strange[rng.below(strange.size())]);
        }
        std::erase_if(cells, [&](const Cell&) { return now(); });  // gaps
    });
}

/// Returns a rectangle of plain cells.
Scenario plainMap(const Catalog& catalog, int columns, int rows) {
    Scenario scenario;
    scenario.system = catalog.system;
    std::vector<Cell> cells;
    for (int q = 0; q < columns; ++q)
        for (int r = 0; r < rows; ++r) {
            Cell cell;
            cell.at = {q, r};
            cell.kind = kindIdAt(static_cast<std::size_t>(q + r) % catalog.kinds.size());
            cells.push_back(cell);
        }
    scenario.board.setCells(std::move(cells));
    return scenario;
}

/// Returns the toy's catalog with this number of further kinds.
GameSystem gameOfManyKinds(std::size_t more) {
    GameSystem game = toySystem();
    for (std::size_t i = 0; i < more; ++i) {
        CellKind kind = game.catalog.kinds[0];
        kind.id = "kind" + std::to_string(i);
        game.catalog.kinds.push_back(kind);
    }
    return game;
}

std::string columnsFile() { return *readFile(HEXATELIER_SOURCE_DIR "/tests/files/good/columns.hexa"); }

}  // namespace

/// Version 2 of the file format: plain cells in columns.
class ColumnsTest : public QObject {
    Q_OBJECT

private slots:
    void roundTrip() {
        const Systems known = toySystems();
        const Catalog& catalog = known.list()[0].catalog;
        QVERIFY(rc::check("both forms are read back as they were", [&](const Dice& dice) {
            Rng rng = dice.rng();
            Scenario scenario = randomScenario(rng, catalog, dice.size);
            if (between(rng, 0, 3) > 0) scenario.board = randomBoard(rng, catalog, dice.size);
            if (between(rng, 0, 1) > 0) giveIds(scenario.board, rng, catalog);
            const std::string lines = writeScenario(scenario, catalog, ScenarioForm::Lines);
            const std::string columns = writeScenario(scenario, catalog, ScenarioForm::Columns);
            RC_ASSERT(writeScenario(scenario, catalog) == lines);
            for (const std::string& text : {lines, columns}) {
                const auto back = readScenario(text, known);
                if (!back) RC_FAIL(back.error().code() + "\n" + text);
                RC_ASSERT(*back == scenario);
                const auto again = consumeScenario(text, known);
                RC_ASSERT(again.ok() && *again == scenario);
            }
            const auto back = readScenario(columns, known);
            RC_ASSERT(writeScenario(*back, catalog, ScenarioForm::Columns) == columns);
            RC_ASSERT(writeScenario(*back, catalog, ScenarioForm::Lines) == lines);
        }));
    }

    void fileIsReadAndWrittenAlike() {
        const Systems known = toySystems();
        const Catalog& catalog = known.list()[0].catalog;
        const auto scenario = readScenario(columnsFile(), known);
        QVERIFY2(scenario.ok(), scenario ? "" : scenario.error().code().c_str());
        const Board& board = scenario->board;
        QCOMPARE(board.cellCount(), std::size_t{21});
        const auto is = [&](Hex at, KindId kind, bool locked) {
            const Cell* cell = board.find(at);
            return cell != nullptr && cell->kind == kind && cell->locked == locked;
        };
        const KindId meadow = *catalog.kindId("meadow"), home = *catalog.kindId("home");
        QVERIFY(is({0, 0}, meadow, false) && is({0, 3}, home, false) && is({0, 4}, KindId::Empty, false));
        QVERIFY(is({0, 5}, KindId::Blank, false) && is({0, 6}, meadow, true) &&
                is({0, 7}, KindId::Empty, true));
        QVERIFY(is({0, 8}, KindId::Blank, true) && is({1, 53}, KindId::Empty, false));
        QVERIFY(board.find({0, 2})->id.text() == "M1" && board.find({1, -2}) == nullptr);
        QVERIFY(board.extra.members.size() == 1);
        const std::string difference = compareGolden(
            "files/good/columns.hexa", writeScenario(*scenario, catalog, ScenarioForm::Columns));
        QVERIFY2(difference.empty(), difference.c_str());
    }

    /// Small maps, and maps without a gain, keep the form that every program reads.
    void onlyHugeMapsHaveColumns() {
        const Systems known = toySystems();
        const Catalog& catalog = known.list()[0].catalog;
        static_assert(maxPlainCellsInLines == 10'000);
        const auto same = [&](const Scenario& map) {
            return writeScenario(map, catalog) == writeScenario(map, catalog, ScenarioForm::Lines);
        };
        Scenario map = plainMap(catalog, 100, 100);
        QVERIFY(same(map) && isOfVersion(writeScenario(map, catalog), 1));
        map = plainMap(catalog, 73, 137);  // 10 001
        const std::string text = writeScenario(map, catalog);
        QVERIFY(isOfVersion(text, 2));
        QVERIFY(text.size() < 20'000);
        const auto back = readScenario(text, known);
        QVERIFY(back && *back == map);
        // Other files and hashes have the old form as before.
        QCOMPARE(mapHash(map, catalog),
                 hashText(stableHash(writeScenario(map, catalog, ScenarioForm::Lines))));

        Scenario own = map;  // members that a file of version 1 had, and nobody knew
        own.board.extra.members.emplace_back("columns", "[1]");
        QVERIFY(same(own));
        const auto kept = readScenario(writeScenario(own, catalog), known);
        QVERIFY(kept && *kept == own);

        // Unpredictable IDs.
        Scenario named = map;
        std::vector<Cell> cells(named.board.cells().begin(), named.board.cells().end());
        for (Cell& cell : cells) cell.id = *TileId::from("X");
        named.board.setCells(cells);
        QVERIFY(same(named));
        // Single cells need no less room as columns.
        for (Cell& cell : cells) {
            cell.id = {};
            cell.at.r *= 50;
        }
        named.board.setCells(cells);
        QVERIFY(same(named));
    }

    void numberedIdsTakeNoRoom() {
        const Systems known = toySystems();
        const Catalog& catalog = known.list()[0].catalog;
        Scenario map = plainMap(catalog, 100, 120);
        const std::size_t plain = writeScenario(map, catalog).size();
        assignMissingIds(map.board, catalog);
        QVERIFY(map.board.find({99, 119})->id.text() == "M6000");
        const auto written = [&] {
            const std::string text = writeScenario(map, catalog);
            const auto back = readScenario(text, known);
            return back && *back == map && isOfVersion(text, 3) ? text.size() : 0;
        };
        const std::size_t numbered = written();
        QVERIFY2(numbered > plain && numbered < plain + 4000, std::to_string(numbered).c_str());
        // Locked tiles count with the others.
        changeCells(map.board, [](auto& cells) {
            for (std::size_t i = 0; i < cells.size(); i += 7) cells[i].locked = true;
        });
        QVERIFY(written() < numbered + 200);
        // Each step of editing adds some bytes, at any place: the others' IDs need not change.
        changeCells(map.board, [](auto& cells) {
            for (std::size_t i = 0; i < 20; ++i)
                cells[i * 577].id = *TileId::from("H" + std::to_string(7000 + i));
            for (std::size_t i = 0; i < 20; ++i)
                cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(i * 411));
        });
        const std::size_t edited = written();
        QVERIFY2(edited > numbered && edited < numbered + 40 * 250, std::to_string(edited).c_str());
    }

    void numberedFileIsReadAndWrittenAlike() {
        const Systems known = toySystems();
        const Catalog& catalog = known.list()[0].catalog;
        const std::string text = *readFile(HEXATELIER_SOURCE_DIR "/tests/files/good/numbered.hexa");
        const auto scenario = readScenario(text, known);
        QVERIFY2(scenario.ok(), scenario ? "" : scenario.error().code().c_str());
        const auto id = [&](Hex at) {
            const Cell* cell = scenario->board.find(at);
            return cell == nullptr ? std::string("-") : std::string(cell->id.text());
        };
        for (const auto& [at, expected] : std::map<Hex, std::string>{{{0, 0}, "M1"},
                                                                     {{0, 1}, "M2"},
                                                                     {{0, 2}, "M01"},
                                                                     {{0, 3}, "H1"},
                                                                     {{0, 4}, "M3"},
                                                                     {{0, 5}, ""},
                                                                     {{0, 6}, "M4"},
                                                                     {{0, 7}, "M7"},
                                                                     {{0, 12}, "M12"},
                                                                     {{1, -2}, ""},
                                                                     {{1, 1}, "Inn"},
                                                                     {{2, 0}, "H2"},
                                                                     {{2, 1}, "M13"},
                                                                     {{2, 3}, "M14"}})
            QCOMPARE(id(at), expected);
        const std::string difference = compareGolden(
            "files/good/numbered.hexa", writeScenario(*scenario, catalog, ScenarioForm::Columns));
        QVERIFY2(difference.empty(), difference.c_str());
        // The order of columns and members doesn't matter, and a missing member counts as null.
        const auto other = readScenario(fileOf(R"("columns": [{"ids": {"M": 5}, "cells": "mh", "at": [3, 0]},
                      {"at": [0, 0], "cells": "mh", "ids": {"H": 2, "M": null}}, {"at": [1, 0], "cells": "m", "ids": null}],
                      "legend": {"m": {"kind": "meadow", "ids": "M"}, "h": {"kind": "home", "ids": "H"}}, "cells": [])",
                                               "3"),
                                        known);
        QVERIFY2(other.ok(), other ? "" : other.error().code().c_str());
        std::string ids;
        for (const Cell& cell : other->board.cells()) ids += std::string(cell.id.text()) + ';';
        QCOMPARE(ids, std::string(";H2;;M5;;"));
    }

    void oldFilesKeepSuchMembers() {
        const Systems known = toySystems();
        const std::string board = R"("cells": [{"at": [0, 0]}], "legend": {"a": 3}, "columns": "none")";
        const auto scenario = readScenario(fileOf(board, "1"), known);
        QVERIFY(scenario);
        QCOMPARE(scenario->board.cellCount(), std::size_t{1});
        QCOMPARE(scenario->board.extra.members.size(), std::size_t{2});
        QCOMPARE(scenario->board.extra.members[1].second, std::string("\"none\""));
    }

    void columnsInAnyOrder() {
        const Systems known = toySystems();
        const auto map = [&](const std::string& board) { return readScenario(fileOf(board), known); };
        const auto lines =
            map(R"("cells": [{"at": [0, 0], "kind": "meadow"}, {"at": [0, 1], "id": "E"}, {"at": [0, 2]},
            {"at": [1, -1], "kind": "home"}, {"at": [1, 0], "blank": true}])");
        QVERIFY(lines);
        for (
            const char* board :
            {R"("columns": [{"cells": "hb", "at": [1, -1]}, {"at": [0, 0], "cells": "m__"}, {"at": [0, 2], "cells": "e"}],
                 "legend": {"_": null, "e": {}, "m": {"kind": "meadow", "blank": false}, "h": {"kind": "home", "locked": null},
                 "b": {"blank": true, "kind": null}}, "cells": [{"at": [0, 1], "id": "E"}])",
             R"("cells": [{"at": [1, 0], "blank": true}, {"at": [0, 1], "id": "E"}], "columns": [
                 {"at": [0, 0], "cells": "  ..-+"}, {"at": [1, -1], "cells": "\u0022\u005c"}],
                 "legend": {"  ": {"kind": "meadow"}, "..": null, "-+": {}, "\u0022\u005c": {"kind": "home"}})",
             R"("cells": [{"at": [0, 0], "kind": "meadow"}, {"at": [0, 1], "id": "E"}, {"at": [0, 2]},
                 {"at": [1, -1], "kind": "home"}, {"at": [1, 0], "blank": true}], "columns": null, "legend": null)",
             R"("cells": [{"at": [0, 0], "kind": "meadow"}, {"at": [0, 1], "id": "E"}, {"at": [0, 2]},
                 {"at": [1, -1], "kind": "home"}, {"at": [1, 0], "blank": true}], "legend": {},
                 "columns": [{"at": [0, 0], "cells": ""}])"}) {
            const auto read = map(board);
            QVERIFY2(read.ok(), read ? "" : read.error().code().c_str());
            QVERIFY(*read == *lines);
        }
    }

    void mistakesAreNumbered() {
        const auto scenario = readScenario(
            fileOf(R"("cells": [], "legend": {"a": {}}, "columns": [{"at": [3, 40000], "cells": "aaaaé"}])"),
            toySystems());
        QVERIFY(!scenario);
        const Messages messages = toySystems().messages();
        const std::string sentence = messages.text("en", scenario.error());
        for (const char* part : {"“é”", "entry 5 of", "hex 3, 40004", "/board/columns/0/cells"})
            QVERIFY2(sentence.find(part) != std::string::npos, sentence.c_str());
    }

    void noMoreCellsThanOneByOne() {
        const std::string longest(100'001, 'a');
        std::string columns;
        for (int q = 0; q < 40; ++q)
            columns += (q > 0 ? ", {\"at\": [" : "{\"at\": [") + std::to_string(q) + ", 0], \"cells\": \"" +
                       longest + "\"}";
        const auto codeOf = [&](const std::string& meaning) {
            const auto read = readScenario(
                fileOf(R"("cells": [], "legend": {"a": )" + meaning + R"(}, "columns": [)" + columns + "]"),
                toySystems());
            return read ? std::to_string(read->board.cellCount()) : read.error().code();
        };
        QCOMPARE(codeOf("{}"), std::string("file.too-many-cells"));
        QCOMPARE(codeOf("null"), std::string("0"));
    }

    void symbolsOfManyKinds() {
        for (const std::size_t more : {std::size_t{20}, std::size_t{60}, std::size_t{3'000}}) {
            const GameSystem game = gameOfManyKinds(more);
            const Systems known({game});
            const Scenario map = plainMap(game.catalog, 70, 150);
            const std::string text = writeScenario(map, game.catalog);
            QVERIFY(isOfVersion(text, 2));
            const auto back = readScenario(text, known);
            QVERIFY2(back.ok(), back ? "" : back.error().code().c_str());
            QVERIFY(*back == map);
        }
        const GameSystem game = gameOfManyKinds(60);
        const auto columns = columnsOf(plainMap(game.catalog, 100, 101).board, game.catalog);
        QVERIFY(columns && std::ranges::all_of(columns->legend,
                                               [](const auto& symbol) { return symbol.text.size() == 2; }));
    }
};

HEXA_TEST(ColumnsTest);
#include "columns_test.moc"
