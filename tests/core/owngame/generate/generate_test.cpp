// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/generate/generate.h"
#include "core/owngame/generate/generate.h"

#include "core/engine/judge/balance.h"
#include "core/hex/symmetry.h"
#include "core/io/format/scenariofile.h"
#include "core/owngame/definition/cellsof.h"
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
#include <stop_token>
#include <string>
#include <vector>

namespace hexa::test {
namespace {

owngame::Rule randomRule(const owngame::Definition& game, Rng& rng) {
    using namespace owngame;
    std::vector<std::string> sets{"field", "wood", "lake", "dry", "group:land", "twos", "home", "any", "k0"};
    // Rules on things that the generator doesn't place are left to the check.
    for (const Count& count : game.counts)
        if (count.what.find(':') != std::string::npos) sets.push_back(count.what);
    if (std::ranges::find(sets, "piece:sheep") != sets.end()) sets.emplace_back("grazed");
    const auto anySet = [&] { return sets[rng.below(static_cast<std::uint32_t>(sets.size()))]; };
    Rule rule;
    rule.form = static_cast<Form>(rng.below(formNames.size()));
    rule.severity = static_cast<Severity>(rng.below(3));
    rule.what = anySet();
    rule.with = anySet();
    if (rng.below(2) == 0) rule.through = anySet();
    rule.of = game.figures[rng.below(static_cast<std::uint32_t>(game.figures.size()))].id;
    rule.within = between(rng, 1, 3);
    rule.near = rng.below(2) == 0;
    const int low = between(rng, 0, 3);
    rule.is.parts = {{1, between(rng, 2, 16), {low, low + between(rng, 0, 12)}}};
    rule.scope.in = static_cast<Scope::In>(rng.below(3));
    rule.scope.rings = rng.below(4) == 0;
    rule.scope.ring = {0, between(rng, 0, 2)};
    rule.per = rule.form == Form::Spread ? Per::Seat : static_cast<Per>(rng.below(3));
    rule.alike = rng.below(2) == 0;
    rule.never = rng.below(2) == 0;
    return rule;
}

owngame::LayoutPlan randomLayout(const owngame::Definition& game, Rng& rng) {
    using namespace owngame;
    LayoutPlan plan;
    plan.players = 2;
    plan.shape = BlankShape{rng.below(2) == 0 ? BlankShape::Form::Hexagon : BlankShape::Form::Rectangle,
                            between(rng, 2, 4), between(rng, 2, 4)};
    std::vector<Hex> cells = cellsOf(plan, game.catalog.orientation);
    rng.shuffle(cells);
    plan.homes = {cells[0], cells[1]};
    if (rng.below(2) == 0) plan.holes = {cells[2]};
    if (rng.below(2) == 0) plan.fixed = {{cells[3], game.catalog.kinds[rng.below(3)].id}};
    plan.zones = {{"start", 0, 1, 1, {}}, {"start", 1, 2, 2, {}}};
    return plan;
}

/// Returns a game with random kinds, numbers, values, layouts, rules and weights.
owngame::Definition randomGame(Rng& rng) {
    using namespace owngame;
    Definition game = readDefinition(toyDefinition).value();
    for (int i = 0, more = between(rng, 1, 5); i < more; ++i) {
        CellKind kind = game.catalog.kinds.front();
        kind.id = "k" + std::to_string(i);
        kind.supply = rng.below(2) == 0 ? std::nullopt : std::optional(between(rng, 0, 9));
        game.catalog.kinds.push_back(kind);
    }
    for (Deck::Value& value : game.decks.front().values) {
        const int copies = between(rng, 0, 9);
        value.copies.parts = {{1, PlayerBounds::maxPlayers, {copies, copies}}};
    }
    game.layouts.clear();
    for (int i = 0, all = between(rng, 1, 3); i < all; ++i) {
        game.layouts.push_back(randomLayout(game, rng));
        game.layouts.back().id = "layout-" + std::to_string(i);
    }
    game.counts = {{"lake", {{{1, PlayerBounds::maxPlayers, {0, between(rng, 0, 9)}}}}}};
    PieceKind& sheep = game.catalog.pieceKinds.front();
    sheep.stands =
        std::array{PieceKind::Stands::Hex, PieceKind::Stands::Side, PieceKind::Stands::Corner}[rng.below(3)];
    sheep.covers = rng.below(2) == 0;
    sheep.owned = rng.below(2) == 0;
    if (rng.below(2) == 0) sheep.where.clear();
    PieceKind hut = sheep;
    hut.id = "hut";
    hut.where.clear();
    game.catalog.pieceKinds.push_back(hut);
    EdgeKind& road = game.catalog.edgeKinds.front();
    road.sided = rng.below(2) == 0;
    road.owned = rng.below(2) == 0;
    if (rng.below(2) == 0) road.supply = between(rng, 0, 9);
    for (const char* thing : {"piece:sheep", "piece:hut", "edge:road"}) {
        const int least = between(rng, 0, 4);
        if (rng.below(3) > 0)
            game.counts.push_back({thing, {{{between(rng, 1, 2), 16, {least, least + between(rng, 0, 3)}}}}});
    }
    game.rules.clear();
    for (int i = 0, all = between(rng, 0, 6); i < all; ++i) {
        game.rules.push_back(randomRule(game, rng));
        game.rules.back().id = "r" + std::to_string(i);
    }
    game.ways.clear();
    for (const char* what : {"lake", "k0", "edge:road"}) {
        const int steps = between(rng, 0, 5);
        if (steps > 0) game.ways.push_back({what, std::optional(steps * 500)});
        if (steps == 5) game.ways.back().steps.reset();
    }
    game.worth.share = static_cast<Worth::Share>(rng.below(2));
    game.worth.accept = between(rng, 0, 40);
    return game;
}

std::string ratio(const GameSystem& system, const Scenario& map) {
    const auto ledger = system.balance->ledger(map, {});
    return std::to_string(*ledger->rows[0].equality);
}

}  // namespace

class OwnGameMapsTest : public QObject {
    Q_OBJECT
private slots:
    void generatesWhatItsCheckFindsClean_data();
    void generatesWhatItsCheckFindsClean();
    void keepsWhatIsLocked();
    void refusesSymmetriesThatLockedTilesBreak_data();
    void refusesSymmetriesThatLockedTilesBreak();
    void suggestsSwapsByTheAuthorsWeights();
    void drawsFromManyCounts();
    void stopsWhileItDraws();
    void drawsForSymmetries();
    void connectsWhatIsScattered();
    void randomGamesMakeOnlyCleanMaps();
};

void OwnGameMapsTest::generatesWhatItsCheckFindsClean_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("layout");
    QTest::addColumn<std::string>("mode");
    const auto rows = [](const std::string& name, std::string_view text) {
        const GameSystem system = owngame::readGame(text).value();
        for (const Layout& layout : system.layouts)
            for (const GenerateMethod& mode : system.generate->modes)
                QTest::newRow((name + ' ' + layout.id + ' ' + mode.id).c_str())
                    << std::string(text) << layout.id << mode.id;
    };
    rows("toy", toyDefinition);
    for (const char* name : {"saltmark", "lanternfall", "two-banners"}) rows(name, owngame::example(name));
}

