// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/conformance.h"

#include <algorithm>

namespace hexa::play {
namespace {

/// Records are resumed at every so many-th line: each time plays the whole game up to there.
constexpr std::size_t resumeEvery = 40;

class CandidatePreview {
public:
    CandidatePreview(const PlayFunctions& play, Match& match) : mPlay(play), mMatch(match) {}

    std::string run() {
        while (mFault.empty() && mMatch.decision().kind != MatchDecision::Kind::Over) playOne();
        if (mFault.empty()) resume();
        if (mFault.empty()) over();
        return mFault;
    }

private:
    void expect(bool fine, const char* what) {
        if (!fine && mFault.empty())
            mFault = what + std::string(", line ") + std::to_string(mMatch.record().lines.size());
    }

    void playOne() {
        const MatchDecision decision = mMatch.decision();
        for (const MatchOption& option : decision.options)
            expect(mMatch.check(option.order).ok(), "an option is refused");
        const std::size_t before = mMatch.record().lines.size();
        const auto clone = mMatch.clone();
        if (decision.kind == MatchDecision::Kind::Sheets)
            seal(decision);
        else
            expect(mMatch.playOne(), "nobody decides");
        expect(mMatch.record().lines.size() > before, "a decision without a line");
        if (!mFault.empty()) return;
        expect(clone->record().lines.size() == before, "a clone changes with its game");
        while (clone->record().lines.size() < mMatch.record().lines.size() && clone->playOne()) {
        }
        expect(clone->record() == mMatch.record() && clone->hash() == mMatch.hash(),
               "a clone goes on otherwise");
        if (before / resumeEvery != mMatch.record().lines.size() / resumeEvery) {
            resume();
            stepBack();
        }
    }

    /// One seat gives its move; as long as others are waited for, nobody can tell which.
    void seal(const MatchDecision& decision) {
        std::vector<MatchView> views;
        for (int seat = -1; seat < seats(); ++seat) views.push_back(mMatch.view(seat));
        const std::string hint = mMatch.advice(decision.seats.back(), mPlay.bots.front()).line;
        const std::size_t events = mMatch.events().size();
        const std::uint64_t hash = mMatch.hash();
        expect(mMatch.playOne(), "nobody gives a sealed move");
        if (decision.seats.size() < 2) return;
        for (int seat = -1; seat < seats(); ++seat)
            expect(mMatch.view(seat) == views[static_cast<std::size_t>(seat + 1)],
                   "a sealed move shows in a view");
        expect(mMatch.events().size() == events, "a sealed move shows in the log");
        expect(mMatch.hash() == hash, "a sealed move shows in the hash");
        expect(mMatch.advice(decision.seats.back(), mPlay.bots.front()).line == hint,
               "a sealed move shows in a hint");
        expect(!mMatch.check(mMatch.record().lines.back()).ok(), "a seat can give two sealed moves");
        const std::vector<int> left = mMatch.decision().seats;
        expect(left.size() + 1 == decision.seats.size(), "who gave a sealed move is still waited for");
    }

    void resume() {
        for (const ReplayMode mode : {ReplayMode::Recorded, ReplayMode::Drawn}) {
            const auto again = mPlay.resume(mMatch.record(), mode);
            expect(again.ok(), "a record does not resume");
            if (!again) return;
            expect((*again)->record() == mMatch.record() && (*again)->hash() == mMatch.hash(),
                   "a record resumes to another state");
            expect((*again)->events().size() == mMatch.events().size(), "a record resumes to another log");
            for (int seat = -1; seat < seats(); ++seat)
                expect((*again)->view(seat) == mMatch.view(seat), "a record resumes to another view");
        }
    }

    void stepBack() {
        const auto back = mMatch.clone();
        const std::string last = decisionsOf(mMatch.record()).back();
        back->stepBack(1);
        expect(decisionsOf(back->record()).size() + 1 == decisionsOf(mMatch.record()).size(),
               "a step back forgets something else than one line");
        expect(back->apply(last).ok() && back->record() == mMatch.record(),
               "a step back and forth comes to another record");
    }

    void over() {
        expect(!mMatch.playOne(), "a game that is over goes on");
        const MatchStanding standing = mMatch.standing();
        expect(standing.over && (mPlay.draws || !standing.winners.empty()),
               "a game that is over has no winner");
        for (const MatchEvent& event : mMatch.events())
            expect(event.line < mMatch.record().lines.size(), "an event of no line");
        mMatch.stepBack(mMatch.record().lines.size());
        expect(mMatch.record().lines.size() == 1, "stepping back ends before the beginning");
    }

    int seats() const { return static_cast<int>(mMatch.record().players.size()); }

    const PlayFunctions& mPlay;
    Match& mMatch;
    std::string mFault;
};

}  // namespace

std::string findFault(const PlayFunctions& play, const Scenario& scenario, const OptionValues& options,
                      std::uint64_t seed) {
    MatchSetup setup;
    setup.options = options;
    setup.seed = seed;
    setup.players.assign(static_cast<std::size_t>(scenario.players()), {"", play.bots.front(), {}});
    const auto match = play.start(scenario, setup);
    if (!match) return match.error().code();
    return CandidatePreview(play, **match).run();
}

}  // namespace hexa::play
