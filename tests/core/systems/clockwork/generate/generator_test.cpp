// SPDX-License-Identifier: GPL-3.0-or-later
// GEN-01..06: the rulebook's random maps.
#include "core/engine/generate/generate.h"
#include "core/systems/clockwork/generate/generator.h"
#include "core/systems/clockwork/generate/rulebookdraw.h"
#include "core/systems/clockwork/terms/ranges.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/test.h"

#include <chrono>
#include <functional>
#include <map>
#include <set>

using namespace hexa;
using namespace hexa::clockwork;

using Spoil = std::function<void(hexa::GenerateRequest&)>;
Q_DECLARE_METATYPE(Spoil)

namespace {

using test::emptySlots;
using test::hasErrors;
using test::lock;

GenerateRequest drawRequestFor(const char* layout, std::uint64_t seed) {
    GenerateRequest request;
    request.base = test::game().layout(layout)->scenario;
    request.seed = seed;
    request.counts.resize(kindCount);
    return request;
}

Result<Scenario> generatedMap(const GenerateRequest& request) { return makeMap(test::game(), request); }

void lockMany(Scenario& map, KindId kind, int count) {
    for (const Hex at : emptySlots(map))
        if (count-- > 0) lock(map, at, kind);
}

}  // namespace

class RulebookGeneratorTest : public QObject {
    Q_OBJECT
private slots:
    /// A request for balanced maps gets advice if other maps stay fairer among strong players.
    void whatHoldsBetterIsAdvised() {
        const auto advised = [](const char* layout, const char* mode, OptionValues options = {}) {
            GenerateRequest request = drawRequestFor(layout, 1);
            request.mode = mode;
            request.options = std::move(options);
            const auto advice = test::game().generate->advice(request);
            return advice ? std::string(advice->code) : std::string();
        };
        QCOMPARE(advised("2p", "balanced"), std::string());
        QCOMPARE(advised("3p", "balanced"), std::string("clockwork.generate.advice.symmetric"));
        QCOMPARE(advised("4p", "balanced"), std::string("clockwork.generate.advice.nearly"));
        QCOMPARE(advised("4p", "balanced", {{"alliances", true}}), std::string());
        for (const char* mode : {"rulebook", "symmetric", "near-symmetric"})
            QCOMPARE(advised("3p", mode), std::string());
    }

    void sameSeedSameMap_data() {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<int>("seed");
        for (const char* layout : {"2p", "3p", "4p"})
            for (int seed = 1; seed <= 5; ++seed) QTest::addRow("%s-%d", layout, seed) << layout << seed;
    }
    void sameSeedSameMap() {
        QFETCH(QString, layout);
        QFETCH(int, seed);
        const auto map = generatedMap(drawRequestFor(layout.toUtf8(), static_cast<std::uint64_t>(seed)));
        QVERIFY(map.ok());
        QVERIFY(!hasErrors(*map));
        const std::string difference =
            test::compareGolden("core/systems/clockwork/golden/rulebook-" + layout.toStdString() + "-" +
                                    std::to_string(seed) + ".hexa",
                                writeScenario(*map, test::game().catalog));
        QVERIFY2(difference.empty(), difference.c_str());
    }

    void everyMapIsLegal() {
        for (const Layout& layout : test::game().layouts)
            for (std::uint64_t seed = 0; seed < 200; ++seed) {
                const auto map = generatedMap(drawRequestFor(layout.id.c_str(), seed));
                QVERIFY(map.ok());
                QVERIFY2(!hasErrors(*map), qPrintable(QString::number(seed)));
                QCOMPARE(map->seats, layout.scenario.seats);
                QCOMPARE(map->provenance.layout, layout.id);
                QVERIFY(map->provenance.standIn);
            }
    }

    void tilesAreDrawnColumnByColumn() {
        auto draw = RulebookDraw::prepare(test::game().layout("3p")->scenario, test::game().catalog, {});
        QVERIFY(draw.ok());
        for (std::size_t i = 1; i < draw->places().size(); ++i) {
            const Hex before = draw->places()[i - 1];
            const Hex here = draw->places()[i];
            QVERIFY(before.q < here.q || (before.q == here.q && before.r < here.r));
        }
        // And the map holds the tiles in this order.
        const auto kinds = draw->draw(7);
        const auto map = generatedMap(drawRequestFor("3p", 7));
        QVERIFY(map.ok());
        for (std::size_t i = 0; i < kinds.size(); ++i)
            QCOMPARE(map->board.find(draw->places()[i])->kind, kinds[i]);
    }

