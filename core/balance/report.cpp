// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/report.h"

#include "core/balance/effects.h"
#include "core/balance/headline.h"
#include "core/balance/rounding.h"
#include "core/engine/generate/generate.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace hexa::balance {
namespace {

/// Returns a share with its interval. `count` shares of a kind hold together, each expected to be
/// `expected` without an effect.
ShareFigure figureOf(const sim::WinCount& part, double expected, std::size_t count, Looking looking) {
    ShareFigure figure;
    figure.wins = part.wins;
    if (part.games > 0)
        figure.share = rounded(static_cast<double>(part.wins) / static_cast<double>(part.games));
    const double level = levelOfOne(static_cast<int>(count));
    figure.interval =
        rounded(looking == Looking::Once ? wilson(part.wins, part.games, level)
                                         : confidenceSequence(part.wins, part.games, expected, level));
    return figure;
}

std::vector<ShareFigure> figuresOf(const std::vector<sim::WinCount>& parts, double expected,
                                   Looking looking) {
    std::vector<ShareFigure> figures;
    figures.reserve(parts.size());
    for (const sim::WinCount& part : parts)
        figures.push_back(figureOf(part, expected, parts.size(), looking));
    return figures;
}

void addEffects(std::vector<ShareFigure>& figures, const std::vector<Effect>& effects) {
    for (std::size_t i = 0; i < figures.size(); ++i) {
        figures[i].effect = rounded(effects[i].value);
        figures[i].error = rounded(effects[i].error);
    }
}

/// Returns the mean from a sum and a sum of squares, both `scale` times (squared) too large.
MeanFigure meanOf(std::int64_t sum, std::int64_t squares, std::int64_t games, int scale) {
    if (games == 0) return {};
    const auto n = static_cast<double>(games);
    const double mean = static_cast<double>(sum) / n;
    const double variance = std::max(0.0, static_cast<double>(squares) / n - mean * mean);
    return {rounded(mean / scale), rounded(std::sqrt(variance / n) / scale)};
}

BotReport reportOf(const CheckPlan& plan, const std::string& bot, const CheckState::Bot& found) {
    const sim::Tally& tally = found.tally;
    const double even = 1 / static_cast<double>(tally.teams);
    const std::vector<std::int64_t> wins = sim::judgedWins(tally);
    BotReport report;
    report.bot = bot;
    report.seed = found.seed;
    report.games = tally.games;
    report.unfinished = tally.unfinished;
    report.shared = tally.shared;
    report.drawn = tally.drawn;
    report.hash = tally.hash;
    report.verdict = found.verdict;

    for (const std::int64_t won : wins) report.places.push_back({won, 0, {}, 0, 0});
    report.turns = figuresOf(sim::winsByTurn(tally), even, plan.looking);
    report.factions = figuresOf(sim::winsByFaction(tally), even, plan.looking);
    if (const auto effects = fitEffects(tally)) {
        addEffects(report.places, tally.judged == Judged::Order ? effects->turns : effects->teams);
        addEffects(report.turns, effects->turns);
        addEffects(report.factions, effects->factions);
    }

    std::int64_t allPoints = 0;
    for (int seat = 0; seat < tally.seats; ++seat) allPoints += tally.points[seat];
    for (int seat = 0; seat < tally.seats; ++seat) {
        report.points.push_back(meanOf(tally.points[seat], tally.pointsSquared[seat], tally.games, 1));
        report.margins.push_back(meanOf(tally.seats * tally.points[seat] - allPoints,
                                        tally.marginSquared[seat], tally.games, tally.seats));
    }
    return report;
}

std::vector<std::int64_t> winsOf(const BotReport& bot) {
    std::vector<std::int64_t> wins;
    for (const ShareFigure& figure : bot.places) wins.push_back(figure.wins);
    return wins;
}

/// Shares, intervals and gap of one bot, from its counts.
void workOutBot(BotReport& report, const std::vector<double>& targets, Looking looking) {
    const std::vector<std::int64_t> wins = winsOf(report);
    std::vector<double> shares;
    for (std::size_t place = 0; place < wins.size(); ++place) {
        ShareFigure& figure = report.places[place];
        const ShareFigure counted =
            figureOf({report.games, wins[place]}, targets[place], wins.size(), looking);
        figure.share = counted.share;
        figure.interval = counted.interval;
        shares.push_back(counted.share);
    }
    shares = evened(std::move(shares), targets);
    const auto [min, max] = std::minmax_element(shares.begin(), shares.end());
    report.gap = rounded(*max - *min);
    report.gapInterval = rounded(gapInterval(evened(shareIntervals(wins, targets, looking), targets)));
    report.unevenChance.reset();
    if (looking == Looking::Once) report.unevenChance = rounded(unevenChance(wins, targets));
}

/// Returns the largest difference between two bots on one place's share.
double disagreementOf(const std::vector<BotReport>& bots, int places) {
    double largest = 0;
    for (int place = 0; place < places; ++place) {
        double low = 1;
        double high = 0;
        for (const BotReport& bot : bots) {
            if (bot.games == 0) continue;
            low = std::min(low, bot.places[place].share);
            high = std::max(high, bot.places[place].share);
        }
        largest = std::max(largest, high - low);
    }
    return rounded(largest);
}

std::optional<int> hardestOf(const BalanceReport& report) {
    if (!report.targets.empty()) return std::nullopt;
    const auto& figures = report.bots[report.worstBot].places;
    const auto lowest = std::min_element(figures.begin(), figures.end(),
                                         [](const auto& a, const auto& b) { return a.share < b.share; });
    const auto place = static_cast<int>(lowest - figures.begin());
    const double even = 1 / static_cast<double>(placesOf(report));
    if (lowest->interval.high >= even) return std::nullopt;
    for (const BotReport& bot : report.bots)
        if (bot.places[place].interval.low > even) return std::nullopt;
    return place;
}

Verdict worstVerdict(const BalanceReport& report) {
    return std::ranges::max_element(report.bots, {}, &BotReport::verdict)->verdict;
}

/// Returns the strength of a bot; none for unknown bots.
std::optional<int> strengthOf(const GameSystem& system, const std::string& bot) {
    if (!system.play) return std::nullopt;
    const auto found = std::ranges::find(system.play->bots, bot);
    if (found == system.play->bots.end()) return std::nullopt;
    return static_cast<int>(found - system.play->bots.begin());
}

}  // namespace

