// SPDX-License-Identifier: GPL-3.0-or-later
// Random games: no state violates a rule (INV), every change between two decisions has an event,
// refused answers change nothing, and the stages work correctly. Numbers in brackets are those of
// the list of invariants proposed in the rules engines' study.
#include "core/systems/clockwork/rules/invariants.h"
#include "tests/core/systems/clockwork/rules/games.h"

#include <algorithm>
#include <cstdio>
#include <tuple>

namespace hexa::rulestest {
namespace {

/// The counters that events explain, carried from one state to the next by the events alone.
struct Ledger {
    int soldiers[maxTiles][maxPlayers] = {};
    int ip[maxPlayers][disciplineCount] = {};
    int vp[maxPlayers] = {};
    int spies[maxPlayers] = {};

    explicit Ledger(const State& state) {
        for (int tile = 0; tile < maxTiles; ++tile)
            for (int p = 0; p < maxPlayers; ++p) soldiers[tile][p] = state.soldiers[tile][p];
        for (int p = 0; p < maxPlayers; ++p) {
            std::copy(std::begin(state.players[p].ip), std::end(state.players[p].ip), ip[p]);
            vp[p] = state.players[p].vp;
            spies[p] = state.players[p].spies;
        }
    }
    void add(const Event& event) {
        const auto soldier = static_cast<std::uint8_t>(Unit::Soldier);
        const Player p = event.player;
        switch (event.kind) {
        case EventKind::Deployed:
            if (event.a != soldier) break;
            if (event.tile == noTile)
                spies[p] += event.amount;
            else
                soldiers[event.tile][p] += event.amount;
            break;
        case EventKind::Moved:
            if (event.b != soldier) break;
            soldiers[event.a][p] -= event.amount;
            soldiers[event.tile][p] += event.amount;
            break;
        case EventKind::Killed:
        case EventKind::OutOfSupply:
        case EventKind::Polluted:
            if (event.a == soldier) soldiers[event.tile][p] -= event.amount;
            break;
        case EventKind::PointsGained:
            ip[p][event.a] += event.amount;
            break;
        case EventKind::Scored:
            vp[p] = std::max(0, vp[p] + event.amount);
            break;
        case EventKind::CardPlayed:
            if (event.b == 0) --spies[p];
            break;
        default:
            break;
        }
    }
    friend bool operator==(const Ledger&, const Ledger&) = default;
};

/// Watches one game.
class Watch {
public:
    Watch(const Table& table, const Game& game) : mTable(table), g(game) {}

    void decision(const State& state) {
        if (const auto found = findViolation(g, state))
            fail(at(mTable, state) + found->rule + " " + found->what);
        if (state.turn != mTurn) {
            mTurn = state.turn;
            mPassed = 0;
            mCourtBonuses = 0;
        }
        const Player actor = state.decision.actor;
        if (state.decision.kind == DecisionKind::Reinforce)  // [29]
            check((mPassed >> actor & 1) == 0, state, "an order after the pass (RNF-01)");
        if (state.decision.kind == DecisionKind::PlaceToken && g.alliances())  // [58]
            check((state.decision.options & controlOf(g, state).of[g.ally(actor)]) == 0, state,
                  "a token in the ally's territory (ALL-12)");
        if (state.decision.kind == DecisionKind::HunterTo)
            forEachTile(static_cast<TileMask>(state.decision.options), [&](TileIndex tile) {
                check(distance(g.map().hex[tile], g.map().hex[state.players[actor].unique[0]]) <= 2, state,
                      "the Hunter goes too far (UNI-06)");
            });
        if (state.decision.kind == DecisionKind::Activate)  // [45]
            check((state.decision.options & state.used[actor]) == 0, state, "activated twice (ACT-02)");
    }

    void step(const State& before, const Answer& answer, const State& after, const EventLog& log) {
        const DecisionKind kind = before.decision.kind;
        const Player actor = before.decision.actor;
        Ledger ledger(before);
        for (const Event& event : log) {
            happened(before, after, event);
            ledger.add(event);
        }
        check(ledger == Ledger(after), before, "something changed without an event");  // [48]
        if (kind == DecisionKind::Reinforce && answer.choice == passChoice) mPassed |= 1U << actor;
        if (kind == DecisionKind::Deploy) deployed(before, answer, log);
        if (kind == DecisionKind::Buy && answer.choice != passChoice) bought(before, answer.choice, after);
        if (kind == DecisionKind::Sacrifice && after.stage != Stage::Sacrifice)
            sacrificed(before, answer, after);
        if (kind == DecisionKind::MoveTo && before.effectCard == gambitCard) gambit(before, answer.choice);
        const auto quiet = [](Stage stage) {
            return stage >= Stage::SteamtankMove && stage <= Stage::Deploy;
        };
        if (quiet(before.stage) && quiet(after.stage))  // [26]
            check(std::equal(&before.soldiers[0][0], &before.soldiers[0][0] + sizeof before.soldiers,
                             &after.soldiers[0][0]),
                  before, "Soldiers moved in the Deployment phase (DEP-08)");
    }

