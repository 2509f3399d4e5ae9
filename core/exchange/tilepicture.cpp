// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/tilepicture.h"

#include "core/engine/system.h"

#include <array>
#include <cstdio>
#include <set>

namespace hexa::exchange {
namespace {

// The box of a flat-top hex with circumradius 100, as in the drawings of games.
constexpr const char* flatCorners = "100,0 50,86.6025 -50,86.6025 -100,0 -50,-86.6025 50,-86.6025";
constexpr const char* pointyCorners = "0,-100 86.6025,-50 86.6025,50 0,100 -86.6025,50 -86.6025,-50";
constexpr const char* svgHead = "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.2\"";

std::string number(double value) {
    std::array<char, 32> text{};
    // Never in scientific notation, whatever the locale: SVG knows only the dot.
    const int length = std::snprintf(text.data(), text.size(), "%.4f", value);
    std::string out(text.data(), static_cast<std::size_t>(length));
    for (char& c : out)
        if (c == ',') c = '.';
    while (out.back() == '0') out.pop_back();
    if (out.back() == '.') out.pop_back();
    return out == "-0" ? "0" : out;
}

std::string polygon(Orientation orientation, const std::string& attributes) {
    return std::string("<polygon points=\"") +
           (orientation == Orientation::Flat ? flatCorners : pointyCorners) + "\" " + attributes + "/>\n";
}

/// Returns the content between the root tags of a drawing.
std::string_view innerOf(std::string_view svg) {
    const auto root = svg.find("<svg");
    const auto start = svg.find('>', root);
    const auto end = svg.rfind("</svg>");
    if (root == std::string_view::npos || start == std::string_view::npos || end == std::string_view::npos ||
        end <= start)
        return {};
    return svg.substr(start + 1, end - start - 1);
}

/// Returns black or white, whichever is readable on a colour "#rrggbb".
const char* inkOn(std::string_view colour) {
    if (colour.size() != 7) return "#000000";
    const int rgb = static_cast<int>(std::strtol(std::string(colour.substr(1)).c_str(), nullptr, 16));
    const int light = (rgb >> 16 & 255) * 299 + (rgb >> 8 & 255) * 587 + (rgb & 255) * 114;
    return light > 140'000 ? "#000000" : "#ffffff";
}

const TileDrawing* drawingOf(const TileLook& look, const GameSystem& system) {
    if (!isTile(look.kind)) return nullptr;
    const std::string& kind = system.catalog.kind(look.kind).id;
    const TileDrawing* own =
        look.faction < 0 ? nullptr : system.drawing(kind + '-' + std::to_string(look.faction + 1));
    return own != nullptr ? own : system.drawing(kind);
}

/// Returns the tile about the origin, circumradius 100.
std::string content(const TileLook& look, const GameSystem& system, Orientation orientation) {
    if (look.kind == KindId::Empty)
        return polygon(orientation, "fill=\"#ffffff\" fill-opacity=\"0.35\" stroke=\"#77736a\" "
                                    "stroke-width=\"4\" stroke-dasharray=\"14,10\"");
    if (look.kind == KindId::Blank)
        return polygon(orientation,
                       "fill=\"#8d8a83\" fill-opacity=\"0.55\" stroke=\"#5d5a54\" stroke-width=\"3\"");
    const CellKind& kind = system.catalog.kind(look.kind);
    if (const TileDrawing* drawing = drawingOf(look, system)) {
        if (orientation == Orientation::Flat) return std::string(innerOf(drawing->svg));
        // Within a pointy-top hex the same drawing, as large as fits.
        return polygon(orientation, "fill=\"" + kind.colour + "\"") + "<g transform=\"scale(0.866)\">" +
               std::string(innerOf(drawing->svg)) + "</g>\n";
    }
    const auto& factions = system.catalog.factions;
    const bool owned = look.faction >= 0 && static_cast<std::size_t>(look.faction) < factions.size();
    const std::string colour = owned ? factions[static_cast<std::size_t>(look.faction)].colour : kind.colour;
    return polygon(orientation,
                   "fill=\"" + xmlEscaped(colour) + "\" stroke=\"#00000055\" stroke-width=\"3\"") +
           "<text x=\"0\" y=\"28\" font-family=\"sans-serif\" font-size=\"80\" text-anchor=\"middle\" "
           "fill=\"" +
           inkOn(colour) + "\">" + xmlEscaped(kind.letter) + "</text>\n";
}

}  // namespace

std::string xmlEscaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '<')
            out += "&lt;";
        else if (c == '>')
            out += "&gt;";
        else if (c == '&')
            out += "&amp;";
        else if (c == '"')
            out += "&quot;";
        else
            out += c;
    }
    return out;
}