    /// The log restores the map: put its tiles into the bag, and lay each one in its place.
    void theLogMakesTheMapAgain() {
        GenerateRequest request = drawRequestFor("3p", 11);
        lockMany(request.base, tile::lake, 2);
        const auto candidates = test::game().generate->run(request);
        QVERIFY(candidates && candidates->size() == 1);
        const Candidate& map = candidates->front();
        std::map<std::string, std::int64_t> bag;
        Scenario laid = request.base;
        std::int64_t number = 0, locked = 0;
        for (const DrawStep& step : map.log) {
            const auto text = [&](const char* name) {
                for (const Argument& argument : step.text.arguments)
                    if (argument.name == name)
                        if (const auto* words = std::get_if<Localized>(&argument.value))
                            return std::string(words->in("en"));
                return std::string();
            };
            const auto count = [&](const char* name) {
                for (const Argument& argument : step.text.arguments)
                    if (argument.name == name) return std::get<std::int64_t>(argument.value);
                return std::int64_t{-1};
            };
            if (step.text.code == "clockwork.draw.bag") bag[text("kind")] = count("count");
            if (step.text.code == "clockwork.draw.locked") locked = count("count");
            if (step.text.code != "clockwork.draw.tile") continue;
            QCOMPARE(count("number"), ++number);
            QVERIFY(--bag[text("kind")] >= 0);
            const Hex at = step.places.front();
            QVERIFY((gridPlace(laid.board, at) ==
                     GridPlace{static_cast<int>(count("column")), static_cast<int>(count("row"))}));
            const Cell* cell = map.scenario.board.find(at);
            QCOMPARE(std::string(test::game().catalog.kind(cell->kind).name.in("en")), text("kind"));
        }
        QCOMPARE(locked, std::int64_t{2});
        QCOMPARE(number + locked,
                 static_cast<std::int64_t>(emptySlots(test::game().layout("3p")->scenario).size()));
        for (const auto& [kind, left] : bag) QVERIFY2(left == 0, kind.c_str());
    }

    /// Objects beside the tiles stay, with their locks.
    void objectsStay() {
        GenerateRequest request = drawRequestFor("2p", 4);
        Board& board = request.base.board;
        const Hex at = board.cells().front().at;
        BoardLabel label;
        label.at = at;
        label.text = Localized("Here");
        board.labels.push_back(label);
        Zone zone;
        zone.id = "z";
        zone.hexes = {at};
        board.zones.push_back(zone);
        const auto map = generatedMap(request);
        QVERIFY(map.ok());
        QVERIFY(map->board.labels == board.labels && map->board.zones == board.zones &&
                map->board.pieces == board.pieces && map->board.edges == board.edges &&
                map->board.regions == board.regions);
    }

    void wishesAreKept() {
        GenerateRequest request = drawRequestFor("2p", 3);
        request.counts[indexOf(tile::village)] = 2;
        request.counts[indexOf(tile::barrens)] = 3;
        request.counts[indexOf(tile::capital)] = 17;  // homes are ignored
        for (request.seed = 0; request.seed < 50; ++request.seed) {
            const auto map = generatedMap(request);
            QVERIFY(map.ok());
            const auto counts = countKinds(map->board, kindCount);
            QCOMPARE(counts[indexOf(tile::village)], 2);
            QCOMPARE(counts[indexOf(tile::barrens)], 3);
            QCOMPARE(map->provenance.settings, std::string(R"({"counts":{"village":2,"barrens":3}})"));
            QVERIFY(!hasErrors(*map));
        }
    }

    void rangesAreKept() {
        GenerateRequest request = drawRequestFor("2p", 3);
        request.counts[indexOf(tile::village)] = CountWish(3, 4);
        request.counts[indexOf(tile::barrens)] = CountWish(0, 1);
        std::set<int> villages;
        for (request.seed = 0; request.seed < 50; ++request.seed) {
            const auto map = generatedMap(request);
            QVERIFY(map.ok());
            const auto counts = countKinds(map->board, kindCount);
            villages.insert(counts[indexOf(tile::village)]);
            QVERIFY(counts[indexOf(tile::barrens)] <= 1);
            QCOMPARE(map->provenance.settings,
                     std::string(R"({"counts":{"village":[3,4],"barrens":[0,1]}})"));
        }
        QVERIFY(villages == (std::set{3, 4}));
    }

