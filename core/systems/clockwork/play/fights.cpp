// SPDX-License-Identifier: GPL-3.0-or-later
// Expected results of the fights with the present units, and their open points: for people, before
// a battle.
#include "core/systems/clockwork/play/match.h"
#include "core/systems/clockwork/play/names.h"
#include "core/systems/clockwork/rules/control.h"
#include "core/systems/clockwork/rules/numbers.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

class FightMaker {
public:
    FightMaker(const Game& game, const PlayerView& seen, const State& state)
        : g(game), mSeen(seen), s(state) {}

    MatchView::Fight make(TileIndex tile) const {
        MatchView::Fight fight{g.map().hex[tile], {}};
        State then = s;
        crash(then, tile, fight);
        const Judgement judged = judge(g, then, tile);
        const int left = unitsLeft(tile, judged);
        for (int side = 0; side < g.players(); ++side) {
            MatchView::Fight::Side sum;
            int alive = 0;
            for (Player player = 0; player < g.players(); ++player) {
                if (g.side(player) != side || unitsAt(s, player, tile) == 0) continue;
                sum.seats.push_back(player);
                sum.units += unitsAt(s, player, tile);
                alive += unitsAt(then, player, tile);
            }
            if (sum.seats.empty()) continue;
            sum.strength = judged.strength[static_cast<std::size_t>(side)];
            sum.lost = side == judged.winner ? sum.units - std::min(alive, left) : sum.units;
            if (side == judged.winner) fight.winners = sum.seats;
            fight.sides.push_back(std::move(sum));
        }
        // A card may be at work in between.
        if ((s.stage == Stage::Effect ? s.after : s.stage) <= Stage::Leviathan)
            for (Message& text : open(tile)) fight.open.push_back(std::move(text));
        return fight;
    }

private:
    /// UNI-08: Crashers there must act before the battle and are gone then. Their victims are known
    /// unless an owner has a choice of Soldiers. That an owner may spare some is added as a note.
    void crash(State& then, TileIndex tile, MatchView::Fight& fight) const {
        const auto presence = [&](Player player) {
            if (unitKindsAt(then, player, tile) == 0) then.units[player] &= ~bit(tile);
        };
        for (Player player = 0; player < g.players(); ++player) {
            const int slot = uniqueAt(s, player, tile);
            if (slot < 0 || g.uniqueKind(player) != UniqueKind::Crasher) continue;
            const bool acts =
                s.stage == Stage::Effect && s.effectCard == crasherCard && s.effectOwner == player;
            const int max = acts ? s.effectLeft : number::crasherKills;
            int soldiers = 0;
            for (Player other = 0; other < g.players(); ++other)
                if (g.enemies(player, other)) soldiers += then.soldiers[tile][other];
            const auto say = [&](std::vector<Message>& list, const char* code, Arguments arguments) {
                arguments.push_back({"player", std::int64_t{player} + 1});
                arguments.push_back({"rule", std::string("UNI-08")});
                list.push_back({code, std::move(arguments)});
            };
            if (soldiers == 0) say(fight.sure, "clockwork.sure.crasher-idle", {});
            for (Player other = 0; other < g.players(); ++other) {
                const int there = then.soldiers[tile][other];
                if (!g.enemies(player, other) || there == 0) continue;
                const int dead = std::min(max, there);
                if (soldiers > max && there < soldiers) {  // whose Soldiers die is its owner's choice
                    say(fight.open, "clockwork.open.crasher",
                        {{"count", std::int64_t{max}}, {"all", std::int64_t{soldiers}}});
                    break;
                }
                then.soldiers[tile][other] = static_cast<std::uint8_t>(there - dead);
                presence(other);
                say(fight.sure, "clockwork.sure.crasher",
                    {{"count", std::int64_t{dead}},
                     {"all", std::int64_t{there}},
                     {"enemy", std::int64_t{other} + 1}});
            }
            then.players[player].unique[slot] = place::gone;
            presence(player);
        }
    }

    /// Returns the winner's remaining units.
    int unitsLeft(TileIndex tile, const Judgement& judged) const {
        // The others are already gone while the winner chooses the survivors.
        const Decision& asked = s.decision;
        if (asked.about == tile && asked.kind == DecisionKind::KeepUnits) return s.effectLeft;
        if (asked.about == tile && asked.kind == DecisionKind::KeepSoldiers)
            return s.effectLeft + specialUnitsAt(g, s, s.effectUnit, tile).count;
        return judged.fought() ? judged.difference : 1 << 20;
    }

    std::vector<Message> open(TileIndex tile) const {
        std::vector<Message> list;
        const bool planned = mSeen.open().decision.kind == DecisionKind::Deploy;
        if (planned) list.push_back({"clockwork.open.orders", {}});
        constexpr const char* helps[] = {"clockwork.open.citadel", "clockwork.open.hunter",
                                         "clockwork.open.operative"};
        for (Player player = 0; player < g.players(); ++player) {
            const unsigned orders = helpFor(g, s, player, tile);
            for (int help = reinforce::citadel; help <= reinforce::operative; ++help)
                if ((orders >> help & 1) != 0)
                    list.push_back({helps[help], {{"player", std::int64_t{player} + 1}}});
        }
        const auto leviathan = static_cast<std::size_t>(General::Leviathan);
        if (s.generalAt[leviathan] == place::inHand && (s.units[s.generalOwner[leviathan]] & bit(tile)) != 0)
            list.push_back(
                {"clockwork.open.leviathan", {{"player", std::int64_t{s.generalOwner[leviathan]} + 1}}});
        const std::uint32_t timed = g.cardsFor(Timing::Reinforcement);
        for (Player player = 0; player < g.players(); ++player) {
            const std::uint32_t owned = timed & static_cast<std::uint32_t>(s.owned[player] & ~s.used[player]);
            for (std::uint32_t rest = owned; rest != 0; rest &= rest - 1)
                list.push_back({"clockwork.open.discovery",
                                {{"player", std::int64_t{player} + 1},
                                 {"card", markedName(g.card(__builtin_ctz(rest)))}}});
            if (mSeen.handSize(player) > 0 && spiesOf(s, player) > 0)
                list.push_back({"clockwork.open.hand",
                                {{"player", std::int64_t{player} + 1},
                                 {"count", std::int64_t{mSeen.handSize(player)}}}});
        }
        return list;
    }

    const Game& g;
    const PlayerView& mSeen;
    const State& s;
};

}  // namespace

std::vector<MatchView::Fight> fightsOf(const Game& game, const PlayerView& seen, const State& state) {
    std::vector<MatchView::Fight> fights;
    const FightMaker maker(game, seen, state);
    forEachTile(controlOf(game, state).contested, [&](TileIndex tile) {
        MatchView::Fight fight = maker.make(tile);
        // The tile stays contested until the battle is resolved, even without units (RNF-04).
        if (!fight.sides.empty()) fights.push_back(std::move(fight));
    });
    return fights;
}

std::vector<MatchView::Fight> MatchRules::preview(const State& state, int seat, std::string_view line) const {
    if (state.decision.kind != DecisionKind::Deploy) return {};
    const auto given = readSheet(game(), state, line);
    if (!given || given->player != seat || checkSheet(game(), state, given->player, given->sheet)) return {};
    const PlayerView seen(game(), state, given->player);
    return fightsOf(game(), seen, revealedAlone(game(), seen.open(), given->player, given->sheet));
}

}  // namespace hexa::clockwork