    void end(const State& state) {
        check(state.turn == g.turns(), state, "the wrong number of turns (INV-12)");  // [51]
        // The winner by END-02 and ALL-15, found by sorting.  [53]
        std::vector<std::tuple<int, int, int, int>> standings;
        const FinalScore result = finalScoreOf(g, state);
        for (int i = 0; i < g.players(); ++i) {
            const int seat = (state.firstPlayer + i) % g.players();
            const auto own = static_cast<std::size_t>(seat);
            const auto ally = static_cast<std::size_t>(g.alliances() ? seat ^ 2 : seat);
            const int half = g.alliances() ? 1 : 0;
            standings.emplace_back(result.points[own] + half * result.points[ally],
                                   result.territories[own] + half * result.territories[ally], i, seat);
        }
        std::sort(standings.begin(), standings.end());
        check(std::get<3>(standings.back()) == result.winner, state, "the wrong winner (END-02)");
        check(mPlayerOfTurn1 < g.players(), state, "no first player");
    }

private:
    void check(bool fine, const State& state, const char* what) {
        if (!fine) fail(at(mTable, state) + what);
    }

    void happened(const State& before, const State& after, const Event& event) {
        switch (event.kind) {
        case EventKind::TurnBegins:  // [50]
            if (event.amount == 1) mPlayerOfTurn1 = event.player;
            check(event.player == (mPlayerOfTurn1 + event.amount - 1) % g.players(), before,
                  "the first player token did not pass clockwise (TRN-03)");
            break;
        case EventKind::Scored: {  // [46], [48]
            const auto source = static_cast<ScoreSource>(event.a);
            const bool scoring = g.isScoringTurn(before.turn);
            if (source == ScoreSource::Territory || source == ScoreSource::Court ||
                source == ScoreSource::Robbed)
                check(scoring, before, "scored in a turn without scoring (TRN-02)");
            check(event.amount > 0 || source == ScoreSource::Robbed, before, "VP were lost (CRT-02)");
            if (source == ScoreSource::Influence)  // [52]
                check(after.decision.kind == DecisionKind::Over && before.turn == g.turns(), before,
                      "IP were changed too early (END-01)");
            break;
        }
        case EventKind::CourtBonus:  // [49]
            check(g.isScoringTurn(before.turn) && ++mCourtBonuses == 1, before,
                  "a second bonus of the Court");
            break;
        case EventKind::Polluted:
            check(g.isScoringTurn(before.turn), before, "pollution in a turn without scoring (SCO-03)");
            break;
        case EventKind::Moved:
            check((forbidden(g, before, event.player) & bit(event.tile)) == 0, before,
                  "moved where no enemy may be (MAP-04, GNL-07)");
            break;
        default:
            break;
        }
    }

    /// Verifies [22] and [24]: the revealed total is the sum of the sheets, line by line.
    void deployed(const State& before, const Answer& answer, const EventLog& log) {
        Sheet found[maxPlayers];
        for (const Event& event : log) {
            if (event.kind != EventKind::Deployed) continue;
            Sheet& sheet = found[event.player];
            if (event.a == static_cast<std::uint8_t>(Unit::Unique)) {
                const auto& orders = answer.sheets[event.player].unique;
                const int slot = orders[0] == place::available ? 1 : 0;
                sheet.unique[slot] = event.tile == noTile ? place::atCourt : event.tile;
            } else if (event.tile == noTile) {
                sheet.court = static_cast<std::uint8_t>(sheet.court + event.amount);
            } else {
                sheet.add(event.tile, event.amount);
            }
        }
        for (Player player = 0; player < g.players(); ++player)
            check(found[player] == answer.sheets[player], before, "not what was ordered (DEP-02)");
    }

    /// Verifies [43].
    void bought(const State& before, Choice item, const State& after) {
        const Player actor = before.decision.actor;
        for (int d = 0; d < disciplineCount; ++d) {
            int price = 0;
            if (item >= decks)
                price = generalCost[item - decks][d];
            else if (d == static_cast<int>(disciplineOfSlot(item)))
                price = g.cost(item);
            check(before.players[actor].ip[d] - price == after.players[actor].ip[d], before,
                  "a wrong price (DIS-03)");
        }
        if (item < decks) check(ageOfSlot(item) <= g.ageOf(before.turn), before, "a later age (DIS-02)");
    }

