// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/suggest.h"

#include "core/engine/generate/generate.h"
#include "core/engine/system.h"
#include "core/generate/fill.h"
#include "core/generate/weights.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexa::generate {
namespace {

/// Number of examined neighbours, the most promising ones.
constexpr int tried = 40;
/// Largest number of tiles in a small change.
constexpr std::size_t maxTiles = 6;
/// Smallest improvements worth showing: points, and a part of 1.
constexpr double shownGap = 0.5;
constexpr double shownGain = 0.05;
/// Part of a predicted change by which games miss it: fitted on 22 fresh maps, together with the
/// usual error between neighbours.
constexpr double missedPart = 0.25;

/// A map with its judgement.
struct Judged {
    Candidate assessed;
    Ledger ledger;
};

Result<Judged> judge(const GameSystem& system, Candidate map, const OptionValues& options) {
    auto ledger = system.balance->ledger(map.scenario, options);
    if (!ledger) return ledger.error();
    return Judged{std::move(map), *std::move(ledger)};
}

std::vector<std::pair<Hex, KindId>> changedTiles(const Board& before, const Board& after) {
    std::vector<std::pair<Hex, KindId>> tiles;
    for (const Cell& cell : after.cells()) {
        const Cell* old = before.find(cell.at);
        if (old == nullptr || old->kind != cell.kind) tiles.emplace_back(cell.at, cell.kind);
    }
    return tiles;
}

std::vector<FigureGain> gainsOf(const Ledger& before, const Ledger& after) {
    std::vector<FigureGain> gains;
    for (const LedgerRow& row : before.rows)
        for (const LedgerRow& other : after.rows)
            if (row.id == other.id && row.equality && other.equality &&
                *other.equality - *row.equality >= shownGain)
                gains.push_back({row, *row.equality, *other.equality});
    std::stable_sort(gains.begin(), gains.end(), [](const FigureGain& a, const FigureGain& b) {
        return a.after - a.before > b.after - b.before;
    });
    return gains;
}

/// Returns the number of newly met wishes; none if a met one is lost.
std::optional<int> wishesGained(const std::vector<WishResult>& before, const std::vector<WishResult>& after) {
    int gained = 0;
    for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
        if (before[i].met && !after[i].met) return std::nullopt;
        gained += !before[i].met && after[i].met;
    }
    return gained;
}

const BotShares* sharesOf(std::span<const BotShares> all, const std::string& bot, std::size_t seats) {
    const auto found = std::ranges::find(all, bot, &BotShares::bot);
    return found == all.end() || found->shares.size() != seats ? nullptr : &*found;
}

double gapOf(const std::vector<double>& shares) {
    const auto [low, high] = std::ranges::minmax_element(shares);
    return shares.empty() ? 0 : (*high - *low) * 100;
}

/// Returns the shares of bots that have played and have tables that predict both maps.
std::vector<BotShares> comparable(std::span<const BotShares> played, const Candidate& map) {
    std::vector<BotShares> some;
    for (const BotShares& one : played)
        if (sharesOf(map.foreseen, one.bot, one.shares.size()) != nullptr) some.push_back(one);
    return some;
}

/// Returns the shares that a bot's table predicts for a map; for a bot without a table, the means
/// of all tables. Empty without a table for this number of seats.
std::vector<double> foreseenBy(const Candidate& map, const std::string& bot, std::size_t seats) {
    if (const BotShares* own = sharesOf(map.foreseen, bot, seats)) return own->shares;
    std::vector<double> sum(seats, 0);
    double tables = 0;
    for (const BotShares& one : map.foreseen) {
        if (one.shares.size() != seats) continue;
        for (std::size_t seat = 0; seat < seats; ++seat) sum[seat] += one.shares[seat];
        ++tables;
    }
    if (tables == 0) return {};
    for (double& share : sum) share /= tables;
    return sum;
}

