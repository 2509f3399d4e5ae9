// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/generate/styles.h"

#include "core/base/rng.h"
#include "core/owngame/definition/rename.h"
#include "core/owngame/file/examples.h"
#include "core/owngame/generate/stylescale.h"
#include "tests/core/owngame/generated.h"
#include "tests/core/owngame/toydefinition.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace hexa::test {
namespace {

using owngame::Definition;
using owngame::GameStyle;
using owngame::Ground;
using owngame::StyleMeasure;

constexpr GameStyle::Form clumps = GameStyle::Form::Clumps, near = GameStyle::Form::Near;

/// Returns the layout for two of the toy game with these tiles; all others are fields.
Scenario toyMap(const GameSystem& system, const std::vector<std::pair<Hex, std::string>>& tiles) {
    Scenario map = system.layout("two")->scenario;
    std::vector<Cell> cells(map.board.cells().begin(), map.board.cells().end());
    for (Cell& cell : cells) {
        if (cell.kind == KindId::Empty) cell.kind = *system.catalog.kindId("field");
        for (const auto& [at, kind] : tiles)
            if (cell.at == at) cell.kind = *system.catalog.kindId(kind);
    }
    map.board.setCells(std::move(cells), {});
    return map;
}

double valueOf(const Definition& definition, const Scenario& map, const GameStyle& style) {
    Ground ground(definition, map);
    StyleMeasure measure(style, ground);
    measure.reset();
    return measure.value();
}

/// Returns the styles that a test pulls: those that an example has, or some of the toy.
std::vector<GameStyle> stylesFor(const std::string& name) {
    if (name != "toy") return owngame::readDefinition(owngame::example(name)).value().styles;
    return {{"groups", clumps, "", ""}, {"lakes", near, "lake", "home"}, {"woods", clumps, "wood", ""}};
}

Definition gameWith(const std::string& name, const std::vector<GameStyle>& styles) {
    const std::string_view text = name == "toy" ? toyDefinition : owngame::example(name);
    Definition definition = owngame::readDefinition(text).value();
    definition.styles = styles;
    return definition;
}

}  // namespace

