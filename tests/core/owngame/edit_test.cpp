// SPDX-License-Identifier: GPL-3.0-or-later
// What the window needs to edit a game file: starting, finding all problems, giving other IDs.
#include "core/engine/check/acceptance.h"
#include "core/engine/generate/generate.h"
#include "core/mapsearch/symmetries.h"
#include "core/owngame/definition/layoutedit.h"
#include "core/owngame/definition/rename.h"
#include "core/owngame/definition/start.h"
#include "core/owngame/file/definitionfile.h"
#include "core/owngame/file/examples.h"
#include "core/owngame/file/fileproblems.h"
#include "core/owngame/system.h"
#include "tests/core/owngame/change.h"
#include "tests/core/owngame/toydefinition.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <tuple>

namespace hexa::test {

class OwnGameEditTest : public QObject {
    Q_OBJECT
private slots:
    void startsWithAGameThatMakesMaps_data();
    void startsWithAGameThatMakesMaps();
    void startsWithHomesThatASymmetryTreatsAlike_data();
    void startsWithHomesThatASymmetryTreatsAlike();
    void makesIdsOfNames_data();
    void makesIdsOfNames();
    void tellsEveryProblemOnce();
    void tellsFaultsAmongLargeLayouts();
    void tellsDrawingsThatAreTooMuchTogether();
    void draftsKeepTheirFaults_data();
    void draftsKeepTheirFaults();
    void damagedTextsAreNoDrafts_data();
    void damagedTextsAreNoDrafts();
    void manyFaultsTakeNoTime();
    void draftsMayBeBrokenAnywhere();
    void marksOfALayoutComeAndGo();
    void zonesHaveWholeLines();
    void holesGoWithTheirShape();
    void hexesOfARegionComeAndGo();
    void aLayoutStaysReadableWhateverIsMarked();
    void aRenamedWordIsRenamedEverywhere_data();
    void aRenamedWordIsRenamedEverywhere();
    void piecesAndRegionsFollowRenamedWords();
    void aRenamedWordKeepsItsDrawing();
};

void OwnGameEditTest::startsWithAGameThatMakesMaps_data() {
    QTest::addColumn<int>("form");
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("players");
    QTest::newRow("hexagon") << 0 << 2 << 1 << 4;
    QTest::newRow("large hexagon") << 0 << 5 << 1 << 6;
    QTest::newRow("rectangle") << 1 << 7 << 5 << 3;
    QTest::newRow("line") << 1 << 12 << 1 << 2;
    QTest::newRow("alone") << 0 << 1 << 1 << 1;
}

void OwnGameEditTest::startsWithAGameThatMakesMaps() {
    QFETCH(int, form);
    QFETCH(int, size);
    QFETCH(int, rows);
    QFETCH(int, players);
    owngame::StartWish wish;
    wish.name = "Test Game";
    wish.shape = {static_cast<BlankShape::Form>(form), size, rows};
    wish.minPlayers = std::min(2, players);
    wish.maxPlayers = players;
    const owngame::Definition definition = owngame::startDefinition(wish);
    QVERIFY(owngame::problemsOf(definition).empty());
    const GameSystem system = owngame::makeSystem(definition);
    QCOMPARE(static_cast<int>(system.layouts.size()), players - wish.minPlayers + 1);
    for (const Layout& layout : system.layouts) {
        GenerateRequest request;
        request.base = layout.scenario;
        request.seed = 7;
        const auto map = makeMap(system, request);
        QVERIFY2(map.ok(), map ? "" : map.error().code().c_str());
        for (const Finding& finding : findingsOf(system, *map))
            QVERIFY2(finding.problem.severity != Severity::Error, finding.problem.code.c_str());
    }
}

void OwnGameEditTest::startsWithHomesThatASymmetryTreatsAlike_data() {
    QTest::addColumn<BlankShape>("shape");
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("symmetric");
    QTest::addColumn<int>("apart");  // between the nearest homes
    for (const int players : {2, 3, 4, 6})
        QTest::addRow("hexagon, %d", players)
            << BlankShape{BlankShape::Form::Hexagon, 3, 1} << players << true
            << (players == 2   ? 6
                : players == 3 ? 6
                               : 3);
    QTest::newRow("hexagon, 5") << BlankShape{BlankShape::Form::Hexagon, 3, 1} << 5 << false << 3;
    QTest::newRow("rectangle, 2") << BlankShape{BlankShape::Form::Rectangle, 7, 5} << 2 << false << 6;
}

void OwnGameEditTest::startsWithHomesThatASymmetryTreatsAlike() {
    QFETCH(BlankShape, shape);
    QFETCH(int, players);
    QFETCH(bool, symmetric);
    QFETCH(int, apart);
    std::vector<Hex> cells = hexesOf(shape, Orientation::Pointy);
    std::ranges::sort(cells);
    const std::vector<Hex> homes = owngame::homesOnRim(cells, players, Orientation::Pointy);
    QCOMPARE(static_cast<int>(homes.size()), players);
    Scenario map;
    std::vector<Cell> empty;
    for (const Hex at : cells) empty.push_back({at, KindId::Empty, false, {}});
    map.board.setCells(std::move(empty));
    int nearest = 100;
    for (const Hex home : homes) {
        map.seats.emplace_back().home = home;
        for (const Hex other : homes)
            if (other != home) nearest = std::min(nearest, distance(home, other));
    }
    QCOMPARE(!mapsearch::homeSymmetries(map).empty(), symmetric);
    QVERIFY2(nearest >= apart, qPrintable(QString::number(nearest)));
}

void OwnGameEditTest::makesIdsOfNames_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("id");
    QTest::newRow("words") << "Salt Mark!"
                           << "salt-mark";
    QTest::newRow("digits") << " 4 Winds "
                            << "4-winds";
    QTest::newRow("accents") << "Île d’or"
                             << "ile-d-or";
    QTest::newRow("pairs") << "Große Œuvres"
                           << "grosse-oeuvres";
    QTest::newRow("nothing left") << "海"
                                  << "game";
    QTest::newRow("long") << QString(80, 'A') << QString(40, 'a');
    // Files are named after the ID of a game, which may be anything while it is edited.
    QTest::newRow("path") << "../../etc/passwd"
                          << "etc-passwd";
    QTest::newRow("path of Windows") << "C:\\games\\x"
                                     << "c-games-x";
    QTest::newRow("parent") << ".."
                            << "game";
    QTest::newRow("markup") << "<img src=x>"
                            << "img-src-x";
    QTest::newRow("edition") << "toy@0123"
                             << "toy-0123";
    QTest::newRow("empty") << ""
                           << "game";
    QTest::newRow("huge") << QString(1'000'000, 'x') << QString(40, 'x');
}

