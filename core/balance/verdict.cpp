// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/verdict.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace hexa::balance {
namespace {

constexpr std::int64_t shortestRound = 64;
constexpr std::int64_t longestRound = 2048;

Verdict verdictOf(const CheckPlan& plan, const sim::Tally& tally) {
    return judge(tally, plan.margin, plan.looking, static_cast<int>(plan.panel.size()));
}

Verdict worstOf(const std::vector<CheckState::Bot>& bots) {
    Verdict worst = Verdict::Fair;
    for (const CheckState::Bot& bot : bots) worst = std::max(worst, bot.verdict);
    return worst;
}

/// True if a bot finds the map unfair, and its shares may be beyond twice the margin.
bool isClear(const CheckPlan& plan, const CheckState::Bot& bot) {
    if (bot.verdict != Verdict::Unfair || plan.looking != Looking::Always) return false;
    const std::vector<double> targets = sim::targetsOf(bot.tally);
    const auto all = shareIntervals(sim::judgedWins(bot.tally), targets, plan.looking);
    for (std::size_t place = 0; place < all.size(); ++place)
        if (!all[place].within({targets[place] - 2 * plan.margin, targets[place] + 2 * plan.margin}))
            return true;
    return false;
}

/// True if a bot plays after the others.
bool isLast(const CheckPlan& plan, std::size_t bot) {
    return plan.looking == Looking::Always &&
           std::ranges::find(plan.last, plan.panel[bot]) != plan.last.end();
}

/// Returns the bots that play first, and those that play after them in the order of the plan.
std::array<std::vector<std::size_t>, 2> stagesOf(const CheckPlan& plan) {
    std::array<std::vector<std::size_t>, 2> stages;
    for (std::size_t bot = 0; bot < plan.panel.size(); ++bot)
        stages[isLast(plan, bot) ? 1 : 0].push_back(bot);
    std::ranges::sort(stages[1], {}, [&](std::size_t bot) {
        return std::ranges::find(plan.last, plan.panel[bot]) - plan.last.begin();
    });
    return stages;
}

/// The panel of a plan while it plays.
class Checking {
public:
    Checking(const Series& series, const CheckPlan& plan) : mPlan(plan) {
        for (std::size_t bot = 0; bot < plan.panel.size(); ++bot) {
            mRunners.emplace_back(series, sim::uniformDesign(series, static_cast<int>(bot)),
                                  botSeed(plan, plan.panel[bot]));
            mState.bots.push_back(
                {botSeed(plan, plan.panel[bot]), mRunners.back().tally(), Verdict::Undecided});
        }
    }

    const CheckState& state() const { return mState; }

    /// True if these bots have nothing left to play.
    bool done(const std::vector<std::size_t>& bots) const {
        return mState.cancelled || std::ranges::all_of(bots, [this](std::size_t bot) { return done(bot); });
    }

    /// Plays one round of one bot, unless it has ended.
    void play(std::size_t bot, const sim::RunControl& control) {
        if (done(bot)) return;
        sim::Runner& runner = mRunners[bot];
        const std::int64_t left = runner.blocksFor(games(bot)) - runner.blocks();
        const std::int64_t wanted =
            runner.blocksFor(roundLength(runner.blocks() * runner.design().blockLength()));
        mState.cancelled = !runner.play(std::min(left, wanted), control);
        CheckState::Bot& found = mState.bots[bot];
        found.tally = runner.tally();
        // A run of fixed length is looked at once, at its end.
        const bool look = mPlan.looking == Looking::Always || runner.blocks() == runner.blocksFor(games(bot));
        if (look && found.verdict == Verdict::Undecided) found.verdict = verdictOf(mPlan, found.tally);
        mState.clear = std::ranges::any_of(mState.bots,
                                           [&](const CheckState::Bot& each) { return isClear(mPlan, each); });
        mState.verdict = worstOf(mState.bots);
    }

private:
    std::int64_t games(std::size_t bot) const { return mPlan.gamesOf(mPlan.panel[bot]); }

    bool done(std::size_t bot) const {
        const sim::Runner& runner = mRunners[bot];
        if (runner.blocks() >= runner.blocksFor(games(bot))) return true;
        const bool late = isLast(mPlan, bot);
        if (mState.clear && (late || mPlan.until == Until::Clear)) return true;
        return (late || mPlan.until != Until::Games) && mState.bots[bot].verdict != Verdict::Undecided;
    }

    const CheckPlan& mPlan;
    std::vector<sim::Runner> mRunners;
    CheckState mState;
};

}  // namespace

