// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/items.h"

#include "core/hex/geometry.h"
#include "core/owngame/marks.h"
#include "core/owngame/rules/sentences.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <variant>

namespace hexa::owngame {
namespace {

constexpr std::string_view piecesSheet = "pieces", tokensSheet = "tokens";
constexpr double piecePart = 0.3;  // of a tile: so that a hex has room for one and a token
constexpr int mostCopies = 200;    // a supply can be a million

CutOutline disc(double across) { return {CutOutline::Form::Round, across, 0, 0, {}}; }

Localized joined(Localized name, std::string_view between, const Localized& more) {
    for (auto& [language, words] : name.texts) words.append(between).append(more.in(language));
    return name;
}

/// Returns how many of a kind the game has for each of its owners.
int wantedOf(const Definition& definition, const PieceKind& kind, int players, int owners) {
    std::int64_t wanted = kind.supply.value_or(0);
    for (const Count& count : definition.counts) {
        const Bounds* is = count.what == "piece:" + kind.id ? count.is.of(players) : nullptr;
        if (is == nullptr) continue;
        const std::int64_t all = is->max != Bounds::most ? is->max : std::max<std::int64_t>(is->min, 0);
        wanted = std::max(wanted, (all + owners - 1) / owners);
    }
    return static_cast<int>(std::clamp<std::int64_t>(wanted, 0, mostCopies));
}

CutItem pieceItem(const Definition& definition, const PieceKind& kind) {
    CutItem item;
    item.id = "piece-" + kind.id;
    item.name = kind.name;
    item.pile = kind.name;
    item.onTiles = true;
    item.outline = disc(pieceSizeOf(definition));
    if (kind.covers) item.outline = {CutOutline::Form::Hexes, 0, 0, 0, {Hex{}}};
    item.front.colour = kind.colour;
    if (definition.drawings.contains(item.id)) item.front.drawing = item.id;
    // Colour is never the only difference: a drawing may be the same for all owners.
    if (kind.owned || item.front.drawing.empty()) item.front.letter = Localized(kind.letter);
    return item;
}

CutItem ownedBy(CutItem item, const PieceKind& kind, const Catalog& catalog, const Scenario& scenario,
                std::size_t seat) {
    const std::string number = std::to_string(seat + 1);
    item.id = "seat-" + number + '-' + kind.id;
    item.seat = static_cast<int>(seat);
    const Faction* faction = factionOf(scenario, catalog, seat);
    const Localized& own = scenario.seats[seat].name;
    item.pile = !own.empty() ? own : faction != nullptr ? faction->name : Localized(number);
    item.name = joined(std::move(item.name), " · ", item.pile);
    if (faction == nullptr) {
        item.front.number = number;
        return item;
    }
    item.front.colour = faction->colour;
    item.front.faction = static_cast<int>(faction - catalog.factions.data());
    return item;
}

/// Adds the pieces of one kind and owner.
void addPieces(std::vector<CutItem>& items, CutItem item, const PieceKind& kind, const Board& board,
               int wanted) {
    int placed = 0;
    for (std::size_t at = 0; at < board.pieces.size(); ++at) {
        const PiecePlacement& piece = board.pieces[at];
        if (piece.kind != kind.id || (kind.owned && piece.seat != item.seat)) continue;
        item.starts.push_back(at);
        placed += std::max(piece.count, 1);
    }
    item.copies = std::max(wanted, placed);
    if (item.copies > 0) items.push_back(std::move(item));
}

std::vector<CutItem> pieceItems(const Definition& definition, const Scenario& scenario) {
    std::vector<CutItem> items;
    const Catalog& catalog = definition.catalog;
    for (const PieceKind& kind : catalog.pieceKinds) {
        const CutItem item = pieceItem(definition, kind);
        std::vector<std::size_t> owners;
        for (std::size_t seat = 0; seat < scenario.seats.size() && kind.owned; ++seat) {
            const Faction* faction = factionOf(scenario, catalog, seat);
            if (kind.faction.empty() || (faction != nullptr && faction->id == kind.faction))
                owners.push_back(seat);
        }
        const int wanted =
            wantedOf(definition, kind, scenario.players(), std::max<int>(1, static_cast<int>(owners.size())));
        for (const std::size_t seat : owners)
            addPieces(items, ownedBy(item, kind, catalog, scenario, seat), kind, scenario.board, wanted);
        // Pieces without an owner are also those that still wait for one.
        addPieces(items, item, kind, scenario.board, kind.owned ? 0 : wanted);
    }
    return items;
}

std::vector<CutItem> tokenItems(const Definition& definition, const Scenario& scenario) {
    std::vector<CutItem> items;
    for (std::size_t i = 0; i < definition.decks.size(); ++i) {
        const Deck& deck = definition.decks[i];
        const Property* property = findProperty(definition.catalog.cellProperties, deck.property);
        for (const Deck::Value& value : deck.values) {
            const auto mark = markOf(definition, i, value);
            if (!mark || property == nullptr) continue;
            CutItem item;
            item.id = "deck-" + std::to_string(i + 1) + '-' + value.id;
            item.name = joined(property->name, " ", mark->name);
            item.outline = disc(tokenSizeOf(definition));
            item.onTiles = true;
            item.front.colour = value.colour;
            item.front.letter = mark->letter;
            if (mark->name != mark->letter) item.front.title = mark->name;
            item.pile = property->name;
            item.dealt = {deck.property, mark->at, mark->aside.value_or(mark->at), {}};
            for (const auto& [at, details] : scenario.board.details()) {
                const auto* own = details.attributes.find(deck.property);
                const auto* word = own != nullptr ? std::get_if<std::string>(own) : nullptr;
                if (word != nullptr && *word == value.id) item.dealt.cells.push_back(at);
            }
            const Bounds* copies = value.copies.of(scenario.players());
            const std::int64_t wanted =
                copies != nullptr ? std::clamp<std::int64_t>(copies->min, 0, mostCopies) : 0;
            item.copies = std::max(static_cast<int>(wanted), static_cast<int>(item.dealt.cells.size()));
            if (item.copies > 0) items.push_back(std::move(item));
        }
    }
    return items;
}

}  // namespace

double pieceSizeOf(const Definition& definition) {
    return definition.pieceSize > 0 ? definition.pieceSize : std::round(definition.tileSize * piecePart);
}

double tokenSizeOf(const Definition& definition) {
    constexpr double part = 2 * markRadius / sqrt3;  // as large as on the map
    return definition.tokenSize > 0 ? definition.tokenSize : std::round(definition.tileSize * part);
}

std::vector<CutSheet> cutSheets(const Definition& definition) {
    std::vector<CutSheet> sheets;
    const auto add = [&](std::string_view id) {
        sheets.push_back({std::string(id), say("owngame.print." + std::string(id))});
    };
    if (!definition.catalog.pieceKinds.empty()) add(piecesSheet);
    if (!definition.decks.empty()) add(tokensSheet);
    return sheets;
}

std::vector<CutItem> cutItems(const Definition& definition, const Scenario& scenario,
                              std::string_view sheet) {
    if (sheet == piecesSheet) return pieceItems(definition, scenario);
    return sheet == tokensSheet ? tokenItems(definition, scenario) : std::vector<CutItem>();
}

}  // namespace hexa::owngame