void OwnGameEditTest::makesIdsOfNames() {
    QFETCH(QString, name);
    QFETCH(QString, id);
    QCOMPARE(QString::fromStdString(owngame::idFrom(name.toStdString(), "game")), id);
}

void OwnGameEditTest::marksOfALayoutComeAndGo() {
    using owngame::LayoutMark;
    using What = LayoutMark::What;
    const owngame::Definition game = owngame::readDefinition(toyDefinition).value();
    const Orientation orientation = game.catalog.orientation;
    const owngame::LayoutPlan before = game.layouts.front();
    owngame::LayoutPlan plan = before;
    owngame::toggle(plan, {What::Fixed, "wood", -1}, {0, 0}, orientation);
    QCOMPARE(plan.fixed.size(), std::size_t{1});
    owngame::toggle(plan, {What::Fixed, "lake", -1}, {0, 0}, orientation);
    QCOMPARE(plan.fixed.front().kind, std::string("lake"));
    owngame::toggle(plan, {What::Home, "", 1}, {0, 0}, orientation);
    QVERIFY(plan.fixed.empty() && plan.homes[1] == (Hex{0, 0}));
    owngame::toggle(plan, {What::Home, "", 0}, {0, 0}, orientation);
    QVERIFY(plan.homes[0] == (Hex{0, 0}) && plan.homes[1] == before.homes[0]);
    owngame::toggle(plan, {What::Hex, "", -1}, {0, 0}, orientation);  // a home stays
    QVERIFY(plan.holes.empty());
    owngame::toggle(plan, {What::Hex, "", -1}, {1, 0}, orientation);
    QVERIFY(plan.holes == (std::vector<Hex>{{1, 0}}));
    owngame::toggle(plan, {What::Hex, "", -1}, {1, 0}, orientation);
    owngame::toggle(plan, {What::Hex, "", -1}, {5, 0}, orientation);
    QVERIFY(plan.holes.empty() && plan.cells == (std::vector<Hex>{{5, 0}}));
    // The zone of the first line: one of its hexes goes, the others stay.
    owngame::toggle(plan, {What::Zone, "start", 0}, {0, -2}, orientation);
    QVERIFY(plan.zones.front().cells == (std::vector<Hex>{{1, -2}, {2, -2}}));
}

