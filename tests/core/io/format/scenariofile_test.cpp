// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file/file.h"
#include "core/io/format/scenariofile.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

#include <algorithm>

using namespace hexa;
using namespace hexa::test;

namespace {

std::string good(const std::string& name) {
    return *readFile(std::string(HEXATELIER_SOURCE_DIR) + "/tests/files/good/" + name + ".hexa");
}

/// Returns the toy game, and Clockwork Wars as far as the format knows it: its catalog.
Systems systems() {
    std::vector<GameSystem> list{toySystem(), {}};
    list[1].catalog = *readCatalog(*readFile(HEXATELIER_SOURCE_DIR "/resources/clockwork/catalog.json"));
    return Systems(std::move(list));
}

}  // namespace

class ScenarioFileTest : public QObject {
    Q_OBJECT

private slots:
    void roundTrip() {
        const Systems known = toySystems();
        const Catalog& catalog = known.list()[0].catalog;
        QVERIFY(rc::check("read(write(s)) == s, and the text is stable", [&](const Dice& dice) {
            Rng rng = dice.rng();
            const Scenario scenario = randomScenario(rng, catalog, dice.size);
            const std::string text = writeScenario(scenario, catalog);
            const auto back = readScenario(text, known);
            if (!back) RC_FAIL(back.error().code() + "\n" + text);
            RC_ASSERT(*back == scenario);
            RC_ASSERT(writeScenario(*back, catalog) == text);
        }));
    }

    void minimalFileOpens() {
        const Systems known = systems();
        const auto scenario = readScenario(good("minimal"), known);
        QVERIFY(scenario);
        const Catalog& catalog = known.find("clockwork-wars")->catalog;
        QCOMPARE(scenario->players(), 2);
        QVERIFY((scenario->seats[1].home == Hex{5, 1}));
        QCOMPARE(std::string(scenario->title.in("de")), std::string("Lake of Fire"));
        QCOMPARE(scenario->board.cellCount(), std::size_t{3});
        QVERIFY(scenario->board.find({0, 0})->kind == *catalog.kindId("capital"));
        QVERIFY(scenario->board.find({1, 0})->id.text() == "L1");
        QCOMPARE(scenario->board.detailsOf({1, 0}).points.value_or(0), 4);
        QVERIFY(scenario->board.find({2, 0})->kind == KindId::Empty);
        QVERIFY(scenario->board.orientation == Orientation::Flat);
    }

    void completeFileIsReadAndWrittenAlike() {
        const Systems known = toySystems();
        const Catalog& catalog = known.list()[0].catalog;
        const auto scenario = readScenario(good("complete"), known);
        QVERIFY2(scenario.ok(), scenario ? "" : scenario.error().code().c_str());
        // Every unknown key survives, at every level.
        const Board& board = scenario->board;
        const auto has = [](const Extra& extra, const char* key, const char* json) {
            return extra.members.size() == 1 &&
                   extra.members[0] == std::pair<std::string, std::string>(key, json);
        };
        QVERIFY(has(scenario->extra, "x-root", R"({"deep":{"er":[1,2,3]}})"));
        QVERIFY(has(scenario->seats[0].extra, "x-seat", R"([1,{"a":null}])"));
        QVERIFY(has(board.extra, "x-board", "18446744073709551615"));
        QVERIFY(has(board.detailsOf({0, 0}).extra, "x-cell", R"({"b":[true,1.5]})"));
        QVERIFY(has(board.edges[0].extra, "x-edge", "1"));
        QVERIFY(has(board.regions[0].extra, "x-region", "\"r\""));
        QVERIFY(has(board.pieces[0].extra, "x-piece", "[]"));
        QVERIFY(has(board.zones[0].extra, "x-zone", "{}"));
        QVERIFY(has(board.labels[0].extra, "x-label", "false"));
        QVERIFY(has(scenario->provenance.extra, "x-provenance", "0.5"));
        QVERIFY(scenario->provenance.seed == std::optional<std::uint64_t>(UINT64_MAX));
        QVERIFY(board.pieces[0].count == 3 && board.pieces[0].seat == 1);
        QVERIFY(board.regions[0].turns == 2 && board.regions[0].mirrored);
        QVERIFY(board.find({0, 1})->kind == KindId::Blank && board.find({-1, 0})->locked);
        // The golden text of the format.
        const std::string difference =
            compareGolden("files/good/complete.hexa", writeScenario(*scenario, catalog));
        QVERIFY2(difference.empty(), difference.c_str());
    }