std::vector<BotShares> sharesBySeat(const BalanceReport& report) {
    std::vector<BotShares> all;
    if (report.judged != Judged::Seats) return all;
    for (const BotReport& bot : report.bots) {
        if (bot.games == 0) continue;
        BotShares& shares = all.emplace_back(BotShares{bot.bot, {}});
        for (const int place : report.teamOf)
            shares.shares.push_back(bot.places[static_cast<std::size_t>(place)].share);
    }
    return all;
}

int placesOf(const BalanceReport& report) {
    return report.judged == Judged::Order ? report.seats : report.teams;
}

std::vector<double> targetsOf(const BalanceReport& report) {
    if (report.targets.empty()) return evenTargets(static_cast<std::size_t>(placesOf(report)));
    const double all = std::accumulate(report.targets.begin(), report.targets.end(), 0.0);
    std::vector<double> targets;
    for (const std::int32_t part : report.targets) targets.push_back(static_cast<double>(part) / all);
    return targets;
}

BalanceReport makeReport(const CheckPlan& plan, const CheckState& state) {
    assert(!state.bots.empty() && state.bots.size() == plan.panel.size());
    const sim::Tally& first = state.bots.front().tally;
    BalanceReport report;
    report.seats = first.seats;
    report.teams = first.teams;
    report.teamOf.assign(first.teamOf.begin(), first.teamOf.begin() + first.seats);
    report.judged = first.judged;
    if (first.targets.front() > 0)
        report.targets.assign(first.targets.begin(), first.targets.begin() + sim::placesOf(first));
    report.margin = rounded(plan.margin);
    report.looking = plan.looking;
    report.scheme = sim::designScheme;
    report.stream = plan.stream;
    report.seed = plan.seed;
    report.cancelled = state.cancelled;
    report.verdict = state.verdict;
    const auto begun = [](const CheckState::Bot& bot) { return bot.tally.games + bot.tally.unfinished > 0; };
    const bool none = std::ranges::none_of(state.bots, begun);
    for (std::size_t bot = 0; bot < state.bots.size(); ++bot)
        if (none || begun(state.bots[bot]))
            report.bots.push_back(reportOf(plan, plan.panel[bot], state.bots[bot]));
    if (plan.looking == Looking::Always) report.verdict = worstVerdict(report);
    workOut(report);
    return report;
}

void leaveOutUnsettled(BalanceReport& report, const CheckPlan& plan) {
    const auto unsettled = [&](const BotReport& bot) {
        return bot.verdict == Verdict::Undecided && !isNearlyFair(report, bot) &&
               std::ranges::find(plan.last, bot.bot) != plan.last.end();
    };
    if (std::ranges::all_of(report.bots, unsettled)) return;
    std::vector<BotReport> settled;
    for (BotReport& bot : report.bots)
        if (!unsettled(bot)) settled.push_back(bot);
    report.bots = std::move(settled);
    report.verdict = worstVerdict(report);
    workOut(report);
}

