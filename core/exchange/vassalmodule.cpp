// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/print/print.h"
#include "core/engine/system.h"
#include "core/exchange/oneway.h"

#include "core/exchange/vassalpieces.h"
#include "core/exchange/vassalxml.h"
#include "core/xml/xmltext.h"
#include "core/zip/zip.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace hexa::exchange {
namespace {

/// The format of written modules. VASSAL asks before it opens a module of a version newer than
/// itself.
constexpr const char* vassalVersion = "3.5.0";

/// VASSAL counts in whole pixels: sizes at which these hexes are nearly regular. `column` is the
/// distance of columns, `row` the one within a column (flat-top).
struct GridSize {
    double pixelsPerUnit = 0;
    int column = 0;
    int row = 0;
    int longestSide = 0;  ///< Longest side of a picture in this size.
};
constexpr std::array<GridSize, 3> gridSizes{
    {{112, 168, 194, 6000}, {60, 90, 104, 8000}, {30, 45, 52, 12'000}}};

/// Zones with names of tiles: more would make VASSAL slow.
constexpr std::size_t maxZones = 3000;

using vassal::append;
using vassal::set;

class ModuleWriter {
public:
    ModuleWriter(const Scenario& scenario, const GameSystem& system, const MapExportOptions& options)
        : mScenario(scenario), mSystem(system), mOptions(options) {}

    Result<MapExport> write() {
        const Bounds bounds = boundsOf(mScenario.board);
        if (!chooseSize(bounds)) return Error("exchange.too-large-board");
        auto items = playItems(mScenario, mSystem, mOptions, [this](double mm) {
            return std::max(24, static_cast<int>(std::lround(mm * pixelsPerMm())));
        });
        if (!items) return items.error();
        mItems = *std::move(items);
        std::vector<ZipEntry> parts;
        if (mOptions.board) {
            auto picture = mOptions.board(mItems.board, mPicture, mLeft, mTop, mSize.pixelsPerUnit);
            if (!picture) return picture.error();
            mPictureName = "board.png";
            parts.push_back({"images/board.png", std::move(*picture)});
        } else {
            mPictureName = "board.svg";
            parts.push_back({"images/board.svg",
                             boardSvg(mScenario, mSystem, mLeft, mTop, mPicture, mSize.pixelsPerUnit)});
        }
        for (ExportFile& picture : mItems.pictures)
            parts.push_back({"images/" + picture.name, std::move(picture.content)});
        parts.insert(parts.begin(), {"moduledata", moduleData()});
        parts.insert(parts.begin(), {"buildFile.xml", buildFile()});
        auto archive = zipOf(parts);
        if (!archive) return archive.error();
        MapExport out;
        out.files.push_back({mOptions.name + ".vmod", std::move(*archive)});
        return out;
    }

private:
    double pixelsPerMm() const {
        return mSize.pixelsPerUnit * sqrt3 / (mSystem.print ? mSystem.print->tileSize : 75);
    }
    bool flat() const { return mScenario.board.orientation == Orientation::Flat; }

    bool chooseSize(const Bounds& bounds) {
        constexpr double margin = 0.5;  // around the map, in circumradii
        mLeft = bounds.left - margin;
        mTop = bounds.top - margin;
        for (const GridSize& size : gridSizes) {
            mSize = size;
            const auto pixels = [&](double units) {
                return static_cast<int>(std::ceil(std::min((units + 2 * margin) * size.pixelsPerUnit, 1e6)));
            };
            mPicture = {pixels(bounds.width()), pixels(bounds.height())};
            if (std::max(mPicture.width, mPicture.height) <= size.longestSide) return true;
        }
        return false;
    }

    std::string title() const {
        const std::string title(mScenario.title.in(mOptions.language));
        return title.empty() ? mOptions.name : title;
    }

    std::string moduleData() const {
        pugi::xml_document document;
        pugi::xml_node data = append(document, "data");
        set(data, "version", "1");
        const auto text = [&](const char* name, const std::string& value) {
            append(data, name).text().set(withoutForbidden(value).value_or(value).c_str());
        };
        text("version", "1.0");
        text("extra1", "");
        text("extra2", "");
        text("VassalVersion", vassalVersion);
        // No time: the same map gives the same module.
        text("dateSaved", "0");
        text("description", description());
        text("name", title());
        return xmlText(document);
    }

    std::string description() const {
        const std::string text(mScenario.description.in(mOptions.language));
        return text.empty() ? std::string(mSystem.catalog.name.in(mOptions.language)) : text;
    }

    std::string buildFile() const {
        pugi::xml_document document;
        pugi::xml_node module = append(document, "VASSAL.build.GameModule");
        set(module, "name", title());
        set(module, "version", "1.0");
        set(module, "description", description());
        set(module, "VassalVersion", vassalVersion);
        set(module, "nextPieceSlotId", "0");
        set(module, "ModuleOther1", "");
        set(module, "ModuleOther2", "");
        for (const char* name :
             {"VASSAL.build.module.BasicCommandEncoder", "VASSAL.build.module.Documentation"})
            append(module, name);
        pugi::xml_node roster = append(module, "VASSAL.build.module.PlayerRoster");
        for (const std::string& side : sides()) append(roster, "entry").text().set(side.c_str());
        for (const char* name :
             {"VASSAL.build.module.GlobalOptions", "VASSAL.build.module.properties.GlobalProperties",
              "VASSAL.build.module.PrototypesContainer", "VASSAL.build.module.Chatter",
              "VASSAL.build.module.KeyNamer"})
            append(module, name);
        pugi::xml_node map = append(module, "VASSAL.build.module.Map");
        addMap(map);
        std::string table(mSystem.catalog.name.in(mOptions.language));
        if (table == title()) table += " 2";
        const auto pixelOf = [this](Point at) { return pixel(at); };
        const int slots = addPieces(module, {map, title(), pixelOf}, mItems,
                                    {table, mOptions.language, sides(), pixelsPerMm()});
        module.attribute("nextPieceSlotId").set_value(slots);
        return xmlText(document);
    }

    std::vector<std::string> sides() const {
        std::vector<std::string> names;
        for (std::size_t i = 0; i < mScenario.seats.size(); ++i) {
            std::string name(mScenario.seats[i].name.in(mOptions.language));
            if (name.empty())
                if (const Faction* faction = factionOf(mScenario, mSystem.catalog, i))
                    name = faction->name.in(mOptions.language);
            name = std::to_string(i + 1) + (name.empty() ? "" : ". " + name);
            names.push_back(withoutForbidden(name).value_or(name));
        }
        return names;
    }

    void addMap(pugi::xml_node map) const {
        set(map, "mapName", title());
        set(map, "allowMultiple", "false");
        set(map, "backgroundcolor", "255,255,255");
        set(map, "edgeWidth", 0);
        set(map, "edgeHeight", 0);
        set(map, "launch", "false");
        set(map, "markMoved", "Never");
        pugi::xml_node picker = append(map, "VASSAL.build.module.map.BoardPicker");
        set(picker, "slotHeight", 125);
        set(picker, "slotWidth", 350);
        set(picker, "slotScale", "0.2");
        set(picker, "title", title());
        set(picker, "addRowText", "");
        set(picker, "addColumnText", "");
        set(picker, "boardPrompt", "");
        pugi::xml_node board = append(picker, "VASSAL.build.module.map.boardPicker.Board");
        set(board, "name", title());
        set(board, "image", mPictureName);
        set(board, "width", mPicture.width);
        set(board, "height", mPicture.height);
        set(board, "reversible", "false");
        addGrid(append(board, "VASSAL.build.module.map.boardPicker.board.ZonedGrid"));
        addPieceHandling(map);
    }

    /// True if the game has pieces for such places.
    bool stands(PieceKind::Stands where) const {
        return std::ranges::find(mSystem.catalog.pieceKinds, where, &PieceKind::stands) !=
               mSystem.catalog.pieceKinds.end();
    }

    /// Returns a point of the plane in pixels of the picture.
    std::pair<int, int> pixel(Point point) const {
        return {static_cast<int>(std::lround((point.x - mLeft) * mSize.pixelsPerUnit)),
                static_cast<int>(std::lround((point.y - mTop) * mSize.pixelsPerUnit))};
    }

    void addGrid(pugi::xml_node zoned) const {
        const auto cells = mScenario.board.cells();
        pugi::xml_node grid = append(zoned, "VASSAL.build.module.map.boardPicker.board.HexGrid");
        // The first line of hexes, and its first place on the board. VASSAL sees a pointy-top grid
        // as a flat-top one with x and y exchanged.
        int firstLine = 0;
        if (!cells.empty()) {
            firstLine = flat() ? cells.front().at.q : cells.front().at.r;
            for (const Cell& cell : cells) firstLine = std::min(firstLine, flat() ? cell.at.q : cell.at.r);
        }
        const Point first =
            centreOf(flat() ? Hex{firstLine, 0} : Hex{0, firstLine}, mScenario.board.orientation);
        const auto [x, y] = pixel(first);
        const int along = flat() ? x : y;
        const int across = flat() ? y : x;
        set(grid, "x0", along);
        set(grid, "y0", ((across % mSize.row) + mSize.row) % mSize.row);
        set(grid, "dx", mSize.column);
        set(grid, "dy", mSize.row);
        set(grid, "sideways", flat() ? "false" : "true");
        set(grid, "snapTo", "true");
        set(grid, "edgesLegal", stands(PieceKind::Stands::Side) ? "true" : "false");
        set(grid, "cornersLegal", stands(PieceKind::Stands::Corner) ? "true" : "false");
        set(grid, "visible", "false");
        set(grid, "dotsVisible", "false");
        set(grid, "color", "0,0,0");
        pugi::xml_node numbers =
            append(grid, "VASSAL.build.module.map.boardPicker.board.mapgrid.HexGridNumbering");
        set(numbers, "first", flat() ? "H" : "V");
        set(numbers, "sep", ".");
        set(numbers, "hType", "N");
        set(numbers, "vType", "N");
        set(numbers, "hLeading", 0);
        set(numbers, "vLeading", 0);
        set(numbers, "hOff", 1);
        set(numbers, "vOff", 1);
        set(numbers, "hDescend", "false");
        set(numbers, "vDescend", "false");
        set(numbers, "stagger", "false");
        set(numbers, "fontSize", 9);
        set(numbers, "color", "0,0,0");
        set(numbers, "visible", "false");
        set(numbers, "rotateText", 0);
        set(numbers, "hDrawOff", 0);
        set(numbers, "vDrawOff", 0);
        set(numbers, "locationFormat", "$gridLocation$");
        addZones(zoned);
    }

    void addZones(pugi::xml_node zoned) const {
        std::set<std::string> names;
        if (mScenario.board.cellCount() > maxZones) return;
        for (const Cell& cell : mScenario.board.cells()) {
            // VASSAL finds zones by name: of two tiles with one ID only the first has a zone.
            const std::string name(cell.id.text());
            if (name.empty() || !names.insert(name).second) continue;
            pugi::xml_node zone = append(zoned, "VASSAL.build.module.map.boardPicker.board.mapgrid.Zone");
            set(zone, "name", name);
            set(zone, "locationFormat", "$name$");
            set(zone, "useParentGrid", "true");
            set(zone, "useHighlight", "false");
            set(zone, "highlightProperty", "");
            std::string path;
            for (const Point& corner : cornersOf(cell.at, mScenario.board.orientation)) {
                const auto [x, y] = pixel(corner);
                path += (path.empty() ? "" : ";") + std::to_string(x) + ',' + std::to_string(y);
            }
            set(zone, "path", path);
        }
    }

    const Scenario& mScenario;
    const GameSystem& mSystem;
    const MapExportOptions& mOptions;
    GridSize mSize;
    PictureSize mPicture;
    PlayItems mItems;
    std::string mPictureName;
    double mLeft = 0;
    double mTop = 0;
};

}  // namespace

Result<MapExport> exportVassal(const Scenario& scenario, const GameSystem& system,
                               const MapExportOptions& options) {
    return ModuleWriter(scenario, system, options).write();
}

}  // namespace hexa::exchange
