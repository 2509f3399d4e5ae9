// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/sheets/sheetinfo.h"

#include "core/engine/generate/drawlog.h"
#include "core/engine/system.h"
#include "editor/sheets/painters.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace hexa::sheets {
namespace {

/// Returns the game's requested sheets of things to cut out, in the game's order.
Result<std::vector<Page>> allItemPages(const SheetJob& job) {
    const auto& chosen = job.options.items;
    std::vector<Page> all;
    for (const CutSheet& sheet : itemSheetsOf(*job.system)) {
        if (!chosen.empty() && std::find(chosen.begin(), chosen.end(), sheet.id) == chosen.end()) continue;
        auto pages = itemPages(job, sheet);
        if (!pages) return pages.error();
        std::move(pages->begin(), pages->end(), std::back_inserter(all));
    }
    return all;
}

bool laysTiles(const GameSystem& system) { return !system.print || system.print->laysTiles; }
bool writesOrders(const GameSystem& system) { return system.print && system.print->writesOrders; }
bool hasTracks(const GameSystem& system) { return system.print && !system.print->tracks.empty(); }
bool hasItems(const GameSystem& system) { return !itemSheetsOf(system).empty(); }

/// Wraps a painter that can't fail as one that may fail.
template <std::vector<Page> (*paint)(const SheetJob&)>
Result<std::vector<Page>> sure(const SheetJob& job) {
    return paint(job);
}

constexpr std::array infos{
    SheetInfo{SheetKind::Layout, "layout", "sheet.title.layout", nullptr, sure<layoutPages>, 1},
    SheetInfo{SheetKind::BagList, "baglist", "sheet.title.baglist", laysTiles, sure<bagListPages>, 2, true},
    SheetInfo{SheetKind::Draw, "draw", "sheet.title.draw", drawsMaps, sure<drawPages>, 3, false},
    SheetInfo{SheetKind::Tiles, "tiles", "sheet.title.tiles", laysTiles, tilePages, 8, true},
    SheetInfo{SheetKind::Poster, "poster", "sheet.title.poster", nullptr, posterPages, 9},
    SheetInfo{SheetKind::Orders, "orders", "sheet.title.orders", writesOrders, sure<orderPages>, 5, true},
    SheetInfo{SheetKind::Tracks, "tracks", nullptr, hasTracks, sure<trackPages>, 6},
    SheetInfo{SheetKind::Rules, "rules", "sheet.title.rules", nullptr, sure<rulesPages>, 4},
    SheetInfo{SheetKind::Ruler, "ruler", "sheet.title.ruler", nullptr, sure<rulerPages>},
    SheetInfo{SheetKind::Items, "items", nullptr, hasItems, allItemPages, 7},
};

/// True if the table is in the order of kinds, which are its indices.
constexpr bool inOrder() {
    for (std::size_t i = 0; i < infos.size(); ++i)
        if (infos[i].kind != static_cast<SheetKind>(i)) return false;
    return true;
}
static_assert(inOrder());

const SheetInfo& infoOf(SheetKind kind) { return infos[static_cast<std::size_t>(kind)]; }

}  // namespace

std::span<const SheetInfo> sheetInfos() { return infos; }

const char* idOf(SheetKind kind) { return infoOf(kind).id; }

std::optional<SheetKind> sheetKind(std::string_view id) {
    const auto found = std::ranges::find(infos, id, &SheetInfo::id);
    if (found == infos.end()) return std::nullopt;
    return found->kind;
}

std::vector<SheetKind> kitSheets() {
    std::vector<SheetKind> kinds;
    for (const SheetInfo& info : infos)
        if (info.inKit > 0) kinds.push_back(info.kind);
    std::ranges::sort(kinds, {}, [](SheetKind kind) { return infoOf(kind).inKit; });
    return kinds;
}

bool offers(const GameSystem& system, SheetKind kind) {
    const auto offered = infoOf(kind).offered;
    return offered == nullptr || offered(system);
}

std::vector<SheetKind> kitSheets(const GameSystem& system) {
    std::vector<SheetKind> kinds = kitSheets();
    std::erase_if(kinds, [&](SheetKind kind) { return !offers(system, kind); });
    return kinds;
}

}  // namespace hexa::sheets