    void objectsFileIsReadAndWrittenAlike() {
        const Systems known = toySystems();
        const Catalog& catalog = known.list()[0].catalog;
        const auto scenario = readScenario(good("objects"), known);
        QVERIFY2(scenario.ok(), scenario ? "" : scenario.error().code().c_str());
        const Board& board = scenario->board;
        QVERIFY(!scenario->seats[1].home && scenario->seats[1].team == 1 && scenario->seats[2].team == 0);
        QCOMPARE(scenario->shapes.at(0).parts.at(1).offset, (Hex{0, -1}));
        QVERIFY(scenario->shapes[0].parts[0].attributes.empty());
        QVERIFY(*scenario->shapes[0].parts[1].attributes.find("flooded") == AttributeValue(true));
        QVERIFY(scenario->shapes[0].supply == 2 && !scenario->shapes[0].parts[0].extra.empty());
        QCOMPARE(int{board.detailsOf({0, 0}).cut}, 1 + 32 + 2048);
        QVERIFY(*board.detailsOf({0, 0}).attributes.find("flooded") == AttributeValue(true));
        QCOMPARE(board.edges.size(), std::size_t{4});
        QVERIFY(board.edges[0].locked && board.edges[2].side == 0 && board.edges[3].side == 1);
        QVERIFY(*board.edges[2].attributes.find("height") == AttributeValue(3));
        QVERIFY(board.edges[3].attributes.empty() && board.edges[3].seat == 1);
        QVERIFY(*board.pieces[0].attributes.find("banks") == AttributeValue(Sides{1 + 4 + 32}));
        const PiecePlacement& knight = board.pieces[1];
        QVERIFY(knight.turns == 4 && knight.mirrored && knight.locked && knight.seat == 2);
        QVERIFY(*knight.attributes.find("mood") == AttributeValue(std::string("angry")));
        QVERIFY(board.pieces[2].slot == "north" && board.pieces[3].side == 5);
        QVERIFY(board.zones[0].kind == "start" && board.zones[0].locked && board.labels[0].locked);
        const std::string difference =
            compareGolden("files/good/objects.hexa", writeScenario(*scenario, catalog));
        QVERIFY2(difference.empty(), difference.c_str());
    }

    /// A corner has three names in files that people write, and one in those of the program.
    void cornersAreNamedInOneWay() {
        const Systems known = toySystems();
        const Catalog& catalog = known.list()[0].catalog;
        const auto scenario = readScenario(good("corners"), known);
        QVERIFY2(scenario.ok(), scenario ? "" : scenario.error().code().c_str());
        const auto& pieces = scenario->board.pieces;
        QCOMPARE(pieces.size(), std::size_t{3});
        QVERIFY(pieces[0].at == (Hex{0, 0}) && pieces[0].corner == 0 && pieces[0].seat == 1);
        QVERIFY(pieces[1].at == (Hex{-1, 0}) && pieces[1].corner == 1);
        // A kind that stands elsewhere keeps such a member as one that it doesn't know.
        QVERIFY(pieces[2].corner == -1 && pieces[2].extra.members.size() == 1);
        const std::string difference =
            compareGolden("files/good/corners.hexa", writeScenario(*scenario, catalog));
        QVERIFY2(difference.empty(), difference.c_str());
        const auto named = [&](const char* at, int corner) {
            return readScenario(
                R"({"format": "hexatelier-scenario", "version": 1, "system": "toy", "board": {"cells": [
                {"at": [0, 0]}], "pieces": [{"kind": "cairn", "at": )" +
                    std::string(at) + R"(, "corner": )" + std::to_string(corner) + "}]}}",
                known);
        };
        const auto first = named("[0, 0]", 0), second = named("[1, 0]", 2), third = named("[1, -1]", 4);
        QVERIFY(first && second && third);
        QVERIFY(*first == *second && *second == *third);
    }

