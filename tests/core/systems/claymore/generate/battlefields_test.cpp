// SPDX-License-Identifier: GPL-3.0-or-later
// Spec section 4.3: battlefields are legal, of their style, keep locked parts, and are the same for
// the same seed.
#include "core/systems/claymore/generate/battlefields.h"

#include "core/systems/claymore/balance/measures.h"
#include "core/systems/claymore/balance/ways.h"
#include "core/systems/claymore/check/check.h"
#include "core/systems/claymore/generate/sites.h"
#include "tests/core/systems/claymore/fixture.h"
#include "tests/support/test.h"

using namespace hexa;
using namespace hexa::claymore;

class ClaymoreBattlefieldsTest : public QObject {
    Q_OBJECT

    static GenerateRequest requestFor(const char* layout, std::string_view mode, std::uint64_t seed) {
        GenerateRequest request;
        request.base = fixture::layout(layout);
        request.mode = mode;
        request.seed = seed;
        request.effort = 25;
        return request;
    }
    static int countOf(const Scenario& scenario, std::string_view start) {
        return static_cast<int>(
            std::ranges::count_if(scenario.board.pieces, [&](const PiecePlacement& piece) {
                return piece.kind.starts_with(start);
            }));
    }
    static int hedgesOf(const Scenario& scenario) {
        return static_cast<int>(std::ranges::count(scenario.board.edges, border::hedge, &EdgeFeature::kind));
    }
    static QStringList faultsOf(const Scenario& scenario) {
        QStringList codes;
        for (const Finding& finding : check(scenario, fixture::game().catalog, {}))
            if (finding.problem.severity == Severity::Error ||
                finding.problem.code.starts_with("claymore.W01") || finding.problem.code == "claymore.W03")
                codes << QString::fromStdString(finding.problem.code);
        return codes;
    }

private slots:
    void everyStyleIsKept_data() {
        QTest::addColumn<QString>("mode");
        for (const Style& style : styles)
            QTest::addRow("%s", std::string(style.id).c_str())
                << QString::fromStdString(std::string(style.id));
    }
    void everyStyleIsKept() {
        QFETCH(QString, mode);
        const Style& style = *styleOf(mode.toStdString());
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const auto map = makeBattlefield(fixture::layout("mat"), fixture::game().catalog, style, seed);
            QVERIFY(map.ok());
            QCOMPARE(faultsOf(*map).join(' '), QString());
            QVERIFY(countOf(*map, "tower") <= style.towers.max);
            QVERIFY(countOf(*map, "ford") <= style.fords.max);
            QVERIFY(countOf(*map, "marsh") <= style.marshes.max);
            QVERIFY(countOf(*map, "palisade") <= style.palisades.max);
            QVERIFY(hedgesOf(*map) <= style.hedges.max);
            QVERIFY(countOf(*map, "tower") >= style.towers.min);
            QVERIFY(hedgesOf(*map) >= style.hedges.min);
            // No palisade is half off the mat.
            for (const PiecePlacement& piece : map->board.pieces)
                for (int side = 0; closedCount(piece.kind) > 0 && side < 6; ++side)
                    QVERIFY(map->board.find(neighbour(piece.at, side)) != nullptr);
        }
    }
    void sameSeedSameMap() {
        for (const char* mode : {"rulebook", "strongpoint", "fair"}) {
            const auto one = makeBattlefields(requestFor("mat", mode, 5), fixture::game().catalog);
            const auto again = makeBattlefields(requestFor("mat", mode, 5), fixture::game().catalog);
            const auto other = makeBattlefields(requestFor("mat", mode, 6), fixture::game().catalog);
            QVERIFY(one && again && other);
            QVERIFY(one->front().scenario == again->front().scenario);
            QVERIFY(!(one->front().scenario == other->front().scenario));
            QVERIFY(one->front().scenario.provenance.seed == std::uint64_t{5});
        }
        QVERIFY(!makeBattlefields(requestFor("mat", "moats", 1), fixture::game().catalog));
    }
    void lockedThingsAndRegimentsStay() {
        Scenario base = fixture::layout("plan-5");
        base.board.pieces.front().locked = true;  // the tower
        const auto map = makeBattlefield(base, fixture::game().catalog, *styleOf("road-block"), 3);
        QVERIFY(map.ok());
        QVERIFY(std::ranges::count(map->board.pieces, base.board.pieces.front()) == 1);
        QCOMPARE(regimentsOn(*map).size(), std::size_t{25});
        for (const PiecePlacement& piece : base.board.pieces)
            if (regimentKind(piece.kind)) QVERIFY(std::ranges::count(map->board.pieces, piece) == 1);
    }
    void lockedTerrainAndHedgesStay() {
        Scenario base = fixture::layout("plan-5");
        std::vector<PiecePlacement> kept;
        for (PiecePlacement& piece : base.board.pieces)
            if (terrainOf(piece.kind)) {
                piece.locked = true;
                kept.push_back(piece);
            }
        for (EdgeFeature& feature : base.board.edges)
            if (feature.kind == border::hedge) feature.locked = true;
        const std::vector<EdgeFeature> edges = base.board.edges;
        for (const Style& style : styles)
            for (std::uint64_t seed = 0; seed < 5; ++seed) {
                const auto map = makeBattlefield(base, fixture::game().catalog, style, seed);
                QVERIFY(map.ok());
                for (const PiecePlacement& piece : kept)
                    QVERIFY(std::ranges::count(map->board.pieces, piece) == 1);
                for (const EdgeFeature& feature : edges)
                    QVERIFY(std::ranges::count(map->board.edges, feature) == 1);
                QVERIFY(map->board.zones == base.board.zones && map->board.regions == base.board.regions &&
                        map->board.labels == base.board.labels);
            }
    }
    /// Numbers of parts replace those of the style; impossible ones are refused.
    void wishedNumbersAreKept() {
        for (const char* mode : {"rulebook", "open", "fair"}) {
            GenerateRequest request = requestFor("mat", mode, 6);
            request.parts = {{"tower", 1}, {"ford", {1, 2}}, {"palisade", 2}, {"marsh", 0}, {"hedge", 3}};
            const auto maps = makeBattlefields(request, fixture::game().catalog);
            QVERIFY(maps.ok());
            for (const Candidate& map : *maps) {
                QCOMPARE(countOf(map.scenario, "tower"), 1);
                QVERIFY(countOf(map.scenario, "ford") >= 1 && countOf(map.scenario, "ford") <= 2);
                QCOMPARE(countOf(map.scenario, "palisade"), 2);
                QCOMPARE(countOf(map.scenario, "marsh"), 0);
                QCOMPARE(hedgesOf(map.scenario), 3);
                QCOMPARE(faultsOf(map.scenario).join(' '), QString());
                QVERIFY(map.scenario.provenance.settings.find("\"hedge\":3") != std::string::npos);
            }
        }
        const auto refused = [&](std::vector<PartWish> parts, const Scenario& base) {
            GenerateRequest request = requestFor("mat", "rulebook", 6);
            request.base = base;
            request.parts = std::move(parts);
            const auto maps = makeBattlefields(request, fixture::game().catalog);
            return maps ? std::string("fine") : maps.error().code();
        };
        const Scenario mat = fixture::layout("mat");
        QCOMPARE(refused({{"moat", 1}}, mat), std::string("generate.no-part"));
        QCOMPARE(refused({{"hedge", 5}}, mat), std::string("generate.part-count"));
        QCOMPARE(refused({{"marsh", 3}, {"palisade", 3}}, mat), std::string("claymore.generate.parts"));
        Scenario locked = fixture::layout("plan-5");
        for (PiecePlacement& piece : locked.board.pieces) piece.locked = true;
        QCOMPARE(refused({{"marsh", 0}}, locked), std::string("claymore.generate.parts"));
    }
    /// The log contains every piece put down, with its place, in order.
    void theLogTellsEveryPiece() {
        for (const char* mode : {"rulebook", "strongpoint"}) {
            const auto maps = makeBattlefields(requestFor("mat", mode, 9), fixture::game().catalog);
            QVERIFY(maps.ok());
            const Candidate& map = maps->front();
            std::size_t pieces = 0, hedges = 0;
            for (const DrawStep& step : map.log) {
                if (step.text.code == "claymore.draw.hedge") {
                    ++hedges;
                    QVERIFY(std::ranges::any_of(map.scenario.board.edges, [&](const EdgeFeature& feature) {
                        const auto ends = hexesOf(feature.edge);
                        return feature.kind == border::hedge && ends[0] == step.places[0] &&
                               ends[1] == step.places[1];
                    }));
                    continue;
                }
                const PiecePlacement& placed = map.scenario.board.pieces[pieces++];
                QCOMPARE(placed.at, step.places.front());
                QCOMPARE(step.text.code == "claymore.draw.palisade", closedCount(placed.kind) > 0);
            }
            QCOMPARE(pieces, map.scenario.board.pieces.size());
            QCOMPARE(static_cast<int>(hedges), hedgesOf(map.scenario));
        }
    }
    /// The tower required by a battle stays at the aim.
    void theAimKeepsItsTower() {
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const auto map =
                makeBattlefield(fixture::layout("plan-1"), fixture::game().catalog, styles[0], seed);
            QVERIFY(map.ok());
            QCOMPARE(faultsOf(*map).join(' '), QString());
        }
    }
    /// Candidates come with the most even one first.
    void theMostEvenFirst() {
        GenerateRequest request = requestFor("mat", "fair", 2);
        request.keep = 4;
        const auto maps = makeBattlefields(request, fixture::game().catalog);
        QVERIFY(maps && maps->size() == 4);
        for (std::size_t i = 1; i < maps->size(); ++i)
            QVERIFY(unevennessOf((*maps)[i - 1].scenario, fixture::game().catalog) <=
                    unevennessOf((*maps)[i].scenario, fixture::game().catalog));
    }
    /// The generator's sites are exactly those that pass the checks, at every hex of random
    /// battlefields.
    void sitesAndFindingsAgree() {
        const Catalog& catalog = fixture::game().catalog;
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const auto map = makeBattlefield(fixture::layout("mat"), catalog, *styleOf("river-line"), seed);
            QVERIFY(map.ok());
            Scenario start = *map;
            std::erase_if(start.board.pieces,
                          [](const PiecePlacement& piece) { return closedCount(piece.kind) > 0; });
            const Battlefield field(start);
            const Sites sites(field, {});
            for (HexIndex index = 0; index < field.size(); ++index)
                for (const auto& [terrain, kind] :
                     {std::pair(Terrain::Ford, piece::ford), std::pair(Terrain::Marsh, piece::marsh),
                      std::pair(Terrain::Palisade, piece::palisades[0])}) {
                    Scenario after = start;
                    PiecePlacement placed;
                    placed.kind = kind;
                    placed.at = field.at(index).at;
                    after.board.pieces.push_back(placed);
                    QStringList faults = faultsOf(after);
                    faults.removeAll("claymore.E13");  // whether the box has it is asked elsewhere
                    faults.removeAll("claymore.W03");
                    const bool towerAtFord =
                        std::ranges::any_of(check(after, catalog, {}), [](const Finding& finding) {
                            return finding.problem.code == "claymore.W04";
                        });
                    QVERIFY2(sites.allows(terrain, index) == (faults.isEmpty() && !towerAtFord) ||
                                 field.at(index).terrain,
                             (std::string(kind) + " " + nameOf(start.board, placed.at) + " " +
                              faults.join(' ').toStdString())
                                 .c_str());
                }
        }
    }

    /// CS-B3: by hand, on a mat cut by the river except at its bridges.
    void waysAndMeasures() {
        const Battlefield field(fixture::layout("mat"));
        const Starts starts = startsAt(field, MatSide::North);
        QCOMPARE(separateWays(field, starts[0], starts[1], 9), 3);  // the three bridges
        const auto steps = stepsFrom(field, std::vector{field.find(fixture::hex("0,0"))});
        QCOMPARE(steps[static_cast<std::size_t>(field.find(fixture::hex("0,2")))], 2);
        QCOMPARE(steps[static_cast<std::size_t>(field.find(fixture::hex("2,2")))], noWay);
        const Measures measures = measure(field, starts);
        QCOMPARE(measures.sides[0].crossings, 3);
        QVERIFY(!measures.sides[0].towerWay);
        QCOMPARE(measures.open, 138.0 / 150);
        Scenario tower = fixture::layout("mat");
        fixture::put(tower, "tower", "4,1");
        const Measures near = measure(Battlefield(tower), startsAt(Battlefield(tower), MatSide::North));
        QCOMPARE(near.sides[0].towerWay.value_or(-1), 0);
        QVERIFY(near.sides[1].towerWay.value_or(0) > 6);
        QVERIFY(unevenness(near) > unevenness(measures));
    }
};

HEXA_TEST(ClaymoreBattlefieldsTest);
#include "battlefields_test.moc"
