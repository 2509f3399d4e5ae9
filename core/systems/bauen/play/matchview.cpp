// SPDX-License-Identifier: GPL-3.0-or-later
// View of a game from a seat.
#include "core/systems/bauen/play/match.h"
#include "core/systems/bauen/play/names.h"
#include "core/systems/bauen/play/words.h"
#include "core/systems/bauen/terms/marks.h"

#include <algorithm>
#include <bit>

namespace hexa::bauen {
namespace {

PiecePlacement pieceAt(std::string_view kind, Hex at, std::string slot, int seat) {
    PiecePlacement piece;
    piece.kind = kind;
    piece.at = at;
    piece.slot = std::move(slot);
    piece.seat = seat;
    return piece;
}

PiecePlacement troopAt(Hex at, std::string_view slot, int seat, int knights) {
    PiecePlacement piece = pieceAt(piece::troop, at, std::string(slot), seat);
    piece.attributes.set(property::knights, knights);
    return piece;
}

void addPieces(const Table& table, const State& state, std::vector<PiecePlacement>& pieces) {
    for (int area = 0; area < table.land.areaCount(); ++area) {
        const AreaPieces& there = state.pieces.area(area);
        const Hex at = table.area(area).at;
        const int owner = ownerOf(table.land, state.pieces, area);
        for (const Colour colour : colours)
            for (int number = 1; number <= there.workers[indexOf(colour)]; ++number) {
                PiecePlacement worker = pieceAt(piece::worker, at, markingSlot(colour, number), owner);
                if (number <= there.carrying[indexOf(colour)])
                    worker.attributes.set(property::carrying, true);
                pieces.push_back(std::move(worker));
            }
        if (there.level > 0) {
            PiecePlacement business = pieceAt(piece::business, at, std::string(slot::site), -1);
            business.attributes.set(property::level, int{there.level});
            business.attributes.set(property::covered, there.covered + 1);
            business.attributes.set(property::store, int{there.store});
            pieces.push_back(std::move(business));
        }
        if (there.troop != none) pieces.push_back(troopAt(at, slot::combat, there.troop, there.knights));
    }
    for (int region = 0; region < table.land.regionCount(); ++region) {
        const RegionPieces& town = state.pieces.region(region);
        if (town.owner == none) continue;
        const Hex at = table.region(region).anchor;
        pieces.push_back(pieceAt(piece::townHall, at, std::string(slot::hall), town.owner));
        if (town.garrison > 0) pieces.push_back(troopAt(at, slot::defence, town.owner, town.garrison));
    }
    // An attacking troop is beside its opponent until the fight is over.
    if (state.unrest.seat != none)
        pieces.push_back(
            troopAt(table.area(state.unrest.area).at, {}, state.unrest.seat, state.unrest.knights));
}

std::vector<EdgeFeature> wallsOf(const Table& table, const State& state) {
    std::vector<EdgeFeature> walls;
    for (int area = 0; area < table.land.areaCount(); ++area)
        for (int direction = 0; direction < 6; ++direction) {
            if (!state.pieces.area(area).hasWall(direction)) continue;
            EdgeFeature wall = edgeFeature(table.area(area).at, direction, std::string(border::wall), true);
            wall.seat = ownerOf(table.land, state.pieces, area);
            walls.push_back(std::move(wall));
        }
    std::ranges::sort(walls, {}, &EdgeFeature::key);
    return walls;
}

void addPlaces(const Table& table, const State& state, MatchView& view) {
    for (int area = 0; area < table.land.areaCount(); ++area) {
        const int owner = ownerOf(table.land, state.pieces, area);
        const int troop = state.pieces.area(area).troop;
        if (owner == none) continue;
        view.places.push_back({table.area(area).at, owner, troop != none && troop != owner});
    }
    std::ranges::sort(view.places, {}, &MatchView::Place::at);
}

void addCounters(const Table& table, const State& state, MatchView& view) {
    for (int seat = 0; seat < table.seats; ++seat) {
        const Stock& stock = state.stock[static_cast<std::size_t>(seat)];
        view.counters.push_back({seat, "stones", stock.stonesLeft(), {"bauen.view.stones", {}}});
        view.counters.push_back({seat, "halls", stock.halls, {"bauen.view.halls", {}}});
        view.counters.push_back({seat, "workers", stock.workers, {"bauen.view.workers-left", {}}});
        view.counters.push_back({seat, "walls", stock.walls, {"bauen.view.walls-left", {}}});
        view.counters.push_back({seat, "troops", stock.dice, {"bauen.view.troops-left", {}}});
    }
    view.counters.push_back({-1, "red", state.red, {"bauen.view.red", {}}});
    view.counters.push_back({-1, "white", state.white, {"bauen.view.white", {}}});
}

void addTrack(const Table& table, const State& state, MatchView& view) {
    MatchView::Track track;
    track.kind = "rounds";
    track.text = {"bauen.view.rounds", {}};
    for (int round = 0; round < rounds; ++round) {
        const int starter = state.deal.starter[static_cast<std::size_t>(round)];
        track.steps.push_back({"bauen.view.round",
                               {{"round", std::int64_t{round} + 1}, {"player", std::int64_t{starter} + 1}}});
        track.rules.emplace_back("BB-066");
    }
    track.now = state.begun < table.seats ? -1 : state.round;
    view.tracks.push_back(std::move(track));
}

void addResources(const Table& table, const State& state, MatchView& view) {
    for (const Colour colour : colours) {
        const ResourceFacts& facts = table.data.resources[indexOf(colour)];
        MatchView::Card card;
        card.group = "values";
        card.groupText = {"bauen.view.values", {}};
        card.word = colourIds[indexOf(colour)];
        card.name = {"bauen.view.resource", {{"resource", facts.name}}};
        card.text = {facts.domain == Domain::Building ? "bauen.view.building" : "bauen.view.supply", {}};
        const auto& values = table.values[state.round];
        card.note = {"bauen.note.value", {{"value", std::int64_t{values[indexOf(colour)]}}}};
        card.row = 3 - values[indexOf(colour)];
        card.column = static_cast<int>(indexOf(facts.domain));
        card.rule = "BB-040";
        card.origin = name::origin(facts.source);
        view.cards.push_back(std::move(card));
    }
}

void addFields(const Table& table, const State& state, MatchView& view) {
    std::array<int, 6> rows{};
    for (int index = 0; index < table.fieldCount(); ++index) {
        const Field& field = table.field(index);
        MatchView::Card card;
        card.group = "board";
        card.groupText = {"bauen.view.board", {}};
        card.word = field.id;
        card.name = {"bauen.view.field", {{"field", name::field(field)}}};
        card.column = field.kind == Field::Kind::Action ? static_cast<int>(themeOf(field.action))
                                                        : 3 + static_cast<int>(field.kind);
        card.row = rows[static_cast<std::size_t>(card.column)]++;
        switch (field.kind) {
        case Field::Kind::Action:
            card.text = {
                "bauen.action-text." + std::string(actionIds[static_cast<std::size_t>(field.action)]), {}};
            card.rule = "BB-081";
            break;
        case Field::Kind::Experts:
            card.text = {"bauen.view.experts-text", {}};
            card.rule = "BB-087";
            break;
        case Field::Kind::Service:
            card.text = {"bauen.view.service-text", {{"goods", name::goods(table, field)}}};
            card.rule = "BB-088";
            break;
        }
        const int laid = state.laid[static_cast<std::size_t>(index)];
        if (field.limit > 0) {
            card.note = {"bauen.note.stones-of",
                         {{"count", std::int64_t{laid}}, {"limit", std::int64_t{field.limit}}}};
            card.usable = laid < field.limit;
        } else {
            card.note = {"bauen.note.stones", {{"count", std::int64_t{laid}}}};
        }
        card.inPlay = index == state.run.field;
        card.origin = name::origin(field.source);
        view.cards.push_back(std::move(card));
    }
}

void addMission(const Table& table, const State& state, int index, int seat, MatchView& view) {
    if (index == noMission) return;
    const Mission& mission = table.data.missions[static_cast<std::size_t>(index)];
    const Figures figures = figuresOf(table.land, table.data, state.pieces, mission.metric, table.seats);
    MatchView::Card card;
    card.group = seat == none ? "public" : "secret";
    card.groupText = {seat == none ? "bauen.view.public" : "bauen.view.secret", {}};
    card.word = mission.id;
    card.name = {"bauen.mission.name", {{"name", mission.name}}};
    card.text = {"bauen.metric." + std::string(metricIds[static_cast<std::size_t>(mission.metric)]), {}};
    if (seat != none)
        card.note = {"bauen.note.figure", {{"count", std::int64_t{figures[static_cast<std::size_t>(seat)]}}}};
    card.seat = seat;
    card.rule = seat == none ? "BB-160" : "BB-161";
    card.origin = name::origin(mission.source);
    view.cards.push_back(std::move(card));
}

}  // namespace

MatchView MatchRules::view(const State& all, int seat) const {
    const State state = seenBy(all, seat);
    const Table& own = table();
    MatchView view;
    if (state.begun < own.seats)
        view.moment = {"bauen.view.set-up", {}};
    else
        view.moment = {"bauen.view.moment", {{"round", std::int64_t{state.round} + 1}}};
    view.placements.emplace();
    addPieces(own, state, *view.placements);
    view.edges = wallsOf(own, state);
    addPlaces(own, state, view);
    addCounters(own, state, view);
    addTrack(own, state, view);
    addFields(own, state, view);
    addResources(own, state, view);
    for (const std::uint8_t mission : state.deal.open) addMission(own, state, mission, none, view);
    for (int player = 0; player < own.seats; ++player)
        for (const std::uint8_t mission : state.deal.secret[static_cast<std::size_t>(player)])
            addMission(own, state, mission, player, view);
    return view;
}

/// During the game only public missions count, so that secret ones can't be derived.
MatchStanding MatchRules::standing(const State& state) const {
    MatchStanding standing;
    standing.columns = {{"glory", {"bauen.view.glory", {}}},     {"towns", {"bauen.view.towns", {}}},
                        {"workers", {"bauen.view.workers", {}}}, {"levels", {"bauen.view.levels", {}}},
                        {"knights", {"bauen.view.knights", {}}}, {"walls", {"bauen.view.walls", {}}}};
    standing.over = state.step == Step::Over;
    const Glory glory = gloryOf(table(), seenBy(state, -1));
    const auto count = [&](Metric metric, int seat) {
        return countOf(table().land, table().data, state.pieces, metric, seat);
    };
    for (int seat = 0; seat < seats(); ++seat)
        standing.seats.push_back(
            {{glory.total(seat), count(Metric::Towns, seat), count(Metric::Workers, seat),
              count(Metric::BusinessLevels, seat), count(Metric::Knights, seat), count(Metric::Walls, seat)},
             -1});
    const unsigned winners = standing.over ? winnersOf(table(), state) : 0;
    for (int seat = 0; seat < seats(); ++seat)
        if ((winners >> seat & 1) != 0) standing.winners.push_back(seat);
    return standing;
}

}  // namespace hexa::bauen
