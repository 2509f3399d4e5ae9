// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/keptlimit.h"

#include "core/balance/headline.h"
#include "core/base/parallel.h"
#include "core/edit/builders.h"
#include "core/engine/generate/generate.h"
#include "core/engine/system.h"
#include "core/generate/fill.h"
#include "core/generate/possible.h"

#include <algorithm>

namespace hexa::generate {
namespace {

constexpr std::size_t shownTiles = 3;
/// Points by which a tile must narrow the gap to be called in the way.
constexpr double worthTelling = 1;

/// Returns the request for the search that looks for fair maps, short, on one thread.
std::optional<GenerateRequest> shortSearch(const GameSystem& system, const GenerateRequest& request) {
    const GenerateMethod* mode = system.generate ? system.generate->methodFor(FairKind::Balanced) : nullptr;
    if (mode == nullptr) return std::nullopt;
    GenerateRequest search = request;
    search.mode = mode->id;
    search.symmetry.clear();
    search.atlas.reset();
    search.swaps = 0;
    search.keep = 1;
    search.pick = 0;
    search.effort = shortEffort;
    search.threads = 1;
    search.progress = {};
    return search;
}

/// True for a tile other than a home. Requests keep such tiles if they are locked.
bool isLand(const GameSystem& system, const Scenario& map, const Cell& cell) {
    return isTile(cell.kind) && !system.catalog.isSeat(cell.kind) && !map.seatAt(cell.at);
}

bool wishesMore(const GenerateRequest& request) {
    const auto isWished = [](const std::optional<CountWish>& count) { return count.has_value(); };
    return !request.tastes.empty() || !request.wishes.empty() || !request.parts.empty() ||
           std::ranges::any_of(request.counts, isWished);
}

/// Returns the map with only the kept parts of the request.
Scenario onlyKept(const GameSystem& system, const GenerateRequest& request) {
    Scenario map = request.base;
    for (const auto& [name, value] : request.options) map.options[name] = value;
    std::vector<Hex> free;
    for (const Cell& cell : map.board.cells())
        if (!cell.locked && isLand(system, map, cell)) free.push_back(cell.at);
    static_cast<void>(apply(map, paintCells(map, system.catalog, free, KindId::Empty)));
    return map;
}

}  // namespace

std::vector<Hex> keptTiles(const GameSystem& system, const Scenario& base) {
    std::vector<Hex> kept;
    for (const Cell& cell : base.board.cells())
        if (cell.locked && isLand(system, base, cell)) kept.push_back(cell.at);
    return kept;
}

std::optional<KeptLimit> keptLimit(const GameSystem& system, const GenerateRequest& request, double found,
                                   const std::function<void(double)>& progress) {
    const std::vector<Hex> kept = keptTiles(system, request.base);
    const auto search = shortSearch(system, request);
    if (kept.empty() || !search) return std::nullopt;
    // Job 0 frees nothing, so that the others are compared with an equally short search.
    struct Searched {
        std::optional<double> gap;
    };
    std::vector<std::optional<double>> gaps;
    const auto count = static_cast<std::int64_t>(kept.size()) + 1;
    const auto makeWorker = [&] {
        return [&](std::int64_t job) -> std::optional<Searched> {
            GenerateRequest one = *search;
            if (job > 0) {
                const Hex at = kept[static_cast<std::size_t>(job) - 1];
                static_cast<void>(apply(one.base, setLocked(one.base, {&at, 1}, false)));
            }
            const auto made = system.generate->run(one);
            if (request.stop.stop_requested()) return std::nullopt;
            return Searched{made ? made->front().gap : std::nullopt};
        };
    };
    const ParallelJobs jobs{0, count, request.threads, request.stop};
    const std::int64_t done = forEachInOrder(jobs, makeWorker, [&](std::int64_t job, Searched&& searched) {
        gaps.push_back(searched.gap);
        if (progress) progress(static_cast<double>(job + 1) / static_cast<double>(count));
    });
    if (done < count) return std::nullopt;

    KeptLimit limit;
    limit.gap = std::min(found, gaps.front().value_or(found));
    if (!wishesMore(request)) {
        const auto proven = fairestPossible(system, onlyKept(system, request), request.stop);
        if (request.stop.stop_requested()) return std::nullopt;
        if (proven && proven->gap <= limit.gap + 1e-9) {
            limit.gap = proven->gap;
            limit.tried = proven->tried;
        }
    }
    for (std::size_t i = 0; i < kept.size(); ++i)
        if (gaps[i + 1] && *gaps[i + 1] <= limit.gap - worthTelling)
            limit.freed.push_back({kept[i], *gaps[i + 1]});
    std::ranges::stable_sort(limit.freed, {}, &KeptLimit::Freed::gap);
    if (limit.freed.size() > shownTiles) limit.freed.resize(shownTiles);
    return limit;
}

std::vector<Message> statements(const KeptLimit& limit, const std::function<std::string(Hex)>& name) {
    std::vector<Message> texts;
    if (limit.tried > 0)
        texts.push_back({"generate.kept.proven",
                         {{"gap", balance::gapText(limit.gap)}, {"ways", balance::countText(limit.tried)}}});
    else
        texts.push_back({"generate.kept.found", {{"gap", balance::gapText(limit.gap)}}});
    for (const KeptLimit::Freed& freed : limit.freed)
        texts.push_back(
            {"generate.kept.freed", {{"tile", name(freed.at)}, {"gap", balance::gapText(freed.gap)}}});
    if (limit.freed.empty()) texts.push_back({"generate.kept.several"});
    return texts;
}

}  // namespace hexa::generate
