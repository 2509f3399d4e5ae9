// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/harvest.h"

#include "core/play/searchbots.h"
#include "core/play/series.h"
#include "core/play/start.h"
#include "tests/support/toysystem.h"

#include <algorithm>

namespace hexa::test {
namespace {

constexpr int rounds = 3;
constexpr play::RandomBot<Harvest> randomBot;
constexpr play::SamplerBot<Harvest> sampler("sampler", 1, 60);
constexpr const Harvest::Bot* allBots[] = {&randomBot, &sampler};

void nextRound(Harvest::State& state) {
    ++state.round;
    state.worth = 0;
    state.taker = -1;
}

}  // namespace

std::span<const Harvest::Bot* const> Harvest::bots() { return allBots; }

// --- The rules ---

play::Turn Harvest::turn(const State& state) const {
    if (state.round > rounds) return {play::Turn::Kind::Over};
    if (state.worth == 0) return {play::Turn::Kind::Chance};
    if (state.taker < 0) return {play::Turn::Kind::Sealed};
    return {play::Turn::Kind::Seat, state.taker};
}

std::vector<Harvest::Move> Harvest::moves(const Seen& seen, int seat) const {
    std::vector<Move> list;
    if (seat < 0) {
        for (int worth = 1; worth <= 3; ++worth) list.push_back({Move::Kind::Die, -1, worth});
    } else if (seen.taker == seat) {
        list = {{Move::Kind::Points, seat, seen.worth}, {Move::Kind::Coins, seat, seen.worth}};
    } else {
        for (int bid = 0; bid <= seen.coins[static_cast<std::size_t>(seat)]; ++bid)
            list.push_back({Move::Kind::Bid, seat, bid});
    }
    return list;
}

void Harvest::apply(State& state, const Move& move, Log* log) const {
    if (move.kind == Move::Kind::Die) {
        state.worth = move.number;
        return;
    }
    const auto seat = static_cast<std::size_t>(move.seat);
    const bool points = move.kind == Move::Kind::Points;
    (points ? state.points : state.coins)[seat] += state.worth;
    if (log != nullptr) log->push_back({move.seat, points ? state.worth : 0});
    nextRound(state);
}

void Harvest::reveal(State& state, std::span<const Move> bids, Log*) const {
    int highest = -1;
    for (const Move& bid : bids) {
        state.coins[static_cast<std::size_t>(bid.seat)] -= bid.number;
        if (bid.number == highest) state.taker = -1;
        if (bid.number > highest) state.taker = bid.seat;
        highest = std::max(highest, bid.number);
    }
    if (state.taker < 0) nextRound(state);  // a draw: it rots
}

Harvest::Seen Harvest::see(const State& state, int seat) const {
    Seen seen = state;
    for (int other = 0; other < 3; ++other)
        if (other != seat) seen.coins[static_cast<std::size_t>(other)] = 0;
    return seen;
}

Harvest::State Harvest::guess(const Seen& seen, int seat, Rng& rng) const {
    State guess = seen;
    const bool paid = seen.round > 1 || seen.taker >= 0;
    for (int other = 0; other < 3; ++other)
        if (other != seat)
            guess.coins[static_cast<std::size_t>(other)] = paid ? static_cast<int>(rng.below(4)) : 3;
    return guess;
}

std::uint64_t Harvest::hash(const State& state) const {
    std::uint64_t hash = mixed(static_cast<std::uint64_t>(state.round * 4 + state.worth),
                               static_cast<std::uint64_t>(state.taker + 1));
    for (std::size_t seat = 0; seat < 3; ++seat)
        hash = mixed(hash, static_cast<std::uint64_t>(state.coins[seat] * 100 + state.points[seat]));
    return hash;
}

play::Score Harvest::score(const State& state) const {
    play::Score score;
    // A tie goes to the last seat.
    int winner = 0;
    for (int seat = 0; seat < mSeats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        score.points[at] = static_cast<std::int16_t>(state.points[at]);
        if (state.points[at] >= state.points[static_cast<std::size_t>(winner)]) winner = seat;
    }
    score.winners = static_cast<play::SeatMask>(1U << winner);
    return score;
}

// --- Its words ---

std::string Harvest::write(const State&, const Move& move) const {
    const std::string number = std::to_string(move.number);
    const std::string player = "P" + std::to_string(move.seat + 1);
    switch (move.kind) {
    case Move::Kind::Die:
        return "chance " + number;
    case Move::Kind::Bid:
        return player + " bid " + number;
    case Move::Kind::Points:
        return player + " take points";
    case Move::Kind::Coins:
        break;
    }
    return player + " take coins";
}

MatchDecision Harvest::decision(const State& state, play::SeatMask sealed) const {
    using Kind = MatchDecision::Kind;
    constexpr Kind kinds[] = {Kind::Choice, Kind::Orders, Kind::Chance, Kind::Over};
    const play::Turn open = turn(state);
    MatchDecision decision;
    decision.kind = kinds[static_cast<std::size_t>(open.kind)];
    decision.text.code = "toy.question";
    for (int seat = 0; seat < mSeats; ++seat)
        if (play::decides(open, sealed, seat)) decision.seats.push_back(seat);
    if (decision.kind == Kind::Choice)
        for (const Move& move : moves(see(state, open.seat), open.seat))
            decision.options.push_back({write(state, move), {"toy.option", {}}, std::nullopt});
    return decision;
}

MatchView Harvest::view(const State& state, int seat) const {
    MatchView view;
    for (int other = 0; other < mSeats; ++other) {
        const auto at = static_cast<std::size_t>(other);
        view.counters.push_back({other, "points", state.points[at], {"toy.points", {}}});
        if (other == seat) view.counters.push_back({other, "coins", state.coins[at], {"toy.coins", {}}});
    }
    return view;
}

MatchStanding Harvest::standing(const State& state) const {
    MatchStanding standing;
    standing.columns = {{"points", {"toy.points", {}}}};
    standing.over = turn(state).kind == play::Turn::Kind::Over;
    const play::Score end = score(state);
    for (int seat = 0; seat < mSeats; ++seat) {
        standing.seats.push_back({{state.points[static_cast<std::size_t>(seat)]}, -1});
        if (standing.over && play::contains(end.winners, seat)) standing.winners.push_back(seat);
    }
    return standing;
}

MatchEvent Harvest::describe(const Event& event, std::size_t line) const {
    MatchEvent reported;
    reported.kind = event.points > 0 ? MatchEvent::Kind::Scored : MatchEvent::Kind::Other;
    reported.line = line;
    reported.text.code = "toy.taken";
    reported.seat = event.seat;
    reported.amount = event.points;
    return reported;
}

namespace {

/// Requirements of a series besides the rules.
class HarvestTable {
public:
    using Rules = Harvest;
    explicit HarvestTable(int seats) : mSeats(seats) {}
    int seats() const { return mSeats; }
    int teams() const { return mSeats; }
    int teamOf(int seat) const { return seat; }
    int factions() const { return 3; }
    const std::vector<Hex>& places() const { return mPlaces; }
    Harvest deal(const Lineup&, std::uint64_t) const { return Harvest(mSeats); }

private:
    int mSeats;
    std::vector<Hex> mPlaces;
};

}  // namespace

GameSystem playedToy() {
    GameSystem system = toySystem();
    static const std::string messages =
        std::string(system.messages.substr(0, system.messages.rfind('}'))) +
        R"(, "toy.points": {"en": "Points", "de": "Punkte", "fr": "Points"}})";
    system.messages = messages;
    PlayFunctions game;
    play::offer<Harvest>(
        game, [](const Scenario& scenario, const MatchSetup&) -> Result<play::Opening<Harvest>> {
            return play::Opening<Harvest>{std::make_shared<const Harvest>(scenario.players()), {}, "{}"};
        });
    game.variants = [](int) { return std::vector<OptionValues>{{}}; };
    game.series = [](const Scenario& scenario, const SeriesSetup& setup) {
        return play::makeSeries(HarvestTable(scenario.players()), setup.bots);
    };
    system.play = std::make_shared<const PlayFunctions>(std::move(game));
    return system;
}

}  // namespace hexa::test
