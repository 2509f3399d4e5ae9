// SPDX-License-Identifier: GPL-3.0-or-later
// Repairs of problems in a game file.
#include "core/owngame/file/filefixes.h"

#include "core/owngame/file/fileproblems.h"
#include "tests/core/owngame/change.h"
#include "tests/core/owngame/toydefinition.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <functional>

namespace hexa::test {

using namespace owngame;

class FileFixesTest : public QObject {
    Q_OBJECT
private slots:
    void everyFixMendsItsProblem_data();
    void everyFixMendsItsProblem();
    void aMisspeltNameBecomesTheNearestEverywhere();
    void farNamesAreNotGuessed();
    void aMissingNameComesFromTheId();
    void anInvalidIdIsRenamedEverywhere();
    void ofTwoEqualIdsTheSecondChanges();
    void whatNeedsADecisionHasNoFix();
    void countsBecomeLowerUntilTheyFit();

private:
    static Definition toy() { return readDefinition(toyDefinition).value(); }
};

void FileFixesTest::everyFixMendsItsProblem_data() {
    using Break = std::function<void(Definition&)>;
    QTest::addColumn<Break>("breaking");
    QTest::addColumn<QString>("code");
    const auto row = [](const char* name, const char* code, Break breaking) {
        QTest::newRow(name) << breaking << QString(code);
    };
    const char* unknown = "owngame.unknown";
    row("count of an unknown kind", unknown, [](Definition& d) { d.counts[0].what = "ocean"; });
    row("count of a misspelt set", unknown, [](Definition& d) { d.counts[1].what = "dri"; });
    row("count of an unknown group", unknown, [](Definition& d) { d.counts[1].what = "group:hills"; });
    row("rule with an unknown set", unknown, [](Definition& d) { d.rules[1].with = "ocean"; });
    row("rule of an unknown figure", unknown, [](Definition& d) { d.rules[2].of = "wrth"; });
    row("rule in an unknown zone", unknown, [](Definition& d) { d.rules[4].scope.zone = "stat"; });
    row("rule with an unknown symmetry", unknown, [](Definition& d) {
        for (Rule& rule : d.rules)
            if (rule.form == Form::Symmetric) rule.symmetry = "spin";
    });
    row("way over an unknown set", unknown, [](Definition& d) { d.ways[0].what = "hihg"; });
    row("set of an unknown kind", unknown, [](Definition& d) { d.sets.back().kinds = {"field", "ocean"}; });
    row("set of an unknown value", unknown, [](Definition& d) { d.sets[2].values = {"two", "seven"}; });
    row("figure with an unknown kind", unknown, [](Definition& d) { d.figures[1].values["ocean"] = 2; });
    row("figure with an unknown value", unknown, [](Definition& d) { d.figures[0].values["seven"] = 2; });
    row("deck with an unknown value", unknown, [](Definition& d) { d.decks[0].values[0].id = "seven"; });
    row("deck on an unknown set", unknown, [](Definition& d) { d.decks[0].onto = "group:lnd"; });
    row("fixed unknown kind", unknown, [](Definition& d) { d.layouts[1].fixed[0].kind = "ocean"; });
    row("unknown zone of a layout", unknown, [](Definition& d) { d.layouts[0].zones[0].kind = "strt"; });
    row("weight of an unknown figure", unknown, [](Definition& d) { d.worth.figures[0].first = "ocean"; });
    row("kind in an unknown group", unknown, [](Definition& d) { d.catalog.kinds[0].group = "lnd"; });
    row("piece on an unknown kind", unknown,
        [](Definition& d) { d.catalog.pieceKinds[0].where = {"ocean"}; });
    row("piece of an unknown faction", unknown, [](Definition& d) { d.catalog.pieceKinds[0].faction = "x"; });
    row("region of an unknown kind", unknown,
        [](Definition& d) { d.catalog.regionShapes[0].parts[0].kind = "ocean"; });
    row("drawing of nothing", unknown, [](Definition& d) { d.drawings["ocean"] = d.drawings["lake"]; });
    row("kind without a name", "owngame.no-name", [](Definition& d) { d.catalog.kinds[1].name = {}; });
    row("choice without a name", "owngame.no-name",
        [](Definition& d) { d.catalog.cellProperties[0].choices[1].name = {}; });
    row("game without a name", "owngame.no-name", [](Definition& d) { d.catalog.name = {}; });
    row("capitals in an ID", "owngame.id", [](Definition& d) { d.catalog.kinds[2].id = "Lake"; });
    row("no ID", "owngame.id", [](Definition& d) { d.catalog.zoneKinds[0].id.clear(); });
    row("ID of the game", "owngame.id", [](Definition& d) { d.catalog.system = "My Game"; });
    row("ID twice", "owngame.twice", [](Definition& d) { d.catalog.kinds.push_back(d.catalog.kinds[0]); });
    row("rule twice", "owngame.twice", [](Definition& d) { d.rules.push_back(d.rules[0]); });
    row("deck twice", "owngame.twice", [](Definition& d) { d.decks.push_back(d.decks[0]); });
    row("value twice", "owngame.twice", [](Definition& d) { d.decks[0].values[1] = d.decks[0].values[0]; });
    row("reserved ID", "owngame.reserved", [](Definition& d) { d.sets[0].id = "home"; });
    row("long name", "owngame.text", [](Definition& d) {
        std::string name = "a";
        for (int i = 0; i < 120; ++i) name += "ä";
        d.catalog.kinds[0].name.set("en", name);
    });
    row("long sentence", "owngame.text",
        [](Definition& d) { d.rules[0].text.set("de", std::string(300, 'a')); });
    row("long author", "owngame.text", [](Definition& d) { d.author = std::string(300, 'a'); });
    row("colour", "owngame.colour", [](Definition& d) { d.catalog.kinds[0].colour = "green"; });
    row("colour of a value", "owngame.colour", [](Definition& d) { d.decks[0].values[0].colour = "green"; });
    row("letter", "owngame.letter", [](Definition& d) { d.catalog.kinds[0].letter.clear(); });
    row("ends of a count", "owngame.bounds", [](Definition& d) {
        d.counts[0].is.parts = {{1, PlayerBounds::maxPlayers, {5, 2}}};
    });
    row("too few homes", "owngame.homes", [](Definition& d) { d.layouts[0].homes.pop_back(); });
    row("no layouts", "json.missing", [](Definition& d) { d.layouts.clear(); });
    row("default of dealt values", "owngame.deck.default",
        [](Definition& d) { d.catalog.cellProperties[0].defaultValue = std::string("two"); });
}

void FileFixesTest::everyFixMendsItsProblem() {
    QFETCH(std::function<void(Definition&)>, breaking);
    QFETCH(QString, code);
    Definition broken = toy();
    breaking(broken);
    const std::vector<Error> problems = problemsOf(broken);
    QVERIFY(!problems.empty());
    const Error& problem = problems.front();
    QCOMPARE(QString::fromStdString(problem.code()), code);
    const std::vector<FileFix> fixes = fixesOf(broken, problem);
    QVERIFY(!fixes.empty());
    for (const FileFix& fix : fixes) {
        Definition mended = broken;
        fix.apply(mended);
        const std::vector<Error> after = problemsOf(mended);
        QVERIFY2(std::ranges::find(after, problem) == after.end(), fix.name.code.c_str());
    }
}

void FileFixesTest::aMisspeltNameBecomesTheNearestEverywhere() {
    Definition broken = toy();
    broken.counts[0].what = "lakes";
    broken.rules[0].what = "lakes";
    const std::vector<FileFix> fixes = fixesOf(broken, problemsOf(broken).front());
    QCOMPARE(fixes.size(), std::size_t{2});
    QCOMPARE(fixes[0].name, (Message{"owngame.fix.use", {{"name", std::string("lake")}}}));
    QCOMPARE(fixes[1].name.code, std::string("owngame.fix.remove"));
    fixes[0].apply(broken);
    QCOMPARE(writeDefinition(broken), writeDefinition(toy()));
}

void FileFixesTest::farNamesAreNotGuessed() {
    Definition broken = toy();
    broken.counts[0].what = "ocean";
    const std::vector<FileFix> fixes = fixesOf(broken, problemsOf(broken).front());
    QCOMPARE(fixes.size(), std::size_t{1});
    QCOMPARE(fixes[0].name.code, std::string("owngame.fix.remove"));
    fixes[0].apply(broken);
    QCOMPARE(broken.counts.size(), toy().counts.size() - 1);
    QCOMPARE(broken.counts.front(), toy().counts.back());
}

void FileFixesTest::aMissingNameComesFromTheId() {
    Definition broken = toy();
    broken.catalog.kinds[1].id = "old-wood";
    broken.catalog.kinds[1].name = {};
    fixesOf(broken, problemsOf(broken).front()).front().apply(broken);
    QCOMPARE(broken.catalog.kinds[1].name, Localized("Old wood"));
}

void FileFixesTest::anInvalidIdIsRenamedEverywhere() {
    Definition broken = toy();
    for (std::string* id : {&broken.catalog.kinds[2].id, &broken.counts[0].what, &broken.rules[0].what})
        *id = "LAKE";
    fixesOf(broken, problemsOf(broken).front()).front().apply(broken);
    QCOMPARE(broken.catalog.kinds[2].id, std::string("lake"));
    QCOMPARE(broken.counts[0].what, std::string("lake"));
    QCOMPARE(broken.rules[0].what, std::string("lake"));
}

void FileFixesTest::ofTwoEqualIdsTheSecondChanges() {
    Definition broken = toy();
    broken.catalog.kinds.push_back(broken.catalog.kinds[2]);
    fixesOf(broken, problemsOf(broken).front()).front().apply(broken);
    QCOMPARE(broken.catalog.kinds[2].id, std::string("lake"));
    QCOMPARE(broken.catalog.kinds.back().id, std::string("lake-2"));
    QCOMPARE(broken.counts[0].what, std::string("lake"));
    QVERIFY(problemsOf(broken).empty());
}

void FileFixesTest::whatNeedsADecisionHasNoFix() {
    Definition broken = toy();
    broken.rules[0].is = {};  // at least how many steps?
    const std::vector<Error> problems = problemsOf(broken);
    QCOMPARE(problems.front().code(), std::string("json.missing"));
    QVERIFY(fixesOf(broken, problems.front()).empty());
    QVERIFY(fixesOf(broken, Error("owngame.unknown")).empty());
    QVERIFY(fixesOf(broken, Error("owngame.colour", {}, JsonPointer{"/catalog/kinds/999/colour"})).empty());
    QVERIFY(fixesOf(broken, Error("owngame.homes", {}, JsonPointer{"/layouts/x"})).empty());
}

void FileFixesTest::countsBecomeLowerUntilTheyFit() {
    Definition game = toy();
    QVERIFY(!fixOfCounts(game));
    game.layouts.resize(1);  // 19 hexes, two of them homes
    game.counts = {{"lake", {}}, {"wood", {}}, {"dry", {}}};
    game.counts[0].is.parts = {{1, PlayerBounds::maxPlayers, {12, 12}}};
    game.counts[1].is.parts = {{1, PlayerBounds::maxPlayers, {9, 20}}};
    game.counts[2].is.parts = {{1, PlayerBounds::maxPlayers, {10, owngame::Bounds::most}}};
    const auto fix = fixOfCounts(game);
    QVERIFY(fix);
    fix->apply(game);
    QCOMPARE(game.counts[0].is.parts[0].is, (owngame::Bounds{8, 8}));
    QCOMPARE(game.counts[1].is.parts[0].is, (owngame::Bounds{9, 20}));
    QCOMPARE(game.counts[2].is.parts[0].is, (owngame::Bounds{10, owngame::Bounds::most}));
    QVERIFY(!fixOfCounts(game));
}

HEXA_TEST(FileFixesTest);

}  // namespace hexa::test

#include "filefixes_test.moc"