class OwnGameStylesTest : public QObject {
    Q_OBJECT
private slots:
    void measuresGroups() {
        const Definition toy = owngame::readDefinition(toyDefinition).value();
        const GameSystem system = owngame::makeSystem(toy);
        // The middle has six neighbours, and a cell of the first ring, too.
        const Scenario touching = toyMap(system, {{{0, 0}, "lake"}, {{1, 0}, "lake"}});
        QCOMPARE(valueOf(toy, touching, {"s", clumps, "lake", ""}), 2.0 / 12);
        const Scenario apart = toyMap(system, {{{0, 0}, "lake"}, {{2, -2}, "lake"}});
        QCOMPARE(valueOf(toy, apart, {"s", clumps, "lake", ""}), 0.0);
        QCOMPARE(valueOf(toy, apart, {"s", clumps, "wood", ""}), 0.0);
        // All but the homes at two corners: 72 joins from all tiles with land, less those of lakes.
        const Scenario fields = toyMap(system, {});
        const double all = valueOf(toy, fields, {"s", clumps, "", ""});
        // 42 pairs of neighbours; three at each home have one side without a class.
        QCOMPARE(all, 2.0 * (42 - 6) / (2 * 42 - 6));
    }
    void measuresDistances() {
        const Definition toy = owngame::readDefinition(toyDefinition).value();
        const GameSystem system = owngame::makeSystem(toy);
        const Scenario map = toyMap(system, {{{0, 0}, "lake"}, {{-1, 0}, "lake"}, {{2, -2}, "wood"}});
        QCOMPARE(valueOf(toy, map, {"s", near, "lake", "home"}), (2 + 1) / 2.0);
        QCOMPARE(valueOf(toy, map, {"s", near, "lake", "wood"}), (2 + 3) / 2.0);
        QCOMPARE(valueOf(toy, map, {"s", near, "lake", "lake"}), 1.0);
        // A tile is not near itself, whatever sets it belongs to.
        QCOMPARE(valueOf(toy, map, {"s", near, "wood", "group:land"}), 1.0);
        QCOMPARE(valueOf(toy, map, {"s", near, "wood", "wood"}), double{StyleMeasure::nowhere});
        QCOMPARE(valueOf(toy, map, {"s", near, "twos", "wood"}), 0.0);
    }
    /// A measure that follows changes is that of the whole map.
    void followsChanges() {
        for (const char* name : {"toy", "two-banners"}) {
            const Definition game = gameWith(name, stylesFor(name));
            const GameSystem system = owngame::makeSystem(game);
            Scenario map = made(system, system.layouts.front().id, "random", 3).value();
            Ground ground(game, map);
            std::vector<StyleMeasure> measures;
            for (const GameStyle& style : game.styles) measures.emplace_back(style, ground).reset();
            Rng rng(7, "test");
            for (int i = 0; i < 300; ++i) {
                const auto cell = static_cast<int>(rng.below(static_cast<std::uint32_t>(ground.size())));
                const auto other = static_cast<int>(rng.below(static_cast<std::uint32_t>(ground.size())));
                ground.swapTiles(cell, other, {});
                for (StyleMeasure& measure : measures) {
                    measure.changed(cell);
                    measure.changed(other);
                }
                if (i % 20 != 0) continue;
                for (std::size_t axis = 0; axis < measures.size(); ++axis) {
                    StyleMeasure fresh(game.styles[axis], ground);
                    fresh.reset();
                    QCOMPARE(measures[axis].value(), fresh.value());
                }
            }
        }
    }
    void refusesFaultyStyles_data() {
        QTest::addColumn<std::string>("style");
        QTest::addColumn<std::string>("code");
        QTest::newRow("distance to nothing")
            << std::string(R"("style": "near", "what": "lake")") << std::string("json.missing");
        QTest::newRow("distance from nothing")
            << std::string(R"("style": "near", "with": "lake")") << std::string("json.missing");
        QTest::newRow("groups with others")
            << std::string(R"("style": "clumps", "what": "lake", "with": "wood")")
            << std::string("owngame.style-member");
        QTest::newRow("unknown set") << std::string(R"("style": "clumps", "what": "lakes")")
                                     << std::string("owngame.unknown");
        QTest::newRow("unknown member")
            << std::string(R"("style": "clumps", "of": "food")") << std::string("json.unknown-member");
    }
    void refusesFaultyStyles() {
        QFETCH(std::string, style);
        QFETCH(std::string, code);
        const auto read =
            owngame::readDefinition(toyWith(R"("style": "near", "what": "lake", "with": "home")", style));
        QVERIFY(!read);
        QCOMPARE(read.error().code(), code);
        const auto* place = std::get_if<JsonPointer>(&read.error().place());
        QVERIFY(place != nullptr && place->path.starts_with("/styles/2"));
    }
    /// Styles follow a set that gets another ID, and an unknown style is refused.
    void namesFollow() {
        Definition game = owngame::readDefinition(toyDefinition).value();
        owngame::rename(game, owngame::Word::Kind, "lake", "pond");
        QCOMPARE(game.styles[2].what, std::string("pond"));
        const GameSystem system = owngame::makeSystem(game);
        QCOMPARE(coreMessages().text("fr", system.generate->axes[1].message()),
                 std::string("Groupes\u202f: Wood"));
        GenerateRequest request;
        request.base = system.layouts.front().scenario;
        request.tastes = {{"odd", 0.5}};
        QCOMPARE(system.generate->run(request).error().code(), std::string("generate.taste"));
    }
    void sliderMovesMaps_data() {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<int>("axis");
        for (const char* name : {"toy", "saltmark", "lanternfall", "two-banners"})
            for (int axis = 0; axis < std::ssize(stylesFor(name)); ++axis)
                QTest::addRow("%s %s", name, stylesFor(name)[static_cast<std::size_t>(axis)].id.c_str())
                    << std::string(name) << axis;
    }
    /// A pulled slider moves the position in the middle of 11 maps, and all maps keep their rules.
    void sliderMovesMaps() {
        QFETCH(std::string, name);
        QFETCH(int, axis);
        const GameSystem system = owngame::makeSystem(gameWith(name, stylesFor(name)));
        const std::string id = system.generate->axes[static_cast<std::size_t>(axis)].id;
        const auto middle = [&](double wanted) {
            std::vector<double> positions;
            for (std::uint64_t seed = 1; seed <= 11; ++seed) {
                GenerateRequest request;
                request.base = system.layouts.front().scenario;
                request.mode = "random";
                request.seed = seed;
                request.tastes = {{id, wanted}};
                const auto maps = system.generate->run(request);
                if (!maps) qFatal("%s", coreMessages().text("en", maps.error()).c_str());
                const Candidate& map = maps->front();
                const std::string dirt = dirtOf(system, map.scenario);
                if (!dirt.empty()) qFatal("%s", dirt.c_str());
                const auto assessed = system.generate->assess(map.scenario, request);
                if (!assessed || assessed->tastes != map.tastes) qFatal("assessed otherwise");
                positions.push_back(map.tastes[static_cast<std::size_t>(axis)].position);
            }
            std::ranges::sort(positions);
            return positions[positions.size() / 2];
        };
        const double low = middle(0.1), half = middle(0.5), high = middle(0.9);
        qInfo("%s %s: %.2f %.2f %.2f", name.c_str(), id.c_str(), low, half, high);
        QVERIFY2(low < 0.3 && high > 0.7 && low < half && half < high,
                 qPrintable(QString("%1 %2 %3").arg(low).arg(half).arg(high)));
    }
};

HEXA_TEST(OwnGameStylesTest, "slow-unoptimized");

}  // namespace hexa::test

#include "styles_test.moc"
