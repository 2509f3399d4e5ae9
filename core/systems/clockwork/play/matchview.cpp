// SPDX-License-Identifier: GPL-3.0-or-later
// Display of a match in a window: the open decision, forms for orders, the view of a seat.
#include "core/systems/clockwork/play/match.h"
#include "core/systems/clockwork/play/names.h"
#include "core/systems/clockwork/play/words.h"
#include "core/systems/clockwork/rules/decisionterms.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

// By SpyAction, General and Court.
constexpr const char* spyActionRules[] = {"SPY-02", "SPY-03", "SPY-04", "SPY-05", "SPY-06", "SPY-07"};
constexpr const char* generalRules[] = {"GNL-02", "GNL-06", "GNL-09"};
constexpr const char* courtRules[] = {"CRT-02", "CRT-03", "CRT-04"};

/// Adds the parts of a seat's view.
class ViewMaker {
public:
    ViewMaker(const Game& game, const State& state) : g(game), s(state), mControl(controlOf(game, state)) {}
    MatchView view;

    void pieces() {
        for (TileIndex tile = 0; tile < g.map().tiles; ++tile)
            for (Player player = 0; player < g.players(); ++player)
                for (unsigned kinds = unitKindsAt(s, player, tile); kinds != 0; kinds &= kinds - 1) {
                    const auto unit = static_cast<Unit>(__builtin_ctz(kinds));
                    add(tile, player, std::string(word::unit(g, player, unit)),
                        unit == Unit::Soldier ? s.soldiers[tile][player] : 1, name::unit(g, player, unit));
                    if (unit != Unit::Soldier) view.pieces.back().role = MatchView::Piece::Role::Single;
                }
        for (int slot = 0; slot < decks; ++slot)
            if (onMap(s.tokenAt[slot]))
                view.pieces.push_back({g.map().hex[s.tokenAt[slot]],
                                       ownerOf(slot),
                                       "token:" + g.card(slot).id,
                                       1,
                                       {"clockwork.option.card", {{"card", markedName(g.card(slot))}}},
                                       MatchView::Piece::Role::Token});
    }

    void open(Player player, int hand, int influence) {
        const PlayerState& own = s.players[player];
        count(player, "points", own.vp, "clockwork.name.points");
        count(player, "scoring", territoryPoints(g, s, mControl, player), "clockwork.name.scoring");
        count(player, "reserve", own.reserve, "clockwork.name.reserve");
        count(player, "pool", own.pool, "clockwork.name.pool");
        count(player, "spies", spiesOf(s, player), "clockwork.name.spies");
        count(player, "influence", influence, "clockwork.name.influence");
        if (g.options().espionage) count(player, "hand", hand, "clockwork.name.hand");
        for (int general = 0; general < generalCount; ++general)
            if (s.generalOwner[general] == player && s.generalAt[general] == place::inHand)
                count(player, std::string(word::general(static_cast<General>(general))), 1,
                      name::general(static_cast<General>(general)));
    }

    void own(Player player) {
        for (int d = 0; d < disciplineCount; ++d)
            count(player, std::string(word::discipline(static_cast<Discipline>(d))), s.players[player].ip[d],
                  name::discipline(static_cast<Discipline>(d)));
        for (unsigned rest = s.hands[player]; rest != 0; rest &= rest - 1) {
            const int card = firstEspionage + __builtin_ctz(rest);
            view.counters.push_back({player,
                                     "card:" + g.card(card).id,
                                     1,
                                     {"clockwork.option.card", {{"card", markedName(g.card(card))}}}});
            view.cards.push_back(cardOf("hand", "clockwork.name.hand", card));
            view.cards.back().seat = player;
            view.cards.back().rule = "ESP-02";
        }
        if (s.decision.kind != DecisionKind::KeepCard || s.decision.actor != player) return;
        for (unsigned rest = s.drawn; rest != 0; rest &= rest - 1) {
            const int card = firstEspionage + __builtin_ctz(rest);
            view.cards.push_back(cardOf("drawn", "clockwork.name.drawn", card));
            view.cards.back().rule = "SPY-04";
        }
    }

    /// Adds the ally's call; other players don't know it (ALL-08).
    void call(Player player) {
        if (!g.alliances()) return;
        const TileIndex tile = s.callToArms[g.side(player)];
        if (tile >= g.map().tiles) return;
        view.cards.push_back({"calls",
                              {"clockwork.name.call-to-arms", {}},
                              "call",
                              {"clockwork.option.tile", {{"tile", g.map().id[tile]}}},
                              {"clockwork.text.call-to-arms", {{"tile", g.map().id[tile]}}},
                              {}});
        view.cards.back().at = g.map().hex[tile];
        view.cards.back().rule = "ALL-08";
    }

