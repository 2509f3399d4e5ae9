// SPDX-License-Identifier: GPL-3.0-or-later
// View of a battle from a seat.
#include "core/systems/claymore/play/match.h"
#include "core/systems/claymore/play/names.h"
#include "core/systems/claymore/play/words.h"

#include <algorithm>

namespace hexa::claymore {
namespace {

PiecePlacement counterOf(const Battle& battle, const State& state, RegimentId id) {
    PiecePlacement piece;
    piece.kind = factsOf(kindOf(id)).id;
    piece.at = battle.hex(state.at[id]);
    piece.seat = battle.commander(id);
    if (factsOf(kindOf(id)).count > 1) piece.attributes.set(std::string(property::number), numberOf(id));
    if (state.chips[id] > 0) piece.attributes.set(std::string(property::chips), int{state.chips[id]});
    if ((state.elite & bit(id)) != 0) piece.attributes.set(std::string(property::elite), true);
    return piece;
}

/// Adds the used cards, the remaining ones by their number, and the one in play.
void addCards(const Battle& battle, const State& state, MatchView& view) {
    const auto& cards = battle.values().cards;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        MatchView::Card card;
        card.group = factionId(cards[i].army);
        card.groupText = {"claymore.view.cards", {{"army", name::army(cards[i].army)}}};
        card.word = cards[i].id;
        card.name = name::cardMessage(cards[i]);
        card.text = {cardTextCode(cards[i], battle.values()), {}};
        card.note = {"claymore.view.cards-left",
                     {{"count", std::int64_t{state.left[i]}},
                      {"all", std::int64_t{cards[i].count - state.removed[i]}}}};
        for (int seat = 0; seat < battle.seats() && card.seat < 0; ++seat)
            if (battle.armyOfSeat(seat) == cards[i].army) card.seat = seat;
        card.inPlay = i == state.card;
        card.usable = card.inPlay;
        card.left = state.left[i];
        card.rule = "CS-060";
        view.cards.push_back(std::move(card));
    }
}

Message momentOf(const State& state) {
    if (state.drawn > 0) return {"claymore.view.moment", {{"count", std::int64_t{state.drawn}}}};
    return {"claymore.view.beginning", {}};
}

/// Adds the allies for two against two; for a larger team the standing alone shows them.
void addAllies(const Battle& battle, MatchView& view) {
    std::vector<int> allies;
    for (int seat = 0; seat < battle.seats(); ++seat) {
        int ally = -1, count = 0;
        for (int other = 0; other < battle.seats(); ++other)
            if (other != seat && battle.armyOfSeat(other) == battle.armyOfSeat(seat)) ally = other, ++count;
        if (count != 1) return;
        allies.push_back(ally);
    }
    view.allies = std::move(allies);
}

}  // namespace

MatchView MatchRules::view(const State& all, int seat) const {
    const Battle& own = battle();
    const State state = seenBy(own, all, seat);
    MatchView view;
    view.moment = momentOf(state);
    view.placements = mScenery->pieces;
    if (mScenery->tower != SIZE_MAX) {
        PiecePlacement& tower = (*view.placements)[mScenery->tower];
        if (!state.towerStands)
            view.placements->erase(view.placements->begin() + static_cast<std::ptrdiff_t>(mScenery->tower));
        else if (state.rubble > 0)
            tower.attributes.set(std::string(property::rubble), int{state.rubble});
    }
    for (RegimentId id = 0; id < regimentTotal; ++id)
        if (onMat(state.at[id])) view.placements->push_back(counterOf(own, state, id));
    // A chip face down is a marker that shows only its army.
    for (std::size_t field = 0; field < own.size(); ++field) {
        if (!state.veiled[field]) continue;
        const RegimentId id = all.occupant[field];
        const Army army = armyOf(id);
        int first = 0;
        while (own.armyOfSeat(first) != army) ++first;
        MatchView::Piece chip;
        chip.at = own.hex(static_cast<Field>(field));
        chip.seat = first;
        chip.kind = "chip";
        chip.text = {"claymore.view.chip", {{"army", name::army(army)}}};
        chip.role = MatchView::Piece::Role::Token;
        view.pieces.push_back(std::move(chip));
    }
    for (int player = 0; player < own.seats(); ++player) {
        int standing = 0, waits = 0, chips = 0;
        for (RegimentId id = 0; id < regimentTotal; ++id) {
            if (own.commander(id) != player) continue;
            // Chips face down count as on the mat, because everyone can count them.
            standing += onMat(all.at[id]) ? 1 : 0;
            waits += all.at[id] == waiting ? 1 : 0;
            chips += all.at[id] != gone ? all.chips[id] : 0;
        }
        view.counters.push_back({player, "regiments", standing, {"claymore.view.regiments", {}}});
        if (waits > 0) view.counters.push_back({player, "waiting", waits, {"claymore.view.waiting", {}}});
        view.counters.push_back({player, "chips", chips, {"claymore.view.chips", {}}});
    }
    view.counters.push_back({-1, "deck", state.deck, {"claymore.view.deck", {}}});
    if (state.ogirTurns > 0)
        view.counters.push_back({-1, "ogir", state.ogirTurns, {"claymore.view.ogir", {}}});
    addCards(own, state, view);
    addAllies(own, view);
    return view;
}

MatchStanding MatchRules::standing(const State& state) const {
    MatchStanding standing;
    standing.columns = {{"regiments", {"claymore.view.regiments", {}}},
                        {"lives", {"claymore.view.lives", {}}}};
    standing.over = state.phase == Phase::Over;
    const play::Score end = score(state);
    for (int seat = 0; seat < seats(); ++seat) {
        int regiments = 0, lives = 0;
        for (RegimentId id = 0; id < regimentTotal; ++id) {
            if (battle().commander(id) != seat || state.at[id] == gone) continue;
            ++regiments;
            lives += battle().lives(id) - state.chips[id];
        }
        standing.seats.push_back(
            {{regiments, lives}, seats() > 2 ? static_cast<int>(indexOf(battle().armyOfSeat(seat))) : -1});
        if (standing.over && play::contains(end.winners, seat)) standing.winners.push_back(seat);
    }
    return standing;
}

}  // namespace hexa::claymore
