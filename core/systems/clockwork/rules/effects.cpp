// SPDX-License-Identifier: GPL-3.0-or-later
// Effects of cards (cards/effect.h), and of the Gambit and the Crasher, which work the same way.
#include "core/systems/clockwork/rules/engine.h"

#include <cassert>

namespace hexa::clockwork {
namespace {

constexpr Effect gambitEffect{.verb = Verb::Move, .amount = 2, .units = UnitFilter::All};  // SPY-03
constexpr Effect crasherEffect{.verb = Verb::Kill, .amount = 3};                           // UNI-08

}  // namespace

const Effect& Engine::effectOf(int card) const {
    if (card == gambitCard) return gambitEffect;
    return card == crasherCard ? crasherEffect : g.effect(card);
}

/// Returns the territories at which the card can be aimed by range and kind.
TileMask Engine::aim(int card) const {
    if (card >= cardsInPlay) return ~TileMask{0};
    return g.reach(card, card < decks ? s.tokenAt[card] : noTile);
}

TileMask Engine::strengthTargets(Player player, int card) const {
    return s.battles & sideUnits(g, s, player) & aim(card);
}

bool Engine::usable(Player player, int card, Timing timing) const {
    const Effect& rule = g.effect(card);
    if (!contains(rule.timings, timing)) return false;
    if (card < decks && ((s.owned[player] & ~s.used[player]) >> card & 1) == 0) return false;
    switch (rule.verb) {
    case Verb::Kill:
        return killTargets(player, card, noTile) != 0;
    case Verb::Move:
        return moveSources(player, card) != 0;
    case Verb::Strength:
        return strengthTargets(player, card) != 0;
    case Verb::Gain:
        return amountOf(g, s, controlled(), player, rule) > 0;
    case Verb::Score:
        return rule.per == Per::BattleWon || amountOf(g, s, controlled(), player, rule) > 0;
    case Verb::Recruit:
        return s.players[player].reserve > 0 && amountOf(g, s, controlled(), player, rule) > 0;
    case Verb::Protect:
        return true;
    case Verb::Draw:
        return s.deckSize > 0 || s.discard != 0;
    }
    return false;
}

void Engine::beginEffect(Player player, int card, int units, Stage after) {
    s.effectOwner = player;
    s.effectCard = static_cast<std::uint8_t>(card);
    s.effectLeft = static_cast<std::uint8_t>(units);
    s.effectTile = s.effectTarget = noTile;
    s.after = after;
    s.stage = Stage::Effect;
}

void Engine::use(Player player, int card, Stage after) {
    const Effect& rule = g.effect(card);
    if (card < decks) {
        s.used[player] = static_cast<std::uint16_t>(s.used[player] | 1U << card);
        log({EventKind::CardUsed, player, noTile, static_cast<std::uint8_t>(card), 0, 0});
    }
    const auto amount = [&] { return amountOf(g, s, controlled(), player, rule); };
    switch (rule.verb) {
    case Verb::Kill:
    case Verb::Move:
    case Verb::Strength:
        return beginEffect(player, card, rule.amount, after);
    case Verb::Gain:
        if (rule.discipline == anyDiscipline) return beginEffect(player, card, amount(), after);
        gain(player, static_cast<Discipline>(rule.discipline), amount());
        break;
    case Verb::Recruit:
        recruit(player, amount());
        break;
    case Verb::Score:
        // The battles won are known at the end of the Battle stage.
        if (rule.per == Per::BattleWon)
            activate(player, card, noTile);
        else
            score(player, amount(), ScoreSource::Card);
        break;
    case Verb::Protect:
        activate(player, card, noTile);
        break;
    case Verb::Draw:
        return draw(player, rule.amount, after);
    }
    s.stage = after;
    discardResolved();
}

void Engine::endEffect() {
    if (s.effectCard == crasherCard) {  // UNI-08: then it leaves the game
        const Player player = s.effectOwner;
        removeUnit(player, s.effectTarget, Unit::Unique);
    }
    s.effectTile = s.effectTarget = noTile;
    s.effectLeft = 0;
    s.stage = s.after;
    discardResolved();
}

void Engine::effect() {
    switch (effectOf(s.effectCard).verb) {
    case Verb::Kill:
        return effectKill();
    case Verb::Move:
        return effectMove();
    case Verb::Gain:
        return ask(DecisionKind::GainDiscipline, s.effectOwner, 0b111);
    case Verb::Strength:
        return ask(DecisionKind::StrengthAt, s.effectOwner, strengthTargets(s.effectOwner, s.effectCard));
    default:
        assert(false && "works at once");
        endEffect();
    }
}

// --- Kill ---

/// Returns the territories where the card can touch units of a player.
TileMask Engine::exposed(Player victim, int card) const {
    TileMask set = s.units[victim];
    return card == crasherCard ? set : set & ~shielded(g, s, victim, Shield::Cards);
}

/// Returns the kinds of units of a player that the card can kill on a territory.
unsigned Engine::killable(Player victim, TileIndex tile, int card) const {
    if ((exposed(victim, card) & bit(tile)) == 0) return 0;
    const unsigned kinds = unitKindsAt(s, victim, tile);
    return effectOf(card).units == UnitFilter::Soldiers ? kinds & 1U << static_cast<unsigned>(Unit::Soldier)
                                                        : kinds;
}

TileMask Engine::killTargets(Player player, int card, TileIndex only) const {
    const Effect& rule = effectOf(card);
    TileMask tiles = ~g.map().capitals & aim(card);
    if (only != noTile) tiles &= bit(only);
    if (rule.target == Target::Battle) tiles &= s.battles & sideUnits(g, s, player);
    TileMask targets = 0;
    if (tiles == 0) return 0;
    for (Player other = 0; other < g.players(); ++other) {
        if (!g.enemies(player, other)) continue;
        const TileMask there = tiles & exposed(other, card);
        if (rule.units == UnitFilter::All)
            targets |= there;
        else
            targets |= there & soldierTiles(s, other);
    }
    return targets;
}

void Engine::effectKill() {
    const TileMask targets = s.effectLeft > 0 ? killTargets(s.effectOwner, s.effectCard, s.effectTarget) : 0;
    if (targets == 0) return endEffect();
    ask(DecisionKind::KillAt, s.effectOwner, targets, Pass::Allowed);
}

void Engine::chosenKillAt(TileIndex tile) {
    const Player player = s.effectOwner;
    const Effect& rule = effectOf(s.effectCard);
    if (rule.target != Target::Territories) s.effectTarget = tile;
    if (rule.amount == allUnits) {
        for (Player other = 0; other < g.players(); ++other)
            if (g.enemies(player, other) && killable(other, tile, s.effectCard) != 0)
                killAll(other, tile, player, rule.units);
        return endEffect();
    }
    std::uint64_t victims = 0;
    for (Player other = 0; other < g.players(); ++other)
        if (g.enemies(player, other) && killable(other, tile, s.effectCard) != 0) victims |= 1U << other;
    ask(DecisionKind::KillWhose, player, victims, Pass::Forbidden, tile);
}

void Engine::chosenVictim(TileIndex tile, Player victim) {
    s.effectUnit = victim;
    ask(DecisionKind::KillUnit, s.effectOwner, killable(victim, tile, s.effectCard), Pass::Forbidden, tile);
}

void Engine::chosenKillUnit(TileIndex tile, Unit unit) {
    kill(s.effectUnit, tile, unit, 1, s.effectOwner);
    --s.effectLeft;
}

// --- Move ---

/// Returns the kinds of units that the card can move away from a territory. Only a Gambit moves the
/// Guardian (GNL-06).
unsigned Engine::movable(Player player, TileIndex tile, int card) const {
    unsigned kinds = unitKindsAt(s, player, tile);
    if (effectOf(card).units == UnitFilter::Soldiers) kinds &= 1U << static_cast<unsigned>(Unit::Soldier);
    if (card != gambitCard) kinds &= ~(1U << static_cast<unsigned>(Unit::Guardian));
    return kinds;
}

TileMask Engine::destinations(Player player, int card) const {
    TileMask tiles = 0;
    switch (effectOf(card).destination) {
    case Destination::Battle:
        tiles = s.battles;
        break;
    case Destination::Controlled:
    case Destination::Free: {
        const Control& control = controlled();
        tiles = control.of[player];
        if (card == gambitCard && g.alliances()) tiles |= control.of[g.ally(player)];  // ALL-05
        if (effectOf(card).destination == Destination::Free)
            tiles |= g.map().all() & ~occupied(s) & ~g.map().capitals;
        break;
    }
    }
    // A Gambit with distinct targets (house option) excludes the first unit's target.
    if (card == gambitCard && g.options().gambitDistinctTargets && s.effectTarget != noTile)
        tiles &= ~bit(s.effectTarget);
    return tiles & ~forbidden(g, s, player);
}

TileMask Engine::moveTargets(Player player, TileIndex from, Unit unit, TileMask to) const {
    to &= ~bit(from);
    // UNI-07: two Engineers are never on one territory.
    if (unit == Unit::Unique)
        for (const std::uint8_t where : s.players[player].unique)
            if (onMap(where)) to &= ~bit(where);
    // Only a Gambit moves the Guardian: to territories of its owner and, as all units, of the ally
    // (GNL-06, ALL-05).
    if (unit == Unit::Guardian && g.options().guardianStaysWithOwner) to &= controlled().of[player];
    return to;
}

TileMask Engine::moveSources(Player player, int card) const {
    const TileMask to = destinations(player, card);
    TileMask sources = 0;
    if (to == 0) return 0;
    const TileMask aimed = s.units[player] & aim(card);
    // A Soldier can go to any of them except its own.
    const bool several = (to & (to - 1)) != 0;
    sources = aimed & soldierTiles(s, player) & (several ? ~TileMask{0} : ~to);
    forEachTile(aimed & specialTiles(s, player) & ~sources, [&](TileIndex from) {
        for (unsigned kinds = movable(player, from, card); kinds != 0; kinds &= kinds - 1)
            if (moveTargets(player, from, static_cast<Unit>(__builtin_ctz(kinds)), to) != 0)
                sources |= bit(from);
    });
    return sources;
}

void Engine::effectMove() {
    const TileMask sources = s.effectLeft > 0 ? moveSources(s.effectOwner, s.effectCard) : 0;
    if (sources == 0) return endEffect();
    ask(DecisionKind::MoveFrom, s.effectOwner, sources, Pass::Allowed);
}

void Engine::chosenMoveFrom(TileIndex tile) {
    const TileMask to = destinations(s.effectOwner, s.effectCard);
    std::uint64_t units = 0;
    for (unsigned kinds = movable(s.effectOwner, tile, s.effectCard); kinds != 0; kinds &= kinds - 1) {
        const int unit = __builtin_ctz(kinds);
        if (moveTargets(s.effectOwner, tile, static_cast<Unit>(unit), to) != 0)
            units |= std::uint64_t{1} << unit;
    }
    ask(DecisionKind::MoveUnit, s.effectOwner, units, Pass::Forbidden, tile);
}

void Engine::chosenMoveUnit(TileIndex tile, Unit unit) {
    s.effectUnit = static_cast<std::uint8_t>(unit);
    const TileMask to = destinations(s.effectOwner, s.effectCard);
    ask(DecisionKind::MoveTo, s.effectOwner, moveTargets(s.effectOwner, tile, unit, to), Pass::Forbidden,
        tile);
}

void Engine::chosenMoveTo(TileIndex from, TileIndex to) {
    moveUnit(s.effectOwner, from, to, static_cast<Unit>(s.effectUnit));
    s.effectTarget = to;
    --s.effectLeft;
}

}  // namespace hexa::clockwork