    /// Adds the holders of territories, and the expected results of fights.
    void ground() {
        const Control& control = mControl;
        TileMask cut = 0, grown = 0;
        for (Player player = 0; player < g.players(); ++player) {
            cut |= outOfSupply(g, s, control, player);
            grown |= cities(g, s, control, player);
        }
        for (TileIndex tile = 0; tile < g.map().tiles; ++tile) {
            const Player holder = control.at(tile);
            const bool contested = (control.contested & bit(tile)) != 0;
            if (holder == noPlayer && !contested) continue;
            view.places.push_back({g.map().hex[tile], holder == noPlayer ? -1 : holder, contested,
                                   (cut & bit(tile)) != 0, (grown & bit(tile)) != 0});
        }
        std::ranges::sort(view.places, {}, &MatchView::Place::at);
        if (g.alliances())
            for (Player player = 0; player < g.players(); ++player) view.allies.push_back(g.ally(player));
    }

    void tracks() {
        MatchView::Track turns{"turn", {"clockwork.name.turn", {}}, {}, s.turn - 1, {}};
        for (int turn = 1; turn <= g.turns(); ++turn) {
            turns.rules.emplace_back(g.options().epic ? "EPI-01" : "TRN-01");
            turns.steps.push_back(
                {"clockwork.name.turn-step",
                 {{"turn", std::int64_t{turn}}, {"age", name::text(name::age(g.ageOf(turn)))}}});
            if (g.isScoringTurn(turn)) turns.marked.push_back(turn - 1);
        }
        view.tracks.push_back(std::move(turns));
        const Phase phase = phaseOf(s);
        MatchView::Track phases{"phase", {"clockwork.name.phase", {}}, {}, static_cast<int>(phase), {}};
        if (phase == Phase::Over) phases.now = -1;
        phases.rules = {"SPY-01", "REC-01", "DEP-01", "RNF-01", "STU-01", "SCO-01"};
        for (const char* code : {"clockwork.name.phase-spymaster", "clockwork.name.phase-recruitment",
                                 "clockwork.name.phase-deployment", "clockwork.name.phase-combat",
                                 "clockwork.name.phase-research", "clockwork.name.phase-scoring"})
            phases.steps.push_back({code, {}});
        view.tracks.push_back(std::move(phases));
    }

    void table() {
        for (int action = 0; action < spyActionCount; ++action) {
            const auto which = static_cast<SpyAction>(action);
            MatchView::Card card{"spymaster",
                                 {"clockwork.name.spymaster", {}},
                                 std::string(word::spyAction(which)),
                                 {name::spyAction(which), {}},
                                 {name::spyActionText(which), {}},
                                 {}};
            card.usable = (s.actionsTaken >> action & 1) == 0;
            card.rule = spyActionRules[action];
            if (which == SpyAction::Technophilia && s.technophilia != noPlayer) card.seat = s.technophilia;
            if (which == SpyAction::TacticalOps && s.tacticalOps != noPlayer) card.seat = s.tacticalOps;
            view.cards.push_back(std::move(card));
        }
        for (int slot = 0; slot < decks; ++slot) {
            MatchView::Card card = cardOf("discoveries", "clockwork.name.discoveries", slot);
            card.row = static_cast<int>(ageOfSlot(slot));
            card.column = static_cast<int>(disciplineOfSlot(slot));
            card.note = {"clockwork.name.cost",
                         {{"discipline", name::text(name::discipline(disciplineOfSlot(slot)))},
                          {"age", name::text(name::age(ageOfSlot(slot)))},
                          {"count", std::int64_t{g.cost(slot)}}}};
            card.seat = ownerOf(slot);
            card.usable = (s.offer >> slot & 1) != 0;
            card.rule = "DIS-01";
            if (onMap(s.tokenAt[slot])) card.at = g.map().hex[s.tokenAt[slot]];
            view.cards.push_back(std::move(card));
        }
        for (int i = 0; i < generalCount; ++i) {
            const auto general = static_cast<General>(i);
            std::vector<Localized> cost;
            for (int d = 0; d < disciplineCount; ++d)
                if (const int points = generalCost[i][d]; points > 0) {
                    Localized part;
                    const Localized words = name::text(name::discipline(static_cast<Discipline>(d)));
                    for (const auto& [language, text] : words.texts)
                        part.set(language, std::to_string(points) + " × " + text);
                    cost.push_back(std::move(part));
                }
            MatchView::Card card{"generals",
                                 {"clockwork.name.generals", {}},
                                 std::string(word::general(general)),
                                 {name::general(general), {}},
                                 {name::generalText(general), {}},
                                 {"clockwork.option.list", {{"list", hexa::listed(cost)}}}};
            card.usable = (s.offer >> (decks + i) & 1) != 0;
            card.rule = generalRules[i];
            if (s.generalOwner[i] != noPlayer) card.seat = s.generalOwner[i];
            if (onMap(s.generalAt[i])) card.at = g.map().hex[s.generalAt[i]];
            view.cards.push_back(std::move(card));
        }
        const Court court = g.deal().court;
        MatchView::Card card{"court",
                             {"clockwork.name.court", {}},
                             "court",
                             {name::court(court), {}},
                             {name::courtText(court), {}},
                             {}};
        card.rule = courtRules[static_cast<int>(court)];
        if (const Player holder = courtController(g, s); holder != noPlayer) card.seat = holder;
        view.cards.push_back(std::move(card));
    }