Verdict judge(std::span<const std::int64_t> wins, std::span<const double> targets, double margin,
              Looking looking, int panel) {
    assert(margin > 0 && panel >= 1);
    const auto allowed = [&](std::size_t place) {
        return Interval{targets[place] - margin, targets[place] + margin};
    };
    const auto all = shareIntervals(wins, targets, looking);
    bool fair = true;
    for (std::size_t place = 0; place < all.size(); ++place) fair = fair && all[place].within(allowed(place));
    if (fair) return Verdict::Fair;
    // Fair needs the agreement of all bots: one in error is not enough. Unfair needs only one, so
    // they share the error.
    const auto strict = shareIntervals(wins, targets, looking, panel);
    for (std::size_t place = 0; place < strict.size(); ++place)
        if (strict[place].outside(allowed(place))) return Verdict::Unfair;
    return Verdict::Undecided;
}

Verdict judge(std::span<const std::int64_t> wins, double margin, Looking looking, int panel) {
    return judge(wins, evenTargets(wins.size()), margin, looking, panel);
}

Verdict judge(const sim::Tally& tally, double margin, Looking looking, int panel) {
    return judge(sim::judgedWins(tally), sim::targetsOf(tally), margin, looking, panel);
}

std::vector<double> evened(std::vector<double> shares, std::span<const double> targets) {
    const double even = 1 / static_cast<double>(targets.size());
    for (std::size_t place = 0; place < shares.size(); ++place) shares[place] -= targets[place] - even;
    return shares;
}

std::vector<Interval> evened(std::vector<Interval> shares, std::span<const double> targets) {
    const double even = 1 / static_cast<double>(targets.size());
    for (std::size_t place = 0; place < shares.size(); ++place) {
        shares[place].low -= targets[place] - even;
        shares[place].high -= targets[place] - even;
    }
    return shares;
}

std::int64_t gamesToCertify(std::span<const double> targets, double margin) {
    assert(targets.size() >= 2 && margin > 0);
    const double power = 0.9;
    const auto places = static_cast<int>(targets.size());
    // The interval takes z standard errors. Chance moves the share of some place by `off` more.
    const double z = normalQuantile(1 - levelOfOne(places) / 2);
    const double off = normalQuantile(1 - (places == 2 ? 1 - power : (1 - power) / places) / 2);
    double widest = 0;  // variance of one game
    for (const double target : targets) widest = std::max(widest, target * (1 - target));
    return static_cast<std::int64_t>(std::ceil(widest * std::pow((z + off) / margin, 2)));
}

std::int64_t gamesToCertify(int places, double margin) {
    return gamesToCertify(evenTargets(static_cast<std::size_t>(places)), margin);
}

Status checkPanel(const std::vector<std::string>& bots) {
    const auto refused = [](const char* code, Arguments arguments) {
        return Error(code, std::move(arguments), JsonPointer{"/players"});
    };
    if (bots.empty()) return refused("balance.panel.empty", {});
    if (bots.size() > maxPanel) return refused("balance.panel.many", {{"max", std::int64_t{maxPanel}}});
    for (std::size_t i = 0; i < bots.size(); ++i)
        if (std::find(bots.begin(), bots.begin() + static_cast<std::ptrdiff_t>(i), bots[i]) !=
            bots.begin() + static_cast<std::ptrdiff_t>(i))
            return refused("balance.panel.twice", {{"bot", bots[i]}});
    return Done{};
}

std::int64_t CheckPlan::gamesOf(std::string_view bot) const {
    const auto found = fewer.find(bot);
    return found == fewer.end() ? games : std::min(games, found->second);
}

std::int64_t roundLength(std::int64_t games) { return std::clamp(games / 8, shortestRound, longestRound); }

std::uint64_t botSeed(const CheckPlan& plan, std::string_view bot) {
    return sim::streamSeed(sim::streamSeed(plan.seed, plan.stream), bot);
}

CheckState concluded(const CheckPlan& plan, const std::vector<sim::Tally>& tallies) {
    assert(plan.looking == Looking::Once && tallies.size() == plan.panel.size());
    CheckState state;
    for (std::size_t bot = 0; bot < tallies.size(); ++bot)
        state.bots.push_back({botSeed(plan, plan.panel[bot]), tallies[bot], verdictOf(plan, tallies[bot])});
    state.verdict = worstOf(state.bots);
    return state;
}

CheckState check(const Series& series, const CheckPlan& plan, const std::stop_token& stop,
                 const std::function<void(const CheckState&)>& look) {
    assert(checkPanel(plan.panel).ok() && plan.games > 0);
    Checking checking(series, plan);
    const sim::RunControl control{plan.threads, stop, {}};
    for (const std::vector<std::size_t>& bots : stagesOf(plan))
        while (!checking.done(bots))
            for (const std::size_t bot : bots) {
                if (checking.done(bots)) break;
                checking.play(bot, control);
                if (look) look(checking.state());
            }
    return checking.state();
}

}  // namespace hexa::balance
