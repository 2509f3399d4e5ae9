// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebook's draw, its log, and the most even of many draws: BB-020, BB-021, BB-060 to BB-065.
#include "core/systems/bauen/generate/draw.h"

#include "core/engine/check/acceptance.h"
#include "core/engine/generate/drawlog.h"
#include "core/engine/system.h"
#include "core/messages/messages.h"
#include "core/systems/bauen/balance/measures.h"
#include "core/systems/bauen/generate/functions.h"
#include "core/systems/bauen/terms/reading.h"
#include "tests/core/systems/bauen/fixture.h"
#include "tests/support/test.h"

#include <QRegularExpression>

#include <map>
#include <set>

using namespace hexa;
using namespace hexa::bauen;

class BauenDrawTest : public QObject {
    Q_OBJECT

    static GenerateRequest requestFor(int players, const char* mode, std::uint64_t seed) {
        GenerateRequest request;
        request.base = fixture::layout(players);
        request.mode = mode;
        request.seed = seed;
        return request;
    }
    static Candidate drawn(const GenerateRequest& request) {
        auto made = fixture::game().generate->run(request);
        if (!made) qFatal("%s", made.error().code().c_str());
        return std::move(made->front());
    }
    static QStringList errorsOf(const Scenario& map) {
        QStringList codes;
        for (const Finding& finding : findingsOf(fixture::game(), map))
            if (finding.problem.severity == Severity::Error)
                codes << QString::fromStdString(finding.problem.code);
        return codes;
    }
    static BoardMeasures measuresOf(const Scenario& map) {
        const auto position = readPosition(map, fixture::set().catalog);
        return measure(position->land, fixture::set().data, map.players());
    }

private slots:
    /// BB-020, BB-021: three regions a column, as many of each landscape as players; the board has
    /// no errors.
    void everyDrawIsABoard() {
        for (int players = 2; players <= 6; ++players)
            for (const char* mode : {"rulebook", "turned"})
                for (std::uint64_t seed = 0; seed < 20; ++seed) {
                    const Scenario map = drawn(requestFor(players, mode, seed)).scenario;
                    QCOMPARE(errorsOf(map).join(QLatin1Char(' ')), QString());
                    QCOMPARE(map.board.regions.size(), static_cast<std::size_t>(3 * players));
                    QCOMPARE(map.board.cellCount(), static_cast<std::size_t>(9 * players));
                    for (const int count : countKinds(map.board, 3)) QCOMPARE(count, 3 * players);
                    std::set<std::string> kinds;
                    for (const RegionPlacement& region : map.board.regions) kinds.insert(region.kind);
                    QCOMPARE(kinds.size(), map.board.regions.size());
                }
    }
    void sameSeedSameBoard() {
        for (const char* mode : {"rulebook", "turned", "fair", "fair-turned"}) {
            const Candidate one = drawn(requestFor(3, mode, 5));
            QVERIFY(one == drawn(requestFor(3, mode, 5)));
            QVERIFY(!(one.scenario == drawn(requestFor(3, mode, 6)).scenario));
            QVERIFY(one.scenario.provenance.generator == mode &&
                    one.scenario.provenance.seed == std::uint64_t{5});
        }
        QVERIFY(!fixture::game().generate->run(requestFor(3, "magic", 1)));
    }
    /// Every region comes, on every place; turned boards show all three turns, others none.
    void allRegionsAreReached() {
        std::map<std::string, std::set<Hex>> places;
        std::set<int> turns;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            for (const RegionPlacement& region :
                 drawn(requestFor(2, "rulebook", seed)).scenario.board.regions) {
                places[region.kind].insert(region.anchor);
                QCOMPARE(region.turns, 0);
            }
            if (seed < 10)
                for (const RegionPlacement& region :
                     drawn(requestFor(2, "turned", seed)).scenario.board.regions)
                    turns.insert(region.turns);
        }
        QCOMPARE(places.size(), std::size_t{18});
        for (const auto& [kind, anchors] : places) QCOMPARE(anchors.size(), std::size_t{6});
        QVERIFY(turns == (std::set<int>{0, 2, 4}));
    }
    /// A table that follows the log gets the same board: the English sentences alone are read.
    void theLogRebuildsTheBoard() {
        Messages messages = coreMessages();
        QVERIFY(messages.add(fixture::game().messages).ok());
        const QRegularExpression laying(QStringLiteral(
            "^Column (\\d), position (\\d): ([A-Z][a-z]+ \\d)(?:, turned (\\d+)° clockwise)?$"));
        for (const char* mode : {"rulebook", "turned"}) {
            const Candidate candidate = drawn(requestFor(4, mode, 11));
            std::vector<RegionPlacement> regions;
            std::set<QString> stacked;
            QString line;
            for (const DrawStep& step : candidate.log) {
                const QString text = QString::fromStdString(messages.text("en", step.text));
                const auto found = laying.match(text);
                if (text.startsWith(QStringLiteral("Shuffle the stack")))
                    for (const QString& name :
                         text.section(QStringLiteral(": "), 1).chopped(1).split(QStringLiteral(", ")))
                        stacked.insert(name);
                if (text.startsWith(QStringLiteral("Board on one line: ")))
                    line = text.section(QStringLiteral(": "), 1);
                if (!found.hasMatch()) continue;
                QVERIFY(stacked.contains(found.captured(3)));
                const auto shape =
                    std::ranges::find(fixture::set().catalog.regionShapes, found.captured(3).toStdString(),
                                      [](const RegionShape& one) { return one.name.in("en"); });
                QVERIFY(shape != fixture::set().catalog.regionShapes.end());
                regions.push_back(laidAt(fixture::set().lattice,
                                         {found.captured(1).toUInt() - 1, found.captured(2).toUInt() - 1},
                                         shape->id, found.captured(4).toInt() / 60));
                QCOMPARE(step.places.size(), std::size_t{3});
            }
            QVERIFY(regions == candidate.scenario.board.regions);
            // So does its last but one line, pasted.
            QVERIFY(fixture::boardOf(line.toStdString(), 4).board == candidate.scenario.board);
        }
    }
    /// The draw is found again from the map. Pieces set up later do not matter.
    void aMapGivesItsDraw() {
        for (const char* mode : {"rulebook", "turned", "fair", "fair-turned"}) {
            const Candidate candidate = drawn(requestFor(3, mode, 7));
            QVERIFY(drawOf(fixture::game(), candidate.scenario) == candidate.log);
            Scenario map = candidate.scenario;
            for (RegionPlacement& region : map.board.regions) region.locked = true;
            QVERIFY(drawOf(fixture::game(), map) == candidate.log);
            PiecePlacement worker;
            worker.kind = "worker";
            worker.at = map.board.regions.front().anchor;
            worker.seat = 0;
            map.board.pieces.push_back(worker);
            QVERIFY(drawOf(fixture::game(), map) == candidate.log);
            std::swap(map.board.regions[0].kind, map.board.regions[1].kind);
            QVERIFY(drawOf(fixture::game(), map).empty());
        }
        QVERIFY(drawOf(fixture::game(), fixture::layout(3)).empty());
    }
    void lockedRegionsStay() {
        Scenario base = drawn(requestFor(3, "rulebook", 1)).scenario;
        base.board.regions[4].locked = true;
        const RegionPlacement kept = base.board.regions[4];
        const Hex home = kept.anchor;
        fixture::put(base, piece::townHall, home, slot::hall);
        fixture::put(base, piece::townHall, base.board.regions[0].anchor, slot::hall);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            GenerateRequest request = requestFor(3, "rulebook", seed);
            request.base = base;
            const Scenario map = drawn(request).scenario;
            QVERIFY(std::ranges::count(map.board.regions, kept) == 1);
            // Pieces on it stay; the other town has lost its region.
            QVERIFY(map.board.pieces.size() == 1 && map.board.pieces.front().at == home);
            QStringList errors = errorsOf(map);
            QCOMPARE(errors.join(QLatin1Char(' ')), QString());
        }
    }
    void whatCantBeDrawn() {
        GenerateRequest request = requestFor(2, "rulebook", 1);
        request.base.seats.resize(1);
        QCOMPARE(fixture::game().generate->run(request).error().code(),
                 std::string("bauen.generate.players"));
        request = requestFor(2, "rulebook", 1);
        request.base = fixture::boardOf("P1 P2 P3 H1 H2 M1", 2);
        for (RegionPlacement& region : request.base.board.regions) region.locked = true;
        QCOMPARE(fixture::game().generate->run(request).error().code(),
                 std::string("bauen.generate.too-many"));
        request.base = fixture::boardOf("P1 - - - - -", 2);
        request.base.board.regions[0].locked = true;
        request.base.board.regions[0].anchor = request.base.board.regions[0].anchor + Hex{0, 1};
        QCOMPARE(fixture::game().generate->run(request).error().code(),
                 std::string("bauen.generate.off-lattice"));
        std::stop_source stop;
        stop.request_stop();
        request = requestFor(2, "fair", 1);
        request.stop = stop.get_token();
        QCOMPARE(fixture::game().generate->run(request).error().code(), std::string("generate.cancelled"));
    }
    /// A typed board lies as on the real table and replaces the previous one.
    void aTypedBoardLies() {
        const GenerateFunctions& generate = *fixture::game().generate;
        const Scenario drawnBoard = drawn(requestFor(2, "turned", 8)).scenario;
        const auto typed = generate.typed(fixture::layout(2), generate.line(drawnBoard));
        QVERIFY(typed && typed->board == drawnBoard.board);
        Scenario full = drawn(requestFor(2, "rulebook", 1)).scenario;
        fixture::found(full, 0, 0);
        const auto again = generate.typed(full, generate.line(drawnBoard));
        QVERIFY(again && again->board == drawnBoard.board);
        QCOMPARE(generate.typed(full, "P1").error().code(), std::string("bauen.line.count"));
    }
    /// BB-065: every player once before any player twice.
    void startPlayers() {
        std::set<int> first;
        for (std::uint64_t seed = 0; seed < 100; ++seed)
            for (int players = 2; players <= 6; ++players) {
                const auto starts = drawStartPlayers(players, seed);
                const std::set<int> different(starts.begin(), starts.end());
                QCOMPARE(different.size(), static_cast<std::size_t>(std::min(players, 4)));
                for (const int seat : starts) QVERIFY(seat >= 0 && seat < players);
                if (players == 2) QVERIFY(starts[0] != starts[1] && starts[2] != starts[3]);
                if (players == 3) QVERIFY((std::set<int>{starts[0], starts[1], starts[2]}.size() == 3));
                if (players == 6) first.insert(starts[0]);
            }
        QCOMPARE(first.size(), std::size_t{6});
    }
    /// The most even of many draws beats most draws in the sum of its measures.
    void fairIsMoreEvenThanDrawn() {
        for (int players = 2; players <= 4; ++players) {
            const BoardMeasures fair = measuresOf(drawn(requestFor(players, "fair", 3)).scenario);
            std::array<int, 6> worse{}, better{};
            for (std::uint64_t seed = 100; seed < 160; ++seed) {
                const BoardMeasures other = measuresOf(drawn(requestFor(players, "rulebook", seed)).scenario);
                for (std::size_t i = 0; i < worse.size(); ++i) {
                    if (other.all()[i] > fair.all()[i]) ++worse[i];
                    if (other.all()[i] < fair.all()[i]) ++better[i];
                }
            }
            int sum = 0;
            for (std::size_t i = 0; i < worse.size(); ++i) sum += worse[i] - better[i];
            QVERIFY2(sum > 60, qPrintable(QString::number(sum)));
        }
    }
    void keepAndPick() {
        GenerateRequest request = requestFor(2, "fair", 3);
        request.keep = 3;
        const auto all = fixture::game().generate->run(request);
        QVERIFY(all && all->size() == 3);
        request.pick = 2;
        const auto second = fixture::game().generate->run(request);
        QVERIFY(second && second->size() == 1);
        QVERIFY(second->front().scenario.board == (*all)[1].scenario.board);
        QVERIFY(differenceOf((*all)[0].scenario, (*all)[1].scenario) > 0);
        QCOMPARE(differenceOf((*all)[0].scenario, (*all)[0].scenario), 0.0);
    }
    /// BB-B1: three orange are worth 8 each in a whole game, and so on.
    void worthOfARegion() {
        const auto position = readPosition(fixture::smallBoard(), fixture::set().catalog);
        // Plains 1 is ooo yyw uuw; sums of BB-U07: orange 8, yellow 10, brown 8, blue 6.
        QCOMPARE(worthOf(position->land, 0, fixture::set().data), 3 * 8 + 2 * 10 + 8 + 2 * 6 + 8);
        QCOMPARE(startPicks(position->land, fixture::set().data, 2).size(), std::size_t{2});
    }
};

HEXA_TEST(BauenDrawTest);
#include "draw_test.moc"