    void common() {
        count(-1, "turn", s.turn, "clockwork.name.turn");
        count(-1, "firstPlayer", s.firstPlayer + 1, "clockwork.name.first-player");
        if (g.options().espionage) count(-1, "deck", s.deckSize, "clockwork.name.deck");
    }

private:
    MatchView::Card cardOf(const char* group, const char* groupText, int number) const {
        const Card& card = g.card(number);
        MatchView::Card shown{group,
                              {groupText, {}},
                              card.id,
                              {"clockwork.option.card", {{"card", card.name}}},
                              {"clockwork.option.card", {{"card", cardText(card)}}},
                              {}};
        shown.origin = originOf(card);
        return shown;
    }
    void add(TileIndex tile, int seat, std::string kind, int number, const char* code) {
        view.pieces.push_back({g.map().hex[tile], seat, std::move(kind), number, {code, {}}, {}});
    }
    void count(int seat, std::string kind, int number, const char* code) {
        view.counters.push_back({seat, std::move(kind), number, {code, {}}});
    }
    int ownerOf(int slot) const {
        for (Player player = 0; player < g.players(); ++player)
            if ((s.owned[player] >> slot & 1) != 0) return player;
        return -1;
    }

    const Game& g;
    const State& s;
    const Control mControl;
};

/// True if no other action is possible. A holder of any card is asked to play one, to keep the card
/// secret (R-ESP-02).
bool askedForHand(const Decision& open) {
    constexpr std::uint64_t cards = ((std::uint64_t{1} << espionageCards) - 1)
                                    << (reinforce::firstCard + firstEspionage);
    return open.kind == DecisionKind::PlayCard ||
           (open.kind == DecisionKind::Reinforce && open.mayPass != 0 && (open.options & ~cards) == 0);
}

}  // namespace

Message MatchRules::standingOrder(const State& state, int seat) const {
    if (!game().options().espionage || state.hands[seat] == 0) return {};
    return {"clockwork.standing.no-card", {}};
}

MatchDecision MatchRules::decision(const State& state, play::SeatMask sealed) const {
    MatchDecision result;
    result.text = questionOf(game(), state);
    result.rule = ruleOf(state);
    result.order = decisionText(game(), state);
    const Decision& open = state.decision;
    switch (open.kind) {
    case DecisionKind::Over:
        return result;
    case DecisionKind::Shuffle:
        result.kind = MatchDecision::Kind::Chance;
        result.chance = shuffleForm(game(), state);
        return result;
    case DecisionKind::Deploy:
        result.kind = MatchDecision::Kind::Orders;
        for (Player player = 0; player < game().players(); ++player)
            if (!play::contains(sealed, player)) result.seats.push_back(player);
        return result;
    default:
        break;
    }
    result.kind = MatchDecision::Kind::Choice;
    result.seats = {open.actor};
    result.note = meansOf(game(), state);
    result.bundle = bundleOf(game(), state);
    if (askedForHand(open)) result.standing = orderText(game(), state, passChoice);
    // While more than one of them remains, the question covers all.
    if (result.bundle.parts.size() > 1)
        result.text = {"clockwork.ask.sacrifices", {{"player", std::int64_t{open.actor} + 1}}};
    const DecisionTerms terms = termsOf(open.kind);
    if (terms.about == AboutOf::Tile) result.at = Spot{game().map().hex[open.about], -1, {}};
    for (int n = 0; n < open.count(); ++n) {
        const Choice choice = open.nth(n);
        MatchOption option{orderText(game(), state, choice), {}, std::nullopt};
        if (choice != passChoice && terms.choice == ChoiceOf::Tile) {
            option.at = Spot{game().map().hex[choice], -1, {}};  // says all that there is to say
        } else {
            option.text = optionOf(game(), state, choice);
            option.card = choiceText(game(), state, choice);
            option.note = priceOf(game(), state, choice);
        }
        if (const int number = cardChosen(open.kind, choice); number >= 0) {
            const Card& card = game().card(number);
            option.effect = {"clockwork.option.card", {{"card", cardText(card)}}};
            option.origin = originOf(card);
        }
        result.options.push_back(std::move(option));
    }
    return result;
}

