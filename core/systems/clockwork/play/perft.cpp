// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/play/perft.h"

#include "core/systems/clockwork/rules/play.h"

#include <cassert>
#include <numeric>
#include <string>
#include <unordered_set>

namespace hexa::clockwork {
namespace {

/// Returns cards without effect, since the rules need some.
CardPack noCards() {
    CardPack pack;
    for (auto& deck : pack.discoveries)
        for (Card& card : deck)
            card.effect = {.verb = Verb::Protect, .timings = static_cast<TimingMask>(Timing::Always)};
    for (Card& card : pack.espionage)
        card.effect = {.verb = Verb::Draw, .timings = static_cast<TimingMask>(Timing::Research), .amount = 1};
    return pack;
}

State beforeDeployment(const Game& game, int workers) {
    State state = startGame(game);
    for (Player player = 0; player < game.players(); ++player) {
        PlayerState& own = state.players[player];
        own.reserve = static_cast<std::uint8_t>(own.reserve - workers);
        own.pool = static_cast<std::uint8_t>(workers);
        own.unique[0] = own.unique[1] = place::gone;
    }
    state.stage = Stage::Deploy;
    state.decision = {};
    state.decision.kind = DecisionKind::Deploy;
    state.decision.actor = everyPlayer;
    return state;
}

/// All sheets of a player, by going through every way to share out the workers.
class Sheets {
public:
    Sheets(const Game& game, const State& state, Player player)
        : mGame(game), mState(state), mPlayer(player) {
        const DeployTargets targets = deployTargets(game, state, player);
        mPlaces = (targets.direct | targets.march) & ~bit(game.map().capital[player]);
    }
    /// False if there are more than allowed.
    bool collect(std::uint64_t max) {
        mMax = max;
        Sheet sheet;
        share(sheet, mPlaces, mState.players[mPlayer].pool);
        return list.size() <= mMax;
    }
    std::vector<Sheet> list;

private:
    void share(Sheet& sheet, TileMask places, int left) {
        if (list.size() > mMax) return;
        if (places == 0) {
            if (checkSheet(mGame, mState, mPlayer, sheet)) return;  // a march without support
            for (int spies = 0; spies <= left; ++spies) {
                list.push_back(sheet);
                list.back().court = static_cast<std::uint8_t>(spies);
            }
            return;
        }
        const auto tile = static_cast<TileIndex>(__builtin_ctzll(places));
        for (int number = 0; number <= left; ++number) {
            sheet.workers[tile] = static_cast<std::uint8_t>(number);
            sheet.used = number > 0 ? sheet.used | bit(tile) : sheet.used & ~bit(tile);
            share(sheet, places & (places - 1), left - number);
        }
        sheet.workers[tile] = 0;
        sheet.used &= ~bit(tile);
    }

    const Game& mGame;
    const State& mState;
    Player mPlayer;
    TileMask mPlaces;
    std::uint64_t mMax = 0;
};

/// Reveals, and plays on without any order to the end of the combat.
std::uint64_t fight(const Game& game, State& state, std::span<const Sheet> sheets) {
    const Refusal refused = deploy(game, state, sheets);
    assert(!refused);
    (void)refused;
    const auto battles = static_cast<std::uint64_t>(__builtin_popcountll(state.battles));
    while (state.turn == 1 && state.stage <= Stage::Attrition) {
        const Refusal wrong =
            choose(game, state, state.decision.mayPass != 0 ? passChoice : state.decision.nth(0));
        assert(!wrong);
        (void)wrong;
    }
    return battles;
}

}  // namespace

Result<PerftCounts> perft(const GameMap& map, int workers, const RuleOptions& options) {
    const CardPack pack = noCards();
    Deal deal;
    std::iota(deal.deck.begin(), deal.deck.end(), std::uint8_t{0});
    const Game game(map, pack, options, deal);
    const State start = beforeDeployment(game, workers);

    const Error tooMany("clockwork.perft.too-many", {{"max", static_cast<std::int64_t>(maxPerftPlays)}});
    PerftCounts counts;
    counts.joint = 1;
    std::vector<std::vector<Sheet>> all;
    for (Player player = 0; player < game.players(); ++player) {
        Sheets sheets(game, start, player);
        if (!sheets.collect(maxPerftPlays / counts.joint)) return tooMany;
        counts.sheets.push_back(sheets.list.size());
        counts.joint *= sheets.list.size();
        all.push_back(std::move(sheets.list));
    }

    std::unordered_set<std::string> states, boards;
    for (std::uint64_t play = 0; play < counts.joint; ++play) {
        Sheet sheets[maxPlayers];
        std::uint64_t rest = play;
        for (std::size_t player = 0; player < all.size(); ++player) {
            sheets[player] = all[player][rest % all[player].size()];
            rest /= all[player].size();
        }
        State state = start;
        counts.battles += fight(game, state, {sheets, all.size()});
        std::string key(reinterpret_cast<const char*>(state.soldiers), sizeof state.soldiers);
        boards.insert(key);
        for (const PlayerState& player : state.players) {
            key += static_cast<char>(player.spies);
            key += static_cast<char>(player.pool);
        }
        states.insert(std::move(key));
    }
    counts.states = states.size();
    counts.boards = boards.size();
    return counts;
}

}  // namespace hexa::clockwork