    /// Default values of an object are not written, and null counts as a missing member.
    void defaultsAreNoDifference() {
        const auto read = [](const std::string& more) {
            return readScenario(
                R"({"format": "hexatelier-scenario", "version": 1, "system": "toy", "board": {"cells": [
                {"at": [0, 0], )" +
                    more + R"(}], "pieces": [{"kind": "knight", "at": [0, 0], )" + more + "}]}}",
                toySystems());
        };
        const auto plain = read(R"("locked": false)");
        const auto said = read(R"("flooded": false, "cut": [], "strength": 3, "mood": "calm", "turns": 0)");
        QVERIFY(plain && said);
        QVERIFY(said->board.pieces[0].attributes.empty());
        QVERIFY(said->board.cells()[0] == plain->board.cells()[0] &&
                said->board.details().size() == 1);  // strength, mood
        const auto nulls =
            read(R"("flooded": null, "cut": null, "strength": null, "side": null, "slot": null)");
        QVERIFY2(nulls.ok(), nulls ? "" : nulls.error().code().c_str());
        const PiecePlacement& piece = nulls->board.pieces[0];
        QVERIFY(piece.attributes.empty() && piece.spot() == plain->board.pieces[0].spot());
    }

    /// A game determines the possible places of homes; files of other games keep unknown members.
    void homesAsTheGameSays() {
        GameSystem toy = toySystem();
        const auto codeOf = [&](Catalog::Homes homes, const std::string& seats) {
            toy.catalog.homes = homes;
            const auto scenario =
                readScenario(R"({"format": "hexatelier-scenario", "version": 1, "system": "toy",
                "seats": )" + seats +
                                 R"(, "board": {"cells": [{"at": [0, 0]}]}})",
                             Systems({toy}));
            return scenario ? std::string() : scenario.error().code();
        };
        const std::string none = R"([{"faction": "red"}])",
                          same = R"([{"capital": [0, 0]}, {"capital": [0, 0]}])";
        QCOMPARE(codeOf(Catalog::Homes::Own, none), std::string("json.missing"));
        QCOMPARE(codeOf(Catalog::Homes::Shared, none), std::string("json.missing"));
        QCOMPARE(codeOf(Catalog::Homes::Optional, none), std::string());
        QCOMPARE(codeOf(Catalog::Homes::Own, same), std::string("file.duplicate-seat"));
        QCOMPARE(codeOf(Catalog::Homes::Shared, same), std::string());
        QCOMPARE(codeOf(Catalog::Homes::Optional, same), std::string());
    }

    /// The mark of a game file follows an "@": such a game is missing, not from a later version.
    void missingGameIsNamedByItsKind() {
        const auto codeOf = [](const std::string& system) {
            const std::string head =
                R"({"format": "hexatelier-scenario", "version": 1, "board": {"cells": []}, )";
            return readScenario(head + "\"system\": \"" + system + "\"}", toySystems()).error().code();
        };
        QCOMPARE(codeOf("chess"), std::string("file.unknown-system"));
        QCOMPARE(codeOf("island@0123456789abcdef"), std::string("file.game-not-loaded"));
    }

    void orderAndNullsDoNotMatter() {
        const Systems known = toySystems();
        const auto plain = readScenario(
            R"({"format": "hexatelier-scenario", "version": 1, "system": "toy",
                "board": {"cells": [{"at": [0, 0]}, {"at": [1, 0], "kind": "meadow"}]}})",
            known);
        const auto shuffled = readScenario("\xEF\xBB\xBF"
                                           R"({"board": {"edges": null, "orientation": null, "cells": [
                {"id": null, "vp": null, "kind": "meadow", "locked": null, "note": null, "at": [1, 0]},
                {"special": null, "blank": null, "kind": null, "at": [0, 0]}]}, "title": null, "seats": null,
                "profile": null, "provenance": null, "system": "toy", "version": 1, "format": "hexatelier-scenario"})",
                                           known);
        QVERIFY(plain);
        QVERIFY2(shuffled.ok(), shuffled ? "" : shuffled.error().code().c_str());
        QVERIFY(*plain == *shuffled);
        QVERIFY(plain->board.orientation == Orientation::Pointy);  // the catalog's
    }

    void damagedFilesNeverCrash() {
        const Systems known = toySystems();
        const std::vector<std::string> files{good("complete"), good("objects"), good("columns")};
        int opened = 0;
        QVERIFY(rc::check("a scenario or an error with a place", [&](const Dice& dice) {
            Rng rng = dice.rng();
            std::string text = files[rng.below(3)];
            for (int i = 1 + dice.size / 20; i > 0; --i) mutate(rng, text);
            const auto scenario = readScenario(text, known);
            opened += scenario.ok() ? 1 : 0;
            if (scenario) {
                for (const ScenarioForm form : {ScenarioForm::Lines, ScenarioForm::Columns}) {
                    const auto again =
                        readScenario(writeScenario(*scenario, known.list()[0].catalog, form), known);
                    if (!again) RC_FAIL("written, but not readable: " + again.error().code() + "\n" + text);
                    RC_ASSERT(*again == *scenario);
                }
            } else {
                RC_ASSERT(!scenario.error().code().empty());
            }
        }));
    }

    void everyTruncationFails() {
        const Systems known = toySystems();
        for (const std::string& whole : {good("objects"), good("columns")})
            for (std::size_t size = 0; size + 2 < whole.size(); ++size) {
                const auto scenario = readScenario(std::string_view(whole).substr(0, size), known);
                QVERIFY2(!scenario.ok(), std::to_string(size).c_str());
                QCOMPARE(scenario.error().code(), std::string("json.syntax"));
            }
    }

    void errorsOfFilesNameThePath() {
        const std::string path = HEXATELIER_SOURCE_DIR "/tests/files/bad/unknown-kind.hexa";
        const auto scenario = loadScenario(path, toySystems());
        QVERIFY(!scenario);
        QCOMPARE(scenario.error().code(), std::string("file.unknown-kind"));
        QVERIFY(scenario.error().place() == Place(JsonPointer{"/board/cells/0/kind"}));
        const auto& arguments = scenario.error().arguments();
        QVERIFY(std::find(arguments.begin(), arguments.end(), Argument{"path", path}) != arguments.end());
        QVERIFY(std::find(arguments.begin(), arguments.end(), Argument{"kind", std::string("dungeon")}) !=
                arguments.end());
    }

private:
    static void mutate(Rng& rng, std::string& text) {
        const auto at = rng.below(static_cast<std::uint32_t>(text.size()));
        const auto length = 1 + rng.below(8);
        constexpr std::string_view characters = "{}[]\",:0123456789-.eE \n\\/tfnua\x80\xff";
        switch (rng.below(5)) {
        case 0:
            text[at] = characters[rng.below(static_cast<std::uint32_t>(characters.size()))];
            break;
        case 1:
            text.erase(at, length);
            break;
        case 2:
            text.insert(at, text.substr(rng.below(static_cast<std::uint32_t>(text.size())), length));
            break;
        case 3:
            text[at] = static_cast<char>(text[at] ^ (1 << rng.below(7)));
            break;
        default: {
            // A number becomes another one, to find missing checks of limits.
            const auto digit = text.find_first_of("0123456789", at);
            if (digit != std::string::npos)
                text.replace(digit, 1, std::to_string(static_cast<int>(rng.next() >> 32)));
        }
        }
        if (text.empty()) text = "{";
    }
};

HEXA_TEST(ScenarioFileTest);
#include "scenariofile_test.moc"
