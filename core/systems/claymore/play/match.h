// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/start.h"
#include "core/systems/claymore/bots/bots.h"

namespace hexa::claymore {

/// Visible map during a battle: the objects besides regiments.
struct Scenery {
    std::vector<PiecePlacement> pieces;  ///< Terrain, without regiments.
    std::size_t tower = SIZE_MAX;        ///< Index of the tower.
};

/// Rules with their words and display, as a recorded game needs them (core/play/rules.h).
class MatchRules : public GameRules {
public:
    /// Creates it; both arguments outlive this.
    MatchRules(const Opening& opening, const Scenery& scenery)
        : GameRules(opening), mOpening(opening), mScenery(&scenery) {}

    Result<Move> read(const State& state, play::SeatMask sealed, std::string_view line) const;
    std::string write(const State& state, const Move& move) const;
    std::string phase(const State& state) const;
    Status dealt(std::uint64_t seed) const;
    std::string wordOf(Hex at) const;
    bool secretsNow(const State& state) const;
    std::string outcome(const State& state) const;                            // carried.h
    MatchDecision decision(const State& state, play::SeatMask sealed) const;  // matchtexts.cpp
    MatchView view(const State& state, int seat) const;                       // matchview.cpp
    MatchStanding standing(const State& state) const;                         // matchview.cpp
    MatchEvent describe(const Event& event, std::size_t line) const;          // matchevents.cpp

private:
    Opening mOpening;
    const Scenery* mScenery;
};

/// Returns the battle of a set-up.
Result<play::Opening<MatchRules>> openBattle(const Scenario& scenario, const Catalog& catalog,
                                             const MatchSetup& setup);
/// Returns the army that chooses the side of the mat if the map leaves it open.
Army chooserOf(std::uint64_t seed);

/// Return all possible events and questions, for reports (matchevents.cpp, matchtexts.cpp).
std::vector<Happening> eventHappenings();
std::vector<Happening> questionHappenings();

}  // namespace hexa::claymore
