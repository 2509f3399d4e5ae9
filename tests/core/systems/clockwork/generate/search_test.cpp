// SPDX-License-Identifier: GPL-3.0-or-later
// Symmetric and balanced maps: the conditions met by each, and the message if there is none.
#include "core/engine/generate/settings.h"
#include "core/mapsearch/symmetries.h"
#include "core/systems/clockwork/generate/functions.h"
#include "core/systems/clockwork/generate/makers.h"
#include "core/systems/clockwork/terms/ranges.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/test.h"

#include <map>
#include <set>

using namespace hexa;
using namespace hexa::clockwork;

namespace {

using test::emptySlots;
using test::hasErrors;
using test::lock;

GenerateRequest searchRequestFor(const char* layout, const char* mode, std::uint64_t seed = 1) {
    GenerateRequest request;
    request.base = test::game().layout(layout)->scenario;
    request.mode = mode;
    request.seed = seed;
    request.effort = 5;
    return request;
}

Result<std::vector<Candidate>> run(const GenerateRequest& request) {
    return test::game().generate->run(request);
}

Wish wish(const char* form, KindId kind = {}, int number = 0, KindId other = {}, Hex at = {}) {
    return {form, kind, other, number, at};
}

KindId kindAt(const Scenario& map, Hex at) { return map.board.find(at)->kind; }

/// True if a map keeps a symmetry, except for these sets of hexes.
bool keeps(const Scenario& map, const SymmetryGroup& group, const std::vector<std::vector<Hex>>& but) {
    for (const Cell& cell : map.board.cells()) {
        if (cell.kind == KindId::Blank) continue;
        const bool excepted = std::any_of(but.begin(), but.end(), [&](const auto& set) {
            return std::find(set.begin(), set.end(), cell.at) != set.end();
        });
        if (excepted) continue;
        for (const Isometry& isometry : group)
            if (kindAt(map, isometry(cell.at)) != cell.kind) return false;
    }
    return true;
}

/// Returns the group of a choice, found again from its id.
SymmetryGroup groupOf(const Scenario& layout, const std::string& id) {
    for (const SymmetryGroup& group : subgroups(mapsearch::layoutSymmetries(layout))) {
        const SymmetryInfo info = describe(group);
        const bool mirrors = id.find("mirror") != std::string::npos;
        const int turns = id.starts_with("turn-") ? id[5] - '0' : 1;
        const bool axis =
            !id.starts_with("mirror-") ||
            (info.mirrorAxes.size() == 1 && id == "mirror-" + std::to_string(info.mirrorAxes[0]));
        if (info.rotations == turns && info.mirrorAxes.empty() != mirrors && axis && group.size() > 1)
            return group;
    }
    return {};
}

}  // namespace

class SearchedMapsTest : public QObject {
    Q_OBJECT
private slots:
    void everyMapIsLegal_data() {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<QString>("mode");
        for (const Layout& layout : test::game().layouts)
            for (const char* mode : {"symmetric", "balanced"}) {
                if (std::string_view(mode) == "balanced" && layout.scenario.players() == 4) continue;
                QTest::addRow("%s %s", mode, layout.id.c_str()) << QString::fromStdString(layout.id) << mode;
            }
    }
    void everyMapIsLegal() {
        QFETCH(QString, layout);
        QFETCH(QString, mode);
        // Maps for three are the hardest to make fair: they take a whole search.
        const bool hard = layout.startsWith("3p") && mode == "balanced";
        for (std::uint64_t seed = 0; seed < (hard ? 1 : 3); ++seed) {
            GenerateRequest request = searchRequestFor(layout.toUtf8(), mode.toUtf8(), seed);
            request.effort = hard ? 100 : layout.startsWith("3p") ? 25 : 5;
            const auto maps = run(request);
            QVERIFY2(maps.ok(), maps.ok() ? "" : maps.error().code().c_str());
            const Candidate& map = maps->front();
            QVERIFY(!hasErrors(map.scenario));
            QCOMPARE(map.scenario.provenance.generator, mode.toStdString());
            QCOMPARE(map.scenario.provenance.layout, layout.toStdString());
            QVERIFY(map.scenario.provenance.seed == seed);
            QCOMPARE(map.tastes.size(), test::game().generate->axes.size());
            if (mode == "balanced") QVERIFY(*map.gap < 5);
        }
    }