/// Returns the widest gap expected in play. The played odds change by the predicted difference.
double expectedGap(std::span<const BotShares> played, const Candidate& before, const Candidate& after) {
    double widest = 0;
    for (const BotShares& one : played) {
        const std::vector<double> from = foreseenBy(before, one.bot, one.shares.size());
        const std::vector<double> to = foreseenBy(after, one.bot, one.shares.size());
        if (from.empty() || to.empty()) continue;
        std::vector<double> shares;
        double was = 0, is = 0;
        for (std::size_t seat = 0; seat < one.shares.size(); ++seat) {
            const double ratio = from[seat] > 0 ? to[seat] / from[seat] : 1;
            shares.push_back(one.shares[seat] * ratio);
            was += one.shares[seat];
            is += shares.back();
        }
        for (double& share : shares) share *= is > 0 ? was / is : 1;
        widest = std::max(widest, gapOf(shares));
    }
    return widest;
}

/// Returns the gap that games show on average if the tables expect `after`. The best of many
/// neighbours is the one that the tables overrate most, so their error counts.
double gapInGames(const GameSystem& system, double before, double after) {
    const double usual = 100 * std::numbers::sqrt2 * system.balance->tournament.commonOnNeighbours;
    return std::hypot(after, usual + missedPart * std::abs(before - after));
}

/// Returns the advantage of a neighbour, or none.
std::optional<Suggestion> compare(const GameSystem& system, const Judged& now, const Judged& then,
                                  std::span<const BotShares> played) {
    Suggestion suggestion;
    suggestion.tiles = changedTiles(now.assessed.scenario.board, then.assessed.scenario.board);
    suggestion.gapBefore = *now.assessed.gap;
    suggestion.gapAfter = *then.assessed.gap;
    if (!played.empty()) {
        suggestion.gapBefore = 0;
        for (const BotShares& one : played)
            suggestion.gapBefore = std::max(suggestion.gapBefore, gapOf(one.shares));
        suggestion.gapAfter =
            gapInGames(system, suggestion.gapBefore, expectedGap(played, now.assessed, then.assessed));
    }
    suggestion.gains = gainsOf(now.ledger, then.ledger);
    const auto wishes = wishesGained(now.assessed.wishes, then.assessed.wishes);
    const double narrower = suggestion.gapBefore - suggestion.gapAfter;
    if (!wishes || suggestion.tiles.empty() || suggestion.tiles.size() > maxTiles || narrower < 0)
        return std::nullopt;
    suggestion.wishesMet = *wishes;
    if (narrower < shownGap && suggestion.gains.empty() && suggestion.wishesMet == 0) return std::nullopt;
    return suggestion;
}

double gainIn(const Suggestion& suggestion, const std::string& row) {
    for (const FigureGain& gain : suggestion.gains)
        if (gain.row.id == row) return gain.after - gain.before;
    return 0;
}

/// Returns the map with the narrowest gap first, then for each figure the one that gains most in
/// it.
std::vector<Suggestion> chosenOf(std::vector<Suggestion> found, const Ledger& ledger, std::size_t count) {
    std::vector<Suggestion> chosen;
    const auto take = [&](auto better) {
        const auto best = std::min_element(found.begin(), found.end(), better);
        chosen.push_back(std::move(*best));
        found.erase(best);
    };
    if (!found.empty())
        take([](const Suggestion& a, const Suggestion& b) { return a.gapAfter < b.gapAfter; });
    for (const LedgerRow& row : ledger.rows) {
        if (found.empty() || chosen.size() >= count) break;
        const auto known = [&](const Suggestion& one) { return gainIn(one, row.id) > 0; };
        if (std::any_of(chosen.begin(), chosen.end(), known)) continue;
        if (std::none_of(found.begin(), found.end(), known)) continue;
        take([&](const Suggestion& a, const Suggestion& b) { return gainIn(a, row.id) > gainIn(b, row.id); });
    }
    while (!found.empty() && chosen.size() < count)
        take([](const Suggestion& a, const Suggestion& b) { return a.gapAfter < b.gapAfter; });
    return chosen;
}

/// Returns the full contents of changed cells; empty if they are tiles and nothing else.
std::vector<Board::Change> contentsOf(const Board& before, std::vector<Board::Change> changes) {
    const bool plain = std::ranges::all_of(changes, [&](const Board::Change& change) {
        return !change.state || change.state->details() == before.detailsOf(change.at);
    });
    return plain ? std::vector<Board::Change>() : std::move(changes);
}

