// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the artificial map of the benchmarks: makehugemap COLUMNS ROWS FILE
// [noise|noise-ids|regions|regions-ids]
//
// A FILE.tmx is a map as drawn in Tiled: tiles with their kinds as classes, without anything of
// Hexatelier.
#include "core/io/file/file.h"
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "tests/bench/hugemap.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace {

using namespace hexa;

std::string tiledMap(const Scenario& map, const Catalog& catalog, int columns, int rows) {
    const auto size = [](const char* width, int columnsOf, const char* height, int rowsOf) {
        return std::string(" ") + width + "=\"" + std::to_string(columnsOf) + "\" " + height + "=\"" +
               std::to_string(rowsOf) + '"';
    };
    const std::string extent = size("width", columns, "height", rows);
    std::string text =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<map version=\"1.8\" orientation=\"hexagonal\"" +
        extent +
        " tilewidth=\"60\" tileheight=\"52\" infinite=\"0\" hexsidelength=\"30\" "
        "staggeraxis=\"x\" staggerindex=\"odd\">\n"
        " <tileset firstgid=\"1\" name=\"land\" tilewidth=\"60\" tileheight=\"52\" tilecount=\"" +
        std::to_string(catalog.kinds.size()) + "\" columns=\"3\">\n";
    for (std::size_t i = 0; i < catalog.kinds.size(); ++i)
        text += "  <tile id=\"" + std::to_string(i) + "\" type=\"" + catalog.kinds[i].id + "\"/>\n";
    text += " </tileset>\n <layer id=\"1\" name=\"land\"" + extent + ">\n  <data encoding=\"csv\">\n";
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const Cell* cell = map.board.find({column, row - column / 2});
            text += std::to_string(cell == nullptr ? 0 : indexOf(cell->kind) + 1);
            text += row + 1 == rows && column + 1 == columns ? "\n" : column + 1 == columns ? ",\n" : ",";
        }
    return text + "</data>\n </layer>\n</map>\n";
}

}  // namespace

int main(int argc, char** argv) {
    constexpr std::array<std::string_view, 4> lands{"noise", "noise-ids", "regions", "regions-ids"};
    const int columns = argc > 3 ? std::atoi(argv[1]) : 0;
    const int rows = argc > 3 ? std::atoi(argv[2]) : 0;
    const std::string_view wanted = argc > 4 ? argv[4] : "noise";
    const auto land = std::ranges::find(lands, wanted) - lands.begin();
    if (columns < 1 || rows < 1 || land == std::ssize(lands)) {
        std::fputs("makehugemap COLUMNS ROWS FILE [noise|noise-ids|regions|regions-ids]\n", stderr);
        return 2;
    }
    const auto systems = builtInSystems();
    const auto& catalog = systems.list().front().catalog;
    const Scenario map = bench::hugeMap(catalog, columns, rows, static_cast<bench::Land>(land));
    const std::string path = argv[3];
    const auto saved = path.ends_with(".tmx") ? writeFile(path, tiledMap(map, catalog, columns, rows))
                                              : saveScenario(map, catalog, path);
    if (saved) return 0;
    std::fprintf(stderr, "%s\n", systems.messages().text("en", saved.error()).c_str());
    return 4;
}