    void symmetricMapsKeepTheirSymmetry_data() {
        QTest::addColumn<QString>("layout");
        for (const Layout& layout : test::game().layouts)
            QTest::newRow(layout.id.c_str()) << QString::fromStdString(layout.id);
    }
    void symmetricMapsKeepTheirSymmetry() {
        QFETCH(QString, layout);
        GenerateRequest request = searchRequestFor(layout.toUtf8(), "symmetric");
        const auto choices = test::game().generate->symmetries(request);
        QVERIFY(choices.ok() && !choices->empty());
        std::set<std::string> ids;
        for (const SymmetryChoice& choice : *choices) {
            QVERIFY(ids.insert(choice.id).second);
            request.symmetry = choice.id;
            const SymmetryGroup group = groupOf(request.base, choice.id);
            QVERIFY(!group.empty());
            for (request.seed = 0; request.seed < 5; ++request.seed) {
                const auto maps = run(request);
                QVERIFY(maps.ok());
                const Candidate& map = maps->front();
                QCOMPARE(map.symmetry, choice.id);
                QCOMPARE(map.unequal.empty(), choice.exact);
                QVERIFY(keeps(map.scenario, group, map.unequal));
                if (choice.exact && map.gap) QCOMPARE(*map.gap, 0.0);
                // Unequal tiles differ within their class.
                for (const auto& set : map.unequal) {
                    std::set<std::string> groups;
                    for (const Hex at : set)
                        groups.insert(test::game().catalog.kind(kindAt(map.scenario, at)).group);
                    QCOMPARE(groups.size(), std::size_t{1});
                    QVERIFY(groups.contains("research") || groups.contains("resource"));
                }
            }
        }
    }

    void exactnessIsAsProven() {
        const auto exact = [](const char* layout, const char* id) {
            const auto choices = test::game().generate->symmetries(searchRequestFor(layout, "symmetric"));
            for (const SymmetryChoice& choice : *choices)
                if (choice.id == id) return choice.exact;
            qFatal("no such symmetry");
        };
        QVERIFY(!exact("2p", "turn-2"));  // even counts: 18 < 20
        QVERIFY(!exact("3p", "turn-3"));  // multiples of three: 24 < 27
        QVERIFY(exact("4p", "turn-2+mirrors"));
        // Custom numbers make it possible: four Barrens more than the ranges allow.
        GenerateRequest request = searchRequestFor("2p", "symmetric");
        request.base.profile = RuleProfile::Free;
        request.counts.assign(kindCount, std::nullopt);
        request.counts[indexOf(tile::barrens)] = 4;
        for (const KindId kind :
             {tile::tower, tile::manufactory, tile::shrine, tile::lake, tile::forest, tile::citadel})
            request.counts[indexOf(kind)] = 2;
        request.counts[indexOf(tile::village)] = 4;
        const auto choices = test::game().generate->symmetries(request);
        QVERIFY(choices.ok());
        QVERIFY(choices->front().exact);
        const auto maps = run(request);
        QVERIFY(maps.ok());
        QCOMPARE(*maps->front().gap, 0.0);
        QCOMPARE(countKinds(maps->front().scenario.board, kindCount)[indexOf(tile::barrens)], 4);
    }

