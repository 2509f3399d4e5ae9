// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/atlas/atlas.h"

#include "core/base/rng.h"
#include "core/engine/play.h"
#include "core/engine/system.h"
#include "core/generate/atlas/atlasfile.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace hexa::generate {
namespace {

/// How much of a run that also checks is the search.
constexpr double searchPart = 0.5;

AtlasEntry entryOf(AtlasMap map) {
    AtlasEntry entry;
    for (const WishResult& wish : map.candidate.wishes) entry.missing += wish.missing;
    entry.gap = std::llround(map.candidate.gap.value_or(0) * 1000);
    entry.tiles = std::move(map.tiles);
    entry.candidate = std::move(map.candidate);
    return entry;
}

AtlasCell& cellOf(Atlas& atlas, const AtlasMap& map) {
    return atlas.cells[static_cast<std::size_t>(map.row * atlas.grid.columns.cells + map.column)];
}

void offer(AtlasCell& cell, const AtlasEntry& entry, int depth) {
    const auto at = std::lower_bound(cell.found.begin(), cell.found.end(), entry);
    if (at != cell.found.end() && *at == entry) return;
    cell.found.insert(at, entry);
    if (cell.found.size() > static_cast<std::size_t>(depth)) cell.found.pop_back();
}

AtlasSearch searchOf(const Atlas& atlas) {
    AtlasSearch search;
    search.request = atlas.ground;
    search.grid = atlas.grid;
    return search;
}

Status checkParts(const AtlasRequest& request) {
    const bool one = request.rounds == 1 ? request.games == 0 : request.rounds == 0 && request.games > 0;
    if (!request.part.isWhole() && !one) return Error("generate.atlas.part");
    return Done{};
}

std::uint64_t hashOf(const GameSystem& system, const AtlasRequest& request) {
    std::string text = request.program + '\n' + writeAtlas(request.start, system.catalog) + '\n';
    for (const std::int64_t number :
         {static_cast<std::int64_t>(request.seed), std::int64_t{request.effort}, std::int64_t{request.rounds},
          std::int64_t{request.legs}, request.games})
        text += std::to_string(number) + '\n';
    for (const std::string& bot : request.panel) text += bot + '\n';
    if (system.play) text += std::to_string(system.play->rulesVersion) + '\n';
    return stableHash(text + request.cards);
}

}  // namespace

const AtlasGap& AtlasCheck::worst() const {
    assert(!bots.empty());
    return *std::ranges::max_element(bots, {}, &AtlasGap::gap);
}

bool operator<(const AtlasCheck& a, const AtlasCheck& b) {
    const auto rank = [](const AtlasCheck& check) {
        return std::pair(check.entry.missing, std::ranges::max(check.bots, {}, &AtlasGap::high).high);
    };
    if (rank(a) != rank(b)) return rank(a) < rank(b);
    if (a.entry != b.entry) return a.entry < b.entry;
    return a.bots < b.bots;
}

double AtlasCell::gap() const {
    return static_cast<double>(checked ? checked->worst().gap : found.front().gap) / 1000;
}

std::size_t Atlas::filled() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(cells, [](const AtlasCell& cell) { return !cell.empty(); }));
}

Result<Atlas> emptyAtlas(const GameSystem& system, GenerateRequest ground, AtlasGrid grid) {
    if (!system.generate || !system.generate->atlas) return Error("generate.atlas.none");
    const auto known = [&](const std::string& id) {
        return std::ranges::find(system.generate->axes, id, &TasteAxis::id) != system.generate->axes.end();
    };
    if (!known(grid.columns.id) || !known(grid.rows.id) || grid.columns.id == grid.rows.id)
        return Error("generate.atlas.axes");
    Atlas atlas;
    GenerateRequest plain;
    plain.base = std::move(ground.base);
    plain.options = std::move(ground.options);
    plain.counts = std::move(ground.counts);
    plain.wishes = std::move(ground.wishes);
    atlas.ground = std::move(plain);
    atlas.cells.resize(grid.cells());
    atlas.grid = std::move(grid);
    return atlas;
}

void addTo(Atlas& atlas, const Atlas& more) {
    atlas.legs = std::max(atlas.legs, more.legs);
    for (std::size_t i = 0; i < atlas.cells.size(); ++i) {
        for (const AtlasEntry& entry : more.cells[i].found) offer(atlas.cells[i], entry, atlas.grid.depth);
        const auto& checked = more.cells[i].checked;
        if (checked && (!atlas.cells[i].checked || *checked < *atlas.cells[i].checked))
            atlas.cells[i].checked = checked;
    }
}

