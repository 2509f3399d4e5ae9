// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/provenmaps.h"

#include "core/edit/builders.h"
#include "core/library/configuration.h"
#include "core/library/images.h"
#include "core/library/library.h"
#include "core/library/shelf.h"
#include "editor/document/document.h"
#include "editor/generate/wanted.h"

#include <algorithm>
#include <map>

namespace hexa::editor {
namespace {

/// Number of proven maps in one view of the gallery.
constexpr std::size_t provenShown = 12;
/// Number of proven maps that are compared with the wishes: they are shown at once.
constexpr std::size_t provenTried = 300;

/// Returns the tiles of a proven map on the ground, with its known figures.
generate::Produced provenOn(const Scenario& ground, const library::Taken& taken,
                            const std::vector<TasteAxis>& axes) {
    generate::Produced produced;
    produced.candidate.scenario = library::withTilesOf(ground, taken.scenario);
    produced.candidate.scenario.provenance = {};
    produced.candidate.scenario.provenance.layout = ground.provenance.layout;
    produced.candidate.symmetry = taken.map->symmetry;
    if (taken.map->exact()) produced.candidate.gap = 0;
    produced.played = library::gapsOf(*taken.map);
    for (const TasteAxis& axis : axes) {
        const auto found = taken.map->tastes.find(axis.id);
        produced.candidate.tastes.push_back(
            {0, found != taken.map->tastes.end() ? found->second / 1000.0 : 0.5});
    }
    return produced;
}

/// True if the map meets counts and wishes.
bool meets(const GenerateFunctions& functions, const generate::Produced& map,
           const GenerateRequest& request) {
    const Scenario& scenario = map.candidate.scenario;
    for (std::size_t kind = 0; kind < request.counts.size(); ++kind) {
        if (!request.counts[kind]) continue;
        const auto tiles =
            std::ranges::count(scenario.board.cells(), kindIdAt(static_cast<int>(kind)), &Cell::kind);
        if (tiles < request.counts[kind]->min || tiles > request.counts[kind]->max) return false;
    }
    if (request.wishes.empty()) return true;
    if (!functions.assess) return false;
    const auto assessed = functions.assess(scenario, request);
    return assessed && std::ranges::all_of(assessed->wishes, &WishResult::met);
}

}  // namespace

ProvenWish provenWish(const Document& document, const GenerateRequest& request) {
    ProvenWish wish;
    wish.configuration = library::configurationOf(document.system(), request.base);
    wish.style = styleOf(request.tastes);
    const Board& board = request.base.board;
    wish.ground = board;
    std::vector<Cell> cells;
    std::map<Hex, CellDetails> details;
    for (Cell cell : board.cells()) {
        const bool stays = cell.locked || cell.kind == KindId::Blank || document.catalog().isSeat(cell.kind);
        if (stays)
            details[cell.at] = board.detailsOf(cell.at);
        else
            cell.kind = KindId::Empty;
        cell.id = {};  // proven maps have their own
        cells.push_back(cell);
    }
    wish.ground.setCells(std::move(cells), std::move(details));
    wish.seats = request.base.seats;
    wish.wishes = request.wishes;
    wish.counts = request.counts;
    return wish;
}

std::vector<generate::Produced> provenMaps(const library::Shelf& shelf, const GenerateFunctions& functions,
                                           const library::Wish& wish, const GenerateRequest& request) {
    const bool all = request.wishes.empty() && std::ranges::none_of(request.counts, [](const auto& count) {
                         return count.has_value();
                     });
    std::vector<generate::Produced> maps;
    for (const library::Taken& taken : shelf.take(wish, all ? provenShown : provenTried)) {
        generate::Produced map = provenOn(request.base, taken, functions.axes);
        if (!meets(functions, map, request)) continue;
        maps.push_back(std::move(map));
        if (maps.size() == provenShown) break;
    }
    return maps;
}

Scenario unlocked(Scenario map) {
    std::vector<Hex> free;
    for (const Cell& cell : map.board.cells())
        if (cell.locked && !map.seatAt(cell.at)) free.push_back(cell.at);
    static_cast<void>(apply(map, setLocked(map, free, false)));
    return map;
}

bool sameShape(const Scenario& a, const Scenario& b) {
    return std::ranges::equal(a.seats, b.seats, {}, &Seat::home, &Seat::home) &&
           std::ranges::equal(a.board.cells(), b.board.cells(), [](const Cell& one, const Cell& other) {
               return one.at == other.at && (one.kind == KindId::Blank) == (other.kind == KindId::Blank);
           });
}

}  // namespace hexa::editor