void OwnGameMapsTest::generatesWhatItsCheckFindsClean() {
    QFETCH(std::string, text);
    QFETCH(std::string, layout);
    QFETCH(std::string, mode);
    const GameSystem system = owngame::readGame(text).value();
    for (const std::uint64_t seed : {1, 2}) {
        const auto map = made(system, layout, mode, seed);
        const bool hopeless = !map && mode == "symmetric" && map.error().code().starts_with("owngame.");
        if (hopeless) return;  // counts and rules don't allow a symmetry on every layout
        QVERIFY2(map.ok(), map ? "" : coreMessages().text("en", map.error()).c_str());
        QCOMPARE(QString::fromStdString(dirtOf(system, *map)), QString());
        QVERIFY(*map == made(system, layout, mode, seed).value());
        QVERIFY(!(map->board == made(system, layout, mode, seed + 100).value().board));
        QCOMPARE(map->provenance.generator, mode);
    }
    if (mode != "balanced") return;
    const std::string even = ratio(system, made(system, layout, "balanced", 1).value());
    const std::string drawn = ratio(system, made(system, layout, "random", 1).value());
    QVERIFY2(even >= drawn, (even + " < " + drawn).c_str());
}

void OwnGameMapsTest::keepsWhatIsLocked() {
    const GameSystem system = owngame::readGame(owngame::example("saltmark")).value();
    GenerateRequest request;
    request.base = system.layout("19-3")->scenario;
    CellState state = *request.base.board.state({0, 0});
    state.cell.kind = *system.catalog.kindId("tin");
    state.cell.locked = true;
    CellDetails details;
    details.attributes.set("number", std::string("8"));
    state.setDetails(details);
    request.base.board.put(state);
    const auto map = makeMap(system, request);
    QVERIFY(map);
    QCOMPARE(map->board.find({0, 0})->kind, state.cell.kind);
    QVERIFY(map->board.detailsOf({0, 0}) == details);
    QCOMPARE(QString::fromStdString(dirtOf(system, *map)), QString());
}

