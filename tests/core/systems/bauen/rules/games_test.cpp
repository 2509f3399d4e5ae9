// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants of every game: nothing is lost or created, every change is an event, the game ends.
#include "core/systems/bauen/rules/engine.h"

#include "core/systems/bauen/rules/money.h"
#include "tests/core/systems/bauen/games.h"
#include "tests/support/test.h"

#include <bit>
#include <map>

namespace hexa::bauen {
namespace {

/// Returns the fault of a state; empty: none.
std::string faultOf(const Table& table, const State& state) {
    std::array<Stock, maxPlayers> stock = state.stock;
    int red = state.red, white = state.white;
    for (int area = 0; area < table.land.areaCount(); ++area) {
        const AreaPieces& there = state.pieces.area(area);
        const int owner = ownerOf(table.land, state.pieces, area);
        for (std::size_t colour = 0; colour < colourCount; ++colour) {
            if (there.workers[colour] > table.area(area).markings[colour]) return "two workers on a marking";
            if (there.carrying[colour] > there.workers[colour]) return "more carry than there are";
        }
        if (there.store > there.level) return "more goods than levels";
        if (there.level > maxLevel) return "a level too high";
        if (there.level > 0 && !table.area(area).hasSite()) return "a business without a site";
        if ((there.troop == none) != (there.knights == 0)) return "a troop without knights";
        if (there.knights > maxKnights) return "a troop too large";
        red += there.level > 0 ? 1 : 0;
        white += there.store > 0 ? 1 : 0;
        if (there.troop != none) ++stock[static_cast<std::size_t>(there.troop)].dice;
        if (owner == none) {
            AreaPieces none1;
            none1.troop = there.troop;
            none1.knights = there.knights;
            if (!(there == none1)) return "something stands in a neutral area";
            continue;
        }
        Stock& own = stock[static_cast<std::size_t>(owner)];
        for (const std::uint8_t count : there.workers)
            own.workers = static_cast<std::uint8_t>(own.workers + count);
        own.walls = static_cast<std::uint8_t>(own.walls + std::popcount(there.walls));
        for (int side = 0; side < 6; ++side)
            if (there.hasWall(side) && !table.land.isWallPlace(area, side)) return "a wall where none may be";
    }
    for (int region = 0; region < table.land.regionCount(); ++region) {
        const RegionPieces& town = state.pieces.region(region);
        if (town.garrison > maxKnights || (town.owner == none && town.garrison > 0))
            return "a wrong garrison";
        if (town.owner == none) continue;
        ++stock[static_cast<std::size_t>(town.owner)].halls;
        if (town.garrison > 0) ++stock[static_cast<std::size_t>(town.owner)].dice;
    }
    if (state.unrest.seat != none) ++stock[static_cast<std::size_t>(state.unrest.seat)].dice;
    const bool placing = state.begun < table.seats;
    for (int round = placing ? 0 : state.round + 1; round < rounds; ++round)
        ++stock[static_cast<std::size_t>(state.deal.starter[static_cast<std::size_t>(round)])].walls;
    for (int seat = 0; seat < table.seats; ++seat) {
        const Stock& own = stock[static_cast<std::size_t>(seat)];
        if (own.halls != townHalls || own.workers != workersInAll || own.walls != wallsInAll ||
            own.dice != troopDice)
            return "pieces of player " + std::to_string(seat + 1) + " were lost or made";
    }
    const DiceFacts& dice = table.data.dice[static_cast<std::size_t>(table.seats)];
    if (red != dice.red || white != dice.white) return "dice were lost or made";
    return {};
}

/// True for events about a change of the board.
bool tellsOfPieces(const Event& event) {
    switch (event.kind) {
    case EventKind::RoundBegins:
    case EventKind::ValuesMoved:
    case EventKind::WallBack:
    case EventKind::StoneLaid:
    case EventKind::Passed:
    case EventKind::CannotAct:
    case EventKind::Declined:
    case EventKind::Chosen:
    case EventKind::Glory:
    case EventKind::Over:
        return false;
    default:
        return true;
    }
}

}  // namespace

class GamesTest : public QObject {
    Q_OBJECT
private slots:
    void randomGamesKeepTheRules_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("bot");
        for (int players = minSeats; players <= maxPlayers; ++players)
            for (int bot = 0; bot < 2; ++bot)
                QTest::addRow("%d, %s", players, bot == 0 ? "random" : "greedy") << players << bot;
    }
    void randomGamesKeepTheRules() {
        QFETCH(int, players);
        QFETCH(int, bot);
        const Table table = fixture::tableOn(fixture::boardFor(players));
        const GameRules::Bot& player = *GameRules::bots()[static_cast<std::size_t>(bot)];
        for (std::uint64_t seed = 0; seed < (bot == 0 ? 12U : 2U); ++seed) {
            std::map<int, int> laid;
            std::size_t most = 0;
            std::string fault;
            int decisions = 0;
            fixture::playAll(
                table, seed, player,
                [&](const State& before, const Move& move, const State& after, const EventLog& log) {
                    ++decisions;
                    if (move.kind == Move::Kind::Lay || move.kind == Move::Kind::Pass) ++laid[before.turn];
                    MoveList moves;
                    listMoves(table, before, moves);
                    most = std::max(most, moves.size());
                    if (!moves.contains(move)) fault = "an illegal move";
                    if (fault.empty()) fault = faultOf(table, after);
                    const bool changed = !(before.pieces == after.pieces);
                    if (changed && std::ranges::none_of(log, tellsOfPieces))
                        fault = "a change that nobody tells";
                });
            QVERIFY2(fault.empty(), fault.c_str());
            for (int seat = 0; seat < players; ++seat) QCOMPARE(laid[seat], rounds * stonesInAll);
            QVERIFY2(most <= 64, std::to_string(most).c_str());
            QVERIFY(decisions < 5000);
        }
    }