OrderForm MatchRules::orderForm(const State& state, int seat) const {
    const auto player = static_cast<Player>(seat);
    const DeployTargets targets = deployTargets(game(), state, player);
    const GameMap& map = game().map();
    OrderForm form;
    form.order = word::player(player);
    form.order += ' ';
    form.order += keywordOf(DecisionKind::Deploy);
    form.units = state.players[player].pool;
    const auto places = [&](TileMask tiles) {
        std::vector<OrderForm::Place> list;
        forEachTile(tiles, [&](TileIndex tile) {
            OrderForm::Place place{
                word::tile(map, tile), map.hex[tile], (targets.direct & bit(tile)) == 0, {}};
            if (place.needsStop)
                forEachTile(map.neighbours[tile] & targets.between,
                            [&](TileIndex step) { place.stops.push_back(map.hex[step]); });
            list.push_back(std::move(place));
        });
        return list;
    };
    form.places = places(targets.direct | targets.march);
    form.places.push_back({std::string(word::court), std::nullopt, false, {}});
    const auto& own = state.players[player].unique;
    for (int slot = 0; slot < uniqueCountOf(game().race(player)); ++slot) {
        const UniqueKind kind = game().uniqueKind(player);
        const bool operative = kind == UniqueKind::Operative;
        if (own[slot] == place::gone || (!operative && own[slot] != place::available)) continue;
        TileMask tiles = targets.direct | targets.march;
        if (operative) tiles = map.all() & ~targets.never;
        if (kind == UniqueKind::Crasher) tiles &= targets.crasher;
        if (kind == UniqueKind::Engineer) {
            tiles &= map.research();
            for (const std::uint8_t where : own)
                if (onMap(where)) tiles &= ~bit(where);
        }
        OrderForm::Piece piece{
            std::string(word::unique(kind)), {name::unit(game(), player, Unit::Unique), {}}, places(tiles)};
        if (operative) {
            for (auto& place : piece.places) place.needsStop = false;
            piece.places.push_back({std::string(word::court), std::nullopt, false, {}});
        }
        form.pieces.push_back(std::move(piece));
        break;  // one a turn
    }
    return form;
}

MatchStanding MatchRules::standing(const State& state) const {
    MatchStanding standing;
    standing.columns = {{"points", {"clockwork-wars.word.points", {}}},
                        {"territories", {"clockwork-wars.word.places", {}}}};
    const FinalScore result = finalScoreOf(game(), state);
    standing.over = state.decision.kind == DecisionKind::Over;
    for (Player seat = 0; seat < game().players(); ++seat) {
        standing.seats.push_back(
            {{result.points[seat], result.territories[seat]}, game().alliances() ? game().side(seat) : -1});
        if (standing.over && !game().enemies(seat, result.winner)) standing.winners.push_back(seat);
    }
    return standing;
}

MatchView MatchRules::view(const State& state, int seat) const { return viewOf(game(), state, seat); }

MatchView viewOf(const Game& game, const State& state, int seat) {
    // The public view is a seat's view without its own secrets.
    const auto viewer = static_cast<Player>(seat < 0 ? 0 : seat);
    const PlayerView seen(game, state, viewer);
    ViewMaker maker(game, seen.open());
    maker.common();
    for (Player player = 0; player < game.players(); ++player) {
        maker.open(player, seen.handSize(player), seen.influence(player));
        if (player != seat) continue;
        maker.own(player);
        maker.call(player);
    }
    maker.pieces();
    maker.ground();
    maker.view.fights = fightsOf(game, seen, seen.open());
    maker.tracks();
    maker.table();
    return std::move(maker.view);
}

}  // namespace hexa::clockwork