void OwnGameMapsTest::refusesSymmetriesThatLockedTilesBreak_data() {
    QTest::addColumn<std::string>("other");
    QTest::addColumn<std::string>("token");
    QTest::addColumn<bool>("fine");
    QTest::newRow("alike") << std::string("wood") << std::string("one") << true;
    QTest::newRow("another kind") << std::string("field") << std::string("one") << false;
    QTest::newRow("another value") << std::string("wood") << std::string("two") << false;
    QTest::newRow("no value") << std::string("wood") << std::string() << false;
    QTest::newRow("not locked") << std::string() << std::string() << false;
}

void OwnGameMapsTest::refusesSymmetriesThatLockedTilesBreak() {
    QFETCH(std::string, other);
    QFETCH(std::string, token);
    QFETCH(bool, fine);
    const GameSystem system = owngame::readGame(toyDefinition).value();
    GenerateRequest request;
    request.base = system.layout("two")->scenario;
    request.mode = "symmetric";
    request.symmetry = "turn-2";
    const auto lock = [&](Hex at, const std::string& kind, const std::string& value) {
        CellState state = *request.base.board.state(at);
        state.cell.kind = *system.catalog.kindId(kind);
        state.cell.locked = true;
        CellDetails details;
        if (!value.empty()) details.attributes.set("token", value);
        state.setDetails(details);
        request.base.board.put(state);
    };
    lock({0, 1}, "wood", "one");
    if (!other.empty()) lock({0, -1}, other, token);
    const auto map = makeMap(system, request);
    if (fine) {
        // The counts may not allow the symmetry, but the tiles don't prevent it.
        QVERIFY(map || map.error().code() != "owngame.symmetry.locked");
        return;
    }
    QVERIFY(!map);
    QCOMPARE(map.error().code(), std::string("owngame.symmetry.locked"));
    QVERIFY(std::holds_alternative<HexPlace>(map.error().place()));
}

void OwnGameMapsTest::suggestsSwapsByTheAuthorsWeights() {
    const GameSystem system = owngame::readGame(owngame::example("saltmark")).value();
    GenerateRequest request;
    request.base = system.layout("19-3")->scenario;
    // Values are still to be dealt, so the map can't be weighed.
    QVERIFY(!system.balance->predictedGap(request.base, {}).value());
    std::size_t improved = 0;
    for (request.seed = 1; request.seed <= 4; ++request.seed) {
        const Scenario map = makeMap(system, request).value();
        const double lead = system.balance->predictedGap(map, {}).value().value();
        const auto better = system.generate->refine(request, map, {}, 6);
        QVERIFY(better.ok());
        for (const Candidate& candidate : *better) {
            QVERIFY(*candidate.gap < lead);
            QCOMPARE(*candidate.gap, system.balance->predictedGap(candidate.scenario, {}).value().value());
            QCOMPARE(QString::fromStdString(dirtOf(system, candidate.scenario)), QString());
        }
        improved += better->size();
    }
    QVERIFY(improved > 0);
}

