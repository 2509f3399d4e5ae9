// SPDX-License-Identifier: GPL-3.0-or-later
// Games without a map that keeps all rules: what contradicts, and the nearest map.
#include "core/owngame/generate/making.h"

#include "core/owngame/file/examples.h"
#include "tests/core/owngame/generated.h"
#include "tests/core/owngame/toydefinition.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hexa::test {

class OwnGameMakingTest : public QObject {
    Q_OBJECT

private slots:
    void tellsRulesThatPlacedTilesBreak();
    void tellsRulesThatDontGoTogether();
    void namesFewContradictingRules();
    void givesTheNearestMap();
    void tellsCountsThatDontFit();
};

void OwnGameMakingTest::tellsRulesThatPlacedTilesBreak() {
    const GameSystem system = owngame::readGame(toyDefinition).value();
    GenerateRequest request;
    request.base = system.layout("two")->scenario;
    for (const Hex at : {Hex{0, 0}, Hex{0, 1}}) {
        CellState state = *request.base.board.state(at);
        state.cell.kind = *system.catalog.kindId("lake");
        state.cell.locked = true;
        request.base.board.put(state);
    }
    const auto map = makeMap(system, request);
    QVERIFY(!map);
    QCOMPARE(map.error().code(), std::string("owngame.placed"));
    const std::string sentence = coreMessages().text("en", map.error());
    QVERIFY2(sentence.ends_with(": Lakes never touch."), sentence.c_str());
}

void OwnGameMakingTest::tellsRulesThatDontGoTogether() {
    // Four lakes with five steps between them. There are never more than two such places.
    const GameSystem system = owngame::readGame(toyWith("\"what\": \"lake\", \"is\": [2, null]",
                                                        "\"what\": \"lake\", \"is\": [5, null]"))
                                  .value();
    const auto map = made(system, "two", "random", 1);
    QVERIFY(!map);
    QCOMPARE(map.error().code(), std::string("owngame.contradiction"));
    const std::string sentence = coreMessages().text("en", map.error());
    QVERIFY2(sentence.find("Lakes never touch") != std::string::npos, sentence.c_str());
    QVERIFY2(sentence.find("food") == std::string::npos, sentence.c_str());
    QVERIFY2(sentence.find(".,") == std::string::npos, sentence.c_str());
}

/// Rules that have nothing to do with it are not named, however many there are.
void OwnGameMakingTest::namesFewContradictingRules() {
    owngame::Definition game = owngame::readDefinition(owngame::example("saltmark")).value();
    const auto add = [&](const char* id, owngame::Form form, owngame::Bounds is) {
        owngame::Rule rule;
        rule.id = id;
        rule.form = form;
        rule.what = "reed";
        rule.is.parts = {{1, owngame::PlayerBounds::maxPlayers, is}};
        rule.text = Localized(id);
        game.rules.push_back(rule);
    };
    add("together", owngame::Form::Groups, {2, owngame::Bounds::most});
    for (int i = 0; i < 20; ++i) add("easy", owngame::Form::Count, {0, 90 + i});
    add("apart", owngame::Form::Apart, {2, owngame::Bounds::most});
    const auto map = made(owngame::makeSystem(game), "19-3", "random", 1);
    QVERIFY(!map);
    QCOMPARE(map.error().code(), std::string("owngame.contradiction"));
    const QString sentence = QString::fromStdString(coreMessages().text("en", map.error()));
    QVERIFY2(sentence.endsWith(": together. apart.") || sentence.endsWith(": apart. together."),
             qPrintable(sentence));
}

/// Where no map keeps all rules, the nearest one has all tiles, and the check says what it breaks.
void OwnGameMakingTest::givesTheNearestMap() {
    const GameSystem system = owngame::readGame(toyWith("\"what\": \"lake\", \"is\": [2, null]",
                                                        "\"what\": \"lake\", \"is\": [5, null]"))
                                  .value();
    QVERIFY(!made(system, "two", "random", 1));
    const auto map = made(system, "two", "nearest", 1);
    QVERIFY(map.ok());
    QVERIFY(made(system, "two", "nearest", 1).value() == *map);
    QCOMPARE(map->provenance.generator, std::string("nearest"));
    bool broken = false;
    for (const Finding& finding : system.check(*map, {})) {
        if (finding.problem.severity != Severity::Error) continue;
        broken = true;
        QVERIFY2(!finding.problem.rule.empty(), finding.problem.code.c_str());
    }
    QVERIFY(broken);
    // A map that keeps all rules is preferred.
    const GameSystem sound = owngame::readGame(toyDefinition).value();
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        QCOMPARE(dirtOf(sound, made(sound, "two", "nearest", seed).value()),
                 dirtOf(sound, made(sound, "two", "random", seed).value()));
}

void OwnGameMakingTest::tellsCountsThatDontFit() {
    const GameSystem many = owngame::readGame(toyWith("{\"2\": 4, \"3-4\": [2, 5]}", "40")).value();
    QCOMPARE(made(many, "two", "random", 1).error().code(), std::string("owngame.counts.too-many"));
    const GameSystem few =
        owngame::readGame(toyWith("\"id\": \"wood\", \"name\": \"Wood\", \"letter\": \"W\"",
                                  "\"id\": \"wood\", \"name\": \"Wood\", \"supply\": 0, \"letter\": \"W\""))
            .value();
    QCOMPARE(made(few, "two", "random", 1).error().code(), std::string("owngame.counts.no-draw"));
}

HEXA_TEST(OwnGameMakingTest);

}  // namespace hexa::test

#include "making_test.moc"
