// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/start.h"
#include "core/systems/bauen/bots/bots.h"
#include "core/systems/bauen/terms/gameset.h"

#include <functional>

namespace hexa::bauen {

/// Rules with their words and display, as a recorded game needs them (core/play/rules.h).
class MatchRules : public GameRules {
public:
    explicit MatchRules(const Opening& opening) : GameRules(opening) {}

    Result<Move> read(const State& state, play::SeatMask sealed, std::string_view line) const;
    std::string write(const State& state, const Move& move) const;
    std::string phase(const State& state) const;
    Status dealt(std::uint64_t seed) const;
    std::string wordOf(Hex at) const;
    bool secretsNow(const State& state) const { return state.step != Step::Over; }
    /// Missions lie before their holders: no decision reveals one.
    bool secretsOnDemand(const State&) const { return true; }
    StandInCount standIns() const;
    MatchDecision decision(const State& state, play::SeatMask sealed) const;  // matchtexts.cpp
    MatchView view(const State& state, int seat) const;                       // matchview.cpp
    MatchStanding standing(const State& state) const;                         // matchview.cpp
    MatchEvent describe(const Event& event, std::size_t line) const;          // matchevents.cpp
};

/// Returns the game with the data of an owner's file (MatchSetup::cards).
using Edition = std::function<Result<GameSet>(const std::string& pack)>;

/// Returns the game of a set-up on a map. Fails as readPosition(), makeTable() and readOptions()
/// do. Also fails with "bauen.play.no-deal" if neither a seed nor a record gives the results of
/// chance, and with "bauen.play.deal" for an impossible deal in a record.
Result<play::Opening<MatchRules>> openGame(const Scenario& scenario, const GameSet& set,
                                           const MatchSetup& setup);

/// Counts the stand-ins among fields of the action board and missions.
StandInCount standInCount(const GameData& data);

/// Return all possible events and questions, for reports (matchevents.cpp, matchtexts.cpp).
std::vector<Happening> eventHappenings();
std::vector<Happening> questionHappenings();

}  // namespace hexa::bauen