    void ownRangesGoBeyondTheBoxInTheFreeProfile() {
        GenerateRequest request = drawRequestFor("2p", 3);
        request.base.profile = RuleProfile::Free;
        request.counts[indexOf(tile::lake)] = CountWish(8, 10);
        for (request.seed = 0; request.seed < 20; ++request.seed) {
            const auto map = generatedMap(request);
            QVERIFY(map.ok());
            const int lakes = countKinds(map->board, kindCount)[indexOf(tile::lake)];
            QVERIFY(8 <= lakes && lakes <= 10);
        }
    }

    void provenanceTellsHow() {
        const auto map = generatedMap(drawRequestFor("2p", 0xffffffffffffffffU));
        QVERIFY(map.ok());
        QCOMPARE(map->provenance.generator, std::string("rulebook"));
        QCOMPARE(map->provenance.generatorVersion, 1);
        QVERIFY(map->provenance.seed == 0xffffffffffffffffU);
        const auto again = readScenario(writeScenario(*map, test::game().catalog), test::onlyThisGame());
        QVERIFY(again.ok());
        QVERIFY(*again == *map);
    }

    void lockedCellsStay() {
        GenerateRequest request = drawRequestFor("4p", 11);
        const auto empty = emptySlots(request.base);
        lock(request.base, empty[3], tile::lake);
        test::setId(request.base, empty[3], "L3");
        test::setPoints(request.base, empty[3], 4);
        lock(request.base, empty[20], tile::village);
        for (request.seed = 0; request.seed < 50; ++request.seed) {
            const auto map = generatedMap(request);
            QVERIFY(map.ok());
            for (const Hex at : {empty[3], empty[20]})
                QVERIFY(map->board.state(at) == request.base.board.state(at));
            QVERIFY(!hasErrors(*map));
        }
    }

    void unlockedTilesAreDrawnAnew() {
        GenerateRequest request = drawRequestFor("2p", 1);
        const auto first = generatedMap(request);
        QVERIFY(first.ok());
        request.base = *first;
        test::setPoints(request.base, test::hexesOf(*first, tile::lake)[0], 4);
        const auto again = generatedMap(request);
        QVERIFY(again.ok());
        QVERIFY(*again == *first);  // what lay there before plays no part, its details are gone
    }

    /// Older programs locked empty slots with the tiles around them: they are filled like any
    /// other.
    void lockedSlotsAreFilled() {
        GenerateRequest request = drawRequestFor("2p", 1);
        lock(request.base, emptySlots(request.base)[0], KindId::Empty);
        const auto map = generatedMap(request);
        QVERIFY(map.ok());
        QCOMPARE(emptySlots(*map).size(), std::size_t{0});
        QVERIFY(!hasErrors(*map));
    }

    void blanksStayInFreeProfile() {
        GenerateRequest request = drawRequestFor("2p", 1);
        request.base.profile = RuleProfile::Free;
        const auto empty = emptySlots(request.base);
        test::setKind(request.base, empty[2], KindId::Blank);
        lock(request.base, empty[5], KindId::Empty);
        const auto map = generatedMap(request);
        QVERIFY(map.ok());
        QCOMPARE(map->board.find(empty[2])->kind, KindId::Blank);
        QVERIFY(isTile(map->board.find(empty[5])->kind));
        QVERIFY(!map->board.find(empty[5])->locked);
        QCOMPARE(emptySlots(*map).size(), std::size_t{0});
        const auto counts = countKinds(map->board, kindCount);
        const KindLimits box = boxLimits(test::game().catalog);
        for (std::size_t kind = 1; kind < kindCount; ++kind) QVERIFY(box[kind].contain(counts[kind]));
    }

    void freeProfileKeepsRangesWhereItCan() {
        GenerateRequest request = drawRequestFor("2p", 1);
        request.base.profile = RuleProfile::Free;
        const auto normal = RulebookDraw::prepare(request.base, test::game().catalog, {});
        QVERIFY(normal.ok());
        QCOMPARE(normal->compositions().size(), std::uint64_t{154});
        request.counts[indexOf(tile::village)] = 9;  // beyond range and box: only a wish can
        const auto wished = generatedMap(request);
        QVERIFY(wished.ok());
        QCOMPARE(countKinds(wished->board, kindCount)[indexOf(tile::village)], 9);
    }

