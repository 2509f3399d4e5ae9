// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/suggest.h"

#include "core/balance/expectedgap.h"
#include "core/engine/generate/generate.h"
#include "core/engine/system.h"
#include "core/generate/fill.h"
#include "core/generate/weights.h"

#include <algorithm>

namespace hexa::generate {
namespace {

/// Number of examined neighbours, the most promising ones.
constexpr int tried = 40;
/// Largest number of tiles in a small change.
constexpr std::size_t maxTiles = 6;
/// Smallest improvements worth showing: points, and a part of 1.
constexpr double shownGap = 0.5;
constexpr double shownGain = 0.05;
/// A map with its judgement.
struct Judged {
    Candidate assessed;
    Foreseen foreseen;  ///< Of the tables that assessed it.
    Ledger ledger;
};

Result<Judged> judge(const GameSystem& system, Candidate map, const OptionValues& options) {
    auto ledger = system.balance->ledger(map.scenario, options);
    if (!ledger) return ledger.error();
    Foreseen foreseen{map.foreseen, *map.gap, {}};
    if (const auto tables = balance::foresee(system, map.scenario, options)) foreseen.range = tables->range;
    return Judged{std::move(map), std::move(foreseen), *std::move(ledger)};
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

/// Returns the shares of bots that have played and have tables that predict both maps.
std::vector<BotShares> comparable(std::span<const BotShares> played, const Candidate& map) {
    std::vector<BotShares> some;
    for (const BotShares& one : played)
        if (std::ranges::any_of(map.foreseen, [&](const BotShares& table) {
                return table.bot == one.bot && table.shares.size() == one.shares.size();
            }))
            some.push_back(one);
    return some;
}

/// Returns the advantage of a neighbour, or none.
std::optional<Suggestion> compare(const GameSystem& system, const Judged& now, const Judged& then,
                                  std::span<const BotShares> played) {
    Suggestion suggestion;
    suggestion.tiles = changedTiles(now.assessed.scenario.board, then.assessed.scenario.board);
    suggestion.gapBefore =
        played.empty() ? balance::expectedGap(now.foreseen).gap : balance::widestGap(played);
    suggestion.gapAfter = balance::expectedAfter(system, played, now.foreseen, then.foreseen).gap;
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

/// Returns ways to fill the empty slots, with the expected gap of each; none if it can't be
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
        const auto foreseen = balance::foresee(system, filled, request.options);
        suggestion.predicted = foreseen.has_value();
        if (foreseen) suggestion.gapAfter = balance::expectedGap(*foreseen).gap;
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
