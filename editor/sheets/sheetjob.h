// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/headline.h"
#include "core/engine/print/boardparts.h"
#include "core/engine/print/print.h"
#include "core/engine/record.h"
#include "core/engine/system.h"
#include "core/scenario/scenario.h"
#include "editor/paint/tileart.h"

#include <QSizeF>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Sheets for the table: pages made from values, the same for preview, PDF, pictures and printer.
namespace hexa {
struct GameSystem;
class Messages;
}  // namespace hexa

namespace hexa::sheets {

/// Kinds of sheets, each a row of sheetInfos().
enum class SheetKind { Layout, BagList, Draw, Tiles, Poster, Orders, Tracks, Rules, Ruler, Items };

/// Returns SheetInfo::id. The table (editor/sheets/sheetinfo) has all properties of a kind.
const char* idOf(SheetKind kind);
std::optional<SheetKind> sheetKind(std::string_view id);
/// Returns the sheets of things to cut out that a game has (PrintFunctions::sheets); all of them
/// are SheetKind::Items.
const std::vector<CutSheet>& itemSheetsOf(const GameSystem& system);
/// True if the game has the content of such a sheet.
bool offers(const GameSystem& system, SheetKind kind);
/// Returns all of a map but the printer check.
std::vector<SheetKind> kitSheets();
/// Returns the same, limited to the game's sheets.
std::vector<SheetKind> kitSheets(const GameSystem& system);

enum class Turn { Auto, Portrait, Landscape };
/// Backs of tiles: none; on pages of their own, for printing on both sides; beside the front, to be
/// folded.
enum class Backs { None, Duplex, Fold };
/// About which side of the paper a printer turns it to print the back.
enum class Flip { LongEdge, ShortEdge };
/// Tiles of this map, or all tiles of the game's box.
enum class TileChoice { Map, Box };

/// The lines for a plotter: not shown, as a layer of their own above the page, or as the only
/// content.
enum class CutLines { None, Layer, Only };

/// Stretching of lines that corrects the printer. The axes are those of the paper, not of a
/// landscape page.
struct Correction {
    double x = 1;  ///< Along the short side of the paper.
    double y = 1;  ///< Along its long side.
    friend bool operator==(const Correction&, const Correction&) = default;
};
/// Returns the correction from a person's measurement of the two lines of the ruler page
/// (rulerLines()). Returns none for impossible values: more than a tenth wrong, or so different in
/// both directions that other lines were measured.
std::optional<Correction> correctionFrom(double measuredX, double measuredY, QSizeF lines);

/// Parts of the layout sheet beside the tiles.
struct LayoutParts {
    /// With seats, special rules and share code; the source of the map is always included.
    bool legend = true;
    bool ids = true;
    bool columns = true;     ///< Their numbers.
    bool emptySlots = true;  ///< Cells without a tile.
    friend bool operator==(const LayoutParts&, const LayoutParts&) = default;
};

/// Everything that can be chosen. Lengths in mm.
struct SheetOptions {
    std::vector<SheetKind> sheets{SheetKind::Layout};
    /// For SheetKind::Items: the game's sheets by id; none = all of them.
    std::vector<std::string> items;
    QSizeF paper{210, 297};  ///< Portrait; a paper wider than high stays so.
    Turn turn = Turn::Auto;
    double margin = 10;
    paint::TileStyle style = paint::TileStyle::Abstract;
    std::string language = "en";
    std::optional<OptionValues> variant;  ///< One of variantsOf(); none for that of the map.
    Correction correction;
    LayoutParts layout;

    /// Flat to flat, for tiles and poster; tileSizeOf() returns that of the game.
    double tileSize = 75;
    TileChoice tiles = TileChoice::Map;
    double bleed = 3;
    double safe = 3;  ///< Distance of a tile's texts from its edge.
    Backs backs = Backs::None;
    Flip flip = Flip::LongEdge;
    QSizeF cardSize;          ///< Size of all cards; invalid: each as the game defines it.
    double counterScale = 1;  ///< Scale of all items except cards and items made of tiles.
    /// Ratio of the tiles' size to the game's own, for objects on tiles. Follows from tileSize in
    /// makeJob().
    double onTiles = 1;
    int itemCopies = 1;  ///< Number of copies of all things to cut out.
    CutLines cutLines = CutLines::None;
    double overlap = 10;                  ///< Overlap of poster pages.
    BoardParts poster = BoardParts::All;  ///< Parts of the map on the poster.
    int ordersPerPage = 4;
    int orderCopies = 0;  ///< Order sheets of each seat; 0 = one a turn.
    friend bool operator==(const SheetOptions&, const SheetOptions&) = default;
};

/// True if a poster of the game's maps can show more than the bare mat.
bool hasPieces(const GameSystem& system);

/// Returns the variants that sheets for a map may be for, the usual one first; none if its game has
/// no choice of them.
std::vector<OptionValues> variantsOf(const GameSystem& system, const Scenario& scenario);

/// Returns the map in one of its variants; as it is for none and for an unknown one.
Scenario inVariant(Scenario map, const GameSystem& system, const std::optional<OptionValues>& variant);

/// Returns the size of a game's tiles, flat to flat, in mm.
double tileSizeOf(const GameSystem& system);
/// Returns the size of cards by name ("mini", "poker", "tarot") or as "WIDTHxHEIGHT" in mm.
std::optional<QSizeF> cardSize(std::string_view name);
inline constexpr double minCard = 20, maxCard = 300;

/// Returns the size of a paper by name ("A3", "A4", "A5", "letter", "legal", any case) or as
/// "WIDTHxHEIGHT" in mm.
std::optional<QSizeF> paperSize(std::string_view name);
inline constexpr double minPaper = 90, maxPaper = 3000;

/// Content of a print, as values; the game and the messages outlive it.
struct SheetJob {
    SheetOptions options;
    std::shared_ptr<const Scenario> scenario;  ///< Every tile has an ID.
    const GameSystem* system = nullptr;
    const Messages* messages = nullptr;
    SheetFacts facts;
    RulesCard rules;
    std::string shareCode;  ///< Empty: the map has none.
    /// Fairness of a map without certificate or symmetry; none: not checked.
    std::optional<balance::Headline> fairness = {};
    std::string fileName;  ///< Name of the attachment, e.g. "hale.hexa".
    std::string fileText;  ///< Attachment, byte for byte.

    const Catalog& catalog() const;
};

/// Returns the rules sheet: the game's card, then the map's own texts.
RulesCard rulesCardOf(const GameSystem& system, const Scenario& scenario, const Messages& messages,
                      const std::string& language);

/// Makes a job. `name` is the map's name without folder and suffix; `text` is its file, which is
/// written again if empty.
SheetJob makeJob(const Scenario& scenario, const GameSystem& system, const Messages& messages,
                 const SheetOptions& options, std::string shareCode, const std::string& name,
                 std::string text = {});
/// Sets the fairness of `map`, which the job was made for. It stays unknown if the sheets are for
/// another variant.
void setFairness(SheetJob& job, const Scenario& map, const std::optional<balance::Headline>& fairness);

}  // namespace hexa::sheets