    void homesGetTheirCapital() {
        GenerateRequest request = drawRequestFor("2p", 1);
        const Hex home = request.base.seats[1].homeHex();
        test::setKind(request.base, home, KindId::Empty);
        const auto map = generatedMap(request);
        QVERIFY(map.ok());
        QCOMPARE(map->board.find(home)->kind, tile::capital);
        QVERIFY(!hasErrors(*map));
    }

    void impossibleRequests_data() {
        QTest::addColumn<Spoil>("spoil");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* code, const char* name, Spoil spoil) {
            QTest::newRow(name) << std::move(spoil) << QString(code);
        };
        row("clockwork.generate.players", "one player", [](GenerateRequest& r) { r.base.seats.pop_back(); });
        row("clockwork.generate.players", "no player", [](GenerateRequest& r) { r.base.seats.clear(); });
        row("clockwork.generate.no-home", "home outside", [](GenerateRequest& r) {
            r.base.seats[1].home = Hex{50, 50};
        });
        row("clockwork.generate.no-home", "home locked",
            [](GenerateRequest& r) { lock(r.base, r.base.seats[1].homeHex(), tile::village); });
        row("clockwork.generate.size", "one blank",
            [](GenerateRequest& r) { test::setKind(r.base, emptySlots(r.base)[0], KindId::Blank); });
        row("clockwork.generate.count-out-of-range", "five Villages",
            [](GenerateRequest& r) { r.counts[indexOf(tile::village)] = 5; });
        row("clockwork.generate.count-out-of-range", "up to five Villages",
            [](GenerateRequest& r) { r.counts[indexOf(tile::village)] = CountWish(2, 5); });
        row("clockwork.generate.count-order", "at least four, at most two",
            [](GenerateRequest& r) { r.counts[indexOf(tile::village)] = CountWish(4, 2); });
        row("clockwork.generate.count-out-of-range", "one Lake",
            [](GenerateRequest& r) { r.counts[indexOf(tile::lake)] = 1; });
        row("clockwork.generate.below-locked", "fewer than locked", [](GenerateRequest& r) {
            lockMany(r.base, tile::village, 3);
            r.counts[indexOf(tile::village)] = 2;
        });
        row("clockwork.generate.below-locked", "negative", [](GenerateRequest& r) {
            r.base.profile = RuleProfile::Free;
            r.counts[indexOf(tile::village)] = -1;
        });
        row("clockwork.generate.locked-beyond-box", "five Towers locked",
            [](GenerateRequest& r) { lockMany(r.base, tile::tower, 5); });
        row("clockwork.generate.locked-beyond-range", "four Towers locked",
            [](GenerateRequest& r) { lockMany(r.base, tile::tower, 4); });
        row("clockwork.generate.no-composition", "everything at its least", [](GenerateRequest& r) {
            for (const KindId kind : {tile::village, tile::citadel, tile::lake, tile::forest, tile::tower,
                                      tile::manufactory, tile::shrine})
                r.counts[indexOf(kind)] = 2;
        });
        row("clockwork.generate.no-composition", "more slots than the box has tiles", [](GenerateRequest& r) {
            r.base.profile = RuleProfile::Free;
            for (int i = 0; i < 17; ++i) {
                Cell cell;
                cell.at = {20, i};
                r.base.board.put(CellState(cell));
            }
        });
    }
    void impossibleRequests() {
        QFETCH(Spoil, spoil);
        QFETCH(QString, code);
        GenerateRequest request = drawRequestFor("2p", 1);
        QVERIFY(generatedMap(request).ok());
        spoil(request);
        const auto map = generatedMap(request);
        QVERIFY(!map.ok());
        QCOMPARE(QString::fromStdString(map.error().code()), code);
    }

    void manyMapsASecond() {
        auto draw = RulebookDraw::prepare(test::game().layout("4p")->scenario, test::game().catalog, {});
        QVERIFY(draw.ok());
        const auto start = std::chrono::steady_clock::now();
        const int rounds = 200'000;
        std::size_t sum = 0;
        for (std::uint64_t seed = 0; seed < rounds; ++seed) sum += indexOf(draw->draw(seed)[0]);
        const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
        QVERIFY(sum > 0);
        qInfo("%.0f maps a second", rounds / elapsed.count());
#if defined(NDEBUG) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
        QVERIFY(rounds / elapsed.count() > 100'000);
#endif
    }
};

HEXA_TEST(RulebookGeneratorTest);
#include "generator_test.moc"
