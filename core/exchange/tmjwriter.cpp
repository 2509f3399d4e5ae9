// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/tmx.h"
#include "core/json/writer.h"

namespace hexa::exchange::tiled {
namespace {

using Style = JsonWriter::Style;

void writeProperties(JsonWriter& json, const Properties& properties) {
    if (properties.empty()) return;
    json.key("properties");
    json.beginArray();
    for (const Property& property : properties) {
        json.beginObject(Style::Compact);
        json.member("name", std::string_view(property.name));
        json.member("type", std::string_view(property.type));
        json.key("value");
        if (property.type == "bool" || property.type == "int")
            json.raw(property.value);
        else
            json.value(std::string_view(property.value));
        json.endObject();
    }
    json.endArray();
}

void writeTileset(JsonWriter& json, const Tileset& set) {
    json.beginObject();
    json.member("firstgid", static_cast<std::int64_t>(set.firstGid));
    json.member("name", std::string_view(set.name));
    json.member("tilewidth", set.tileWidth);
    json.member("tileheight", set.tileHeight);
    json.member("tilecount", set.tiles.size());
    json.member("columns", 0);
    json.member("margin", 0);
    json.member("spacing", 0);
    json.key("grid");
    json.beginObject(Style::Compact);
    json.member("height", 1);
    json.member("orientation", "orthogonal");
    json.member("width", 1);
    json.endObject();
    json.key("tiles");
    json.beginArray();
    for (const Tile& tile : set.tiles) {
        json.beginObject();
        json.member("id", tile.id);
        json.member("type", std::string_view(tile.type));
        json.member("image", std::string_view(tile.image.file));
        json.member("imagewidth", tile.image.width);
        json.member("imageheight", tile.image.height);
        writeProperties(json, tile.properties);
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

void writeNumbers(JsonWriter& json, const Chunk& chunk) {
    json.key("data");
    json.beginArray(Style::Compact);
    for (const std::uint32_t gid : chunk.gids) json.value(static_cast<std::int64_t>(gid));
    json.endArray();
}

void writeTiles(JsonWriter& json, const Map& map, const Layer& layer) {
    json.member("type", "tilelayer");
    json.member("width", map.width);
    json.member("height", map.height);
    if (!map.infinite) {
        if (!layer.chunks.empty()) writeNumbers(json, layer.chunks.front());
        return;
    }
    json.member("startx", 0);
    json.member("starty", 0);
    json.key("chunks");
    json.beginArray();
    for (const Chunk& chunk : layer.chunks) {
        json.beginObject();
        json.member("x", chunk.x);
        json.member("y", chunk.y);
        json.member("width", chunk.width);
        json.member("height", chunk.height);
        writeNumbers(json, chunk);
        json.endObject();
    }
    json.endArray();
}

void writeObjects(JsonWriter& json, const Layer& layer, int& nextObject) {
    json.member("type", "objectgroup");
    json.member("draworder", "topdown");
    json.key("objects");
    json.beginArray();
    for (const Object& object : layer.objects) {
        json.beginObject();
        json.member("id", nextObject++);
        json.member("name", std::string_view(object.name));
        json.member("type", std::string_view(object.type));
        json.member("x", object.x);
        json.member("y", object.y);
        json.member("width", 0);
        json.member("height", 0);
        json.member("rotation", 0);
        json.member("visible", true);
        json.member("point", true);
        writeProperties(json, object.properties);
        json.endObject();
    }
    json.endArray();
}

}  // namespace

std::string writeTmj(const Map& map) {
    int objects = 0;
    for (const Layer& layer : map.layers) objects += static_cast<int>(layer.objects.size());
    JsonWriter json;
    json.beginObject();
    json.member("type", "map");
    json.member("version", "1.8");
    json.member("orientation", "hexagonal");
    json.member("renderorder", "right-down");
    json.member("compressionlevel", -1);
    json.member("width", map.width);
    json.member("height", map.height);
    json.member("tilewidth", map.tileWidth);
    json.member("tileheight", map.tileHeight);
    json.member("infinite", map.infinite);
    json.member("hexsidelength", map.side);
    json.member("staggeraxis", map.orientation == Orientation::Flat ? "x" : "y");
    json.member("staggerindex", map.staggerEven ? "even" : "odd");
    json.member("nextlayerid", map.layers.size() + 1);
    json.member("nextobjectid", objects + 1);
    writeProperties(json, map.properties);
    json.key("tilesets");
    json.beginArray();
    for (const Tileset& set : map.tilesets) writeTileset(json, set);
    json.endArray();
    json.key("layers");
    json.beginArray();
    int id = 0;
    int nextObject = 1;
    for (const Layer& layer : map.layers) {
        json.beginObject();
        json.member("id", ++id);
        json.member("name", std::string_view(layer.name));
        json.member("x", 0);
        json.member("y", 0);
        json.member("opacity", 1);
        // The marks of objects would cover the map.
        json.member("visible", layer.kind == Layer::Kind::Tiles);
        writeProperties(json, layer.properties);
        if (layer.kind == Layer::Kind::Tiles)
            writeTiles(json, map, layer);
        else
            writeObjects(json, layer, nextObject);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.take();
}

}  // namespace hexa::exchange::tiled
