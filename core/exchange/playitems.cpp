// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/playitems.h"

#include "core/engine/print/boardparts.h"
#include "core/engine/print/print.h"
#include "core/engine/system.h"
#include "core/hex/corner.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

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

/// Returns the place of a piece on the map.
Point placeOf(const Scenario& scenario, const GameSystem& system, const PiecePlacement& piece) {
    const Orientation orientation = scenario.board.orientation;
    if (piece.onCorner()) return pointOf(Corner{piece.at, piece.corner}, orientation);
    const Point centre = centreOf(piece.at, orientation);
    if (piece.side >= 0) {
        const Point beyond = centreOf(neighbour(piece.at, piece.side), orientation);
        return {(centre.x + beyond.x) / 2, (centre.y + beyond.y) / 2};
    }
    if (!piece.slot.empty() && system.slotsOf)
        for (const Slot& slot : system.slotsOf(scenario, piece.at))
            if (slot.id == piece.slot) return {centre.x + slot.at.x, centre.y + slot.at.y};
    return centre;
}

/// Moves items of one place beside each other.
void spread(std::vector<StartItem>& starts) {
    constexpr double widest = 0.45, room = 1;
    std::map<std::pair<double, double>, std::vector<StartItem*>> places;
    for (StartItem& start : starts) places[{start.at.x, start.at.y}].push_back(&start);
    for (const auto& [place, items] : places) {
        const double last = static_cast<double>(items.size()) - 1;
        const double step = std::min(widest, room / std::max(last, 1.0));
        for (std::size_t i = 0; i < items.size(); ++i)
            items[i]->at.x += (static_cast<double>(i) - last / 2) * step;
    }
}

/// Removes properties from the board that items on it show.
void removeDealt(Board& board, const std::map<Hex, std::vector<std::string>>& shown) {
    std::vector<Board::Change> changes;
    for (const auto& [at, properties] : shown) {
        const Cell* cell = board.find(at);
        if (cell == nullptr) continue;
        CellDetails details = board.detailsOf(at);
        for (const std::string& property : properties) details.attributes.erase(property);
        changes.push_back({at, CellState(*cell, std::move(details))});
    }
    board.apply(changes);
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
    std::vector<std::pair<std::size_t, StartItem>> starts;  // with their piece of the map
    std::set<Hex> counters;                                 // hexes with a piece inside
    std::map<Hex, std::vector<std::string>> dealt;
    if (!options.itemPainter || !system.print || !system.print->items) return all;
    all.tileSize = system.print->tileSize;
    for (const PiecePlacement& piece : scenario.board.pieces)
        if (piece.side < 0 && !piece.onCorner()) counters.insert(piece.at);
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
                if (piece >= scenario.board.pieces.size()) continue;
                const PiecePlacement& placed = scenario.board.pieces[piece];
                for (int i = 0; i < std::max(placed.count, 1) && one.item.copies > 0; ++i, --one.item.copies)
                    starts.push_back({piece, {one, placeOf(scenario, system, placed)}});
            }
            for (const Hex cell : one.item.dealt.cells) {
                if (one.item.copies == 0) continue;
                const Point middle = centreOf(cell, scenario.board.orientation);
                const Point from = counters.contains(cell) ? one.item.dealt.aside : one.item.dealt.at;
                all.starts.push_back({one, {middle.x + from.x, middle.y + from.y}});
                dealt[cell].push_back(one.item.dealt.property);
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
    std::ranges::stable_sort(starts, {}, &std::pair<std::size_t, StartItem>::first);
    std::set<std::size_t> standing;
    for (auto& [piece, start] : starts) {
        standing.insert(piece);
        all.starts.push_back(std::move(start));
    }
    for (StartItem& start : all.starts) start.one.item.copies = 1;
    spread(all.starts);
    all.board = withoutPieces(scenario, {standing.begin(), standing.end()});
    removeDealt(all.board.board, dealt);
    return all;
}

}  // namespace hexa::exchange
