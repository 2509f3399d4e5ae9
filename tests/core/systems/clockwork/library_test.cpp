// SPDX-License-Identifier: GPL-3.0-or-later
// The library of proven maps that comes with the program, and what turns one map into several.
#include "core/balance/countedgames.h"
#include "core/edit/builders.h"
#include "core/engine/judge/balance.h"
#include "core/generate/fairer.h"
#include "core/generate/fairfill.h"
#include "core/generate/provenmap.h"
#include "core/io/share/sharecode.h"
#include "core/library/configuration.h"
#include "core/library/images.h"
#include "core/library/shelf.h"
#include "core/library/style.h"
#include "core/systems/clockwork/entry/entry.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace hexa;
using namespace hexa::clockwork;
using library::ProvenMap;
using library::Shelf;

namespace {

const Shelf& provenShelf() {
    static const Shelf opened = *Shelf::open(test::game(), entry().library);
    return opened;
}

Scenario provenScenario(const ProvenMap& map) {
    library::Wish wish;
    wish.configuration = map.configuration;
    for (library::Taken& taken : provenShelf().take(wish, 10'000))
        if (taken.map->code == map.code) return std::move(taken.scenario);
    return {};
}

}  // namespace

class ProvenMapsTest : public QObject {
    Q_OBJECT

private slots:
    void aStyleIsAnEndOfAnAxis() {
        using library::Style;
        const auto low = library::readStyle("clusters.low");
        QVERIFY(low == Style({"clusters", true}) && low->id() == "clusters.low");
        QVERIFY(library::readStyle("a.b.high") == Style({"a.b", false}));
        for (const char* none : {"", "clusters", "clusters.", "clusters.middle", "clusters.lower"})
            QVERIFY2(!library::readStyle(none), none);
        QVERIFY(library::styleAt("clusters", 0.2) == Style({"clusters", true}));
        QVERIFY(library::styleAt("clusters", 0.8) == Style({"clusters", false}));
        QVERIFY(!library::styleAt("clusters", 0.201) && !library::styleAt("clusters", 0.5));
        ProvenMap map;
        map.tastes = {{"clusters", 200}, {"spread", 801}};
        QVERIFY(library::hasStyle(map, "clusters.low") && library::hasStyle(map, "spread.high"));
        QVERIFY(!library::hasStyle(map, "clusters.high") && !library::hasStyle(map, "other.low"));
        QCOMPARE(library::styleOf(map), std::string("spread.high"));
        map.tastes["clusters"] = 201;
        QVERIFY(!library::hasStyle(map, "clusters.low"));
    }

    void everyMapOfTheLibraryIsOfTheGame() {
        const auto read = library::readLibrary(entry().library);
        QVERIFY(read.ok());
        QCOMPARE(provenShelf().library().maps.size(), read->maps.size());
        std::set<std::string> codes, known;
        for (const library::LibrarySection& one : library::sectionsOf(test::game())) known.insert(one.id);
        for (const ProvenMap& map : provenShelf().library().maps) {
            QVERIFY2(codes.insert(map.code).second, map.code.c_str());
            QVERIFY2(known.contains(map.configuration), map.configuration.c_str());
            QVERIFY2(map.code.size() <= 64, map.code.c_str());
            const Scenario scenario = provenScenario(map);
            QVERIFY2(!scenario.seats.empty(), map.code.c_str());
            QCOMPARE(library::configurationOf(test::game(), scenario), map.configuration);
            for (const Finding& finding : test::check(scenario))
                QVERIFY2(finding.problem.severity == Severity::Hint,
                         (map.code + ' ' + finding.problem.code).c_str());
            if (map.exact())
                QVERIFY2(library::isSymmetric(scenario), map.code.c_str());
            else
                QVERIFY2(library::gapOf(map) <= generate::provenMargin(scenario.players()), map.code.c_str());
            const ProvenMap* found = provenShelf().provenAs(scenario, map.configuration);
            QCOMPARE(found != nullptr ? found->code : std::string(), map.exact() ? std::string() : map.code);
            QVERIFY(!provenShelf().provenAs(scenario, map.configuration + "-epic"));
        }
    }

    /// 24 maps for each number of players in the basic game, 8 with each variant, some for each
    /// layout. A third of them all is not symmetric.
    void theLibraryIsLarge() {
        const auto& maps = provenShelf().library().maps;
        for (const library::LibrarySection& section : library::sectionsOf(test::game())) {
            const auto count = std::ranges::count(maps, section.id, &ProvenMap::configuration);
            const bool basic =
                std::ranges::none_of(section.options, [](const auto& option) { return option.second; });
            QVERIFY2(count >= (basic ? 24 : 8), (section.id + ' ' + std::to_string(count)).c_str());
        }
        for (const Layout& layout : test::game().layouts) {
            library::Wish wish;
            wish.configuration = library::configurationOf(test::game(), layout.scenario);
            wish.base = layout.scenario;
            QVERIFY2(provenShelf().take(wish, 6).size() == 6, layout.id.c_str());
        }
        const auto exact = std::ranges::count_if(maps, &ProvenMap::exact);
        QVERIFY2(exact * 3 <= std::ssize(maps) * 2, std::to_string(exact).c_str());
    }

    /// A symmetry of teams alone proves nothing about their seats.
    void madeMapsAreTheSameForEverySeat() {
        for (const library::LibrarySection& one : library::sectionsOf(test::game())) {
            if (one.players != 4) continue;
            generate::ProvenRequest request;
            request.options = one.options;
            request.seed = 5;
            for (const Layout& layout : test::game().layouts)
                if (layout.scenario.players() == one.players) request.base = layout.scenario;
            const auto made = generate::makeProven(test::game(), request);
            QVERIFY2(made.ok() && *made, one.id.c_str());
            QVERIFY((*made)->exact());
            const auto holds = library::holds(test::game(), **made, 1);
            QVERIFY2(holds.ok() && *holds, one.id.c_str());
        }
    }

    /// A law: an isometry that carries the seats along keeps every distance between tiles and
    /// homes, and so the whole game.
    void imagesKeepAllDistances() {
        std::size_t images = 0;
        for (const ProvenMap& map : provenShelf().library().maps) {
            const Scenario original = provenScenario(map);
            for (const Scenario& image : library::imagesOf(original, test::game().catalog)) {
                ++images;
                QCOMPARE(tilesByDistances(image), tilesByDistances(original));
            }
        }
        QVERIFY(images >= provenShelf().library().maps.size());
    }

    /// What is measured by seat is measured of the image too, at the seats in an order that only
    /// begins elsewhere.
    void imagesHaveTheSameLedger() {
        for (const int players : {2, 3, 4}) {
            const Scenario map = test::legalMap(players, 5);
            const auto ledger = test::game().balance->ledger(map, {});
            QVERIFY(ledger.ok());
            for (const Scenario& image : library::imagesOf(map, test::game().catalog)) {
                const auto other = test::game().balance->ledger(image, {});
                QVERIFY(other.ok());
                for (std::size_t row = 0; row < ledger->rows.size(); ++row) {
                    std::vector<double> one = ledger->rows[row].values, two = other->rows[row].values;
                    std::ranges::sort(one);
                    std::ranges::sort(two);
                    for (std::size_t i = 0; i < one.size(); ++i)
                        QVERIFY2(std::abs(one[i] - two[i]) < 1e-9, ledger->rows[row].id.c_str());
                }
            }
        }
    }

    void lockedTilesStay() {
        library::Wish wish;
        wish.configuration = "4p";
        auto taken = provenShelf().take(wish, 1);
        QVERIFY(!taken.empty());
        Scenario& map = taken.front().scenario;
        const auto free = std::ranges::find_if(
            map.board.cells(), [&](const Cell& cell) { return isTile(cell.kind) && !map.seatAt(cell.at); });
        static_cast<void>(apply(map, setLocked(map, {{free->at}}, true)));
        wish.base = map;
        const std::vector<library::Taken> some = provenShelf().take(wish, 12);
        QVERIFY(!some.empty());
        for (const library::Taken& one : some) QCOMPARE(one.scenario.board.find(free->at)->kind, free->kind);
    }

    /// A proof is about tiles and seats. A map with more on it, or with a tile of its own rules, is
    /// not proven by it.
    void proofsHoldForTilesAlone() {
        library::Wish wish;
        wish.configuration = "4p";
        const auto taken = provenShelf().take(wish, 1);
        QVERIFY(!taken.empty());
        const Scenario proven = taken.front().scenario;
        const auto tile = std::ranges::find_if(proven.board.cells(), [&](const Cell& cell) {
            return isTile(cell.kind) && !proven.seatAt(cell.at);
        });
        const auto withDetails = [&](CellDetails details) {
            Scenario map = proven;
            map.board.setCells({map.board.cells().begin(), map.board.cells().end()},
                               {{tile->at, std::move(details)}});
            static_cast<void>(apply(map, setLocked(map, {{tile->at}}, true)));
            return map;
        };
        CellDetails noted, rich;
        noted.note = "windy";
        rich.note = "rich";
        rich.points = 9;
        QVERIFY(library::keepsLocked(withDetails(noted), proven));
        QVERIFY(library::completes(withDetails(noted), proven));
        QCOMPARE(library::differingTiles(withDetails(noted), proven), std::optional(0));
        QVERIFY(!library::keepsLocked(withDetails(rich), proven));
        QVERIFY(!library::completes(withDetails(rich), proven));
        QCOMPARE(library::differingTiles(withDetails(rich), proven), std::optional(1));
        const Scenario changed = library::withTilesOf(withDetails(rich), proven);
        QCOMPARE(changed.board.detailsOf(tile->at).note, std::string("rich"));
        QVERIFY(!changed.board.detailsOf(tile->at).points);
        QVERIFY(changed.board.find(tile->at)->locked);
        Scenario pieces = proven;
        pieces.board.pieces.push_back({});
        QVERIFY(!library::completes(pieces, proven) && !library::differingTiles(pieces, proven));
    }

    void aBoardThatAProvenMapCompletesTakesIt() {
        for (const ProvenMap& map : provenShelf().library().maps) {
            if (map.exact() || map.configuration != "3p") continue;
            Scenario begun = provenScenario(map);
            const Scenario whole = begun;
            std::vector<Hex> taken;
            for (const Cell& cell : begun.board.cells())
                if (!begun.seatAt(cell.at) && taken.size() < 20) taken.push_back(cell.at);
            static_cast<void>(apply(begun, paintCells(begun, test::game().catalog, taken, KindId::Empty)));
            generate::FillRequest request;
            request.map = begun;
            request.library = &provenShelf();
            const auto filling = generate::fillFairly(test::game(), request);
            QVERIFY(filling.ok());
            QVERIFY(filling->proven);
            static_cast<void>(apply(begun, changeCells(begun, test::game().catalog, filling->changes)));
            QCOMPARE(*library::differingTiles(begun, whole), 0);
            return;
        }
        QFAIL("the library has no played map for three");
    }

    /// The window shows the report of a proof, the command line its gap: they are one number.
    void theReportOfAProofHasItsGap() {
        int played = 0;
        for (const ProvenMap& map : provenShelf().library().maps) {
            if (map.exact()) continue;
            const auto report =
                balance::countedReport(test::game(), provenScenario(map), map.proof->bots, 0.02);
            QVERIFY(report.has_value());
            const balance::ExpectedGap shown = balance::expectedGap(*report);
            const balance::ExpectedGap proven = library::expectedGap(map);
            const auto near = [](double a, double b) { return std::abs(a - b) < 0.001; };
            QVERIFY2(near(shown.gap, proven.gap), map.code.c_str());
            QVERIFY2(near(shown.range->low, proven.range->low) && near(shown.range->high, proven.range->high),
                     map.code.c_str());
            ++played;
        }
        QVERIFY(played > 0);
    }

    void proofsAreReplayed() {
        ProvenMap map;
        map.configuration = "2p";
        const auto code = encodeShareCode(test::legalMap(2, 3), test::onlyThisGame());
        QVERIFY(code.ok());
        map.code = *code;
        map.proof = *library::replay(test::game(), test::legalMap(2, 3), {}, {9, 48, 2, {}}, 2);
        QCOMPARE(map.proof->bots.size(), test::game().balance->panel.size());
        QVERIFY(*library::holds(test::game(), map, 1));
        --map.proof->bots.front().wins[0];
        ++map.proof->bots.front().wins[1];
        QVERIFY(!*library::holds(test::game(), map, 1));
    }

    void thereIsAlwaysANextStep() {
        Scenario map = test::legalMap(4, 1);
        generate::RepairRequest request;
        request.scenario = map;
        request.games = 1;  // proves nothing
        const auto nearest = generate::makeFairer(test::game(), request, &provenShelf());
        QVERIFY(nearest.ok());
        QVERIFY(nearest->step == generate::FairStep::ProvenMap || provenShelf().library().maps.empty());
        std::vector<Hex> all;
        for (const Cell& cell : map.board.cells()) all.push_back(cell.at);
        static_cast<void>(apply(map, setLocked(map, all, true)));
        request.scenario = map;
        const auto locked = generate::makeFairer(test::game(), request, &provenShelf());
        QVERIFY(locked.ok());
        QVERIFY(locked->step == generate::FairStep::Unlock);
        QVERIFY(!locked->locked.empty());
        const auto none = generate::makeFairer(test::game(), request, nullptr);
        QVERIFY(none.ok());
        QVERIFY(none->step == generate::FairStep::Generate);
        // A proven map is not offered in its own place.
        const auto proven = std::ranges::find_if(
            provenShelf().library().maps, [](const ProvenMap& one) { return one.configuration == "4p"; });
        request.scenario = provenScenario(*proven);
        const auto itself = generate::makeFairer(test::game(), request, &provenShelf());
        QVERIFY(itself.ok());
        QVERIFY(!itself->nearest);
    }

private:
    /// For each tile its kind and its distances from the homes in the order of play, from each seat
    /// on: sorted.
    static std::vector<std::vector<int>> tilesByDistances(const Scenario& map) {
        std::vector<std::vector<std::vector<int>>> turns;
        for (std::size_t first = 0; first < map.seats.size(); ++first) {
            std::vector<std::vector<int>>& tiles = turns.emplace_back();
            for (const Cell& cell : map.board.cells()) {
                std::vector<int>& tile = tiles.emplace_back(1, static_cast<int>(cell.kind));
                for (std::size_t seat = 0; seat < map.seats.size(); ++seat)
                    tile.push_back(distance(cell.at, map.seats[(first + seat) % map.seats.size()].homeHex()));
            }
            std::ranges::sort(tiles);
        }
        return *std::ranges::min_element(turns);
    }
};

HEXA_TEST(ProvenMapsTest, "slow-unoptimized");

#include "library_test.moc"
