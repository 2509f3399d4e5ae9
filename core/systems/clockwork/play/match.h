// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play.h"
#include "core/systems/clockwork/bots/bots.h"
#include "core/systems/clockwork/play/orders.h"
#include "core/systems/clockwork/play/table.h"

#include <variant>

namespace hexa::clockwork {

/// A game with its record. The state is only ever reached by applying the lines of the record, so that the record can't
/// be wrong about it.
class ClockworkMatch final : public Match {
public:
    static Result<std::unique_ptr<Match>> start(const Scenario& scenario, const Catalog& catalog,
                                                const MatchSetup& setup);
    static Result<std::unique_ptr<Match>> resume(const GameRecord& record, const Catalog& catalog,
                                                 ReplayMode mode);

    const GameRecord& record() const override { return mRecord; }
    std::unique_ptr<Match> clone() const override;
    MatchDecision decision() const override;
    SheetForm sheetForm(int seat) const override;
    Status check(std::string_view line) const override;
    std::string wordOf(Hex at) const override;
    MatchAdvice advice(int seat, std::string_view bot) const override;                      // advice.cpp
    std::vector<MatchView::Fight> preview(int seat, std::string_view line) const override;  // fights.cpp
    Status apply(std::string_view line) override;
    bool playOne() override;
    void stepBack(std::size_t lines) override;
    MatchStanding standing() const override;
    const std::vector<MatchEvent>& events() const override { return mEvents; }
    MatchView view(int seat) const override;
    std::uint64_t hash() const override { return hashOf(mState); }
    StandInCount standIns() const override { return standInsOf(game().pack()); }

    const Game& game() const { return mTable->game(); }
    const State& state() const { return mState; }

private:
    ClockworkMatch(const ClockworkMatch& other);
    ClockworkMatch(std::shared_ptr<const Table> table, GameRecord header);

    using Move = std::variant<Choice, PlayerSheet, CardOrder>;
    /// What a line says, if it is legal now.
    Result<Move> read(std::string_view line) const;
    void carryOut(const Move& move);
    std::string text(const Move& move) const;
    /// Applies the lines of a record and compares every hash.
    Status replay(const std::vector<std::string>& lines, ReplayMode mode);
    /// The line about the state at the beginning of a phase.
    std::string mark() const;
    void begin();

    std::shared_ptr<const Table> mTable;
    std::vector<const Bot*> mBots;  ///< By seat; null = a person.
    GameRecord mRecord;
    State mState;
    std::array<std::optional<Sheet>, maxPlayers> mSealed;  ///< Sheets of this turn that wait for the others.
    std::uint64_t mNumber = 0;                             ///< Decisions so far.
    std::vector<MatchEvent> mEvents;
};

/// Phases of TRN-02, by which records are divided.
enum class Phase : std::uint8_t { Spymaster, Recruitment, Deployment, Combat, Research, Scoring, Over };
Phase phaseOf(const State& state);
std::string_view phaseName(Phase phase);

/// The sentences of all events (matchevents.cpp) and of all questions (matchtexts.cpp), with their rules.
std::vector<Happening> eventHappenings();
std::vector<Happening> questionHappenings();
/// What a seat may see of a state; for -1 what everybody may see (matchview.cpp).
MatchView viewOf(const Game& game, const State& state, int seat);
/// The fights of a state as a seat may know of them: `state` is what it sees, or what its sheet would make of that
/// (fights.cpp).
std::vector<MatchView::Fight> fightsOf(const Game& game, const PlayerView& seen, const State& state);
/// A bot's reasons as sentences (advice.cpp).
std::vector<MatchAdvice::Reason> describe(const Game& game, const PlayerView& view, const Reasons& reasons,
                                          std::optional<Choice> chosen);
/// The event as a sentence (matchevents.cpp).
MatchEvent describe(const Game& game, const Event& event, std::size_t line);
/// The question of the open decision, the rule that asks it, and what one of its choices means (matchtexts.cpp).
MatchText questionOf(const Game& game, const State& state);
const char* ruleOf(const State& state);
MatchText optionOf(const Game& game, const State& state, Choice choice);

}  // namespace hexa::clockwork