/// A zone grows to the line of a hex, and loses its first or last line.
void OwnGameEditTest::zonesHaveWholeLines() {
    using What = owngame::LayoutMark::What;
    owngame::LayoutPlan plan = owngame::readDefinition(toyDefinition)->layouts.front();
    const auto press = [&](Hex at) {
        owngame::toggle(plan, {What::Lines, "start", 1}, at, Orientation::Pointy);
        for (const owngame::LayoutPlan::Area& area : plan.zones)
            if (area.seat == 1) return std::tuple(area.from, area.to, area.cells.size());
        return std::tuple(0, 0, std::size_t{0});
    };
    QCOMPARE(press({0, 0}), std::tuple(3, 3, std::size_t{2}));
    // The listed hexes of a line are in it.
    QCOMPARE(press({0, 2}), std::tuple(3, 5, std::size_t{0}));
    QCOMPARE(press({0, 1}), std::tuple(3, 5, std::size_t{0}));
    QCOMPARE(press({1, 0}), std::tuple(4, 5, std::size_t{0}));
    QCOMPARE(press({-2, 2}), std::tuple(4, 4, std::size_t{0}));
    QCOMPARE(press({0, 1}), std::tuple(0, 0, std::size_t{0}));
    QCOMPARE(plan.zones.size(), std::size_t{1});
}

/// A hole beside the shape would come back with a larger shape.
void OwnGameEditTest::holesGoWithTheirShape() {
    owngame::LayoutPlan plan = owngame::readDefinition(toyDefinition)->layouts.front();
    plan.holes = {{2, -2}, {0, 1}};
    plan.shape->size = 1;
    owngame::mend(plan, Orientation::Pointy);
    QVERIFY(plan.holes == (std::vector<Hex>{{0, 1}}));
}

void OwnGameEditTest::hexesOfARegionComeAndGo() {
    RegionShape region;
    region.parts = {{{0, 0}, "field", {}, {}}};
    owngame::toggle(region, "lake", {1, 0});
    QCOMPARE(region.parts.back().kind, std::string("lake"));
    owngame::toggle(region, "", {1, 0});
    QCOMPARE(region.parts.back().kind, std::string());
    owngame::toggle(region, "", {1, 0});
    QCOMPARE(region.parts.size(), std::size_t{1});
    owngame::toggle(region, "field", {0, 0});  // the last one
    QCOMPARE(region.parts.size(), std::size_t{1});
}

void OwnGameEditTest::aLayoutStaysReadableWhateverIsMarked() {
    QVERIFY(rc::check([](const Dice& dice) {
        Rng rng = dice.rng();
        owngame::Definition game = owngame::readDefinition(toyDefinition).value();
        owngame::LayoutPlan& plan = game.layouts[rng.below(3)];
        constexpr std::array kinds{"field", "wood", "lake"};
        for (int i = 0; i < 30; ++i) {
            owngame::LayoutMark mark;
            using What = owngame::LayoutMark::What;
            mark.what = static_cast<What>(rng.below(5));
            mark.seat = between(rng, 0, plan.players - 1);
            const bool zone = mark.what == What::Zone || mark.what == What::Lines;
            mark.kind = zone ? "start" : kinds[rng.below(3)];
            owngame::toggle(plan, mark, {between(rng, -3, 4), between(rng, -3, 4)}, game.catalog.orientation);
        }
        RC_ASSERT(owngame::readDefinition(owngame::writeDefinition(game)).ok());
    }));
}

