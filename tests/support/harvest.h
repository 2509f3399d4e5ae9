// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "core/play/moves.h"

namespace hexa::test {

/// Rules of a tiny game, the example of docs/adding-a-system.md. There are three harvests. A die
/// gives the worth of a harvest; all bid coins in secret and pay them. The single highest bidder
/// takes the harvest as points or as coins. The rest in a purse is secret.
class Harvest {
public:
    struct State {
        int round = 1;
        int worth = 0;   ///< 0: the die is still to be thrown.
        int taker = -1;  ///< Player who chooses between points and coins.
        std::array<int, 3> coins{3, 3, 3};
        std::array<int, 3> points{};
        friend bool operator==(const State&, const State&) = default;
    };
    using Seen = State;  ///< With the other purses empty.
    struct Move {
        enum class Kind { Die, Bid, Points, Coins } kind = Kind::Die;
        int seat = -1;
        int number = 0;
    };
    struct Event {
        int seat = -1;
        int points = 0;
    };
    using Log = std::vector<Event>;
    using Bot = play::Bot<Harvest>;
    static constexpr int version = 1;
    static std::span<const Bot* const> bots();

    explicit Harvest(int seats) : mSeats(seats) {}

    // The rules.
    int seats() const { return mSeats; }
    State start(Log*) const { return {}; }
    play::Turn turn(const State& state) const;
    std::vector<Move> moves(const Seen& seen, int seat) const;
    void apply(State& state, const Move& move, Log* log) const;
    void reveal(State& state, std::span<const Move> bids, Log* log) const;
    int seatOf(const Move& move) const { return move.seat; }
    Move draw(const State&, Rng& rng) const {
        return {Move::Kind::Die, -1, 1 + static_cast<int>(rng.below(3))};
    }
    Seen see(const State& state, int seat) const;
    /// Purses of others as they can be: for bots that search.
    State guess(const Seen& seen, int seat, Rng& rng) const;
    Move decide(const Bot& bot, const State& state, int seat, Rng& rng) const {
        return bot.decide(*this, see(state, seat), seat, rng);
    }
    std::uint64_t hash(const State& state) const;
    play::Score score(const State& state) const;

    // Its words, for records and windows.
    Result<Move> read(const State& state, play::SeatMask sealed, std::string_view line) const {
        return play::readMove(*this, state, sealed, line, "toy.order");
    }
    std::string write(const State& state, const Move& move) const;
    std::string phase(const State& state) const { return std::to_string(state.round) + " harvest"; }
    Status dealt(std::uint64_t) const { return Done{}; }
    MatchDecision decision(const State& state, play::SeatMask sealed) const;
    MatchView view(const State& state, int seat) const;
    MatchStanding standing(const State& state) const;
    MatchEvent describe(const Event& event, std::size_t line) const;

private:
    int mSeats;
};

/// Returns the toy game (toysystem.h) with Harvest to be played on its maps.
GameSystem playedToy();

}  // namespace hexa::test