std::vector<TileLook> tileLooks(const GameSystem& system) {
    std::vector<TileLook> looks{{KindId::Empty, -1}, {KindId::Blank, -1}};
    for (const KindId kind : system.catalog.kindIds()) looks.push_back({kind, -1});
    for (const KindId kind : system.catalog.kindIds())
        if (system.catalog.isSeat(kind))
            for (std::size_t i = 0; i < system.catalog.factions.size(); ++i)
                looks.push_back({kind, static_cast<int>(i)});
    return looks;
}

TileLook lookOf(const Scenario& scenario, const GameSystem& system, const Cell& cell) {
    if (!system.catalog.isSeat(cell.kind)) return {cell.kind, -1};
    const auto seat = scenario.seatAt(cell.at);
    const Faction* faction = seat ? factionOf(scenario, system.catalog, *seat) : nullptr;
    if (faction == nullptr) return {cell.kind, -1};
    return {cell.kind, static_cast<int>(faction - system.catalog.factions.data())};
}

std::string lookName(const TileLook& look, const Catalog& catalog) {
    if (look.kind == KindId::Empty) return "empty";
    if (look.kind == KindId::Blank) return "blank";
    const std::string& id = catalog.kind(look.kind).id;
    return look.faction < 0 ? id : id + '-' + std::to_string(look.faction + 1);
}

std::string tileSvg(const TileLook& look, const GameSystem& system, PictureSize size,
                    Orientation orientation) {
    const bool flat = orientation == Orientation::Flat;
    return std::string(svgHead) + " width=\"" + std::to_string(size.width) + "\" height=\"" +
           std::to_string(size.height) + "\" viewBox=\"" +
           (flat ? "-100 -86.6026 200 173.2052" : "-86.6026 -100 173.2052 200") + "\">\n" +
           content(look, system, orientation) + "</svg>\n";
}

std::string boardSvg(const Scenario& scenario, const GameSystem& system, double left, double top,
                     PictureSize size, double pixelsPerUnit) {
    const Board& board = scenario.board;
    const double scale = pixelsPerUnit / 100;
    std::string out = std::string(svgHead) + " width=\"" + std::to_string(size.width) + "\" height=\"" +
                      std::to_string(size.height) + "\" viewBox=\"0 0 " + std::to_string(size.width) + ' ' +
                      std::to_string(size.height) +
                      "\">\n<rect width=\"100%\" height=\"100%\" fill=\"#f4f1ea\"/>\n";
    for (const Cell& cell : board.cells()) {
        const Point centre = centreOf(cell.at, board.orientation);
        out += "<g transform=\"translate(" + number((centre.x - left) * pixelsPerUnit) + ' ' +
               number((centre.y - top) * pixelsPerUnit) + ") scale(" + number(scale) + ")\">\n" +
               content(lookOf(scenario, system, cell), system, board.orientation);
        if (!cell.id.empty())
            out +=
                "<text x=\"0\" y=\"78\" font-family=\"sans-serif\" font-size=\"22\" text-anchor=\"middle\" "
                "stroke=\"#ffffff\" stroke-width=\"5\" paint-order=\"stroke\">" +
                xmlEscaped(cell.id.text()) +
                "</text>\n<text x=\"0\" y=\"78\" font-family=\"sans-serif\" font-size=\"22\" "
                "text-anchor=\"middle\">" +
                xmlEscaped(cell.id.text()) + "</text>\n";
        out += "</g>\n";
    }
    return out + "</svg>\n";
}

}  // namespace hexa::exchange