void OwnGameEditTest::tellsEveryProblemOnce() {
    owngame::Definition definition = owngame::readDefinition(owngame::example("saltmark")).value();
    QVERIFY(definition.counts.size() > 2 && definition.rules.size() > 2);
    definition.counts[1].what = "nowhere";
    definition.rules[0].what = "nobody";
    definition.rules[2].what = "nothing";
    const auto problems = owngame::problemsOf(definition);
    QCOMPARE(problems.size(), std::size_t{3});
    std::vector<std::string> places;
    for (const Error& problem : problems) places.push_back(std::get<JsonPointer>(problem.place()).path);
    QVERIFY(places == (std::vector<std::string>{"/counts/1/what", "/rules/0/what", "/rules/2/what"}));
    // What others refer to hides them: one mistake, one message.
    definition.catalog.kinds.front().id = "Reed Bed";
    QCOMPARE(owngame::problemsOf(definition).size(), std::size_t{1});
}

/// Sound layouts are read once, but what later faults depend on stays known.
void OwnGameEditTest::tellsFaultsAmongLargeLayouts() {
    owngame::Definition definition = owngame::readDefinition(owngame::example("saltmark")).value();
    const owngame::LayoutPlan sound = definition.layouts.front();
    definition.layouts.resize(6, sound);
    for (std::size_t i = 1; i < 6; ++i) definition.layouts[i].id = "l" + std::to_string(i);
    definition.layouts[2].homes.push_back({90, 90});
    definition.layouts[4].id = "l1";
    definition.layouts[5].players = 90;
    definition.counts[1].what = "nowhere";
    definition.rules[1].what = "nobody";
    definition.worth.figures.front().first = "nothing";
    std::vector<std::string> places;
    for (const Error& problem : owngame::problemsOf(definition))
        places.push_back(std::get<JsonPointer>(problem.place()).path);
    QVERIFY(places ==
            (std::vector<std::string>{"/layouts/2", "/layouts/4/id", "/layouts/5/players", "/counts/1/what",
                                      "/rules/1/what", "/worth/figures/nothing"}));
}

