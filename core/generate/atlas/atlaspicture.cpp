// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/atlas/atlaspicture.h"

#include "core/engine/system.h"
#include "core/hex/geometry.h"
#include "core/xml/xmltext.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace hexa::generate {
namespace {

// Pixels.
constexpr double cellSide = 120;
constexpr double mapSide = 92;
constexpr double left = 110;
constexpr double top = 20;
constexpr double below = 78;
constexpr double right = 20;

/// Points of the colour scale viridis (van der Walt and Smith 2015), which grows lighter evenly.
constexpr std::array<std::array<double, 3>, 5> scale{
    {{68, 1, 84}, {59, 82, 139}, {33, 145, 140}, {94, 201, 98}, {253, 231, 37}}};

/// A length with two decimals at most, a point whatever the locale.
std::string length(double value) {
    const auto hundredths = static_cast<long long>(value * 100 + (value < 0 ? -0.5 : 0.5));
    std::array<char, 32> digits{};
    std::snprintf(digits.data(), digits.size(), "%s%lld.%02lld", hundredths < 0 ? "-" : "",
                  std::abs(hundredths) / 100, std::abs(hundredths) % 100);
    return digits.data();
}

/// The shape of all tiles of a map in a square of mapSide.
class Thumbnail {
public:
    Thumbnail(const Scenario& map, const Catalog& catalog) : mMap(map), mCatalog(catalog) {
        bool first = true;
        for (const Cell& cell : map.board.cells())
            for (const Point corner : cornersOf(cell.at, catalog.orientation)) {
                if (first) mLow = mHigh = corner;
                first = false;
                mLow = {std::min(mLow.x, corner.x), std::min(mLow.y, corner.y)};
                mHigh = {std::max(mHigh.x, corner.x), std::max(mHigh.y, corner.y)};
            }
        const double extent = std::max({mHigh.x - mLow.x, mHigh.y - mLow.y, 1e-9});
        mScale = mapSide / extent;
    }

    /// @param x, y middle of the square
    void draw(pugi::xml_node into, double x, double y) const {
        for (const Cell& cell : mMap.board.cells()) {
            if (!isTile(cell.kind)) continue;
            std::string corners;
            for (const Point corner : cornersOf(cell.at, mCatalog.orientation)) {
                if (!corners.empty()) corners += ' ';
                corners += length(x + (corner.x - (mLow.x + mHigh.x) / 2) * mScale) + ',' +
                           length(y + (corner.y - (mLow.y + mHigh.y) / 2) * mScale);
            }
            pugi::xml_node tile = into.append_child("polygon");
            setAttribute(tile, "points", corners);
            setAttribute(tile, "fill", mCatalog.kind(cell.kind).colour);
        }
    }

private:
    const Scenario& mMap;
    const Catalog& mCatalog;
    Point mLow, mHigh;
    double mScale = 1;
};

pugi::xml_node addWords(pugi::xml_node into, double x, double y, const std::string& words, const char* anchor,
                        const char* fill = "#222222") {
    pugi::xml_node node = addText(into, "text", words);
    setAttribute(node, "x", length(x));
    setAttribute(node, "y", length(y));
    setAttribute(node, "text-anchor", anchor);
    setAttribute(node, "fill", fill);
    return node;
}

void addBox(pugi::xml_node into, double x, double y, double width, double height, const std::string& fill) {
    pugi::xml_node box = into.append_child("rect");
    setAttribute(box, "x", length(x));
    setAttribute(box, "y", length(y));
    setAttribute(box, "width", length(width));
    setAttribute(box, "height", length(height));
    setAttribute(box, "fill", fill);
}

std::string codeOf(const GameSystem& system, const std::string& axis) {
    const auto found = std::ranges::find(system.generate->axes, axis, &TasteAxis::id);
    return found != system.generate->axes.end() ? found->code : std::string();
}

}  // namespace

std::string gapColour(double points) {
    const double at = std::clamp(points / widestShownGap, 0.0, 1.0) * (scale.size() - 1);
    const auto from = std::min(static_cast<std::size_t>(at), scale.size() - 2);
    const double part = at - static_cast<double>(from);
    std::array<char, 8> text{};
    std::array<int, 3> rgb{};
    for (std::size_t i = 0; i < rgb.size(); ++i)
        rgb[i] = static_cast<int>(scale[from][i] + part * (scale[from + 1][i] - scale[from][i]) + 0.5);
    std::snprintf(text.data(), text.size(), "#%02x%02x%02x", rgb[0] & 255, rgb[1] & 255, rgb[2] & 255);
    return text.data();
}

std::string atlasPicture(const Atlas& atlas, const GameSystem& system,
                         const std::function<std::string(const std::string&)>& text,
                         const std::function<std::string(double)>& number) {
    const int columns = atlas.grid.columns.cells;
    const int rows = atlas.grid.rows.cells;
    const double width = left + columns * cellSide + right;
    const double bottom = top + rows * cellSide;
    pugi::xml_document document;
    pugi::xml_node svg = document.append_child("svg");
    setAttribute(svg, "xmlns", "http://www.w3.org/2000/svg");
    setAttribute(svg, "width", length(width));
    setAttribute(svg, "height", length(bottom + below));
    setAttribute(svg, "viewBox", "0 0 " + length(width) + ' ' + length(bottom + below));
    setAttribute(svg, "font-family", "sans-serif");
    setAttribute(svg, "font-size", "14");
    const std::string across = codeOf(system, atlas.grid.columns.id);
    const std::string up = codeOf(system, atlas.grid.rows.id);
    addText(svg, "title", text(across) + " × " + text(up));
    addBox(svg, 0, 0, width, bottom + below, "#ffffff");
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const AtlasCell& cell = atlas.at(column, row);
            const double x = left + column * cellSide;
            const double y = bottom - (row + 1) * cellSide;
            if (cell.empty()) {
                addBox(svg, x + 1, y + 1, cellSide - 2, cellSide - 2, "#eeeeee");
                continue;
            }
            const double gap = cell.gap();
            addBox(svg, x + 1, y + 1, cellSide - 2, cellSide - 2, gapColour(gap));
            Thumbnail(cell.best().candidate.scenario, system.catalog)
                .draw(svg, x + cellSide / 2, y + 4 + mapSide / 2);
            // A figure of games stands out: the others are predictions.
            pugi::xml_node figure = addWords(svg, x + cellSide / 2, y + cellSide - 8, number(gap), "middle",
                                             gap > widestShownGap / 2 ? "#000000" : "#ffffff");
            if (cell.checked) setAttribute(figure, "font-weight", "bold");
        }
    const double middle = left + columns * cellSide / 2;
    addWords(svg, middle, bottom + 38, text(across), "middle");
    addWords(svg, left, bottom + 20, text(across + ".low"), "start");
    addWords(svg, left + columns * cellSide, bottom + 20, text(across + ".high"), "end");
    addWords(svg, left - 8, bottom - 6, text(up + ".low"), "end");
    addWords(svg, left - 8, top + 14, text(up + ".high"), "end");
    addWords(svg, left - 8, (top + bottom) / 2, text(up), "end");
    addWords(svg, left, bottom + 64, text("generate.atlas.legend"), "start");
    return xmlText(document);
}

}  // namespace hexa::generate