    /// Verifies [42]. Only the last of all decides, so its choice is compared with the previous
    /// state.
    void sacrificed(const State& before, const Answer& answer, const State& after) {
        for (Player player = 0; player < g.players(); ++player) {
            const PlayerState& was = before.players[player];
            const PlayerState& is = after.players[player];
            int given = was.sacrifice[0] + was.sacrifice[1] + was.sacrifice[2];
            if (player == before.decision.actor) given += answer.choice;
            int gained = 0;
            for (int d = 0; d < disciplineCount; ++d) gained += is.ip[d] - was.ip[d];
            check(gained == given && was.pool - is.pool == given && is.reserve - was.reserve == given, before,
                  "a sacrifice that does not add up (STU-02)");
        }
    }

    /// Verifies [20].
    void gambit(const State& before, Choice to) {
        const Player actor = before.decision.actor;
        TileMask allowed = controlOf(g, before).of[actor];
        if (g.alliances()) allowed |= controlOf(g, before).of[g.ally(actor)];
        check((allowed & bit(to)) != 0, before, "a Gambit to a territory of others (SPY-03)");
    }

    const Table& mTable;
    const Game& g;
    int mTurn = 0;
    unsigned mPassed = 0;
    int mCourtBonuses = 0;
    int mPlayerOfTurn1 = 0;
};

/// Verifies that all illegal answers are refused and change nothing.
void refuses(const Table& table, const Game& game, const State& state, Rng& rng) {
    State copy = state;
    const Decision& decision = state.decision;
    const bool choice = decision.kind != DecisionKind::Deploy && decision.kind != DecisionKind::Shuffle;
    for (int i = 0; i < 8; ++i) {
        const auto wrong = static_cast<Choice>(rng.below(256));
        if (choice && decision.allows(wrong)) continue;
        if (!choose(game, copy, wrong) || !(copy == state))
            return fail(at(table, state) + "an illegal choice was taken (INV-11)");
    }
    Sheet sheets[maxPlayers];
    if (choice && !deploy(game, copy, {sheets, static_cast<std::size_t>(game.players())}))
        return fail(at(table, state) + "deployed at the wrong time (INV-11)");
    const std::uint8_t cards[1] = {0};
    if (decision.kind != DecisionKind::Shuffle && !shuffle(game, copy, cards))
        return fail(at(table, state) + "shuffled at the wrong time (INV-11)");
    expect(copy == state, at(table, state) + "a refused order changed something");
}

void randomGames() {
    long states = 0;
    std::uint64_t kinds = 1;            // of decisions that have come up; None never does
    constexpr int maxDecisions = 5000;  // [44], [51]: all is finite
    forEachGame(600, [&](const Table& table, const Game& game, Rng& rng) {
        Watch watch(table, game);
        EventLog log;
        State state = startGame(game, &log);
        watch.step(state, {}, state, {log.front()});
        int decisions = 0;
        for (; state.decision.kind != DecisionKind::Over && decisions < maxDecisions; ++decisions) {
            watch.decision(state);
            kinds |= std::uint64_t{1} << static_cast<int>(state.decision.kind);
            if (rng.below(16) == 0) refuses(table, game, state, rng);
            const State before = state;
            log.clear();
            const Answer answer = playOn(game, state, rng, &log);
            watch.step(before, answer, state, log);
        }
        expect(decisions < maxDecisions, at(table, state) + "a game without end (INV-12)");
        watch.decision(state);
        watch.end(state);
        kinds |= std::uint64_t{1} << static_cast<int>(state.decision.kind);
        states += decisions;
    });
    std::printf("   %ld states\n", states);
    const std::uint64_t all = (std::uint64_t{2} << static_cast<int>(DecisionKind::StrengthAt)) - 1;
    expect(kinds == all, "decisions of every kind");
    expect(states > 1'000'000, "a million states");
}
const Test games("random games", randomGames);

/// Results of chance before the first turn: all occur, with equal frequency.
void deals() {
    Rng rng(1, "deals");
    constexpr int deals = 6000;
    std::array<int, courtCount> courts{};
    std::array<int, 3> first{};
    std::array<int, discoveriesInDeck> discovery{};
    std::array<int, espionageCards> top{};
    for (int i = 0; i < deals; ++i) {
        const Deal deal = dealCards(3, rng);
        ++courts[static_cast<std::size_t>(deal.court)];
        ++first[deal.firstPlayer];
        ++discovery[deal.discovery[4]];
        ++top[deal.deck[0]];
        unsigned seen = 0;
        for (const std::uint8_t card : deal.deck) seen |= 1U << card;
        expect(seen == (1U << espionageCards) - 1, "a deck of 15 different cards (SET-06)");
    }
    const auto even = [](const auto& counts) {  // five standard deviations
        const double mean = double{deals} / static_cast<double>(counts.size());
        for (const int count : counts)
            expect((count - mean) * (count - mean) < 25 * mean, "dealt unevenly (SET-04, SET-07, SET-10)");
    };
    even(courts);
    even(first);
    even(discovery);
    even(top);
}
const Test dealt("deals", deals);

}  // namespace
}  // namespace hexa::rulestest