Result<Atlas> judged(const GameSystem& system, const Atlas& atlas) {
    AtlasSearch search = searchOf(atlas);
    std::vector<const AtlasCheck*> checks;  // of each known map; null: only found
    std::vector<std::string> pointers;      // where each stands in a file
    std::size_t number = 0;
    for (const AtlasCell& cell : atlas.cells) {
        if (cell.empty()) continue;
        const std::string pointer = "/cells/" + std::to_string(number++);
        for (std::size_t i = 0; i < cell.found.size(); ++i) {
            search.known.push_back(cell.found[i].tiles);
            checks.push_back(nullptr);
            pointers.push_back(pointer + "/found/" + std::to_string(i));
        }
        if (!cell.checked) continue;
        search.known.push_back(cell.checked->entry.tiles);
        checks.push_back(&*cell.checked);
        pointers.push_back(pointer + "/checked");
    }
    auto maps = system.generate->atlas(search);
    if (!maps && maps.error().code() == "generate.atlas.map")
        for (const auto& [name, value] : maps.error().arguments())
            if (const auto* at = std::get_if<std::int64_t>(&value); name == "number" && at != nullptr)
                return Error("generate.atlas.map", maps.error().arguments(),
                             JsonPointer{pointers[static_cast<std::size_t>(*at)]});
    if (!maps) return maps.error();
    Atlas fresh = atlas;
    fresh.cells.assign(atlas.grid.cells(), {});
    for (std::size_t i = 0; i < maps->size(); ++i) {
        AtlasCell& cell = cellOf(fresh, (*maps)[i]);
        AtlasEntry entry = entryOf(std::move((*maps)[i]));
        if (checks[i] == nullptr) {
            offer(cell, entry, atlas.grid.depth);
            continue;
        }
        AtlasCheck check{std::move(entry), checks[i]->bots};
        if (!cell.checked || check < *cell.checked) cell.checked = std::move(check);
    }
    return fresh;
}

Result<Atlas> explore(const GameSystem& system, const AtlasRequest& request,
                      const std::function<void(const AtlasProgress&)>& look) {
    if (!system.generate || !system.generate->atlas) return Error("generate.atlas.none");
    if (const auto fine = checkParts(request); !fine) return fine.error();
    auto begun = judged(system, request.start);
    if (!begun) return begun.error();
    Atlas atlas = *std::move(begun);
    atlas.part.reset();
    const double searching = request.rounds == 0 ? 0 : request.games > 0 ? searchPart : 1;
    AtlasProgress progress;
    const auto tell = [&](double part, bool changed) {
        progress.part = part;
        progress.atlas = changed ? &atlas : nullptr;
        if (look) look(progress);
    };
    tell(0, true);
    const parts::Jobs legs = parts::jobsOf(request.part, request.legs);
    for (int round = 0; round < request.rounds && !request.stop.stop_requested(); ++round) {
        AtlasSearch search = searchOf(atlas);
        for (const AtlasCell& cell : atlas.cells)
            for (const AtlasEntry& entry : cell.found) search.known.push_back(entry.tiles);
        search.request.seed = request.seed;
        search.request.effort = request.effort;
        search.request.threads = request.threads;
        search.request.stop = request.stop;
        search.request.progress = [&](double part) {
            tell(searching * (round + part) / request.rounds, false);
        };
        search.firstLeg = atlas.legs + static_cast<int>(legs.begin);
        search.legs = static_cast<int>(legs.count());
        if (search.legs > 0) {
            auto maps = system.generate->atlas(search);
            if (!maps && maps.error().code() == "generate.cancelled") break;
            if (!maps) return maps.error();
            for (AtlasMap& map : *maps) {
                AtlasCell& cell = cellOf(atlas, map);
                offer(cell, entryOf(std::move(map)), atlas.grid.depth);
            }
        }
        atlas.legs += request.legs;
        tell(searching * (round + 1) / request.rounds, true);
    }
    if (request.games > 0 && !request.stop.stop_requested()) {
        progress.checking = true;
        const auto checked =
            checkByGames(system, request, atlas, [&](double part, std::int64_t games, bool changed) {
                progress.games = games;
                tell(searching + (1 - searching) * part, changed);
            });
        if (!checked) return checked.error();
    }
    if (!request.part.isWhole()) atlas.part = AtlasPart{hashOf(system, request), request.part};
    return atlas;
}

}  // namespace hexa::generate
