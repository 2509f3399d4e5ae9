// SPDX-License-Identifier: GPL-3.0-or-later
// The same game in another dress: players relabelled with the turn order, maps turned or mirrored,
// a clone in mid-game, with and without a log. The result must be the same.
#include "tests/core/systems/clockwork/rules/games.h"

#include "core/hex/symmetry.h"
#include "core/registry/registry.h"
#include "core/systems/clockwork/rules/decisionterms.h"

#include <algorithm>
#include <cassert>
#include <cstdio>

namespace hexa::rulestest {
namespace {

/// Names of a game's players and territories in the original.
struct Dress {
    std::array<Player, maxPlayers> player{0, 1, 2, 3};
    std::array<TileIndex, maxTiles> tile{};
    int players = 0;
    Player original(Player own) const { return own < maxPlayers ? player[own] : own; }
    std::uint8_t originalTile(std::uint8_t own) const { return onMap(own) ? tile[own] : own; }
    TileMask originalTiles(TileMask own) const {
        TileMask set = 0;
        forEachTile(own, [&](TileIndex at) { set |= bit(tile[at]); });
        return set;
    }
};

std::uint64_t mix(std::uint64_t hash, std::uint64_t word) {
    hash = (hash ^ word) * 0x94d049bb133111ebU;
    return hash ^ hash >> 29;
}

/// A way to play that sees only the names in the original, never their numbers or the order of
/// questions.
class Policy {
public:
    Policy(const Game& game, const Dress& dress, std::uint64_t seed) : g(game), mDress(dress), mSeed(seed) {}

    Choice choose(const State& state) const {
        std::uint64_t hash = mix(mSeed, state.turn);
        hash = mix(hash, static_cast<std::uint64_t>(state.decision.kind));
        hash = mix(hash, mDress.original(state.decision.actor));
        hash = mix(hash, about(state.decision));
        Choice best = passChoice;
        std::uint64_t max = 0;
        for (int n = 0; n < state.decision.count(); ++n) {
            const Choice choice = state.decision.nth(n);
            const std::uint64_t value = mix(hash, original(state, choice) + 1) | 1;
            if (value > max) {
                max = value;
                best = choice;
            }
        }
        return best;
    }

private:
    std::uint64_t about(const Decision& decision) const {
        switch (termsOf(decision.kind).about) {
        case AboutOf::Nothing:
            return 0;
        case AboutOf::Seat:
            return mDress.original(decision.about);
        case AboutOf::Tile:
            return mDress.originalTile(decision.about);
        case AboutOf::Discipline:
        case AboutOf::Slot:
            return decision.about;
        }
        return 0;
    }

    /// Returns the meaning of a choice in the original.
    std::uint64_t original(const State& state, Choice choice) const {
        if (choice == passChoice) return passChoice;
        switch (termsOf(state.decision.kind).choice) {
        case ChoiceOf::Tile:
            return mDress.originalTile(choice);
        case ChoiceOf::Seat:
            return mDress.original(choice);
        case ChoiceOf::Kept: {
            const SpecialUnits special = specialUnitsAt(g, state, state.effectUnit, state.decision.about);
            std::uint64_t set = 0;
            for (int i = 0; i < special.count; ++i) {
                const SpecialUnit& unit = special.list[static_cast<std::size_t>(i)];
                if ((choice >> i & 1) != 0)
                    set |= 1U << (mDress.original(unit.owner) * 4 + static_cast<int>(unit.unit));
            }
            return set;
        }
        default:
            break;
        }
        if (state.decision.kind == DecisionKind::KeepSoldiers) {
            const Player first = state.effectUnit;
            const bool swapped = g.alliances() && mDress.original(first) > mDress.original(g.ally(first));
            if (swapped) return static_cast<std::uint64_t>(state.effectLeft - choice);
        }
        return choice;
    }