    /// Different states have different hashes, and the same decisions lead to the same state.
    void sameDecisionsSameGame() {
        const Table table = fixture::tableOn(fixture::boardFor(3));
        std::vector<std::uint64_t> hashes;
        for (int i = 0; i < 2; ++i) {
            std::size_t at = 0;
            fixture::playAll(table, 5, *GameRules::bots()[0],
                             [&](const State& before, const Move&, const State& after, const EventLog&) {
                                 QVERIFY(hashOf(before) != hashOf(after));
                                 if (i == 0)
                                     hashes.push_back(hashOf(after));
                                 else
                                     QCOMPARE(hashOf(after), hashes[at++]);
                             });
        }
        QVERIFY2(hashes.size() > 150, std::to_string(hashes.size()).c_str());
    }

    /// A log may be left out.
    void nobodyHasToListen() {
        const Table table = fixture::tableOn(fixture::boardFor(2));
        const GameRules rules({&table, dealOf(table, 9)});
        State reported = rules.start(nullptr), silent = reported;
        Rng rng(9, "silent");
        while (reported.step != Step::Over) {
            const Move move = rules.decide(*GameRules::bots()[0], reported, reported.actor, rng);
            EventLog log;
            rules.apply(reported, move, &log);
            rules.apply(silent, move, nullptr);
            QCOMPARE(reported, silent);
        }
    }

    /// Counts of the first decisions, to notice changes of the legal ones.
    void perft() {
        const Table table = fixture::tableOn(fixture::boardFor(2));
        const GameRules rules({&table, dealOf(table, 1)});
        const State start = rules.start(nullptr);
        QCOMPARE(play::perft(rules, start, 1), std::uint64_t{6});
        const State middle = stateInRound(table, dealOf(table, 1), 0, 0);
        // Three stones on the eight actions; nothing else can be done on an empty board.
        QCOMPARE(play::perft(rules, middle, 1), std::uint64_t{24});
    }
};

HEXA_TEST(GamesTest);

}  // namespace hexa::bauen

#include "games_test.moc"