void OwnGameMapsTest::drawsFromManyCounts() {
    owngame::Definition game = owngame::readDefinition(toyDefinition).value();
    game.rules.clear();
    game.counts.clear();
    game.decks.clear();
    game.worth = {};
    for (int i = 0; i < 190; ++i) {
        CellKind kind = game.catalog.kinds.front();
        kind.id = "k" + std::to_string(i);
        kind.supply = 20;
        game.catalog.kinds.push_back(kind);
    }
    for (int i = 0; i < 48; ++i) {
        owngame::CellSet set;
        set.id = "s" + std::to_string(i);
        for (int k = 0; k < 190; ++k)
            if (k % (i + 2) != 0) set.kinds.push_back("k" + std::to_string(k));
        game.sets.push_back(set);
        for (int count = 0; count < 5; ++count)
            game.counts.push_back({set.id, {{{1, 16, {count, 1'900 + count}}}}});
    }
    game.layouts.front().shape = BlankShape{BlankShape::Form::Rectangle, 40, 40};
    game.layouts.front().homes = {{1, 0}, {30, 0}};
    game.layouts.front().zones.clear();
    const GameSystem system = owngame::makeSystem(game);
    const auto map = made(system, "two", "random", 1);
    QVERIFY2(map.ok(), map ? "" : coreMessages().text("en", map.error()).c_str());
    QCOMPARE(QString::fromStdString(dirtOf(system, *map)), QString());
}

void OwnGameMapsTest::stopsWhileItDraws() {
    const GameSystem system = owngame::readGame(toyDefinition).value();
    std::stop_source source;
    source.request_stop();
    GenerateRequest request;
    request.base = system.layout("two")->scenario;
    request.stop = source.get_token();
    const auto map = makeMap(system, request);
    QVERIFY(!map);
    QCOMPARE(map.error().code(), std::string("generate.cancelled"));
}

void OwnGameMapsTest::drawsForSymmetries() {
    // Each kind fills a few whole orbits of three, whatever chance says.
    owngame::Definition game = owngame::readDefinition(toyDefinition).value();
    game.rules.clear();
    game.decks.clear();
    game.layouts = {owngame::LayoutPlan{}};
    owngame::LayoutPlan& plan = game.layouts.front();
    plan.id = "three";
    plan.players = 3;
    plan.shape = BlankShape{BlankShape::Form::Hexagon, 3, 5};
    plan.homes = {{3, -3}, {0, 3}, {-3, 0}};
    for (int i = 0; i < 8; ++i) {
        CellKind kind = game.catalog.kinds.front();
        kind.id = "k" + std::to_string(i);
        kind.supply = 4;
        game.catalog.kinds.push_back(kind);
    }
    game.counts = {{"lake", {{{1, 16, {5, 7}}}}}, {"wood", {{{1, 16, {2, 4}}}}}};
    const GameSystem system = owngame::makeSystem(game);
    for (const std::uint64_t seed : {1, 2, 3}) {
        const auto map = made(system, "three", "symmetric", seed);
        QVERIFY2(map.ok(), map ? "" : coreMessages().text("en", map.error()).c_str());
        QCOMPARE(QString::fromStdString(dirtOf(system, *map)), QString());
    }
}

void OwnGameMapsTest::connectsWhatIsScattered() {
    owngame::Definition game = owngame::readDefinition(toyDefinition).value();
    owngame::Rule rule;
    rule.id = "one-lake";
    rule.form = owngame::Form::Connected;
    rule.what = "lake";
    game.rules = {rule};
    game.counts = {{"lake", {{{1, 16, {15, 15}}}}}};
    game.catalog.kinds.front().supply.reset();
    game.layouts.front().shape = BlankShape{BlankShape::Form::Rectangle, 14, 10};
    game.layouts.front().homes = {{1, 0}, {12, 0}};
    game.layouts.front().zones.clear();
    const GameSystem system = owngame::makeSystem(game);
    for (const std::uint64_t seed : {1, 2, 3}) {
        const auto map = made(system, "two", "random", seed);
        QVERIFY2(map.ok(), map ? "" : coreMessages().text("en", map.error()).c_str());
        QCOMPARE(QString::fromStdString(dirtOf(system, *map)), QString());
    }
}

void OwnGameMapsTest::randomGamesMakeOnlyCleanMaps() {
    using namespace owngame;
    int tried = 0, clean = 0;
    QVERIFY(rc::check([&](const Dice& dice) {
        Rng rng = dice.rng();
        const std::string text = writeDefinition(randomGame(rng));
        const auto read = readDefinition(text);
        RC_ASSERT(read.ok());
        RC_ASSERT(writeDefinition(*read) == text);
        const GameSystem system = makeSystem(*read);
        GenerateRequest request;
        request.base = system.layouts[rng.below(static_cast<std::uint32_t>(system.layouts.size()))].scenario;
        request.mode =
            system.generate->modes[rng.below(static_cast<std::uint32_t>(system.generate->modes.size()))].id;
        request.seed = dice.seed;
        request.effort = 10;
        PiecePlacement sheep;
        sheep.kind = rng.below(2) == 0 ? "sheep" : "hut";
        sheep.locked = rng.below(2) == 0;
        sheep.count = between(rng, 1, 4);
        const bool owned = read->catalog.pieceKinds.front().owned;
        sheep.seat = owned && rng.below(2) == 0 ? between(rng, 0, 1) : -1;
        sheep.at = request.base.board.cells().front().at;
        const PieceKind::Stands stands = read->catalog.pieceKinds.front().stands;
        if (stands == PieceKind::Stands::Side) sheep.side = 2;
        if (stands == PieceKind::Stands::Corner) sheep.standOn(sheep.at, between(rng, 0, 5));
        const Cell& below = request.base.board.cells().front();
        if (!isTile(below.kind) || sheep.kind == "hut") request.base.board.pieces = {sheep};
        const auto map = makeMap(system, request);
        if (!map) RC_ASSERT(map.error().code().starts_with("owngame."));
        const std::string dirt = map ? dirtOf(system, *map) : std::string();
        if (!dirt.empty()) RC_LOG() << text << writeScenario(*map, system.catalog).substr(0, 6000);
        if (request.mode != "nearest") RC_ASSERT(dirt == std::string());
        ++tried;
        clean += map && dirt.empty() ? 1 : 0;
    }));
    // Games whose rules contradict each other would show nothing.
    QVERIFY2(3 * clean >= tried, qPrintable(QString("%1 of %2").arg(clean).arg(tried)));
}

HEXA_TEST(OwnGameMapsTest, "slow-unoptimized");

}  // namespace hexa::test

#include "generate_test.moc"
