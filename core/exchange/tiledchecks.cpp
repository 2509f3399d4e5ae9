// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/tiledchecks.h"

#include "core/exchange/where.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace hexa::exchange::tiled {

Status applyForm(const MapForm& form, Map& map) {
    const auto bad = [&](const char* name, const std::string& value) {
        return errorAt(map.where, "exchange.bad-value",
                       {{"name", std::string(name)}, {"value", value.substr(0, 40)}});
    };
    if (form.orientation != "hexagonal")
        return errorAt(map.where, "exchange.not-hexagonal",
                       {{"orientation", form.orientation.substr(0, 40)}});
    if (form.staggerAxis != "x" && form.staggerAxis != "y") return bad("staggeraxis", form.staggerAxis);
    if (form.staggerIndex != "odd" && form.staggerIndex != "even")
        return bad("staggerindex", form.staggerIndex);
    map.orientation = form.staggerAxis == "x" ? Orientation::Flat : Orientation::Pointy;
    map.staggerEven = form.staggerIndex == "even";
    if (map.tileWidth < 1)
        return errorAt(map.where, "exchange.missing", {{"name", std::string("tilewidth")}});
    if (map.tileHeight < 1)
        return errorAt(map.where, "exchange.missing", {{"name", std::string("tileheight")}});
    return Done{};
}

Result<std::size_t> reserveCells(const Chunk& chunk, std::size_t& soFar, const Place& where) {
    // At most 10^12: no overflow.
    const std::size_t size = static_cast<std::size_t>(chunk.width) * static_cast<std::size_t>(chunk.height);
    if (size > maxGridCells - soFar)
        return errorAt(where, "exchange.too-many-cells", {{"max", static_cast<std::int64_t>(maxGridCells)}});
    soFar += size;
    return size;
}

Result<Tileset> loadTileset(const std::string& name, const Place& where, const Companion& companion) {
    const auto content =
        companion ? companion(name) : Result<std::string>(Error("file.not-found", {{"path", name}}));
    if (!content) return errorAt(where, "exchange.no-tileset-file", {{"file", name}});
    auto set = readTileset(*content);
    if (set) {
        // Its pictures are in the file's folder.
        const auto slash = name.find_last_of("/\\");
        const std::string folder = slash == std::string::npos ? std::string() : name.substr(0, slash + 1);
        const auto move = [&](PicturePart& picture) {
            const bool relative = !picture.file.empty() && picture.file.front() != '/' &&
                                  picture.file.find(':') == std::string::npos;
            if (relative) picture.file.insert(0, folder);
        };
        move(set->image);
        for (Tile& tile : set->tiles) move(tile.image);
        return set;
    }
    return errorAt(where, "exchange.bad-tileset-file",
                   {{"file", name}, {"place", whereText(set.error().place())}});
}

void sortTilesets(Map& map) {
    std::stable_sort(map.tilesets.begin(), map.tilesets.end(),
                     [](const Tileset& a, const Tileset& b) { return a.firstGid < b.firstGid; });
    for (Tileset& set : map.tilesets)
        std::stable_sort(set.tiles.begin(), set.tiles.end(),
                         [](const Tile& a, const Tile& b) { return a.id < b.id; });
}

Error layerError(const Error& error, const Layer& layer, const Place& where) {
    Arguments arguments = error.arguments();
    arguments.push_back({"layer", layer.name});
    return errorAt(where, error.code(), std::move(arguments));
}

std::optional<double> parseReal(std::string_view text) {
    double value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure != std::errc{} || end != text.data() + text.size() ||
        !(std::abs(value) <= static_cast<double>(maxPixel)))
        return std::nullopt;
    return value;
}

}  // namespace hexa::exchange::tiled
