// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/check/objectcounts.h"
#include "core/engine/print/print.h"
#include "core/engine/system.h"
#include "core/exchange/oneway.h"
#include "core/exchange/playitems.h"
#include "core/json/writer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <optional>
#include <set>

namespace hexa::exchange {
namespace {

// Tabletop Simulator measures in units of about an inch; a token of scale 1 is two of them wide,
// and its picture's longer side decides.
constexpr double unitsAtScaleOne = 2;
constexpr int picturePixels = 512;
// A card of scale 1 is about so wide.
constexpr double cardUnits = 2.2;
// Heights above the table: of objects on it, and of objects on a board or a tile.
constexpr double lyingHeight = 1.0, standingHeight = 1.3;
constexpr int longestBoard = 4096;  // pixels; larger pictures are made smaller there
constexpr int manyCopies = 4;       // more of what lies alone are in a bag
// Shapes of its Custom Tile.
constexpr int boxTile = 0, roundTile = 2;

/// Pictures of items: sharp at the size at which they lie on the table.
int itemPixels(double mm) { return std::clamp(static_cast<int>(std::lround(mm * 8)), 96, 1024); }

std::string guidOf(std::size_t number) {
    std::array<char, 8> text{};
    std::snprintf(text.data(), text.size(), "%06x", static_cast<unsigned>((0x5e0000 + number) & 0xffffff));
    return text.data();
}

double shortened(double value) { return std::round(value * 10'000) / 10'000; }

/// The whole board in one picture.
struct BoardPicture {
    std::string name;
    PictureSize size;
    double pixelsPerUnit = 1;
};

class ObjectWriter {
public:
    /// @param board the picture of the whole board, if the map does not consist of tiles
    ObjectWriter(const Scenario& scenario, const GameSystem& system, const MapExportOptions& options,
                 const PlayItems& items, const BoardPicture* board)
        : mScenario(scenario), mSystem(system), mOptions(options), mItems(items), mBoard(board) {}

    std::string write(const std::string& folder) {
        const Bounds bounds = boundsOf(mScenario.board);
        mMiddle = {(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2};
        mFolder = folder;
        mJson.beginObject();
        for (const char* key :
             {"SaveName", "GameMode", "Date", "Table", "Sky", "Note", "Rules", "LuaScript", "LuaScriptState"})
            mJson.member(key, "");
        mJson.key("ObjectStates");
        mJson.beginArray();
        if (mBoard != nullptr)
            writeBoard();
        else
            for (const Cell& cell : mScenario.board.cells())
                if (isTile(cell.kind)) writeTile(cell);
        for (const StartItem& start : mItems.starts) writePiece(start.one, onTable(start.at), standingHeight);
        writeItems(bounds);
        mJson.endArray();
        mJson.endObject();
        return mJson.take();
    }

private:
    std::string nameOf(const Cell& cell) const {
        std::string name(mSystem.catalog.kind(cell.kind).name.in(mOptions.language));
        if (!cell.id.empty()) name.append(" ").append(cell.id.text());
        return name;
    }
    /// Returns an unusual property in words; empty for the usual value.
    std::string valueOf(const Property& property, const Attributes& attributes) const {
        const AttributeValue* own = attributes.find(property.id);
        if (own == nullptr || *own == property.defaultValue) return {};
        std::string name(property.name.in(mOptions.language));
        if (const int* number = std::get_if<int>(own)) return name + ": " + std::to_string(*number);
        const std::string* word = std::get_if<std::string>(own);
        if (word == nullptr) return name;
        const auto choice = std::ranges::find(property.choices, *word, &Property::Choice::id);
        return name + ": " +
               (choice == property.choices.end() ? *word : std::string(choice->name.in(mOptions.language)));
    }
    std::string descriptionOf(const Cell& cell) const {
        const CellDetails& details = mItems.board.board.detailsOf(cell.at);
        std::string text(details.special.in(mOptions.language));
        for (const Property& property : mSystem.catalog.cellProperties)
            if (const std::string value = valueOf(property, details.attributes); !value.empty())
                text += (text.empty() ? "" : "\n") + value;
        const auto seat = mScenario.seatAt(cell.at);
        if (!seat) return text;
        return ownerOf(*seat) + (text.empty() ? "" : "\n" + text);
    }
    std::string ownerOf(std::size_t seat) const {
        std::string owner(mScenario.seats[seat].name.in(mOptions.language));
        if (owner.empty())
            if (const Faction* faction = factionOf(mScenario, mSystem.catalog, seat))
                owner = faction->name.in(mOptions.language);
        return std::to_string(seat + 1) + ". " + owner;
    }

    /// Writes the members of every object; `flipped`: it lies on its face.
    void writeHead(const char* name, Point at, double scale, const std::string& nickname,
                   const std::string& description, bool locked, bool flipped = false,
                   double height = lyingHeight) {
        mJson.member("GUID", guidOf(mCount++));
        mJson.member("Name", name);
        mJson.key("Transform");
        mJson.beginObject(JsonWriter::Style::Compact);
        mJson.member("posX", shortened(at.x));
        mJson.member("posY", height);
        mJson.member("posZ", shortened(at.y));
        mJson.member("rotX", 0.0);
        mJson.member("rotY", 180.0);
        mJson.member("rotZ", flipped ? 180.0 : 0.0);
        mJson.member("scaleX", shortened(scale));
        mJson.member("scaleY", 1.0);
        mJson.member("scaleZ", shortened(scale));
        mJson.endObject();
        mJson.member("Nickname", nickname);
        mJson.member("Description", description);
        mJson.key("ColorDiffuse");
        mJson.beginObject(JsonWriter::Style::Compact);
        for (const char* channel : {"r", "g", "b"}) mJson.member(channel, 1.0);
        mJson.endObject();
        mJson.member("Locked", locked);
        mJson.member("Grid", false);
        mJson.member("Snap", false);
        mJson.member("Sticky", false);
        mJson.member("Tooltip", true);
    }

    /// Writes a flat object with a picture on it: a token is cut out along its picture, a tile has
    /// a shape of its own.
    void writeImage(const std::string& front, const std::string& back, std::optional<int> tileType) {
        mJson.key("CustomImage");
        mJson.beginObject();
        mJson.member("ImageURL", mFolder + front);
        mJson.member("ImageSecondaryURL", back.empty() ? std::string() : mFolder + back);
        mJson.member("ImageScalar", 1.0);
        mJson.member("WidthScale", 0.0);
        mJson.key(tileType ? "CustomTile" : "CustomToken");
        mJson.beginObject(JsonWriter::Style::Compact);
        if (tileType) mJson.member("Type", std::int64_t{*tileType});
        mJson.member("Thickness", 0.1);
        if (!tileType) mJson.member("MergeDistancePixels", 10.0);
        mJson.member("Stackable", false);
        if (tileType) mJson.member("Stretch", false);
        mJson.endObject();
        mJson.endObject();
    }

    /// Returns a place of the map on the table: away from the player is +z there, down on the
    /// screen is +y here.
    Point onTable(Point at) const {
        const double unit =
            unitsAtScaleOne * mOptions.tokenScale / 2;  // circumradius: half of the longer side
        return {(at.x - mMiddle.x) * unit, (mMiddle.y - at.y) * unit};
    }

    void writeBoard() {
        const double unit = unitsAtScaleOne * mOptions.tokenScale / 2;
        const double longest = std::max(mBoard->size.width, mBoard->size.height) / mBoard->pixelsPerUnit;
        mJson.beginObject();
        writeHead("Custom_Tile", {}, longest * unit / unitsAtScaleOne,
                  std::string(mScenario.title.in(mOptions.language)), {}, true);
        writeImage(mBoard->name, {}, boxTile);
        mJson.endObject();
    }

    void writeTile(const Cell& cell) {
        mJson.beginObject();
        const Point at = onTable(centreOf(cell.at, mScenario.board.orientation));
        writeHead("Custom_Token", at, mOptions.tokenScale, nameOf(cell), descriptionOf(cell), true);
        writeImage(lookName(lookOf(mScenario, mSystem, cell), mSystem.catalog) + ".png", {}, std::nullopt);
        mJson.endObject();
    }

    // -- beside the map

    double unitsPerMm() const { return unitsAtScaleOne / 2 * mOptions.tokenScale * sqrt3 / mItems.tileSize; }
    std::string nameOf(const PlayItem& one) const { return std::string(one.item.name.in(mOptions.language)); }
    std::string textOf(const PlayItem& one) const {
        const CutFace& face = one.item.front;
        std::string text;
        for (const Localized* part : {&face.line, &face.text, &face.foot})
            if (const auto said = part->in(mOptions.language); !said.empty())
                text.append(text.empty() ? "" : "\n").append(said);
        return text;
    }

    /// Writes columns to the right of the map: decks, bags, and single items.
    void writeItems(const Bounds& bounds) {
        const double unit = unitsAtScaleOne * mOptions.tokenScale / 2;
        const double gap = 12 * unitsPerMm();
        const double top = std::max(bounds.height() * unit / 2, 250 * unitsPerMm());
        Point corner{bounds.width() * unit / 2 + 2 * gap, top};
        double column = 0;
        for (const Pile& pile : mItems.piles) {
            double width = 0, height = 0;
            for (const PlayItem& one : pile.items) {
                width = std::max(width, one.width(mItems.tileSize) * unitsPerMm());
                height = std::max(height, one.height(mItems.tileSize) * unitsPerMm());
            }
            const bool bagged =
                !pile.deck && (!pile.name.empty() || pile.items.front().item.copies > manyCopies);
            if (bagged) width = height = 60 * unitsPerMm();
            if (corner.y - height < -top && column > 0) {
                corner = {corner.x + column + gap, top};
                column = 0;
            }
            const Point at{corner.x + width / 2, corner.y - height / 2};
            if (pile.deck)
                writeDeck(pile, at);
            else if (bagged)
                writeBag(pile, at);
            else
                writePieces(pile.items.front(), at);
            column = std::max(column, width);
            corner.y -= height + gap;
        }
        if (!mItems.piles.empty())
            writeCounters({-bounds.width() * unit / 2, -bounds.height() * unit / 2 - 2 * gap});
    }

    /// Writes the score counters: one a seat, below the map.
    void writeCounters(Point at) {
        for (std::size_t seat = 0; seat < mScenario.seats.size(); ++seat) {
            mJson.beginObject();
            writeHead("Counter", {at.x + static_cast<double>(seat) * 90 * unitsPerMm(), at.y}, 1,
                      ownerOf(seat), {}, false);
            mJson.key("Counter");
            mJson.beginObject(JsonWriter::Style::Compact);
            mJson.member("value", std::int64_t{0});
            mJson.endObject();
            mJson.endObject();
        }
    }

    /// Writes the pictures of a card, under the number of its deck.
    void writePictures(std::int64_t number, const PlayItem& one) {
        mJson.key(std::to_string(number));
        mJson.beginObject();
        mJson.member("FaceURL", mFolder + one.front);
        mJson.member("BackURL", mFolder + (one.back.empty() ? one.front : one.back));
        mJson.member("NumWidth", std::int64_t{1});
        mJson.member("NumHeight", std::int64_t{1});
        mJson.member("BackIsHidden", true);
        mJson.member("UniqueBack", false);
        mJson.member("Type", std::int64_t{0});
        mJson.endObject();
    }

    void writeCard(const PlayItem& one, std::int64_t number, Point at, bool flipped) {
        mJson.beginObject();
        writeHead("CardCustom", at, one.width(mItems.tileSize) * unitsPerMm() / cardUnits, nameOf(one),
                  textOf(one), false, flipped);
        mJson.member("HideWhenFaceDown", true);
        mJson.member("Hands", true);
        mJson.member("CardID", number * 100);
        mJson.member("SidewaysCard", false);
        mJson.key("CustomDeck");
        mJson.beginObject();
        writePictures(number, one);
        mJson.endObject();
        mJson.endObject();
    }

    /// Writes a deck, face down. Each card has a picture of its own, which the game takes for a
    /// deck of one.
    void writeDeck(const Pile& pile, Point at) {
        const std::int64_t first = mDecks;
        int cards = 0;
        for (const PlayItem& one : pile.items) cards += one.item.copies;
        mDecks += static_cast<std::int64_t>(pile.items.size());
        if (cards == 1) return writeCard(pile.items.front(), first, at, true);
        const auto eachCard = [&](const auto& use) {
            for (std::size_t i = 0; i < pile.items.size(); ++i)
                for (int copy = 0; copy < pile.items[i].item.copies; ++copy)
                    use(pile.items[i], first + static_cast<std::int64_t>(i));
        };
        mJson.beginObject();
        writeHead("DeckCustom", at, pile.items.front().width(mItems.tileSize) * unitsPerMm() / cardUnits,
                  pile.name, {}, false, true);
        mJson.member("HideWhenFaceDown", true);
        mJson.member("SidewaysCard", false);
        mJson.key("DeckIDs");
        mJson.beginArray();
        eachCard([&](const PlayItem&, std::int64_t number) { mJson.value(number * 100); });
        mJson.endArray();
        mJson.key("CustomDeck");
        mJson.beginObject();
        for (std::size_t i = 0; i < pile.items.size(); ++i)
            writePictures(first + static_cast<std::int64_t>(i), pile.items[i]);
        mJson.endObject();
        mJson.key("ContainedObjects");
        mJson.beginArray();
        eachCard([&](const PlayItem& one, std::int64_t number) { writeCard(one, number, at, true); });
        mJson.endArray();
        mJson.endObject();
    }

    void writePiece(const PlayItem& one, Point at, double height = lyingHeight) {
        const bool round = one.item.outline.form == CutOutline::Form::Round;
        const double longest =
            std::max(one.width(mItems.tileSize), one.height(mItems.tileSize)) * unitsPerMm();
        mJson.beginObject();
        writeHead(one.hexes() ? "Custom_Token" : "Custom_Tile", at, longest / unitsAtScaleOne, nameOf(one),
                  textOf(one), false, false, height);
        writeImage(one.front, one.back,
                   one.hexes() ? std::nullopt : std::optional(round ? roundTile : boxTile));
        mJson.endObject();
    }
    void writePieces(const PlayItem& one, Point at) {
        for (int copy = 0; copy < one.item.copies; ++copy)
            writePiece(one, {at.x + copy * 4 * unitsPerMm(), at.y});
    }

    void writeBag(const Pile& pile, Point at) {
        mJson.beginObject();
        writeHead("Bag", at, mOptions.tokenScale, pile.name.empty() ? nameOf(pile.items.front()) : pile.name,
                  {}, false);
        mJson.key("ContainedObjects");
        mJson.beginArray();
        for (const PlayItem& one : pile.items)
            for (int copy = 0; copy < one.item.copies; ++copy) writePiece(one, at);
        mJson.endArray();
        mJson.endObject();
    }

    const Scenario& mScenario;
    const GameSystem& mSystem;
    const MapExportOptions& mOptions;
    const PlayItems& mItems;
    const BoardPicture* mBoard;
    JsonWriter mJson;
    Point mMiddle;
    std::string mFolder;
    std::size_t mCount = 0;
    std::int64_t mDecks = 1;  ///< Numbers of cards' pictures; the game has no deck 0.
};

}  // namespace

namespace {

/// Returns a note for each kind of object that neither tiles nor items show.
std::vector<Problem> notExported(const Scenario& rest, const Catalog& catalog) {
    std::vector<Problem> notes;
    for (const ObjectCount& thing : countObjects(rest, catalog)) {
        const bool label = thing.table == ObjectTable::Labels;
        if (thing.name.empty() && !label) continue;
        Problem note;
        note.code = label ? "exchange.tts.labels" : "exchange.tts.left-out";
        note.arguments = {{"count", std::int64_t{thing.count}}};
        if (!label) note.arguments.push_back({"name", thing.name});
        note.severity = Severity::Hint;
        notes.push_back(std::move(note));
    }
    return notes;
}

}  // namespace

Result<MapExport> exportTts(const Scenario& scenario, const GameSystem& system,
                            const MapExportOptions& options) {
    if (!options.painter) return Error("exchange.needs-pictures");
    if (scenario.board.cellCount() > maxTokens)
        return Error("exchange.too-many-tokens", {{"max", static_cast<std::int64_t>(maxTokens)}});
    MapExport out;
    const std::string folder = options.name + "-tiles/";
    std::string url = options.pictureUrl.empty() ? folder : options.pictureUrl;
    if (!url.ends_with('/')) url += '/';
    auto items = playItems(scenario, system, options, itemPixels);
    if (!items) return items.error();
    // A game without tiles has a board, on which roads and hedges are drawn.
    std::optional<BoardPicture> board;
    std::string boardPng;
    if (options.board && system.print && !system.print->laysTiles) {
        const Bounds bounds = boundsOf(scenario.board);
        const double longest = std::max({bounds.width(), bounds.height(), 1.0});
        const double pixels = std::min(longestBoard / longest, double{picturePixels} / 2);
        const auto sized = [&](double units) {
            return std::max(1, static_cast<int>(std::lround(units * pixels)));
        };
        board = BoardPicture{"board.png", {sized(bounds.width()), sized(bounds.height())}, pixels};
        auto picture = options.board(items->board, board->size, bounds.left, bounds.top, pixels);
        if (!picture) return picture.error();
        boardPng = *std::move(picture);
    } else {
        out.warnings = notExported(items->board, system.catalog);
    }
    out.files.push_back(
        {options.name + ".json",
         ObjectWriter(scenario, system, options, *items, board ? &*board : nullptr).write(url)});
    const bool flat = scenario.board.orientation == Orientation::Flat;
    const int across = static_cast<int>(std::lround(picturePixels * sqrt3 / 2));
    const PictureSize size = flat ? PictureSize{picturePixels, across} : PictureSize{across, picturePixels};
    std::set<TileLook> looks;
    if (board) out.files.push_back({folder + board->name, std::move(boardPng)});
    for (const Cell& cell : scenario.board.cells())
        if (isTile(cell.kind) && !board) looks.insert(lookOf(scenario, system, cell));
    for (const TileLook& look : looks) {
        auto picture = options.painter(look, size, scenario.board.orientation);
        if (!picture) return picture.error();
        out.files.push_back({folder + lookName(look, system.catalog) + ".png", std::move(*picture)});
    }
    for (ExportFile& picture : items->pictures)
        out.files.push_back({folder + picture.name, std::move(picture.content)});
    return out;
}

}  // namespace hexa::exchange