void workOut(BalanceReport& report) {
    const std::vector<double> targets = targetsOf(report);
    for (BotReport& bot : report.bots) workOutBot(bot, targets, report.looking);
    report.worstBot = 0;
    for (std::size_t bot = 1; bot < report.bots.size(); ++bot) {
        const BotReport& worst = report.bots[report.worstBot];
        const BotReport& other = report.bots[bot];
        if (std::pair(other.verdict, other.gap) > std::pair(worst.verdict, worst.gap)) report.worstBot = bot;
    }
    report.disagreement = disagreementOf(report.bots, placesOf(report));
    report.hardestPlace = hardestOf(report);
}

Verdict verdictOfCounts(const BalanceReport& report, const BotReport& bot) {
    return judge(winsOf(bot), targetsOf(report), report.margin, report.looking,
                 static_cast<int>(report.bots.size()));
}

void noteGrounds(BalanceReport& report, const GameSystem& system, const Scenario& scenario,
                 const OptionValues& options, std::string_view cards) {
    if (system.play && system.play->standIns) report.standIns = system.play->standIns(std::string(cards));
    if (system.balance) {
        const BalanceFunctions& balance = *system.balance;
        const std::string own(cards);
        if (balance.uncertifiable) report.uncertifiable = balance.uncertifiable(own, scenario);
        if (balance.orderEffect && report.judged == Judged::Order)
            report.orderEffect = balance.orderEffect(own, scenario);
    }
    for (BotReport& bot : report.bots)
        bot.calibration = calibrationOf(system, scenario, options, cards, bot.bot);
    noteStrengths(report, system);
}

void noteStrengths(BalanceReport& report, const GameSystem& system) {
    for (BotReport& bot : report.bots) bot.strength = strengthOf(system, bot.bot);
    if (!system.balance) return;
    const auto strongest = std::ranges::max_element(
        system.balance->panel, {}, [&](const std::string& bot) { return strengthOf(system, bot); });
    const bool plays = strongest == system.balance->panel.end() || !strengthOf(system, *strongest) ||
                       std::ranges::any_of(report.bots, [&](const BotReport& bot) {
                           return bot.strength >= strengthOf(system, *strongest);
                       });
    report.missing = plays ? std::string() : *strongest;
}

const BotReport* strongestOf(const BalanceReport& report) {
    const BotReport* strongest = nullptr;
    bool compared = false;
    for (const BotReport& bot : report.bots) {
        if (!bot.strength || bot.games == 0) continue;
        compared = compared || strongest != nullptr;
        if (strongest == nullptr || bot.strength > strongest->strength) strongest = &bot;
    }
    return compared ? strongest : nullptr;
}

const BotReport* worstOfWeaker(const BalanceReport& report) {
    const BotReport* strongest = strongestOf(report);
    const BotReport* worst = nullptr;
    for (const BotReport& bot : report.bots) {
        if (strongest == nullptr || !bot.strength || bot.games == 0 || &bot == strongest) continue;
        if (worst == nullptr || bot.gap > worst->gap) worst = &bot;
    }
    return worst;
}

UnfairFor unfairFor(const BalanceReport& report) {
    if (report.verdict != Verdict::Unfair) return UnfairFor::Nobody;
    const BotReport* strongest = strongestOf(report);
    if (strongest == nullptr) return UnfairFor::Everybody;
    bool weakerUnfair = false, weakerFair = true;
    for (const BotReport& bot : report.bots) {
        if (&bot == strongest) continue;
        weakerUnfair = weakerUnfair || bot.verdict == Verdict::Unfair;
        weakerFair = weakerFair && bot.verdict == Verdict::Fair;
    }
    if (strongest->verdict == Verdict::Unfair && weakerFair) return UnfairFor::StrongPlay;
    if (strongest->verdict == Verdict::Fair && weakerUnfair) return UnfairFor::WeakerPlay;
    return UnfairFor::Everybody;
}

std::optional<CalibrationNote> weakestCalibration(const BalanceReport& report) {
    std::optional<CalibrationNote> weakest;
    for (const BotReport& bot : report.bots) {
        if (!bot.calibration || bot.calibration->maps == 0) return std::nullopt;
        const CalibrationNote& note = *bot.calibration;
        // A failed one is the weakest, then the one of fewest games.
        if (!weakest || std::pair(note.passed, note.games) < std::pair(weakest->passed, weakest->games))
            weakest = note;
    }
    return weakest;
}

std::string_view verdictName(Verdict verdict) {
    switch (verdict) {
    case Verdict::Fair:
        return "fair";
    case Verdict::Undecided:
        return "undecided";
    case Verdict::Unfair:
        return "unfair";
    }
    return {};
}

}  // namespace hexa::balance
