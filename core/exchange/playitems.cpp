// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/playitems.h"

#include "core/engine/print/boardparts.h"
#include "core/engine/print/print.h"
#include "core/engine/system.h"

#include <algorithm>
#include <map>

namespace hexa::exchange {
namespace {

/// Returns the extent of hexes in circumradii.
Point extentOf(const std::vector<Hex>& hexes, Orientation orientation) {
    Point low{1e9, 1e9}, high{-1e9, -1e9};
    for (const Hex at : hexes)
        for (const Point& corner : cornersOf(at, orientation)) {
            low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
            high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
        }
    return {high.x - low.x, high.y - low.y};
}

}  // namespace

double PlayItem::width(double tileSize) const {
    return hexes() ? extentOf(item.outline.hexes, orientation).x * tileSize / sqrt3 : item.outline.width;
}

double PlayItem::height(double tileSize) const {
    if (hexes()) return extentOf(item.outline.hexes, orientation).y * tileSize / sqrt3;
    return item.outline.form == CutOutline::Form::Round ? item.outline.width : item.outline.height;
}

Result<PlayItems> playItems(const Scenario& scenario, const GameSystem& system,
                            const MapExportOptions& options, const std::function<int(double mm)>& longest) {
    PlayItems all;
    all.board = scenario;
    std::map<std::size_t, StartItem> starts;  // by piece of the map
    if (!options.itemPainter || !system.print || !system.print->items) return all;
    all.tileSize = system.print->tileSize;
    struct Back {
        CutOutline outline;
        CutFace face;
        std::string name;
    };
    std::vector<Back> backs;
    const auto paint = [&](const PlayItem& one, ItemSide side, const std::string& name) -> Status {
        const double mm = std::max(one.width(all.tileSize), one.height(all.tileSize));
        auto picture = options.itemPainter(one.item, side, longest(mm));
        if (!picture) return picture.error();
        all.pictures.push_back({name, *std::move(picture)});
        return Done{};
    };
    for (const CutSheet& sheet : system.print->sheets)
        for (CutItem& item : system.print->items(std::string(), scenario, sheet.id)) {
            PlayItem one{std::move(item),
                         std::string(sheet.name.in(options.language)),
                         sheet.id + '-',
                         {},
                         scenario.board.orientation};
            one.front += one.item.id + ".png";
            if (const Status status = paint(one, ItemSide::Front, one.front); !status) return status.error();
            if (one.item.back && *one.item.back == one.item.front) {
                one.back = one.front;
            } else if (one.item.back) {
                const auto known = std::find_if(backs.begin(), backs.end(), [&](const Back& back) {
                    return back.face == *one.item.back && back.outline == one.item.outline;
                });
                one.back = known != backs.end() ? known->name : sheet.id + '-' + one.item.id + "-back.png";
                if (known == backs.end()) {
                    if (const Status status = paint(one, ItemSide::Back, one.back); !status)
                        return status.error();
                    backs.push_back({one.item.outline, *one.item.back, one.back});
                }
            }
            for (const std::size_t piece : one.item.starts) {
                if (piece >= scenario.board.pieces.size() || one.item.copies == 0) continue;
                starts.insert({piece, {one, cellUnder(scenario.board, scenario.board.pieces[piece])}});
                --one.item.copies;
            }
            if (one.item.copies == 0) continue;
            const std::string name(one.item.pile.in(options.language));
            const bool deck = one.item.isCard();
            const auto pile = std::find_if(all.piles.begin(), all.piles.end(), [&](const Pile& other) {
                return !name.empty() && other.name == name && other.deck == deck;
            });
            if (pile != all.piles.end())
                pile->items.push_back(std::move(one));
            else
                all.piles.push_back({name, deck, {std::move(one)}});
        }
    std::vector<std::size_t> standing;
    for (auto& [piece, start] : starts) {
        start.one.item.copies = 1;
        standing.push_back(piece);
        all.starts.push_back(std::move(start));
    }
    all.board = withoutPieces(scenario, std::move(standing));
    return all;
}

}  // namespace hexa::exchange