/// Returns swaps that make the map more even by the author's weights, the most even map first.
Result<std::vector<Suggestion>> evenSwaps(const GameSystem& system, const GenerateRequest& request) {
    const auto now = system.balance->predictedGap(request.base, request.options);
    if (!now) return now.error();
    if (!*now) return Error("generate.suggestions.unknown");
    const auto candidates = system.generate->refine(request, request.base, {}, request.keep);
    if (!candidates) return candidates.error();
    std::vector<Suggestion> found;
    for (const Candidate& candidate : *candidates) {
        const Board& before = request.base.board;
        Suggestion suggestion;
        suggestion.gapBefore = **now;
        suggestion.gapAfter = candidate.gap.value_or(**now);
        for (const Cell& cell : candidate.scenario.board.cells())
            if (auto state = candidate.scenario.board.state(cell.at); state != before.state(cell.at)) {
                suggestion.tiles.emplace_back(cell.at, cell.kind);
                suggestion.contents.push_back({cell.at, std::move(state)});
            }
        suggestion.contents = contentsOf(before, std::move(suggestion.contents));
        found.push_back(std::move(suggestion));
    }
    return found;
}

/// Returns ways to fill the empty slots, with the predicted gap of each; none if it can't be
/// predicted.
Result<std::vector<Suggestion>> fillings(const GameSystem& system, const GenerateRequest& request) {
    const auto ways = waysToFill(system, request.base, request.seed, std::max(1, request.keep), request.stop);
    if (!ways) return ways.error();
    std::vector<Suggestion> found;
    for (const std::vector<Board::Change>& changes : *ways) {
        Suggestion suggestion;
        suggestion.fills = true;
        for (const Board::Change& change : changes)
            if (change.state) suggestion.tiles.emplace_back(change.at, change.state->cell.kind);
        Scenario filled = request.base;
        filled.board.apply(changes);
        const auto gap = system.balance && system.balance->predictedGap
                             ? system.balance->predictedGap(filled, request.options)
                             : Result<std::optional<double>>(std::optional<double>());
        suggestion.predicted = gap && *gap;
        if (suggestion.predicted) suggestion.gapAfter = **gap;
        suggestion.contents = contentsOf(request.base.board, changes);
        found.push_back(std::move(suggestion));
    }
    return found;
}

}  // namespace

Result<std::vector<Suggestion>> suggest(const GameSystem& system, const GenerateRequest& request,
                                        std::span<const BotShares> played) {
    if (std::ranges::count(request.base.board.cells(), KindId::Empty, &Cell::kind) > 0 && system.generate)
        return fillings(system, request);
    if (judgesByWeights(system) && system.generate && system.generate->refine)
        return evenSwaps(system, request);
    const bool able = system.generate && system.generate->refine && system.generate->assess &&
                      system.balance && system.balance->ledger;
    const GenerateMethod* mode = able ? system.generate->methodFor(FairKind::Balanced) : nullptr;
    if (mode == nullptr) return Error("generate.suggestions.unknown");
    GenerateRequest search = request;
    search.mode = mode->id;
    search.symmetry.clear();
    search.atlas.reset();
    auto assessed = system.generate->assess(request.base, search);
    if (!assessed) return assessed.error();
    if (!assessed->gap) return Error("generate.suggestions.unknown");
    if (!assessed->symmetry.empty()) return Error("generate.suggestions.symmetric");
    const auto now = judge(system, *std::move(assessed), request.options);
    if (!now) return now.error();
    const std::vector<BotShares> games = comparable(played, now->assessed);
    // The worst bot's gap is the shown one, with a table or without. The search needs a table.
    const auto known = games.empty() ? std::span<const BotShares>() : played;
    auto neighbours = system.generate->refine(search, request.base, games, tried);
    if (!neighbours) return neighbours.error();
    std::vector<Suggestion> found;
    for (Candidate& neighbour : *neighbours) {
        if (request.stop.stop_requested()) return Error("generate.cancelled");
        if (!neighbour.gap) continue;
        const auto then = judge(system, std::move(neighbour), request.options);
        if (!then) return then.error();
        if (auto suggestion = compare(system, *now, *then, known)) found.push_back(*std::move(suggestion));
    }
    if (request.stop.stop_requested()) return Error("generate.cancelled");
    return chosenOf(std::move(found), now->ledger, static_cast<std::size_t>(std::max(0, request.keep)));
}

}  // namespace hexa::generate
