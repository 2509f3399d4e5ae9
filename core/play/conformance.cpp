// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/conformance.h"

#include "core/engine/play/bundleform.h"
#include "core/engine/play/match.h"
#include "core/hex/corner.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <vector>

namespace hexa::play {
namespace {

/// Lines between two resumptions of a record. Each one replays the whole game up to that line.
constexpr std::size_t resumeEvery = 40;
/// Copies are made before every decision of a short game, and now and then in a long one, since
/// they hold all events.
constexpr std::size_t shortGame = 100;
constexpr std::size_t cloneEvery = 10;

class PlayedThrough {
public:
    PlayedThrough(const PlayFunctions& play, Match& match) : mPlay(play), mMatch(match) {}

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
        for (const MatchOption& option : decision.options) {
            expect(mMatch.check(option.order).ok(), "an option is refused");
            expect(!option.text.code.empty() || option.at, "an option says neither what nor where");
        }
        lookAtStanding();
        lookAtBundle(decision);
        lookForSecrets(decision);
        lookAtChance(decision);
        lookAtRefusals(decision);
        const std::size_t before = mMatch.record().lines.size();
        const bool clones = before < shortGame || ++mDecisions % cloneEvery == 0;
        const auto clone = clones ? mMatch.clone() : nullptr;
        if (decision.kind == MatchDecision::Kind::Orders)
            seal(decision);
        else
            expect(mMatch.playOne(), "nobody decides");
        expect(mMatch.record().lines.size() > before, "a decision without a line");
        if (!mFault.empty()) return;
        if (clone != nullptr) goOn(*clone, before);
        if (before / resumeEvery != mMatch.record().lines.size() / resumeEvery) {
            resume();
            stepBack();
        }
    }

    void goOn(Match& clone, std::size_t before) {
        expect(clone.record().lines.size() == before, "a clone changes with its game");
        while (clone.record().lines.size() < mMatch.record().lines.size() && clone.playOne()) {
        }
        expect(clone.record() == mMatch.record() && clone.hash() == mMatch.hash(),
               "a clone goes on otherwise");
    }

    void lookAtStanding() {
        const MatchStanding standing = mMatch.standing();
        expect(standing.seats.size() == static_cast<std::size_t>(seats()), "a seat without a standing");
        for (const MatchStanding::Seat& seat : standing.seats)
            expect(seat.figures.size() == standing.columns.size(), "a figure without a column");
    }

    /// Checks a bundle: its counts must be the following decisions, for any sufficient but not
    /// excessive counts.
    void lookAtBundle(const MatchDecision& decision) {
        const BundleForm& form = decision.bundle;
        if (form.empty()) return;
        if (form.single)
            for (const BundleForm::Part& part : form.parts)
                expect(std::ranges::find(decision.options, part.order, &MatchOption::order) !=
                           decision.options.end(),
                       "a bundle has a part that is no option");
        else
            expect(form.parts.front().order == decision.order, "a bundle begins with another decision");
        for (const bool much : {false, true}) {
            std::vector<int> counts(form.parts.size());
            std::vector<std::size_t> order(counts.size());
            std::iota(order.begin(), order.end(), std::size_t{0});
            // The most valuable first: so a small payment is never superfluous.
            std::ranges::stable_sort(order, std::greater(),
                                     [&](std::size_t part) { return form.parts[part].worth; });
            for (const std::size_t part : order)
                while ((much || form.need(counts) > 0) && form.roomFor(part, counts) > 0) ++counts[part];
            expect(form.complete(counts), "a bundle asks for more than its parts have");
            const auto tried = mMatch.clone();
            expect(applyBundle(*tried, form.lines(counts)).ok(), "counts of a bundle are refused");
            const MatchDecision next = tried->decision();
            expect(next.bundle.empty() || !next.goesOn(decision) || next.bundle.parts != form.parts,
                   "a bundle has more parts than it says");
        }
    }

    /// Checks that all seats see the same where nothing is secret, and that no seat is about to
    /// write secret orders.
    void lookForSecrets(const MatchDecision& decision) {
        // Events from a time with secrets keep their visibility.
        if (mMatch.secretsNow()) {
            mEventsBefore = mMatch.events().size();
            return;
        }
        expect(decision.kind != MatchDecision::Kind::Orders, "orders are written where nothing is secret");
        const MatchView open = mMatch.view(-1);
        for (int seat = 0; seat < seats(); ++seat)
            expect(mMatch.view(seat) == open, "a seat sees more than all where nothing is secret");
        const auto& events = mMatch.events();
        for (std::size_t i = mEventsBefore; i < events.size(); ++i)
            expect(!events[i].secret, "a secret event where nothing is secret");
    }

