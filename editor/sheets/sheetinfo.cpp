// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/sheets/sheetinfo.h"

#include "core/engine/generate/drawlog.h"
#include "core/engine/print/cutitem.h"
#include "core/engine/system.h"
#include "editor/sheets/painters.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace hexa::sheets {
namespace {

/// Returns the game's requested sheets of things to cut out, in the game's order.
std::vector<CutSheet> chosenItemSheets(const SheetOptions& options, const GameSystem& system) {
    std::vector<CutSheet> all = itemSheetsOf(system);
    const auto& chosen = options.items;
    if (!chosen.empty())
        std::erase_if(all, [&](const CutSheet& sheet) {
            return std::find(chosen.begin(), chosen.end(), sheet.id) == chosen.end();
        });
    return all;
}

Result<std::vector<Page>> allItemPages(const SheetJob& job) {
    std::vector<Page> all;
    for (const CutSheet& sheet : chosenItemSheets(job.options, *job.system)) {
        auto pages = itemPages(job, sheet);
        if (!pages) return pages.error();
        std::move(pages->begin(), pages->end(), std::back_inserter(all));
    }
    return all;
}

/// Cards have one size, counters another, and pieces of the map that of the tiles.
std::vector<const char*> itemOptions(const SheetOptions& options, const GameSystem& system,
                                     const Scenario& scenario) {
    std::vector<const char*> used;
    const Scenario map = inVariant(scenario, system, options.variant);
    const auto itemsOf = [&system](const Scenario& shown, const CutSheet& sheet) {
        return system.print->items(std::string(), shown, sheet.id);
    };
    for (const CutSheet& sheet : chosenItemSheets(options, system)) {
        const std::vector<CutItem> items = itemsOf(map, sheet);
        for (const CutItem& item : items) {
            const bool hexes = item.outline.form == CutOutline::Form::Hexes;
            if (item.isCard()) used.push_back("card-size");
            if (!item.isCard() && !hexes) used.push_back("counter-scale");
            if (hexes || (!item.isCard() && item.onTiles)) used.push_back("tile-size");
        }
        for (const OptionValues& variant : variantsOf(system, scenario))
            if (itemsOf(inVariant(scenario, system, variant), sheet) != items) used.push_back("variant");
    }
    return used;
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
    SheetInfo{SheetKind::Layout, "layout", "sheet.title.layout", nullptr, sure<layoutPages>,
              "paper orientation margin style lang", 1},
    SheetInfo{SheetKind::BagList, "baglist", "sheet.title.baglist", laysTiles, sure<bagListPages>,
              "paper orientation margin style lang", 2, true},
    SheetInfo{SheetKind::Draw, "draw", "sheet.title.draw", drawsMaps, sure<drawPages>,
              "paper orientation margin lang", 3},
    SheetInfo{SheetKind::Tiles, "tiles", "sheet.title.tiles", laysTiles, tilePages,
              "paper orientation margin style lang tile-size tiles bleed safe backs flip cut-lines", 8, true},
    SheetInfo{SheetKind::Poster, "poster", "sheet.title.poster", nullptr, posterPages,
              "paper orientation margin style lang tile-size overlap poster cut-lines", 9},
    SheetInfo{SheetKind::Orders, "orders", "sheet.title.orders", writesOrders, sure<orderPages>,
              "paper orientation margin style lang variant per-page copies", 5, true},
    SheetInfo{SheetKind::Tracks, "tracks", nullptr, hasTracks, sure<trackPages>,
              "paper orientation margin style lang variant", 6},
    SheetInfo{SheetKind::Rules, "rules", "sheet.title.rules", nullptr, sure<rulesPages>,
              "paper orientation margin lang variant", 4},
    SheetInfo{SheetKind::Ruler, "ruler", "sheet.title.ruler", nullptr, sure<rulerPages>, "paper margin lang"},
    SheetInfo{SheetKind::Items, "items", nullptr, hasItems, allItemPages,
              "paper orientation margin style lang bleed backs flip cut-lines item-copies", 7, false,
              itemOptions},
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
