// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/print/items.h"

#include "core/systems/claymore/terms/pieces.h"
#include "core/systems/claymore/terms/sentences.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace hexa::claymore {
namespace {

// Sizes in mm. A base is about 80 by 60 (spec section 3.1, P5); the other sizes are the program's
// own.
const CutOutline base{CutOutline::Form::Rectangle, 80, 60, 2, {}};
const CutOutline card{CutOutline::Form::Rectangle, 63, 88, 3, {}};
const CutOutline hedgeStrip{CutOutline::Form::Rectangle, 68, 12, 2, {}};
const CutOutline oneHex{CutOutline::Form::Hexes, 0, 0, 0, {Hex{0, 0}}};
CutOutline disc(double across) { return {CutOutline::Form::Round, across, 0, 0, {}}; }
constexpr double chipAcross = 25, tileAcross = 60;

constexpr int skullChips = 50, eliteChips = 22, rubbleChips = 3, hedges = 4;  // CS-006, CS-007

constexpr std::string_view paperColour = "#f4efe2", skullColour = "#d9d4c6", tileColour = "#e8dcc0",
                           ogirColour = "#6b4a2f", hedgeColour = "#2f6b2f";

Localized text(const std::string& code, const Arguments& arguments = {}) {
    return say(code.c_str(), arguments);
}

Localized numbered(Localized name, int number) {
    for (auto& [language, words] : name.texts) words += " " + std::to_string(number);
    return name;
}

/// Marks data that comes neither from the German rules nor from the owner's box (spec section 3).
void mark(CutItem& item, Source source, const std::string& what) {
    if (isKnown(source)) return;
    item.standIn = StandIn::Partly;
    item.front.foot =
        text("claymore.print." + std::string(source == Source::Public ? "public-" : "stand-in-") + what);
    for (auto& [language, words] : item.name.texts) words += standInMark;
    if (item.outline.form != CutOutline::Form::Hexes) item.front.title = item.name;
}

std::string drawingOf(RegimentKind kind) { return "piece-" + std::string(factsOf(kind).id); }

template <class Use>
void eachRegiment(Use use) {
    for (std::size_t kind = 0; kind < regimentKinds; ++kind)
        for (int number = 1; number <= regimentTable[kind].count; ++number) use(regimentKindAt(kind), number);
}

/// Returns the pieces of a map by the kind and number of their regiments. Pieces without a number
/// take the remaining numbers of their kind.
std::map<std::pair<std::size_t, int>, std::size_t> standing(const Board& board) {
    std::map<std::pair<std::size_t, int>, std::size_t> found;
    for (const bool numbered : {true, false})
        for (std::size_t piece = 0; piece < board.pieces.size(); ++piece)
            for (std::size_t kind = 0; kind < regimentKinds; ++kind) {
                const PiecePlacement& placed = board.pieces[piece];
                if (placed.kind != regimentTable[kind].id) continue;
                const int own = numberIn(placed.attributes, property::number);
                if (numbered != (own > 0)) continue;
                int number = std::max(own, 1);
                while (!numbered && found.contains({kind, number})) ++number;
                found.insert({{kind, number}, piece});
            }
    return found;
}

/// Returns the 25 regiments with name, number and combat value (CS-005).
std::vector<CutItem> regimentItems(const Catalog& catalog, const Values& values, const Board& board) {
    std::vector<CutItem> items;
    const auto starts = standing(board);
    eachRegiment([&](RegimentKind kind, int number) {
        const RegimentFacts& facts = factsOf(kind);
        CutItem item;
        item.id = std::string(facts.id) + "-" + std::to_string(number);
        item.name = catalog.pieceKind(facts.id)->name;
        if (facts.count > 1) item.name = numbered(item.name, number);
        item.outline = base;
        item.onTiles = true;
        item.seat = static_cast<int>(facts.army);
        item.front.colour = catalog.factions[indexOf(facts.army)].colour;
        item.front.drawing = drawingOf(kind);
        item.front.title = item.name;
        item.front.number = std::to_string(values.combat[indexOf(kind)]);
        if (const auto start = starts.find({indexOf(kind), number}); start != starts.end())
            item.starts = {start->second};
        mark(item, values.sources.combat[indexOf(kind)], "value");
        items.push_back(std::move(item));
    });
    return items;
}

CutItem chip(std::string id, Localized name, std::string_view colour, std::string drawing, int copies) {
    CutItem item;
    item.id = std::move(id);
    item.name = std::move(name);
    item.outline = disc(chipAcross);
    item.onTiles = true;
    item.copies = copies;
    item.front.colour = colour;
    item.front.drawing = std::move(drawing);
    return item;
}

/// Returns the chips of the regiments, with equal backs (CS-153), and the chips laid beside them.
std::vector<CutItem> chipItems(const Catalog& catalog) {
    std::vector<CutItem> items;
    eachRegiment([&](RegimentKind kind, int number) {
        const RegimentFacts& facts = factsOf(kind);
        const Faction& army = catalog.factions[indexOf(facts.army)];
        CutItem item = chip("chip-" + std::string(facts.id) + "-" + std::to_string(number),
                            catalog.pieceKind(facts.id)->name, army.colour, drawingOf(kind), 1);
        if (facts.count > 1) item.name = numbered(item.name, number);
        item.seat = static_cast<int>(facts.army);
        if (facts.count > 1) item.front.number = std::to_string(number);
        item.back = CutFace{};
        item.back->colour = army.colour;
        item.back->letter = Localized("?");
        item.back->faction = static_cast<int>(facts.army);
        items.push_back(std::move(item));
    });
    items.push_back(chip("skull", text("claymore.print.skull"), skullColour, "chip-skull", skullChips));
    items.push_back(chip("elite", text("claymore.print.elite"), paperColour, "chip-elite", eliteChips));
    items.push_back(chip("rubble", text("claymore.print.rubble"), paperColour, "chip-rubble", rubbleChips));
    return items;
}

/// Returns the deck of action cards (CS-060): all backs are the same, whichever army is on the
/// front.
std::vector<CutItem> cardItems(const Catalog& catalog, const Values& values) {
    std::vector<CutItem> items;
    for (const ActionCard& action : values.cards) {
        const Faction& army = catalog.factions[indexOf(action.army)];
        CutItem item;
        item.id = action.id;
        item.name = cardName(action, catalog);
        item.outline = card;
        item.copies = action.count;
        item.pile = text("claymore.print.deck");
        item.front.colour = army.colour;
        item.front.title = item.name;
        item.front.line = army.name;
        item.front.text = text(cardTextCode(action, values));
        for (std::size_t kind = 0; kind < regimentKinds; ++kind)
            if ((action.names & setOf(regimentKindAt(kind))) != 0)
                item.front.pictures.push_back(drawingOf(regimentKindAt(kind)));
        item.back = CutFace{};
        item.back->colour = "#3b3936";
        item.back->title = text("claymore.print.action-card");
        item.back->letter = Localized("⚔");
        // The rules give the number of copies only for the four reinforcements (CS-070).
        mark(item, action.sort == CardSort::Extra ? Source::Rules : values.sources.cards, "count");
        items.push_back(std::move(item));
    }
    return items;
}

/// Returns Ogir's own cards (CS-120).
std::vector<CutItem> ogirItems(const Values& values) {
    std::vector<CutItem> items;
    constexpr std::array<const char*, 2> ids{"move", "attack"};
    for (std::size_t sort = 0; sort < ids.size(); ++sort) {
        CutItem item;
        item.id = std::string("ogir-") + ids[sort];
        item.name = text(std::string("claymore.ogir-card.") + ids[sort]);
        item.outline = card;
        item.copies = values.ogirCards[sort];
        item.pile = text("claymore.card.ogir");
        item.front.colour = paperColour;
        item.front.drawing = item.id;
        item.front.title = item.name;
        item.back = CutFace{};
        item.back->colour = ogirColour;
        item.back->drawing = "piece-ogir";
        items.push_back(std::move(item));
    }
    return items;
}

/// Returns howitzer tiles and the target (CS-111, CS-112).
std::vector<CutItem> tileItems(const Values& values) {
    std::vector<CutItem> items;
    constexpr std::array<const char*, 3> ids{"flying", "bounce", "explosion"};
    for (std::size_t sort = 0; sort < ids.size(); ++sort) {
        CutItem item = chip(std::string("tile-") + ids[sort], text(std::string("claymore.tile.") + ids[sort]),
                            tileColour, std::string("tile-") + ids[sort], values.tiles[sort]);
        item.outline = disc(tileAcross);
        item.front.title = item.name;
        item.pile = text("claymore.print.tiles");
        item.back = CutFace{};
        item.back->colour = "#3b3936";
        item.back->drawing = "piece-howitzer";
        mark(item, values.sources.tiles, "count");
        items.push_back(std::move(item));
    }
    CutItem target = chip("target", text("claymore.print.target"), tileColour, "tile-target", 1);
    target.outline = disc(tileAcross);
    target.front.title = target.name;
    target.back = CutFace{};
    target.back->colour = tileColour;
    target.back->drawing = "tile-explosion";  // turned over when the chain is complete
    items.push_back(std::move(target));
    return items;
}

/// Returns the four two-sided terrain hexes (CS-008, CS-009), the tower's base, hedges.
std::vector<CutItem> terrainItems(const Catalog& catalog, const Board& board) {
    std::vector<CutItem> items;
    const auto face = [](std::string_view kind) {
        CutFace side;
        side.drawing = "piece-" + std::string(kind);
        return side;
    };
    const auto hex = [&](std::string id, std::string_view front, std::string_view back) {
        CutItem item;
        item.id = std::move(id);
        item.name = catalog.pieceKind(front)->name;
        item.outline = oneHex;
        item.front = face(front);
        if (!back.empty()) {
            item.name = text("claymore.print.two-sided", {{"front", catalog.pieceKind(front)->name},
                                                          {"back", catalog.pieceKind(back)->name}});
            item.back = face(back);
            // The pairs of sides are a public fact; the palisade on each hex is our choice.
            mark(item, Source::Public, "sides");
        }
        items.push_back(std::move(item));
    };
    hex("terrain-1", piece::marsh, piece::palisades[0]);
    hex("terrain-2", piece::marsh, piece::palisades[1]);
    hex("terrain-3", piece::marsh, piece::ford);
    hex("terrain-4", piece::ford, piece::palisades[2]);
    hex("tower", piece::tower, {});
    for (std::size_t at = 0; at < board.pieces.size(); ++at)
        if (board.pieces[at].kind == piece::tower && items.back().starts.empty()) items.back().starts = {at};
    CutItem hedge;
    hedge.id = "hedge";
    hedge.name = catalog.edgeKind(border::hedge)->name;
    hedge.outline = hedgeStrip;
    hedge.onTiles = true;
    hedge.copies = hedges;
    hedge.front.colour = hedgeColour;
    items.push_back(std::move(hedge));
    return items;
}

constexpr std::array<const char*, 6> sheets{"regiments", "chips", "cards", "ogir", "howitzer", "terrain"};

}  // namespace

std::vector<CutSheet> cutSheets() {
    std::vector<CutSheet> list;
    for (const char* id : sheets) list.push_back({id, text(std::string("claymore.print.sheet.") + id)});
    return list;
}

std::vector<CutItem> cutItems(const Catalog& catalog, const Values& values, const Scenario& scenario,
                              std::string_view sheet) {
    if (sheet == "regiments") return regimentItems(catalog, values, scenario.board);
    if (sheet == "chips") return chipItems(catalog);
    if (sheet == "cards") return cardItems(catalog, values);
    if (sheet == "ogir") return ogirItems(values);
    if (sheet == "howitzer") return tileItems(values);
    return sheet == "terrain" ? terrainItems(catalog, scenario.board) : std::vector<CutItem>();
}

}  // namespace hexa::claymore
