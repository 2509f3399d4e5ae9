// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/check.h"

#include "core/edit/edit.h"
#include "core/engine/check/findinglist.h"
#include "core/engine/judge/balance.h"
#include "core/messages/messages.h"
#include "core/owngame/generate/search.h"
#include "core/owngame/rules/sentences.h"
#include "core/owngame/rules/worth.h"
#include "tests/core/owngame/toydefinition.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <set>

Q_DECLARE_METATYPE(hexa::owngame::Rule)

namespace hexa::test {
namespace {

owngame::Definition toyFile() {
    auto read = owngame::readDefinition(toyDefinition);
    assert(read && "the toy is valid");
    return *std::move(read);
}

owngame::Rule ruleOf(owngame::Form form, std::string what, owngame::Bounds is) {
    owngame::Rule rule;
    rule.form = form;
    rule.what = std::move(what);
    rule.is.parts = {{1, 16, is}};
    return rule;
}

/// Returns the layout for two players with kinds by letter on its cells, in reading order. F, W, L
/// and H are kinds; "." stays empty.
Scenario mapOf(const GameSystem& system, std::string_view letters) {
    Scenario map = system.layout("two")->scenario;
    std::vector<Cell> cells(map.board.cells().begin(), map.board.cells().end());
    for (std::size_t i = 0; i < letters.size(); ++i)
        for (std::size_t kind = 0; kind < system.catalog.kinds.size(); ++kind)
            if (system.catalog.kinds[kind].letter[0] == letters[i]) cells[i].kind = kindIdAt(kind);
    map.board.setCells(std::move(cells));
    return map;
}

/// Returns the cost of one rule on a map and its number of faults.
std::pair<std::int64_t, std::size_t> costOf(const owngame::Definition& definition, const owngame::Rule& rule,
                                            const Scenario& map) {
    owngame::Ground ground(definition, map);
    const auto term =
        owngame::makeTerm(rule, rule.is.parts.empty() ? owngame::Bounds() : rule.is.parts[0].is, ground, map);
    term->reset();
    return {term->cost(), term->faults().size()};
}

}  // namespace

class OwnGameRulesTest : public QObject {
    Q_OBJECT
private slots:
    void costsWhatIsBroken_data();
    void costsWhatIsBroken();
    void bothHexesOfAPairAreMarked();
    void thingsOnTheSameHexAreNotApart_data();
    void thingsOnTheSameHexAreNotApart();
    void incrementalChangesEqualAFullCheck();
    void mapsWithoutTilesAreChecked_data();
    void mapsWithoutTilesAreChecked();
    void looksAsFarAsTheDistance();
    void manyFarRulesAreChecked();
    void ringsWithoutCellsAreNotCounted();
    void anEmptyMapHasNothingButHints();
    void tellsPlaceRuleAndSentence();
    void checksSuppliesDecksAndHomes();
    void freeMapsHaveHintsInstead();
    void everyFaultAndRuleHasASentence();
    void sentencesNameTheirSets_data();
    void sentencesNameTheirSets();
};

// Layout for two players, columns from the left (q -2 .. 2). Cells by column: q = -2: 3, -1: 4, 0:
// 5, 1: 4, 2: 3.
void OwnGameRulesTest::costsWhatIsBroken_data() {
    using owngame::Bounds, owngame::Form, owngame::Rule;
    QTest::addColumn<Rule>("rule");
    QTest::addColumn<QString>("letters");
    QTest::addColumn<int>("cost");
    QTest::addColumn<int>("faults");
    const auto row = [](const char* name, Rule rule, const char* letters, int cost, int faults) {
        QTest::newRow(name) << std::move(rule) << letters << cost << faults;
    };
    const Bounds two{2, Bounds::most}, one{1, 1}, none{0, 0}, some{1, Bounds::most};
    const char* beside = "LLFFFFFFFFFFFFFFFFF";
    const char* across = "LFFFFFFFFFFFFFFFFFL";
    row("apart: two that touch", ruleOf(Form::Apart, "lake", two), beside, 2, 1);
    row("apart: kept", ruleOf(Form::Apart, "lake", two), across, 0, 0);
    row("apart: five steps wanted, four there", ruleOf(Form::Apart, "lake", {5, Bounds::most}), across, 2, 1);
    Rule woods = ruleOf(Form::Apart, "lake", two);
    woods.with = "wood";
    row("apart: of another set", woods, "LWFFFFFFFFFFFFFFFFF", 1, 1);
    row("count: too few", ruleOf(Form::Count, "lake", {3, 5}), beside, 1, 1);
    row("count: too many", ruleOf(Form::Count, "lake", none), beside, 2, 1);
    row("count: open ends", ruleOf(Form::Count, "lake", {}), beside, 0, 0);
    Rule inside = ruleOf(Form::Count, "lake", none);
    inside.scope.in = owngame::Scope::In::Inside;
    row("count: only inside", inside, beside, 0, 0);
    Rule middle = ruleOf(Form::Count, "field", none);
    middle.scope.rings = true;
    middle.scope.ring = none;
    row("count: the middle alone", middle, beside, 1, 1);
    Rule sum = ruleOf(Form::Sum, "", {0, 3});
    sum.of = "food";
    row("sum: fields count two, lakes one", sum, "LLF................", 1, 1);
    Rule food = ruleOf(Form::Sum, "", {4, 100});
    food.of = "food";
    food.per = owngame::Per::Seat;
    food.within = 1;
    food.near = true;
    row("sum: around each home", food, "FFF................", 4, 1);
    Rule spread = food;
    spread.form = Form::Spread;
    spread.is.parts[0].is = {Bounds::least, 1};
    row("spread: one has four, the other nothing", spread, "FFF................", 3, 1);
    Rule near = ruleOf(Form::Near, "lake", some);
    near.with = "wood";
    row("near: two without", near, beside, 2, 2);
    row(
        "near: one within two steps",
        [&] {
            Rule far = near;
            far.within = 2;
            return far;
        }(),
        "LFWFFFFFFFFFFFFFFFF", 0, 0);
    Rule stands = ruleOf(Form::Stands, "lake", {});
    stands.is.parts.clear();
    stands.scope.in = owngame::Scope::In::Inside;
    row("stands: at the edge", stands, across, 2, 2);
    stands.never = true;
    row("stands: never inside", stands, across, 0, 0);
    row("groups: one each", ruleOf(Form::Groups, "lake", one), beside, 1, 1);
    row("groups: kept", ruleOf(Form::Groups, "lake", one), across, 0, 0);
    Rule alike = ruleOf(Form::Groups, "dry", {1, 18});
    alike.alike = true;
    row("groups: of one kind", alike, "FFFFFFFFFFFFFFFFFFF", 1, 1);
    const Rule largest = ruleOf(Form::Largest, "lake", {3, owngame::Bounds::most});
    row("largest: none", largest, "FFFFFFFFFFFFFFFFFFF", 3, 1);
    row("largest: two and one", largest, "LLFFFFFFFFFFFFFFFFL", 1, 1);
    row("largest: three and one", largest, "LLLFFFFFFFFFFFFFFFL", 0, 0);
    row("connected: two parts", ruleOf(Form::Connected, "lake", {}), across, 1, 1);
    row("connected: all tiles", ruleOf(Form::Connected, "", {}), "L-----------------L", 1, 1);
    row("connected: all tiles, closed", ruleOf(Form::Connected, "", {}), across, 0, 0);
    Rule through = ruleOf(Form::Connected, "lake", {});
    through.through = "field";
    row("connected: over others", through, across, 0, 0);
    Rule reach = ruleOf(Form::Reach, "", some);
    reach.with = "lake";
    reach.within = 1;
    row("reach: one of two seats", reach, "FLFFFFFFFFFFFFFFFFF", 1, 1);
    reach.within = 4;
    row("reach: both", reach, "FLFFFFFFFFFFFFFFFFF", 0, 0);
    Rule symmetric = ruleOf(Form::Symmetric, "lake", {});
    symmetric.symmetry = "turn-2";
    row("symmetric", symmetric, across, 0, 0);
    row("symmetric: not", symmetric, beside, 2, 2);
}

void OwnGameRulesTest::costsWhatIsBroken() {
    QFETCH(owngame::Rule, rule);
    QFETCH(QString, letters);
    QFETCH(int, cost);
    QFETCH(int, faults);
    const GameSystem system = owngame::readGame(toyDefinition).value();
    const owngame::Definition definition = toyFile();
    const auto found = costOf(definition, rule, mapOf(system, letters.toStdString()));
    QCOMPARE(static_cast<int>(found.first), cost);
    QCOMPARE(static_cast<int>(found.second), faults);
}

void OwnGameRulesTest::bothHexesOfAPairAreMarked() {
    owngame::Definition game = toyFile();
    game.rules = {ruleOf(owngame::Form::Apart, "lake", {2, owngame::Bounds::most})};
    game.rules.front().id = "lakes-apart";
    const GameSystem system = owngame::readGame(toyDefinition).value();
    const Scenario map = mapOf(system, "LLFFFFFFFFFFFFFFFFF");
    const auto findings = owngame::checkMap(game, game.catalog, map, {});
    const auto apart = std::ranges::find(findings, "lakes-apart",
                                         [](const Finding& finding) { return finding.problem.rule; });
    QVERIFY(apart != findings.end());
    QVERIFY(hexesOf(*apart) == std::vector({map.board.cells()[0].at, map.board.cells()[1].at}));
}

/// A piece on a tile has no distance from it, but a tile is never a pair with itself.
void OwnGameRulesTest::thingsOnTheSameHexAreNotApart_data() {
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("with");
    QTest::addColumn<int>("steps");
    QTest::addColumn<int>("faults");
    QTest::newRow("piece on a tile") << "piece:sheep"
                                     << "lake" << 1 << 1;
    QTest::newRow("tile under a piece") << "lake"
                                        << "piece:sheep" << 1 << 1;
    QTest::newRow("farther") << "piece:sheep"
                             << "lake" << 2 << 1;
    QTest::newRow("beside is far enough") << "piece:sheep"
                                          << "wood" << 1 << 0;
    QTest::newRow("any distance") << "piece:sheep"
                                  << "lake" << 0 << 0;
    QTest::newRow("two sets of tiles") << "lake"
                                       << "any" << 1 << 0;
    QTest::newRow("a set with itself") << "piece:sheep"
                                       << "piece:sheep" << 3 << 0;
}

void OwnGameRulesTest::thingsOnTheSameHexAreNotApart() {
    QFETCH(QString, what);
    QFETCH(QString, with);
    QFETCH(int, steps);
    QFETCH(int, faults);
    const owngame::Definition game = toyFile();
    const GameSystem system = owngame::readGame(toyDefinition).value();
    Scenario map = mapOf(system, "LWFFFFFFFFFFFFFFFFF");
    PiecePlacement sheep;
    sheep.kind = "sheep";
    sheep.at = map.board.cells().front().at;
    map.board.pieces = {sheep};
    owngame::Rule rule = ruleOf(owngame::Form::Apart, what.toStdString(), {steps, owngame::Bounds::most});
    rule.with = with.toStdString();
    QCOMPARE(costOf(game, rule, map).second, static_cast<std::size_t>(faults));
    QCOMPARE(costOf(game, rule, map).first != 0, faults != 0);
    // A search that follows changes comes to the same.
    owngame::Ground ground(game, map);
    const auto term = owngame::makeTerm(rule, rule.is.parts[0].is, ground, map);
    term->reset();
    for (int cell = 0; cell < ground.size(); ++cell) {
        ground.setKind(cell, ground.kind((cell + 1) % ground.size()));
        term->changed(cell);
        const std::int64_t reported = term->cost();
        term->reset();
        QCOMPARE(reported, term->cost());
    }
}

void OwnGameRulesTest::incrementalChangesEqualAFullCheck() {
    owngame::Definition definition = toyFile();
    for (const owngame::Form form : {owngame::Form::Near, owngame::Form::Differ, owngame::Form::Apart})
        for (const int within : {2, 5}) {
            owngame::Rule rule = ruleOf(form, "lake", {form == owngame::Form::Apart ? within + 1 : 1, 3});
            rule.with = within == 2 ? "dry" : "lake";
            rule.of = "all";
            rule.within = within;
            rule.scope.in = within == 2 ? owngame::Scope::In::Map : owngame::Scope::In::Edge;
            definition.rules.push_back(rule);
        }
    const GameSystem system = owngame::readGame(toyDefinition).value();
    QVERIFY(rc::check([&](const Dice& dice) {
        Rng rng = dice.rng();
        const Scenario map = system.layouts[static_cast<std::size_t>(between(rng, 0, 2))].scenario;
        owngame::Ground ground(definition, map);
        std::vector<std::unique_ptr<owngame::RuleTerm>> terms;
        for (const owngame::Rule& rule : definition.rules) {
            const owngame::Bounds any;
            const owngame::Bounds* is = rule.is.parts.empty() ? &any : rule.is.of(map.players());
            if (auto term = owngame::makeTerm(rule, *is, ground, map)) terms.push_back(std::move(term));
        }
        owngame::WorthSum worth(ground);
        for (auto& term : terms) term->reset();
        worth.reset();
        for (int i = 0; i < 20 + dice.size; ++i) {
            const int cell = between(rng, 0, ground.size() - 1);
            if (between(rng, 0, 1) == 0)
                ground.setKind(cell, static_cast<KindId>(between(rng, 0, 4)));
            else
                ground.setValue(cell, 0, between(rng, 0, 2));
            for (auto& term : terms) term->changed(cell);
            worth.changed(cell);
        }
        std::vector<std::int64_t> reported, full;
        for (auto& term : terms) reported.push_back(term->cost());
        const std::int64_t gap = worth.gap();
        for (auto& term : terms) {
            term->reset();
            full.push_back(term->cost());
        }
        worth.reset();
        RC_ASSERT(reported == full);
        RC_ASSERT(gap == worth.gap());
    }));
}

void OwnGameRulesTest::mapsWithoutTilesAreChecked_data() {
    using namespace owngame;
    QTest::addColumn<Rule>("rule");
    for (std::size_t form = 0; form < formNames.size(); ++form)
        for (const Per per : {Per::Map, Per::Seat, Per::Ring}) {
            Rule rule = ruleOf(static_cast<Form>(form), "lake", {1, 3});
            rule.with = "wood";
            rule.of = "food";
            rule.per = per;
            QTest::addRow("%s %d", std::string(formNames[form]).c_str(), static_cast<int>(per)) << rule;
        }
}

void OwnGameRulesTest::mapsWithoutTilesAreChecked() {
    QFETCH(owngame::Rule, rule);
    owngame::Definition game = toyFile();
    game.rules = {rule};
    game.rules.front().id = "rule";
    const GameSystem system = owngame::makeSystem(game);
    const Scenario full = system.layout("two")->scenario;
    std::vector<Cell> blanks;
    for (const Cell& cell : full.board.cells()) blanks.push_back({cell.at, KindId::Blank, false, {}});
    for (const auto& cells : {std::vector<Cell>(), blanks})
        for (const bool homes : {true, false}) {
            Scenario map = full;
            map.board.setCells(cells);
            for (Seat& seat : map.seats)
                if (!homes) seat.home.reset();
            for (const Finding& finding : system.check(map, {})) QVERIFY(!finding.problem.code.empty());
            const owngame::Ground ground(game, map);
            QCOMPARE(ground.size(), 0);
            QVERIFY(system.balance->ledger(map, {})->rows.empty());
        }
}

void OwnGameRulesTest::looksAsFarAsTheDistance() {
    const owngame::Definition game = toyFile();
    QVERIFY(rc::check([&](const Dice& dice) {
        Rng rng = dice.rng();
        std::vector<Cell> cells;
        const int wide = between(rng, 1, 12);
        for (int q = -wide; q <= wide; q += between(rng, 1, 3))
            for (int r = -wide; r <= wide; r += between(rng, 1, 2))
                cells.push_back({{q, r}, KindId::Empty, false, {}});
        Scenario map;
        map.board.setCells(cells);
        const owngame::Ground ground(game, map);
        const int radius = between(rng, 0, 30);
        for (int cell = 0; cell < ground.size(); cell += 5) {
            std::vector<int> seen, wanted;
            ground.eachWithin(cell, radius, [&](int other) { seen.push_back(other); });
            for (int other = 0; other < ground.size(); ++other)
                if (distance(ground.hex(cell), ground.hex(other)) <= radius) wanted.push_back(other);
            RC_ASSERT(seen == wanted);
        }
    }));
}

/// Rules that look a hundred steps far once took gigabytes and most of a minute.
void OwnGameRulesTest::manyFarRulesAreChecked() {
    owngame::Definition game = toyFile();
    game.rules.clear();
    for (int i = 0; i < 20; ++i) {
        owngame::Rule rule = ruleOf(owngame::Form::Near, "lake", {1, 5});
        rule.id = "near-" + std::to_string(i);
        rule.with = i % 2 == 0 ? "wood" : "field";
        rule.within = 81 + i;
        game.rules.push_back(rule);
    }
    Scenario map;
    map.seats.resize(2);
    std::vector<Cell> cells;
    for (int q = 0; q < 80; ++q)
        for (int r = 0; r < 80; ++r)
            cells.push_back({{q, r}, kindIdAt(static_cast<std::size_t>(q + r) % 3), false, {}});
    map.board.setCells(cells);
    const owngame::Ground ground(game, map);
    QCOMPARE(ground.size(), 6'400);
    QVERIFY(!owngame::checkMap(game, game.catalog, map, {}).empty());
}

void OwnGameRulesTest::ringsWithoutCellsAreNotCounted() {
    const GameSystem system = owngame::readGame(toyDefinition).value();
    owngame::Rule rule = ruleOf(owngame::Form::Count, "any", {1, 99});
    rule.per = owngame::Per::Ring;
    rule.scope.rings = true;
    rule.scope.ring = {0, 1};
    QCOMPARE(costOf(toyFile(), rule, mapOf(system, "FFFFFFFFFFFFFFFFFFF")).first, std::int64_t{0});
    rule.scope = {};
    Scenario far = system.layout("two")->scenario;
    std::vector<Cell> cells(far.board.cells().begin(), far.board.cells().end());
    for (Cell& cell : cells) cell.kind = kindIdAt(0);
    cells.push_back({{40, 0}, kindIdAt(0), false, {}});
    far.board.setCells(cells);
    QCOMPARE(costOf(toyFile(), rule, far).first, std::int64_t{0});
}

void OwnGameRulesTest::anEmptyMapHasNothingButHints() {
    const GameSystem system = owngame::readGame(toyDefinition).value();
    for (const Layout& layout : system.layouts)
        for (const Finding& finding : system.check(layout.scenario, {}))
            QVERIFY2(finding.problem.severity == Severity::Hint, finding.problem.code.c_str());
}

void OwnGameRulesTest::tellsPlaceRuleAndSentence() {
    const GameSystem system = owngame::readGame(toyDefinition).value();
    const Scenario map = mapOf(system, "LLFWFFFFFFFWFFFFFFL");
    const auto findings = system.check(map, {});
    const auto found =
        std::ranges::find_if(findings, [](const Finding& one) { return one.problem.rule == "apart"; });
    QVERIFY(found != findings.end());
    QCOMPARE(found->problem.severity, Severity::Error);
    QVERIFY(std::holds_alternative<HexPlace>(found->problem.place));
    QCOMPARE(QString::fromStdString(coreMessages().text("en", found->problem)),
             QString("Lakes never touch."));
}

void OwnGameRulesTest::checksSuppliesDecksAndHomes() {
    const GameSystem system = owngame::readGame(toyDefinition).value();
    Scenario map = mapOf(system, "FFFFFFFFFFFFFFFFFFF");
    const auto has = [&](const char* code) {
        return std::ranges::any_of(system.check(map, {}),
                                   [&](const Finding& one) { return one.problem.code == code; });
    };
    QVERIFY(has("owngame.home"));    // fields on both homes
    QVERIFY(has("owngame.supply"));  // 19 fields, 12 in the box
    QVERIFY(has("owngame.deck.missing"));
    QVERIFY(!has("owngame.deck.elsewhere"));
    CellState state = *map.board.state({0, 0});
    state.cell.kind = *system.catalog.kindId("lake");
    CellDetails details;
    details.attributes.set("token", std::string("two"));
    state.setDetails(details);
    map.board.put(state);
    QVERIFY(has("owngame.deck.elsewhere"));
    for (const Cell& cell : std::vector<Cell>(map.board.cells().begin(), map.board.cells().end())) {
        CellState each(cell);
        each.setDetails(details);
        map.board.put(each);
    }
    QVERIFY(has("owngame.deck.supply"));
}

void OwnGameRulesTest::freeMapsHaveHintsInstead() {
    const GameSystem system = owngame::readGame(toyDefinition).value();
    Scenario map = mapOf(system, "LLFFFFFFFFFFFFFFFFF");
    map.profile = RuleProfile::Free;
    for (const Finding& finding : system.check(map, {})) QVERIFY(finding.problem.severity != Severity::Error);
}

void OwnGameRulesTest::everyFaultAndRuleHasASentence() {
    using owngame::Form, owngame::Per;
    const Messages messages = coreMessages();
    std::set<std::string> codes;
    // A number that no map has breaks every rule with a number.
    for (const Form form : {Form::Count, Form::Sum, Form::Near, Form::Differ, Form::Corner, Form::Groups,
                            Form::Spread, Form::Reach})
        for (const Per per : {Per::Map, Per::Seat, Per::Ring}) {
            owngame::Definition game = toyFile();
            owngame::Rule rule = ruleOf(form, "field", {90, 99});
            rule.id = "tested";
            rule.of = "food";
            rule.with = "field";
            rule.near = true;
            rule.per = per;
            game.rules = {rule};
            const GameSystem system = owngame::makeSystem(game);
            for (const Finding& finding :
                 owngame::checkMap(game, system.catalog, mapOf(system, "FFFFFFFFFFFFFFFFFFF"), {})) {
                if (finding.problem.rule != "tested") continue;
                codes.insert(finding.problem.code);
                QVERIFY2(messages.knows(finding.problem.code), finding.problem.code.c_str());
            }
        }
    QVERIFY(codes.contains("owngame.rule-number") && codes.contains("owngame.rule-seat"));
    // Every form, with and without what its sentence can say.
    owngame::Definition game = toyFile();
    for (std::size_t form = 0; form < owngame::formNames.size(); ++form)
        for (const std::string what : {"any", "field"})
            for (const bool more : {false, true}) {
                owngame::Rule rule = ruleOf(static_cast<Form>(form), what, {2, owngame::Bounds::most});
                rule.of = "food";
                rule.alike = rule.never = more;
                if (more) rule.with = rule.through = "wood";
                for (const char* language : {"en", "de", "fr"}) {
                    const std::string text(
                        owngame::sentenceOf(game, rule, rule.is.parts.front().is).in(language));
                    QVERIFY2(!text.empty() && text.find("owngame.") == std::string::npos &&
                                 text.find('{') == std::string::npos,
                             text.c_str());
                }
            }
}

/// Sentences of the program read well for one kind, for two, and for all tiles.
void OwnGameRulesTest::sentencesNameTheirSets_data() {
    using owngame::Form, owngame::Rule;
    QTest::addColumn<Rule>("rule");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("german");
    QTest::addColumn<QString>("french");
    const auto row = [](const char* name, Form form, const char* what, const char* with, owngame::Bounds is,
                        const char* english, const char* german, const char* french) {
        Rule rule = ruleOf(form, what, is);
        rule.with = with;
        rule.of = form == Form::Spread ? "" : "food";
        rule.per = form == Form::Spread ? owngame::Per::Seat : owngame::Per::Map;
        if (form == Form::Stands) rule.scope.in = owngame::Scope::In::Edge;
        if (form == Form::Spread && std::string_view(what) == "any")
            rule.scope.in = owngame::Scope::In::Inside;
        QTest::newRow(name) << rule << english << german << french;
    };
    constexpr auto most = owngame::Bounds::most;
    row("one kind", Form::Apart, "lake", "", {2, most}, "No two hexes with “Lake” are next to each other.",
        "Keine zwei Felder mit „Lake“ liegen nebeneinander.",
        "Deux hexagones avec « Lake » ne sont jamais côte à côte.");
    row("two kinds", Form::Apart, "lake", "wood", {2, most},
        "No hex with “Lake” is next to a hex with “Wood”.",
        "Kein Feld mit „Lake“ liegt neben einem Feld mit „Wood“.",
        "Aucun hexagone avec « Lake » n’est à côté d’un hexagone avec « Wood ».");
    row("kind and all", Form::Apart, "any", "lake", {2, most}, "No hex with “Lake” is next to another tile.",
        "Kein Feld mit „Lake“ liegt neben einem anderen Plättchen.",
        "Aucun hexagone avec « Lake » n’est à côté d’une autre tuile.");
    row("all", Form::Apart, "any", "", {2, most}, "No two tiles are next to each other.",
        "Keine zwei Plättchen liegen nebeneinander.", "Deux tuiles ne sont jamais côte à côte.");
    row("never together", Form::Apart, "lake", "wood", {1, most},
        "“Lake” and “Wood” are never on the same hex.", "„Lake“ und „Wood“ liegen nie auf demselben Feld.",
        "« Lake » et « Wood » ne sont jamais sur le même hexagone.");
    row("all, far", Form::Apart, "any", "any", {3, most}, "Distance between any two tiles: at least 3 steps.",
        "Entfernung zwischen je zwei Plättchen: mindestens 3 Schritte.",
        "Distance entre deux tuiles : au moins 3 pas.");
    row("none beside", Form::Near, "lake", "home", {0, 0},
        "No hex with “Lake” is next to a hex with “homes”.",
        "Kein Feld mit „Lake“ liegt neben einem Feld mit „Heimatfelder“.",
        "Aucun hexagone avec « Lake » n’est à côté d’un hexagone avec « cases de départ ».");
    row("tiles near each kind", Form::Near, "lake", "any", {1, 2},
        "Number of tiles within 1 step of each hex with “Lake”: 1 to 2.",
        "Anzahl der Plättchen im Umkreis von 1 Schritt um jedes Feld mit „Lake“: 1 bis 2.",
        "Nombre de tuiles à 1 pas au plus de chaque hexagone avec « Lake » : 1 à 2.");
    row("kind near each tile", Form::Near, "any", "lake", {1, most},
        "Number of “Lake” within 1 step of each tile: at least 1.",
        "Anzahl „Lake“ im Umkreis von 1 Schritt um jedes Plättchen: mindestens 1.",
        "Nombre de « Lake » à 1 pas au plus de chaque tuile : au moins 1.");
    row("number of all", Form::Count, "empty", "", {0, 3}, "Number of empty slots on the map: 0 to 3.",
        "Anzahl der freien Felder auf der Karte: 0 bis 3.",
        "Nombre d’emplacements libres sur la carte : 0 à 3.");
    row("spread of numbers", Form::Spread, "lake", "", {0, 1},
        "Difference between the highest and lowest number of “Lake” around each home: 0 to 1.",
        "Unterschied zwischen der höchsten und der niedrigsten Anzahl „Lake“ um jedes Heimatfeld: 0 bis 1.",
        "Différence entre le plus grand et le plus petit nombre de « Lake » autour de chaque case de départ "
        ": 0 "
        "à 1.");
    row("spread inside", Form::Spread, "any", "", {0, 1},
        "Difference between the highest and lowest number of tiles away from the edge of the map, around "
        "each "
        "home: 0 to 1.",
        "Unterschied zwischen der höchsten und der niedrigsten Anzahl der Plättchen abseits vom Rand der "
        "Karte, um "
        "jedes Heimatfeld: 0 bis 1.",
        "Différence entre le plus grand et le plus petit nombre de tuiles loin du bord de la carte, autour "
        "de "
        "chaque case de départ : 0 à 1.");
    row("corners of a kind", Form::Corner, "lake", "", {0, 9},
        "Sum of “food” over “Lake” around each corner: 0 to 9.",
        "Summe von „food“ über „Lake“ rund um jede Ecke: 0 bis 9.",
        "Somme de « food » sur « Lake » autour de chaque coin : 0 à 9.");
    row("all stand", Form::Stands, "any", "", {0, most}, "Tiles are only allowed at the edge of the map.",
        "Plättchen sind nur am Rand der Karte erlaubt.",
        "Tuiles : placement autorisé seulement au bord de la carte.");
    row("a kind stands", Form::Stands, "lake", "", {0, most}, "“Lake”: only allowed at the edge of the map.",
        "„Lake“: nur am Rand der Karte erlaubt.",
        "« Lake » : placement autorisé seulement au bord de la carte.");
    row("all differ", Form::Differ, "any", "", {1, most},
        "Difference in “food” between any two tiles at most 1 step apart: at least 1.",
        "Unterschied bei „food“ zwischen je zwei Plättchen, die höchstens 1 Schritt auseinanderliegen: "
        "mindestens 1.",
        "Différence de « food » entre deux tuiles distantes de 1 pas au plus : au moins 1.");
    row("groups of all", Form::Groups, "any", "", {3, 7}, "Size of each group of adjacent tiles: 3 to 7.",
        "Größe jeder Gruppe benachbarter Plättchen: 3 bis 7.",
        "Taille de chaque groupe contigu de tuiles : 3 à 7.");
    row("largest of all", Form::Largest, "any", "", {3, 7},
        "Size of the largest group of adjacent tiles: 3 to 7.",
        "Größe der größten Gruppe benachbarter Plättchen: 3 bis 7.",
        "Taille du plus grand groupe contigu de tuiles : 3 à 7.");
    row("all connected", Form::Connected, "any", "", {0, most}, "All tiles must be connected.",
        "Alle Plättchen müssen zusammenhängen.", "Toutes les tuiles doivent être d’un seul tenant.");
    row("all symmetric", Form::Symmetric, "", "", {0, most}, "All tiles must be placed symmetrically.",
        "Alle Plättchen müssen symmetrisch verteilt sein.",
        "Toutes les tuiles doivent être placées symétriquement.");
}

void OwnGameRulesTest::sentencesNameTheirSets() {
    QFETCH(owngame::Rule, rule);
    const Localized sentence = owngame::sentenceOf(toyFile(), rule, rule.is.parts.front().is);
    QFETCH(QString, english);
    QFETCH(QString, german);
    QFETCH(QString, french);
    QCOMPARE(QString::fromStdString(std::string(sentence.in("en"))), english);
    QCOMPARE(QString::fromStdString(std::string(sentence.in("de"))), german);
    // French signs stand behind a narrow space.
    QCOMPARE(QString::fromStdString(std::string(sentence.in("fr"))).replace(QChar(0x202f), ' '), french);
}

HEXA_TEST(OwnGameRulesTest);

}  // namespace hexa::test

#include "rules_test.moc"