    void theAtlasHasEachMapOnce() {
        GenerateRequest request = searchRequestFor("4p", "symmetric");
        const auto choices = test::game().generate->symmetries(request);
        QVERIFY(choices.ok());
        const SymmetryChoice& choice = choices->front();
        QVERIFY(choice.maps);
        QCOMPARE(*choice.maps, std::uint64_t{504'000});
        request.symmetry = choice.id;
        std::set<std::vector<KindId>> seen;
        std::vector<std::uint64_t> numbers{0, 1, 2, 503'998, 503'999};
        for (std::uint64_t i = 0; i < 60; ++i) numbers.push_back(1000 + i * 8'000);
        for (const std::uint64_t number : numbers) {
            request.atlas = number;
            const auto maps = run(request);
            QVERIFY(maps.ok());
            QVERIFY(!hasErrors(maps->front().scenario));
            QVERIFY(maps->front().unequal.empty());
            std::vector<KindId> kinds;
            for (const Cell& cell : maps->front().scenario.board.cells()) kinds.push_back(cell.kind);
            QVERIFY(seen.insert(kinds).second);
        }
        request.atlas = 504'000;
        QCOMPARE(run(request).error().code(), std::string("clockwork.generate.atlas"));
    }

    void locksAndBlanksStay() {
        for (const char* mode : {"symmetric", "balanced"})
            for (std::uint64_t seed = 0; seed < 150; ++seed) {
                GenerateRequest request = searchRequestFor("2p", mode, seed);
                request.effort = 1;
                request.base.profile = RuleProfile::Free;
                Rng rng(seed, "test.locks");
                const auto empty = emptySlots(request.base);
                const Hex blank = empty[rng.below(static_cast<std::uint32_t>(empty.size()))];
                // A blank of its own breaks the half turn: then a second one opposite.
                test::setKind(request.base, blank, KindId::Blank);
                const SymmetryGroup turn = groupOf(test::game().layout("2p")->scenario, "turn-2");
                test::setKind(request.base, turn.back()(blank), KindId::Blank);
                Hex locked = blank;
                while (kindAt(request.base, locked) != KindId::Empty)
                    locked = empty[rng.below(static_cast<std::uint32_t>(empty.size()))];
                lock(request.base, locked, kindIdAt(1 + rng.below(8)));
                const auto maps = run(request);
                QVERIFY2(maps.ok(), maps.ok() ? "" : maps.error().code().c_str());
                const Scenario& map = maps->front().scenario;
                QVERIFY(map.board.state(locked) == request.base.board.state(locked));
                QCOMPARE(kindAt(map, blank), KindId::Blank);
                QVERIFY(emptySlots(map).empty());
                if (std::string_view(mode) == "symmetric") QVERIFY(keeps(map, turn, maps->front().unequal));
            }
    }

    void locksThatForbidSymmetryAreNamed() {
        GenerateRequest request = searchRequestFor("2p", "symmetric");
        const SymmetryGroup turn = groupOf(request.base, "turn-2");
        const Hex at = emptySlots(request.base)[3];
        lock(request.base, at, tile::village);
        lock(request.base, turn.back()(at), tile::lake);
        const auto maps = run(request);
        QVERIFY(!maps.ok());
        QCOMPARE(maps.error().code(), std::string("generate.locks-asymmetric"));
        QVERIFY(std::holds_alternative<HexPlace>(maps.error().place()));
        // Within a class they may differ, and the pair is named.
        GenerateRequest within = searchRequestFor("2p", "symmetric");
        lock(within.base, at, tile::forest);
        lock(within.base, turn.back()(at), tile::lake);
        const auto mixed = run(within);
        QVERIFY(mixed.ok());
        QVERIFY(
            std::any_of(mixed->front().unequal.begin(), mixed->front().unequal.end(),
                        [&](const auto& set) { return std::find(set.begin(), set.end(), at) != set.end(); }));
    }

    void anyNumberOfThreadsMakesTheSame() {
        for (const char* mode : {"symmetric", "balanced"}) {
            GenerateRequest request = searchRequestFor("3p", mode);
            request.keep = 5;
            request.tastes = {{"villages", 0.9}};
            const auto one = run(request);
            request.threads = 3;
            const auto three = run(request);
            QVERIFY(one.ok() && three.ok());
            QVERIFY(*one == *three);
        }
    }

    void theFileTellsHowToMakeTheMapAgain() {
        GenerateRequest request = searchRequestFor("2p", "balanced", 77);
        request.keep = 4;
        request.tastes = {{"clusters", 0.2}};
        request.wishes = {wish("near-homes", tile::village, 2)};
        const auto maps = run(request);
        QVERIFY(maps.ok());
        QCOMPARE(maps->size(), std::size_t{4});
        GenerateRequest again;
        again.base = request.base;
        again.seed = *(*maps)[2].scenario.provenance.seed;
        const auto read = readSettings((*maps)[2].scenario.provenance.settings, test::game().catalog, again);
        QVERIFY(read.ok());
        const auto made = run(*read);
        QVERIFY(made.ok());
        QCOMPARE(made->size(), std::size_t{1});
        QVERIFY(made->front().scenario == (*maps)[2].scenario);
    }

    void severalMapsAreDifferent() {
        GenerateRequest request = searchRequestFor("2p", "balanced");
        request.effort = 50;
        request.keep = 12;
        const auto maps = run(request);
        QVERIFY(maps.ok());
        QCOMPARE(maps->size(), std::size_t{12});
        const auto& distance = test::game().generate->distance;
        for (std::size_t a = 0; a < maps->size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                QVERIFY(distance((*maps)[a].scenario, (*maps)[b].scenario) > 0.25);
        // Rotated, it is the same map.
        const Scenario& map = maps->front().scenario;
        QCOMPARE(distance(map, map), 0.0);
        Scenario turned = map;
        const SymmetryGroup turn = groupOf(request.base, "turn-2");
        for (const Cell& cell : map.board.cells())
            if (!map.seatAt(cell.at)) test::setKind(turned, turn.back()(cell.at), cell.kind);
        QCOMPARE(distance(map, turned), 0.0);
    }

    void tastesAreFollowed_data() {
        QTest::addColumn<QString>("axis");
        for (const TasteAxis& axis : test::game().generate->axes)
            QTest::newRow(axis.id.c_str()) << QString::fromStdString(axis.id);
    }
    void tastesAreFollowed() {
        QFETCH(QString, axis);
        const auto& axes = test::game().generate->axes;
        std::size_t index = 0;
        while (axes[index].id != axis.toStdString()) ++index;
        const auto meanFor = [&](double position) {
            double sum = 0;
            for (std::uint64_t seed = 0; seed < 3; ++seed) {
                GenerateRequest request = searchRequestFor("3p", "balanced", seed);
                request.tastes = {{axis.toStdString(), position}};
                const auto maps = run(request);
                if (!maps) qFatal("no map");
                sum += maps->front().tastes[index].position / 3;
            }
            return sum;
        };
        const double low = meanFor(0.1);
        const double high = meanFor(0.9);
        QVERIFY2(low < 0.3 && high > 0.7, qPrintable(QString("%1 %2").arg(low).arg(high)));
    }

    void wishesAreMet() {
        GenerateRequest request = searchRequestFor("3p", "balanced");
        const Hex place = emptySlots(request.base)[10];
        request.wishes = {wish("near-homes", tile::village, 2), wish("no-touch", tile::lake),
                          wish("no-touch-other", tile::village, 0, tile::citadel),
                          wish("here", tile::shrine, 0, {}, place), wish("together", tile::forest, 2)};
        for (request.seed = 0; request.seed < 10; ++request.seed) {
            const auto maps = run(request);
            QVERIFY(maps.ok());
            for (const WishResult& result : maps->front().wishes) QVERIFY(result.met && result.missing == 0);
            const Scenario& map = maps->front().scenario;
            QVERIFY(!hasErrors(map));
            QCOMPARE(kindAt(map, place), tile::shrine);
            QVERIFY(!map.board.find(place)->locked);
            for (const Hex lake : test::hexesOf(map, tile::lake))
                for (const Hex other : test::hexesOf(map, tile::lake)) QVERIFY(distance(lake, other) != 1);
            for (const Seat& seat : map.seats) {
                const auto villages = test::hexesOf(map, tile::village);
                QVERIFY(std::any_of(villages.begin(), villages.end(),
                                    [&](Hex at) { return distance(at, seat.homeHex()) <= 2; }));
            }
        }
    }

    void capitalsMoveOnlyIfWished() {
        GenerateRequest request = searchRequestFor("2p", "balanced");
        const int apart = distance(request.base.seats[0].homeHex(), request.base.seats[1].homeHex());
        request.wishes = {wish("homes-apart", {}, apart)};
        const auto same = run(request);
        QVERIFY(same.ok());
        QCOMPARE(same->front().scenario.seats, request.base.seats);
        for (Seat& seat : request.base.seats) {
            const Hex old = seat.homeHex();
            test::setKind(request.base, old, KindId::Empty);
            seat.home = &seat == &request.base.seats[0] ? Hex{2, 0} : Hex{3, 0};
            test::setKind(request.base, seat.homeHex(), tile::capital);
        }
        request.wishes = {wish("homes-apart", {}, 5)};
        const auto moved = run(request);
        QVERIFY2(moved.ok(), moved.ok() ? "" : moved.error().code().c_str());
        const auto& seats = moved->front().scenario.seats;
        QVERIFY(distance(seats[0].homeHex(), seats[1].homeHex()) >= 5);
        QVERIFY(moved->front().wishes[0].met);
        QVERIFY(!hasErrors(moved->front().scenario));
        QCOMPARE(test::hexesOf(moved->front().scenario, tile::capital).size(), std::size_t{2});
        // A locked Capital stays.
        CellState home = *request.base.board.state(request.base.seats[0].homeHex());
        home.cell.locked = true;
        request.base.board.put(home);
        request.wishes = {wish("homes-apart", {}, 3)};
        const auto one = run(request);
        QVERIFY(one.ok());
        QCOMPARE(one->front().scenario.seats[0].home, request.base.seats[0].home);
    }

    void contradictionsAreNamed_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<std::vector<Wish>>("wishes");
        const Hex at = emptySlots(test::game().layout("2p")->scenario)[5];
        QTest::newRow("two tiles on a place")
            << "clockwork.generate.wishes-contradict"
            << std::vector{wish("here", tile::lake, 0, {}, at), wish("here", tile::forest, 0, {}, at)};
        QTest::newRow("apart and together")
            << "clockwork.generate.wishes-contradict"
            << std::vector{wish("near-homes", tile::village, 2), wish("no-touch", tile::lake),
                           wish("together", tile::lake, 2)};
        QTest::newRow("near and not beside a neighbour")
            << "clockwork.generate.wishes-contradict"
            << std::vector{wish("here", tile::lake, 0, {}, {2, 0}), wish("here", tile::forest, 0, {}, {2, 1}),
                           wish("no-touch-other", tile::lake, 0, tile::forest)};
        QTest::newRow("more than there are")
            << "clockwork.generate.wish-impossible" << std::vector{wish("together", tile::lake, 9)};
        QTest::newRow("too far apart")
            << "clockwork.generate.wish-impossible" << std::vector{wish("homes-apart", {}, 12)};
        QTest::newRow("no such form") << "clockwork.generate.wish" << std::vector{wish("odd")};
        QTest::newRow("no tile") << "clockwork.generate.wish" << std::vector{wish("no-touch")};
        QTest::newRow("no second tile")
            << "clockwork.generate.wish" << std::vector{wish("no-touch-other", tile::lake)};
        QTest::newRow("a Capital") << "clockwork.generate.wish"
                                   << std::vector{wish("no-touch", tile::capital)};
    }
    void contradictionsAreNamed() {
        QFETCH(QString, code);
        QFETCH(std::vector<Wish>, wishes);
        for (const char* mode : {"balanced", "symmetric"}) {
            GenerateRequest request = searchRequestFor("2p", mode);
            request.effort = 100;
            request.wishes = wishes;
            std::optional<Error> error;
            if (const auto maps = run(request); !maps) error = maps.error();
            // A half turn can make two wishes out of one, which then can't be met alone.
            QVERIFY(error);
            if (std::string_view(mode) == "balanced") QCOMPARE(QString::fromStdString(error->code()), code);
        }
    }

    void whatIsMissingIsReported() {
        // A map that has too few Villages near.
        GenerateRequest request = searchRequestFor("2p", "balanced");
        const auto maps = run(request);
        QVERIFY(maps.ok());
        Scenario map = maps->front().scenario;
        test::turn(map, tile::village, tile::barrens, 99);
        GenerateRequest look = searchRequestFor("2p", "balanced");
        look.base.profile = RuleProfile::Free;
        look.wishes = {wish("near-homes", tile::village, 3), wish("together", tile::village, 4)};
        const auto assessed = test::game().generate->assess(map, look);
        QVERIFY(assessed.ok());
        QVERIFY(!assessed->wishes[0].met);
        QCOMPARE(assessed->wishes[0].missing, 2);
        QCOMPARE(assessed->wishes[0].places.size(), std::size_t{2});
        QCOMPARE(assessed->wishes[1].missing, 4);
    }

    void nothingToGoByIsSaid() {
        GenerateRequest request = searchRequestFor("2p", "balanced");
        request.tastes = {{"odd", 0.5}};
        QCOMPARE(run(request).error().code(), std::string("generate.taste"));
        request = searchRequestFor("2p", "symmetric");
        request.symmetry = "turn-6";
        QCOMPARE(run(request).error().code(), std::string("clockwork.generate.symmetry"));
        request = searchRequestFor("2p", "symmetric");
        request.base.profile = RuleProfile::Free;
        test::setKind(request.base, emptySlots(request.base)[0], KindId::Blank);
        QCOMPARE(run(request).error().code(), std::string("clockwork.generate.no-symmetry"));
        request = searchRequestFor("2p", "odd");
        QCOMPARE(run(request).error().code(), std::string("generate.no-mode"));
        request = searchRequestFor("2p", "balanced");
        std::stop_source source;
        source.request_stop();
        request.stop = source.get_token();
        QCOMPARE(run(request).error().code(), std::string("generate.cancelled"));
    }

    void repairsMakeMapsFairer() {
        const auto& repairs = test::game().generate->repairs;
        for (std::uint64_t seed = 1; seed < 6; ++seed) {
            Scenario map = test::legalMap(2, seed);
            const Hex locked = test::hexesOf(map, tile::village)[0];
            CellState state = *map.board.state(locked);
            state.cell.locked = true;
            map.board.put(state);
            const auto found = repairs(map, {}, 3, {});
            QVERIFY(found.ok());
            const auto predicted = [&](const Scenario& changed) {
                return (*test::game().balance->predict(changed, {}))->gap();
            };
            std::map<std::size_t, double> best;
            for (const Repair& repair : *found) {
                QCOMPARE(repair.before, predicted(map));
                Scenario changed = map;
                for (const auto& [a, b] : repair.swaps) {
                    QVERIFY(a != locked && b != locked);
                    const KindId kind = kindAt(changed, a);
                    test::setKind(changed, a, kindAt(changed, b));
                    test::setKind(changed, b, kind);
                }
                QVERIFY(std::abs(predicted(changed) - repair.after) < 1e-9);
                QVERIFY(repair.after < repair.before);
                if (!best.contains(repair.swaps.size())) best[repair.swaps.size()] = repair.after;
                QVERIFY(best[repair.swaps.size()] <= repair.after);
            }
            QVERIFY(best.contains(1) && best.contains(2) && best.contains(3));
        }
        // Without tables no assessment is possible; the map itself would be fine.
        Messages messages;
        QVERIFY(messages.add(test::game().messages).ok());
        const GenerateFunctions bare =
            makeGenerateFunctions({test::game().catalog, std::make_shared<TableShelf>(), messages});
        const auto unknown = bare.repairs(test::legalMap(4), {{"alliances", true}, {"epic", true}}, 3, {});
        QVERIFY(!unknown.ok());
        QCOMPARE(unknown.error().code(), std::string("clockwork.generate.no-table"));
    }

    void refiningFollowsTheGames() {
        GenerateRequest request = searchRequestFor("2p", "balanced");
        const auto maps = run(request);
        QVERIFY(maps.ok());
        // According to games the first seat wins 60 of 100: neighbours must favour the second.
        std::vector<BotShares> played;
        for (const std::string& bot : test::game().balance->panel) played.push_back({bot, {0.6, 0.4}});
        const auto near = test::game().generate->refine(request, maps->front().scenario, played, 4);
        QVERIFY(near.ok());
        QVERIFY(!near->empty() && near->size() <= 4);
        for (const Candidate& candidate : *near) {
            const auto prediction = test::game().balance->predict(candidate.scenario, {});
            for (const Prediction::Judge& judge : (*prediction)->judges) QVERIFY(judge.shares[1] > 0.55);
            QVERIFY(!hasErrors(candidate.scenario));
        }
    }

    /// A search's maps and their neighbours have the predictions of each table, and nothing for
    /// bots without a table of their own.
    void candidatesTellWhatTheTablesForesee_data() {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<bool>("alliances");
        QTest::newRow("2p") << "2p" << false;
        QTest::newRow("4p") << "4p" << false;
        QTest::newRow("alliances") << "4p" << true;
    }
    void candidatesTellWhatTheTablesForesee() {
        QFETCH(QString, layout);
        QFETCH(bool, alliances);
        GenerateRequest request = searchRequestFor(qPrintable(layout), "balanced");
        request.effort = 2;
        if (alliances) request.options["alliances"] = true;
        const auto found = run(request);
        QVERIFY(found.ok());
        std::vector<Candidate> maps = *found;
        const std::size_t seats = request.base.seats.size();
        std::vector<BotShares> played;
        for (const std::string& bot : test::game().balance->panel)
            played.push_back({bot, std::vector(seats, 1 / static_cast<double>(seats))});
        const auto near = test::game().generate->refine(request, maps.front().scenario, played, 2);
        QVERIFY(near.ok() && !near->empty());
        maps.insert(maps.end(), near->begin(), near->end());
        for (const Candidate& map : maps) {
            const auto prediction = test::game().balance->predict(map.scenario, request.options);
            const auto& judges = (*prediction)->judges;
            QCOMPARE(map.foreseen.size(), judges.size());
            for (std::size_t judge = 0; judge < judges.size(); ++judge) {
                QCOMPARE(map.foreseen[judge].bot, judges[judge].bot);
                QCOMPARE(map.foreseen[judge].shares.size(), seats);
                for (std::size_t seat = 0; seat < seats; ++seat)
                    QVERIFY(std::abs(map.foreseen[judge].shares[seat] - judges[judge].shares[seat]) < 1e-9);
            }
        }
    }

    /// As near to symmetry as possible, with a list of all differences.
    void nearlySymmetricMapsNameWhatDiffers_data() {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<int>("swaps");
        for (const char* layout : {"2p", "3p", "4p"})
            for (const int swaps : {0, 1, 3}) QTest::addRow("%s %d", layout, swaps) << layout << swaps;
    }
    void nearlySymmetricMapsNameWhatDiffers() {
        QFETCH(QString, layout);
        QFETCH(int, swaps);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            GenerateRequest request = searchRequestFor(qPrintable(layout), "near-symmetric", seed);
            request.effort = 2;
            request.swaps = swaps;
            const auto found = run(request);
            QVERIFY2(found.ok(), found ? "" : found.error().code().c_str());
            const Candidate& candidate = found->front();
            QVERIFY(!hasErrors(candidate.scenario));
            QVERIFY(swapsOf(candidate.rings) >= swaps);
            const SymmetryGroup group = groupOf(request.base, candidate.symmetry);
            QVERIFY(!group.empty());
            std::set<Hex> named;
            for (const auto& ring : candidate.rings) named.insert(ring.begin(), ring.end());
            for (const auto& set : candidate.unequal) named.insert(set.begin(), set.end());
            bool differs = false;
            for (const Cell& cell : candidate.scenario.board.cells()) {
                if (cell.kind == KindId::Blank) continue;
                bool reported = false, same = true;
                for (const Isometry& isometry : group) {
                    reported = reported || named.contains(isometry(cell.at));
                    same = same && kindAt(candidate.scenario, isometry(cell.at)) == cell.kind;
                }
                QVERIFY(same || reported);
                differs = differs || !same;
            }
            if (swaps == 0) QVERIFY(candidate.rings.empty());
            if (swaps > 0) QVERIFY(differs);
        }
    }

    /// A lock without a possible partner costs a swap; it is kept, and there are no further swaps.
    void nearlySymmetricMapsKeepLocks() {
        GenerateRequest request = searchRequestFor("2p", "near-symmetric");
        const std::vector<Hex> places = emptySlots(request.base);
        const SymmetryGroup group = groupOf(request.base, run(request)->front().symmetry);
        const auto at = std::ranges::find_if(places, [&](Hex slot) {
            return std::ranges::all_of(group, [&](const Isometry& isometry) {
                return &isometry == &group.front() || isometry(slot) != slot;
            });
        });
        QVERIFY(at != places.end());
        Hex partner = *at;
        for (const Isometry& isometry : group)
            if (isometry(*at) != *at) partner = isometry(*at);
        lock(request.base, *at, tile::village);
        lock(request.base, partner, tile::lake);
        const auto found = run(request);
        QVERIFY2(found.ok(), found ? "" : found.error().code().c_str());
        const Candidate& candidate = found->front();
        QVERIFY(kindAt(candidate.scenario, *at) == tile::village);
        QVERIFY(kindAt(candidate.scenario, partner) == tile::lake);
        QVERIFY(!hasErrors(candidate.scenario));
        QVERIFY(!candidate.rings.empty());
    }
};

HEXA_TEST(SearchedMapsTest, "slow-unoptimized");
#include "search_test.moc"