    const Game& g;
    const Dress& mDress;
    std::uint64_t mSeed;
};

/// Returns the state in words of the original, without the leftovers of stages.
State undressed(const Game& game, const Dress& dress, const State& own) {
    State state = own;
    const auto each = [&](auto member, auto change) {
        for (Player p = 0; p < game.players(); ++p)
            (state.*member)[dress.original(p)] = change((own.*member)[p]);
    };
    const auto same = [](auto value) { return value; };
    for (auto& row : state.soldiers) std::fill(std::begin(row), std::end(row), std::uint8_t{0});
    for (TileIndex tile = 0; tile < game.map().tiles; ++tile)
        for (Player p = 0; p < game.players(); ++p)
            state.soldiers[dress.tile[tile]][dress.original(p)] = own.soldiers[tile][p];
    each(&State::units, [&](TileMask set) { return dress.originalTiles(set); });
    each(&State::hands, same);
    each(&State::known, same);
    each(&State::owned, same);
    each(&State::used, same);
    each(&State::players, [&](PlayerState player) {
        for (auto& where : player.unique) where = dress.originalTile(where);
        // Two equal units are interchangeable.
        std::sort(std::begin(player.unique), std::end(player.unique));
        return player;
    });
    for (auto& where : state.tokenAt) where = dress.originalTile(where);
    for (auto& where : state.generalAt) where = dress.originalTile(where);
    for (auto& owner : state.generalOwner) owner = dress.original(owner);
    for (int card = 0; card < cardsInPlay; ++card) {
        const bool active = (own.active >> card & 1) != 0;
        state.activeAt[card] = active ? dress.originalTile(own.activeAt[card]) : noTile;
        const unsigned owner = active ? dress.original(activeOwner(own, card)) : 0;
        const int shift = card % 4 * 2;
        state.activeOwner[card / 4] =
            static_cast<std::uint8_t>((state.activeOwner[card / 4] & ~(3U << shift)) | owner << shift);
    }
    state.battles = dress.originalTiles(own.battles);
    state.firstPlayer = dress.original(own.firstPlayer);
    state.technophilia = dress.original(own.technophilia);
    state.tacticalOps = dress.original(own.tacticalOps);
    if (game.alliances())
        for (Player side = 0; side < 2; ++side)
            state.callToArms[dress.original(side) & 1] = dress.originalTile(own.callToArms[side]);
    state.passed = 0;
    for (Player p = 0; p < game.players(); ++p)
        if ((own.passed >> p & 1) != 0)
            state.passed = static_cast<std::uint8_t>(state.passed | 1U << dress.original(p));
    state.pending = 0;
    state.effectCard = state.effectOwner = state.effectLeft = state.effectUnit = 0;
    state.effectTile = state.effectTarget = noTile;
    state.after = Stage::TurnStart;
    return state;
}

/// Plays up to the next Deploy, or to the end. Shuffles are the same for all: by number.
void playPhase(const Game& game, const Policy& policy, State& state) {
    while (state.decision.kind != DecisionKind::Deploy && state.decision.kind != DecisionKind::Over) {
        if (state.decision.kind != DecisionKind::Shuffle) {
            choose(game, state, policy.choose(state));
            continue;
        }
        std::uint8_t order[espionageCards];
        std::size_t count = 0;
        for (unsigned rest = state.discard; rest != 0; rest &= rest - 1)
            order[count++] = static_cast<std::uint8_t>(__builtin_ctz(rest));
        shuffle(game, state, {order, count});
    }
}

/// Plays the original and the dressed game side by side and compares them at every deployment and
/// at the end.
bool sameGame(const Game& first, const Game& second, const Dress& dress, Rng& rng) {
    Dress plain;
    for (TileIndex tile = 0; tile < maxTiles; ++tile) plain.tile[tile] = tile;
    const std::uint64_t seed = rng.next();
    const Policy one(first, plain, seed), other(second, dress, seed);
    State a = startGame(first), b = startGame(second);
    while (true) {
        playPhase(first, one, a);
        playPhase(second, other, b);
        if (!(undressed(first, plain, a) == undressed(second, dress, b))) return false;
        if (a.decision.kind == DecisionKind::Over) break;
        Sheet sheets[maxPlayers], dressed[maxPlayers];
        for (Player p = 0; p < first.players(); ++p) sheets[p] = sampleSheet(first, a, p, rng);
        for (Player p = 0; p < second.players(); ++p) {
            const Sheet& sheet = sheets[dress.original(p)];
            for (TileIndex tile = 0; tile < second.map().tiles; ++tile)
                if (sheet.workers[dress.tile[tile]] > 0)
                    dressed[p].add(tile, sheet.workers[dress.tile[tile]]);
            dressed[p].court = sheet.court;
            for (int slot = 0; slot < 2; ++slot) {
                dressed[p].unique[slot] = sheet.unique[slot];
                for (TileIndex tile = 0; onMap(sheet.unique[slot]) && tile < second.map().tiles; ++tile)
                    if (dress.tile[tile] == sheet.unique[slot]) dressed[p].unique[slot] = tile;
            }
        }
        const auto players = static_cast<std::size_t>(first.players());
        if (deploy(first, a, {sheets, players}) || deploy(second, b, {dressed, players})) return false;
    }
    return finalScoreOf(first, a).winner == dress.original(finalScoreOf(second, b).winner);
}

GameMap mapOf(const Scenario& scenario) {
    static const Systems systems = builtInSystems();
    auto map = makeGameMap(scenario, systems.list().front().catalog);
    assert(map);
    return *map;
}

/// Seats move on by some places, and the first player with them.
void relabelled() {
    forEachGame(120, [](const Table& table, const Game& game, Rng& rng) {
        const int players = game.players();
        const auto shift = static_cast<int>(1 + rng.below(static_cast<std::uint32_t>(players - 1)));
        Scenario scenario = table.scenario;
        Dress dress;
        for (TileIndex tile = 0; tile < maxTiles; ++tile) dress.tile[tile] = tile;
        static const Systems systems = builtInSystems();
        for (int seat = 0; seat < players; ++seat) {
            const int moved = (seat + shift) % players;
            const auto from = static_cast<std::size_t>(seat), to = static_cast<std::size_t>(moved);
            scenario.seats[to] = table.scenario.seats[from];
            scenario.seats[to].faction = factionOf(table.scenario, systems.list().front().catalog, from)->id;
            dress.player[to] = static_cast<Player>(seat);
        }
        Deal deal = game.deal();
        deal.firstPlayer = static_cast<Player>((deal.firstPlayer + shift) % players);
        const GameMap map = mapOf(scenario);
        const Game other(map, table.pack, table.options, deal);
        expect(sameGame(game, other, dress, rng), table.name + ": relabelled players play another game");
    });
}
const Test relabel("players relabelled", relabelled);

/// The whole map turned by sixths, and mirrored.
void turned() {
    forEachGame(120, [](const Table& table, const Game& game, Rng& rng) {
        const auto turns = static_cast<int>(rng.below(6));
        const bool mirrored = rng.below(2) == 1 || turns == 0;
        const auto moved = [&](Hex hex) {
            if (mirrored) hex = {hex.r, hex.q};
            return rotated(hex, turns);
        };
        Scenario scenario = table.scenario;
        scenario.board = Board();
        for (const Cell& cell : table.scenario.board.cells()) {
            Cell copy = cell;
            copy.at = moved(cell.at);
            scenario.board.put(CellState(copy, table.scenario.board.detailsOf(cell.at)));
        }
        for (Seat& seat : scenario.seats) seat.home = moved(seat.homeHex());
        const GameMap map = mapOf(scenario);
        Dress dress;
        for (TileIndex tile = 0; tile < map.tiles; ++tile)
            for (TileIndex original = 0; original < map.tiles; ++original)
                if (map.hex[tile] == moved(table.map.hex[original])) dress.tile[tile] = original;
        const Game other(map, table.pack, table.options, game.deal());
        expect(sameGame(game, other, dress, rng), table.name + ": a turned map gives another game");
    });
}
const Test turn("maps turned and mirrored", turned);

/// A copy in mid-game continues like the original; a log changes nothing; the same seed results in
/// the same game.
void cloned() {
    forEachGame(240, [](const Table& table, const Game& game, Rng& rng) {
        Rng again = rng;
        EventLog log;
        State state = startGame(game), logged = startGame(game, &log);
        const auto split = static_cast<int>(rng.below(150));
        again.below(150);
        std::uint64_t ends[2] = {};
        for (int step = 0; state.decision.kind != DecisionKind::Over; ++step) {
            if (step == split) {
                State clone = state;
                Rng copy = rng;
                while (clone.decision.kind != DecisionKind::Over) playRandomly(game, clone, copy);
                ends[0] = hashOf(clone);
            }
            playRandomly(game, state, rng);
            playRandomly(game, logged, again, &log);
            if (!(state == logged)) return fail(at(table, state) + "a log changes the game");
        }
        ends[1] = hashOf(state);
        expect(ends[0] == 0 || ends[0] == ends[1], table.name + ": a clone goes another way (INV-13)");
    });
}
const Test clone("clones and logs", cloned);

}  // namespace
}  // namespace hexa::rulestest
