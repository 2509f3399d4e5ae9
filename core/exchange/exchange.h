// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/print/cutitem.h"
#include "core/engine/print/itemside.h"
#include "core/engine/system.h"
#include "core/exchange/foreigntile.h"
#include "core/exchange/tilepicture.h"
#include "core/scenario/scenario.h"

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Maps in the formats of other programs, and text maps: one interface for the command line and the
// editor. docs/exchange.md lists the content of each format.

namespace hexa {

struct GameSystem;
class Systems;

enum class ExchangeForm {
    Text,    ///< Text map (core/io/textmap/textmap.h).
    Tmx,     ///< Map of the editor Tiled, XML.
    Tmj,     ///< The same map as JSON.
    Tts,     ///< Saved object of Tabletop Simulator.
    Vassal,  ///< Module of VASSAL.
    Hexa1,   ///< Map file of version 1, for programs that read no huge maps of version 2.
};

struct ExchangeFormInfo {
    ExchangeForm form;
    std::string_view name;    ///< Name in options: "tmx".
    std::string_view suffix;  ///< Ending of files: "vmod".
    bool canImport = false;
};
std::span<const ExchangeFormInfo> exchangeForms();
const ExchangeFormInfo& infoOf(ExchangeForm form);
/// Returns the format, or null for an unknown name.
const ExchangeFormInfo* exchangeFormNamed(std::string_view name);
/// Return the format for the ending of a file's name, without regard to case, or null. Files to
/// read may also have the endings .json and .xml, which Tiled offers too.
const ExchangeFormInfo* exchangeFormToWrite(std::string_view path);
const ExchangeFormInfo* exchangeFormToRead(std::string_view path);

// -- out

/// A file that an export consists of; `name` is relative to the main file's folder.
struct ExportFile {
    std::string name;
    std::string content;
};

struct MapExport {
    std::vector<ExportFile> files;  ///< The main file first.
    std::vector<Problem> warnings;  ///< Things that could not be kept, with their hexes.
};

struct MapExportOptions {
    std::string name = "map";       ///< Of the main file, without folder and ending; names pictures too.
    std::string language = "en";    ///< Of names that people read.
    exchange::TilePainter painter;  ///< PNG instead of SVG; Tabletop Simulator needs it.
    /// Paints a whole board, with all pieces or without those that become separate pieces: PNG of
    /// this size, with `left`, `top` (unit: circumradius) at its corner. For VASSAL, and for
    /// Tabletop Simulator if the game lays no tiles.
    std::function<Result<std::string>(const Scenario&, exchange::PictureSize, double left, double top,
                                      double pixelsPerUnit)>
        board;
    /// Paints a side of something to cut out as PNG, transparent around it, at most `longest`
    /// pixels wide and high. Without it Tabletop Simulator and VASSAL get no cards and counters.
    std::function<Result<std::string>(const CutItem&, ItemSide side, int longest)> itemPainter;
    /// Tabletop Simulator: address of the pictures, e.g. "file:///home/me/map-tiles/" or
    /// "https://...".
    std::string pictureUrl;
    double tokenScale = 1;  ///< Tabletop Simulator: scale of the tokens; their distances follow.
};

/// Returns the map in another form. Fails with "exchange.too-scattered", "exchange.needs-pictures",
/// "exchange.too-large-board" or the error of a painter.
Result<MapExport> exportMap(const Scenario& scenario, const GameSystem& system, ExchangeForm form,
                            const MapExportOptions& options);

/// Writes all files, pictures first, each as a whole; `path` is the main file's. Fails with the
/// codes of writeFile().
Status writeExport(const MapExport& content, const std::string& path);

// -- in

/// Value in MapImportOptions::kinds for tiles outside of the map: flags, roads, grids.
inline constexpr const char* leaveOutTile = "-";

struct MapImportOptions {
    /// Game of maps that don't name one; empty = the only one there is.
    std::string system;
    /// Tile of a foreign map -> id of a kind, or leaveOutTile.
    std::map<std::string, std::string> kinds;
    bool keepFile = false;  ///< MapImport::file is wanted.
    /// Gets the tiles that `kinds` could explain, if the map is refused for them
    /// ("exchange.unmapped-tiles").
    std::vector<ForeignTile>* unknown = nullptr;
};

struct MapImport {
    Scenario scenario;
    /// Map file as writeScenario() makes it, if requested, so that saving need not repeat the work.
    std::string file;
    std::vector<Problem> warnings;
};

/// The content of a file that the map names, relative to the map.
using CompanionFile = std::function<Result<std::string>(const std::string& name)>;

/// Returns a map from another format; all or nothing. Errors have codes "exchange.*", "textmap.*"
/// or "json.*" and their place. "exchange.no-system" asks for `system`, "exchange.unmapped-tiles"
/// for `kinds` (see MapImportOptions::unknown). An accepted map can be written as a `.hexa` file
/// and read again.
Result<MapImport> importMap(std::string_view text, ExchangeForm form, const Systems& systems,
                            const MapImportOptions& options, const CompanionFile& companion);

/// Imports a file and those beside it.
Result<MapImport> importMapFile(const std::string& path, ExchangeForm form, const Systems& systems,
                                const MapImportOptions& options);

}  // namespace hexa
