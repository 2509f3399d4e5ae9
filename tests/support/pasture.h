// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "core/play/moves.h"

namespace hexa::test {

/// Open game on the maps of the toy (toysystem.h), with many kinds of decisions. Two shepherds take
/// turns; a die gives the points of a turn. On the first Meadow a player can graze or rest, which
/// are two options on one hex. He can also build a fence at one of its sides, put a mill into one
/// of its slots, or take the Sheep card from the table.
///
/// The only secrets, with the option "wish", are the players' wishes. In a campaign the player with
/// the most wool begins the next pasture with one. With the option "tithe" each player pays two at
/// the end, in any mix of wool and rests (more if he likes, up to four): counts that belong
/// together. With "rent" three are due instead, a rest counts two, and nothing superfluous is paid.
class Pasture {
public:
    struct State {
        int turn = 0;
        int worth = 0;  ///< 0: the die is still to be thrown.
        bool fence = false, mill = false, card = false;
        std::array<int, 2> points{};
        std::array<int, 2> rests{};
        int tithes = 0;  ///< Wool and rests named by the first seat, then by the second.
        int paid = 0;    ///< Total paid by the paying player.
        friend bool operator==(const State&, const State&) = default;
    };
    using Seen = State;
    struct Move {
        enum class Kind { Die, Graze, Rest, Fence, Mill, Card, Pay } kind = Kind::Die;
        int number = 0;
    };
    struct Event {
        int seat = -1;
        int points = 0;
    };
    using Log = std::vector<Event>;
    using Bot = play::Bot<Pasture>;
    static constexpr int version = 1;
    static constexpr int turns = 6;
    static std::span<const Bot* const> bots();

    /// The meadow with all the options, and the map's initial things.
    enum class Dues { None, Tithe, Rent };
    /// Each shepherd may have a secret wish, which has no effect.
    enum class Wishes { None, Secret };
    explicit Pasture(const Scenario& scenario, std::array<int, 2> carried = {}, Dues dues = Dues::None,
                     Wishes wishes = Wishes::None);
    /// Reads {"wool": [0, 1]}: the results carried into a game.
    static Result<std::array<int, 2>> readCarried(const std::string& json);

    // The rules.
    int seats() const { return 2; }
    State start(Log*) const {
        State state;
        state.points = mCarried;
        return state;
    }
    std::string outcome(const State& state) const;
    play::Turn turn(const State& state) const;
    /// Returns the remaining payment of the paying player.
    BundleForm tithe(const State& state) const;
    std::vector<Move> moves(const Seen& seen, int seat) const;
    void apply(State& state, const Move& move, Log* log) const;
    Move draw(const State&, Rng& rng) const { return {Move::Kind::Die, 1 + static_cast<int>(rng.below(3))}; }
    Seen see(const State& state, int) const { return state; }
    Move decide(const Bot& bot, const State& state, int seat, Rng& rng) const {
        return bot.decide(*this, state, seat, rng);
    }
    std::uint64_t hash(const State& state) const;

    // Its words, for records and windows.
    Result<Move> read(const State& state, play::SeatMask sealed, std::string_view line) const {
        return play::readMove(*this, state, sealed, line, "toy.order");
    }
    std::string write(const State& state, const Move& move) const;
    std::string phase(const State& state) const { return "turn " + std::to_string(state.turn / 2 + 1); }
    Status dealt(std::uint64_t) const { return Done{}; }
    bool secretsNow(const State&) const { return mWishes == Wishes::Secret; }
    bool secretsOnDemand(const State&) const { return mWishes == Wishes::Secret; }
    std::string wordOf(Hex at) const { return at == mMeadow ? "meadow" : std::string(); }
    MatchDecision decision(const State& state, play::SeatMask sealed) const;
    MatchView view(const State& state, int seat) const;
    MatchStanding standing(const State& state) const;
    MatchEvent describe(const Event& event, std::size_t line) const;

private:
    Hex mMeadow;
    std::vector<PiecePlacement> mPieces;
    std::vector<EdgeFeature> mEdges;
    std::array<int, 2> mCarried;
    Dues mDues;
    Wishes mWishes;
};

/// Returns the toy game with Pasture to be played on its maps.
GameSystem pasturedToy();
/// Returns a map for it: homes, one Meadow, and a sheep and a wall that play takes away.
Scenario pastureMap(const GameSystem& game);

}  // namespace hexa::test