void OwnGameEditTest::tellsDrawingsThatAreTooMuchTogether() {
    owngame::Definition definition = owngame::readDefinition(owngame::example("saltmark")).value();
    const CellKind first = definition.catalog.kinds.front();
    for (int i = 0; i < 70; ++i) {
        definition.catalog.kinds.push_back(first);
        definition.catalog.kinds.back().id = "k" + std::to_string(i);
    }
    const std::string drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\"><metadata>" +
                                std::string(255'000, 'x') + "</metadata></svg>";
    for (int i = 0; i < 70; ++i) definition.drawings["k" + std::to_string(i)] = drawing;
    definition.rules[0].what = "nobody";
    const auto problems = owngame::problemsOf(definition);
    QCOMPARE(problems.size(), std::size_t{2});
    QCOMPARE(problems[0].code(), std::string("owngame.unknown"));
    QCOMPARE(problems[1].code(), std::string("owngame.too-large"));
    const auto read = owngame::readDefinition(owngame::writeDefinition(definition));
    QCOMPARE(read.error().code(), std::string("owngame.too-large"));
}

void OwnGameEditTest::draftsKeepTheirFaults_data() {
    using owngame::Definition;
    QTest::addColumn<std::function<void(Definition&)>>("spoil");
    const auto row = [](const char* name, std::function<void(Definition&)> spoil) {
        QTest::newRow(name) << std::move(spoil);
    };
    row("none", [](Definition&) {});
    row("empty", [](Definition& d) {
        d = {};
        d.drawings.clear();
    });
    row("no ID", [](Definition& d) { d.catalog.system.clear(); });
    row("path as ID", [](Definition& d) { d.catalog.system = "../../etc/passwd"; });
    row("markup as ID", [](Definition& d) { d.catalog.system = "<b>toy</b>"; });
    row("huge ID", [](Definition& d) { d.catalog.system = std::string(100'000, 'x'); });
    row("tile without a name", [](Definition& d) { d.catalog.kinds[0].name = {}; });
    row("wrong ID", [](Definition& d) { d.catalog.kinds[0].id = "Reed Bed"; });
    row("equal IDs", [](Definition& d) { d.catalog.kinds[0].id = d.catalog.kinds[1].id; });
    row("no tiles", [](Definition& d) { d.catalog.kinds.clear(); });
    row("no pieces, edges, zones", [](Definition& d) {
        d.catalog.pieceKinds.clear();
        d.catalog.edgeKinds.clear();
        d.catalog.zoneKinds.clear();
    });
    row("no properties", [](Definition& d) { d.catalog.cellProperties.clear(); });
    row("reserved property", [](Definition& d) { d.catalog.cellProperties[0].id = "kind"; });
    row("no choices", [](Definition& d) { d.catalog.cellProperties[0].choices.clear(); });
    row("choice without a name", [](Definition& d) { d.catalog.cellProperties[0].choices[1].name = {}; });
    row("wrong range", [](Definition& d) {
        d.catalog.cellProperties[1].min = 9;
        d.catalog.cellProperties[1].defaultValue = 1;
    });
    row("fewer players", [](Definition& d) { d.catalog.minSeats = d.catalog.maxSeats = 1; });
    row("wrong players", [](Definition& d) { d.catalog.minSeats = 9; });
    row("no groups", [](Definition& d) { d.catalog.groups.clear(); });
    row("no sets", [](Definition& d) { d.sets.clear(); });
    row("set of itself", [](Definition& d) { d.sets[0].except = d.sets[0].id; });
    row("set without a property", [](Definition& d) { d.sets[1].property.clear(); });
    row("no figures", [](Definition& d) { d.figures.clear(); });
    row("sums before their parts", [](Definition& d) { std::ranges::reverse(d.figures); });
    row("sum of nothing", [](Definition& d) { d.figures[2].parts.clear(); });
    row("deck of nothing", [](Definition& d) { d.decks[0] = {}; });
    row("two decks", [](Definition& d) { d.decks.push_back(d.decks[0]); });
    row("no copies", [](Definition& d) { d.decks[0].values[0].copies = {}; });
    row("no layouts", [](Definition& d) { d.layouts.clear(); });
    row("layout without hexes", [](Definition& d) { d.layouts[0].shape.reset(); });
    row("layout without homes", [](Definition& d) { d.layouts[0].homes.clear(); });
    row("fixed tile beside the map", [](Definition& d) { d.layouts[1].fixed[0].at = {90, 90}; });
    row("equal layouts", [](Definition& d) { d.layouts[1].id = d.layouts[0].id; });
    row("count of nothing", [](Definition& d) { d.counts[0] = {}; });
    row("count of an unknown set", [](Definition& d) { d.counts[0].what = "nowhere"; });
    row("empty rule", [](Definition& d) { d.rules[0] = {}; });
    row("rule on an unknown set", [](Definition& d) { d.rules[0].what = "nobody"; });
    row("far difference", [](Definition& d) { d.rules[2].within = 80; });
    row("too many rules", [](Definition& d) { d.rules.resize(owngame::limits::rules + 9, d.rules[0]); });
    row("wrong bounds", [](Definition& d) { d.rules[0].is.parts = {{1, 4, {7, 2}}, {3, 16, {1, 1}}}; });
    row("weight of an unknown figure", [](Definition& d) { d.worth.figures[1].first = "nothing"; });
    row("long licence", [](Definition& d) { d.licence = std::string(300, 'l'); });
    row("author of two lines", [](Definition& d) { d.author = "Ann\nBob"; });
    row("long source", [](Definition& d) { d.source = std::string(5'000, 's'); });
    row("many of a kind", [](Definition& d) { d.counts[0].is.parts = {{1, 16, {2'000'000, 3'000'000}}}; });
    row("far way", [](Definition& d) { d.rules[2].within = 2'000'000; });
    row("large value", [](Definition& d) { d.figures[0].values.begin()->second = 5'000'000; });
    row("large supply", [](Definition& d) { d.catalog.kinds[0].supply = 2'000'000; });
    row("large tolerance", [](Definition& d) { d.worth.accept = 2'000'000; });
    row("drawing of nothing", [](Definition& d) { d.drawings["gone"] = d.drawings.begin()->second; });
}

/// A recovered game is the game that was lost, with its faults.
void OwnGameEditTest::draftsKeepTheirFaults() {
    QFETCH(std::function<void(owngame::Definition&)>, spoil);
    owngame::Definition definition = owngame::readDefinition(toyDefinition).value();
    spoil(definition);
    const std::string text = owngame::writeDefinition(definition);
    QCOMPARE(owngame::readDefinition(text).ok(), std::string(QTest::currentDataTag()) == "none");
    const auto draft = owngame::readDraft(text);
    QVERIFY2(draft.ok(), draft ? "" : draft.error().code().c_str());
    QCOMPARE(QString::fromStdString(owngame::writeDefinition(*draft)), QString::fromStdString(text));
    QCOMPARE(owngame::problemsOf(*draft).size(), owngame::problemsOf(definition).size());
    // It can be saved and opened again; what others wrote must be sound.
    const auto saved = owngame::readSaved(text);
    QVERIFY(saved.ok());
    QCOMPARE(QString::fromStdString(owngame::writeDefinition(*saved)), QString::fromStdString(text));
    QCOMPARE(owngame::readSaved(text + "\n ").ok(), owngame::readDefinition(text).ok());
    // Git and some editors change the line ends.
    const std::string returned = QString::fromStdString(text).replace("\n", "\r\n").toStdString();
    const auto again = owngame::readSaved(returned);
    QVERIFY(again.ok());
    QCOMPARE(QString::fromStdString(owngame::writeDefinition(*again)), QString::fromStdString(text));
}

void OwnGameEditTest::damagedTextsAreNoDrafts_data() {
    QTest::addColumn<QString>("text");
    const QString whole(QString::fromUtf8(toyDefinition.data(), qsizetype(toyDefinition.size())));
    QTest::newRow("empty") << QString();
    QTest::newRow("half") << whole.left(whole.size() / 2);
    QTest::newRow("list") << QString("[]");
    QTest::newRow("no game") << QString(whole).replace("hexatelier-game-definition", "recipe");
    QTest::newRow("newer") << QString(whole).replace("\"version\": 1", "\"version\": 2");
}

void OwnGameEditTest::damagedTextsAreNoDrafts() {
    QFETCH(QString, text);
    QVERIFY(!owngame::readDraft(text.toStdString()));
}

/// A hostile file is refused as quickly as a sound one is read.
void OwnGameEditTest::manyFaultsTakeNoTime() {
    owngame::Definition definition = owngame::readDefinition(toyDefinition).value();
    definition.sets.resize(50'000, definition.sets[0]);
    const std::string text = owngame::writeDefinition(definition);
    QElapsedTimer clock;
    clock.start();
    QVERIFY(!owngame::readSaved(text));
    QVERIFY2(clock.elapsed() < 5'000, qPrintable(QString::number(clock.elapsed())));
}

/// Any member may be missing or of another type.
void OwnGameEditTest::draftsMayBeBrokenAnywhere() {
    QVERIFY(rc::check([](const Dice& dice) {
        Rng rng = dice.rng();
        QString text = QString::fromUtf8(toyDefinition.data(), qsizetype(toyDefinition.size()));
        const int start = int(text.indexOf("\"catalog\""));
        for (int i = 0; i < 6; ++i) {
            const auto at = text.indexOf(QRegularExpression("\"[a-z]+\":|[0-9]+|\"[a-z]+\"[,}\\]]"),
                                         between(rng, start, int(text.size()) - 1));
            if (at < 0) continue;
            if (text[at] == '"')
                text.insert(at + 1, 'z');
            else
                text.replace(at, 1, rng.below(2) == 0 ? "\"\"" : "{}");
        }
        const auto draft = owngame::readDraft(text.toStdString());
        if (draft) owngame::problemsOf(*draft);
    }));
}

void OwnGameEditTest::aRenamedWordIsRenamedEverywhere_data() {
    QTest::addColumn<QString>("game");
    for (const char* name : {"saltmark", "lanternfall", "two-banners"}) QTest::newRow(name) << name;
}

void OwnGameEditTest::aRenamedWordIsRenamedEverywhere() {
    QFETCH(QString, game);
    const std::string text(owngame::example(game.toStdString()));
    const owngame::Definition before = owngame::readDefinition(text).value();
    const auto there = [&](owngame::Word word, const auto& things) {
        for (const auto& thing : things) {
            owngame::Definition definition = before;
            owngame::rename(definition, word, thing.id, "quite-new");
            const auto problems = owngame::problemsOf(definition);
            QVERIFY2(problems.empty(),
                     problems.empty() ? "" : (thing.id + ' ' + problems.front().code()).c_str());
            QVERIFY(owngame::writeDefinition(definition) != owngame::writeDefinition(before));
            owngame::rename(definition, word, "quite-new", thing.id);
            QCOMPARE(owngame::writeDefinition(definition), owngame::writeDefinition(before));
        }
    };
    there(owngame::Word::Kind, before.catalog.kinds);
    there(owngame::Word::Group, before.catalog.groups);
    there(owngame::Word::Piece, before.catalog.pieceKinds);
    there(owngame::Word::Edge, before.catalog.edgeKinds);
    there(owngame::Word::Zone, before.catalog.zoneKinds);
    there(owngame::Word::Set, before.sets);
    there(owngame::Word::Figure, before.figures);
    there(owngame::Word::Property, before.catalog.cellProperties);
    there(owngame::Word::Faction, before.catalog.factions);
}

void OwnGameEditTest::piecesAndRegionsFollowRenamedWords() {
    owngame::Definition game = owngame::readDefinition(toyDefinition).value();
    game.catalog.pieceKinds.front().faction = "red";
    game.catalog.regionShapes.front().parts.front().attributes.set("token", std::string("one"));
    owngame::rename(game, owngame::Word::Faction, "red", "crimson");
    QCOMPARE(game.catalog.pieceKinds.front().faction, std::string("crimson"));
    owngame::renameValue(game, "token", "one", "single");
    owngame::renameValue(game, "token", "two", "double");
    owngame::rename(game, owngame::Word::Property, "token", "coin");
    const Attributes& attributes = game.catalog.regionShapes.front().parts.front().attributes;
    QVERIFY(attributes.find("token") == nullptr);
    QVERIFY(*attributes.find("coin") == AttributeValue(std::string("single")));
    QCOMPARE(game.decks.front().values.back().id, std::string("double"));
    QCOMPARE(game.figures.front().values.at("double"), 4);
    QVERIFY(owngame::problemsOf(game).empty());
}

void OwnGameEditTest::aRenamedWordKeepsItsDrawing() {
    owngame::Definition definition;
    definition.drawings = {{"new", "tile"}, {"piece-new", "piece"}, {"edge-new", "side"}};
    owngame::rename(definition, owngame::Word::Kind, "new", "wood");
    owngame::rename(definition, owngame::Word::Piece, "new", "tower");
    owngame::rename(definition, owngame::Word::Edge, "new", "river");
    const std::map<std::string, std::string> after{
        {"wood", "tile"}, {"piece-tower", "piece"}, {"edge-river", "side"}};
    QVERIFY(definition.drawings == after);
}

HEXA_TEST(OwnGameEditTest);

}  // namespace hexa::test

#include "edit_test.moc"