    /// If a decision is made on the board, every other place must give the rule against it. One
    /// place a decision is checked: a game has hundreds of them.
    void lookAtRefusals(const MatchDecision& decision) {
        const auto onBoard = [](const MatchOption& option) { return option.at.has_value(); };
        if (decision.rule.empty() || std::ranges::none_of(decision.options, onBoard)) return;
        const auto cells = mMatch.record().scenario.board.cells();
        const Hex at = cells[mLooks++ * 7 % cells.size()].at;
        const std::string word = mMatch.wordOf(at);
        const auto chosen = [at](const MatchOption& option) {
            if (!option.at) return false;
            if (option.at->corner >= 0) return numberAt(Corner{option.at->at, option.at->corner}, at) >= 0;
            return option.at->at == at ||
                   (option.at->side >= 0 && neighbour(option.at->at, option.at->side) == at);
        };
        if (word.empty() || std::ranges::any_of(decision.options, chosen)) return;
        const Status refused = mMatch.check(decision.order + ' ' + word);
        if (refused) return expect(false, "a place that no option names can be chosen");
        const auto& arguments = refused.error().arguments();
        const bool ruled =
            std::ranges::any_of(arguments, [](const Argument& argument) { return argument.name == "rule"; });
        if (!ruled)
            mFault = "no rule is named against " + word + " (" + refused.error().code() + "), line " +
                     std::to_string(mMatch.record().lines.size());
    }

    /// Checks that a result of chance can be typed in by its form.
    void lookAtChance(const MatchDecision& decision) {
        const std::string line = mMatch.drawn();
        expect(line.empty() == (decision.kind != MatchDecision::Kind::Chance), "nothing is drawn by chance");
        if (decision.chance.empty() || line.empty()) return;
        const std::vector<int> values = decision.chance.read(line);
        expect(values.size() == decision.chance.fields.size() && decision.chance.line(values) == line,
               "the form of chance has no field for what is drawn");
    }

    /// Gives the move of one seat. Until the other seats have moved too, its content must stay
    /// secret.
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
    std::size_t mEventsBefore = 0;  // events
    std::size_t mDecisions = 0;
    std::size_t mLooks = 0;
};

/// Returns the first difference between a game with typed chance and the same game with drawn
/// chance. The typed game must wait for each result, and be the same game for the same results.
std::string typedFault(const PlayFunctions& play, const Scenario& scenario, const MatchSetup& setup,
                       const GameRecord& drawn) {
    const auto match = play.start(scenario, setup);
    if (!match) return match.error().code();
    while ((*match)->decision().kind != MatchDecision::Kind::Over) {
        if ((*match)->playOne()) continue;
        if ((*match)->decision().kind != MatchDecision::Kind::Chance) return "typed chance: nobody decides";
        if (!(*match)->apply((*match)->drawn())) return "typed chance: what is drawn is refused";
    }
    if ((*match)->record().lines != drawn.lines) return "typed chance: it becomes another game";
    for (const ReplayMode mode : {ReplayMode::Recorded, ReplayMode::Drawn})
        if (const auto again = play.resume((*match)->record(), mode); !again) return again.error().code();
    return {};
}

}  // namespace

std::string findFault(const PlayFunctions& play, const Scenario& scenario, const OptionValues& options,
                      std::uint64_t seed) {
    MatchSetup setup;
    setup.options = options;
    setup.seed = seed;
    setup.players.assign(static_cast<std::size_t>(scenario.players()), {"", play.bots.front(), {}});
    const auto match = play.start(scenario, setup);
    if (!match) return match.error().code();
    // Stepping back at the end of the run forgets the game.
    const auto whole = (*match)->clone();
    while (whole->playOne()) {
    }
    if (std::string fault = PlayedThrough(play, **match).run(); !fault.empty()) return fault;
    if (!play.typedChance) return {};
    setup.typedChance = true;
    return typedFault(play, scenario, setup, whole->record());
}

}  // namespace hexa::play
