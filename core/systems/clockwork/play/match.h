// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/start.h"
#include "core/systems/clockwork/bots/bots.h"
#include "core/systems/clockwork/play/orders.h"
#include "core/systems/clockwork/play/table.h"

namespace hexa::clockwork {

/// Rules with their words and display, as a recorded game needs them (core/play/rules.h).
class MatchRules : public GameRules {
public:
    explicit MatchRules(const Game& game) : GameRules(game) {}

    Result<Move> read(const State& state, play::SeatMask sealed, std::string_view line) const;
    std::string write(const State& state, const Move& move) const;
    std::string phase(const State& state) const;
    Status dealt(std::uint64_t seed) const;
    MatchDecision decision(const State& state, play::SeatMask sealed) const;
    OrderForm orderForm(const State& state, int seat) const;
    std::string wordOf(Hex at) const;
    Message standingOrder(const State& state, int seat) const;
    MatchAdvice explain(const Bot& bot, const State& state, int seat, Rng& rng) const;  // advice.cpp
    std::vector<MatchView::Fight> preview(const State& state, int seat,
                                          std::string_view line) const;  // fights.cpp
    MatchView view(const State& state, int seat) const;
    MatchStanding standing(const State& state) const;
    MatchEvent describe(const Event& event, std::size_t line) const;
    StandInCount standIns() const { return standInsOf(game().pack()); }
};
using ClockworkMatch = play::MatchOf<MatchRules>;

/// Returns the game of a set-up, with its cards dealt.
Result<play::Opening<MatchRules>> openGame(const Scenario& scenario, const Catalog& catalog,
                                           const MatchSetup& setup);

/// Phases of TRN-02, by which records are divided.
enum class Phase : std::uint8_t { Spymaster, Recruitment, Deployment, Combat, Research, Scoring, Over };
Phase phaseOf(const State& state);
std::string_view phaseName(Phase phase);

/// Returns the sentences of all events (matchevents.cpp) and of all questions (matchtexts.cpp),
/// with their rules.
std::vector<Happening> eventHappenings();
std::vector<Happening> questionHappenings();
/// Returns a seat's view of a state; for -1 the public one (matchview.cpp).
MatchView viewOf(const Game& game, const State& state, int seat);
/// Returns the fights of a state as far as a seat may know them: `state` is its view, or the result
/// of its sheet on that (fights.cpp).
std::vector<MatchView::Fight> fightsOf(const Game& game, const PlayerView& seen, const State& state);
/// Returns a bot's reasons as sentences (advice.cpp).
std::vector<MatchAdvice::Reason> describe(const Game& game, const PlayerView& view, const Reasons& reasons,
                                          std::optional<Choice> chosen);
/// Returns the event as a sentence (matchevents.cpp).
MatchEvent describe(const Game& game, const Event& event, std::size_t line);
/// Return the question of the open decision, the rule behind it, and the meaning of one of its
/// choices (matchtexts.cpp).
Message questionOf(const Game& game, const State& state);
const char* ruleOf(const State& state);
Message optionOf(const Game& game, const State& state, Choice choice);
/// Returns the price of the choice, the player's means and their rest; empty if it is free.
Message priceOf(const Game& game, const State& state, Choice choice);
/// Returns the player's means for the open decision; empty if it needs none.
Message meansOf(const Game& game, const State& state);
/// Return the shuffled deck as people type it, from the top; and the remaining sacrifices of a
/// player, as one form; empty elsewhere.
BundleForm bundleOf(const Game& game, const State& state);
ChanceForm shuffleForm(const Game& game, const State& state);

}  // namespace hexa::clockwork
