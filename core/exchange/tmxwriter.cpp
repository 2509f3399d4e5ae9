// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/tmx.h"
#include "core/exchange/where.h"
#include "core/xml/xmltext.h"

#include <array>
#include <charconv>

namespace hexa::exchange::tiled {
namespace {

/// Writes an attribute; characters that a reader of XML would change are written as references.
void attribute(std::string& out, const char* name, std::string_view value) {
    out.append(" ").append(name).append("=\"");
    for (const char c : value) {
        switch (c) {
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '&':
            out += "&amp;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\n':
            out += "&#10;";
            break;
        case '\r':
            out += "&#13;";
            break;
        case '\t':
            out += "&#9;";
            break;
        default:
            out += c;
        }
    }
    out += '"';
}
void attribute(std::string& out, const char* name, std::int64_t value) {
    attribute(out, name, std::string_view(std::to_string(value)));
}
void attribute(std::string& out, const char* name, double value) {
    std::array<char, 40> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed).ptr;
    attribute(out, name, std::string_view(text.data(), static_cast<std::size_t>(end - text.data())));
}

void writeProperties(std::string& out, const Properties& properties, const std::string& indent) {
    if (properties.empty()) return;
    out += indent + "<properties>\n";
    for (const Property& property : properties) {
        out += indent + " <property";
        attribute(out, "name", property.name);
        if (property.type != "string") attribute(out, "type", property.type);
        attribute(out, "value", property.value);
        out += "/>\n";
    }
    out += indent + "</properties>\n";
}

void writeTileset(std::string& out, const Tileset& set) {
    out += " <tileset";
    attribute(out, "firstgid", std::int64_t{set.firstGid});
    attribute(out, "name", set.name);
    attribute(out, "tilewidth", std::int64_t{set.tileWidth});
    attribute(out, "tileheight", std::int64_t{set.tileHeight});
    attribute(out, "tilecount", static_cast<std::int64_t>(set.tiles.size()));
    attribute(out, "columns", std::int64_t{0});
    out += ">\n  <grid orientation=\"orthogonal\" width=\"1\" height=\"1\"/>\n";
    for (const Tile& tile : set.tiles) {
        out += "  <tile";
        attribute(out, "id", std::int64_t{tile.id});
        attribute(out, "type", tile.type);
        out += ">\n";
        writeProperties(out, tile.properties, "   ");
        out += "   <image";
        attribute(out, "width", std::int64_t{tile.image.width});
        attribute(out, "height", std::int64_t{tile.image.height});
        attribute(out, "source", tile.image.file);
        out += "/>\n  </tile>\n";
    }
    out += " </tileset>\n";
}

void writeNumbers(std::string& out, const Chunk& chunk) {
    for (std::size_t i = 0; i < chunk.gids.size(); ++i) {
        out += std::to_string(chunk.gids[i]);
        if (i + 1 < chunk.gids.size()) out += ',';
        if ((i + 1) % static_cast<std::size_t>(chunk.width) == 0) out += '\n';
    }
}

void writeTiles(std::string& out, const Map& map, const Layer& layer, int id) {
    out += " <layer";
    attribute(out, "id", std::int64_t{id});
    attribute(out, "name", layer.name);
    attribute(out, "width", std::int64_t{map.width});
    attribute(out, "height", std::int64_t{map.height});
    out += ">\n";
    writeProperties(out, layer.properties, "  ");
    out += "  <data encoding=\"csv\">\n";
    for (const Chunk& chunk : layer.chunks) {
        if (map.infinite) {
            out += "   <chunk";
            attribute(out, "x", std::int64_t{chunk.x});
            attribute(out, "y", std::int64_t{chunk.y});
            attribute(out, "width", std::int64_t{chunk.width});
            attribute(out, "height", std::int64_t{chunk.height});
            out += ">\n";
        }
        writeNumbers(out, chunk);
        if (map.infinite) out += "</chunk>\n";
    }
    out += "</data>\n </layer>\n";
}

void writeObjects(std::string& out, const Layer& layer, int id, int& nextObject) {
    out += " <objectgroup";
    attribute(out, "id", std::int64_t{id});
    attribute(out, "name", layer.name);
    // Their marks would cover the map.
    attribute(out, "visible", std::int64_t{0});
    out += ">\n";
    writeProperties(out, layer.properties, "  ");
    for (const Object& object : layer.objects) {
        out += "  <object";
        attribute(out, "id", std::int64_t{nextObject++});
        attribute(out, "name", object.name);
        attribute(out, "type", object.type);
        attribute(out, "x", object.x);
        attribute(out, "y", object.y);
        out += ">\n";
        writeProperties(out, object.properties, "   ");
        out += "   <point/>\n  </object>\n";
    }
    out += " </objectgroup>\n";
}

/// Replaces characters that XML can't hold, and reports their places.
class Cleaner {
public:
    explicit Cleaner(Map& map) : mMap(map) {}
    void run() {
        properties(mMap.properties, {});
        for (Layer& layer : mMap.layers) {
            clean(layer.name, "name", layer.where);
            properties(layer.properties, layer.where);
            for (Object& object : layer.objects) {
                clean(object.name, "name", object.where);
                properties(object.properties, object.where);
            }
        }
    }

private:
    void properties(Properties& list, const Place& where) {
        for (Property& property : list) {
            clean(property.name, property.name, where);
            clean(property.value, property.name, where);
        }
    }
    void clean(std::string& text, const std::string& name, const Place& where) {
        auto cleaned = withoutForbidden(text);
        if (!cleaned) return;
        mMap.warnings.push_back(warningAt(where, "exchange.unwritable-characters",
                                          {{"name", withoutForbidden(name).value_or(name)}}));
        text = std::move(*cleaned);
    }
    Map& mMap;
};

}  // namespace

std::string writeTmx(Map& map) {
    Cleaner(map).run();
    const bool flat = map.orientation == Orientation::Flat;
    std::int64_t objects = 0;
    for (const Layer& layer : map.layers) objects += std::ssize(layer.objects);
    std::string out =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<map version=\"1.8\" orientation=\"hexagonal\"";
    attribute(out, "renderorder", "right-down");
    attribute(out, "width", std::int64_t{map.width});
    attribute(out, "height", std::int64_t{map.height});
    attribute(out, "tilewidth", std::int64_t{map.tileWidth});
    attribute(out, "tileheight", std::int64_t{map.tileHeight});
    attribute(out, "infinite", std::int64_t{map.infinite ? 1 : 0});
    attribute(out, "hexsidelength", std::int64_t{map.side});
    attribute(out, "staggeraxis", flat ? "x" : "y");
    attribute(out, "staggerindex", map.staggerEven ? "even" : "odd");
    attribute(out, "nextlayerid", static_cast<std::int64_t>(map.layers.size()) + 1);
    attribute(out, "nextobjectid", objects + 1);
    out += ">\n";
    writeProperties(out, map.properties, " ");
    for (const Tileset& set : map.tilesets) writeTileset(out, set);
    int id = 0;
    int nextObject = 1;
    for (const Layer& layer : map.layers) {
        ++id;
        if (layer.kind == Layer::Kind::Tiles)
            writeTiles(out, map, layer, id);
        else
            writeObjects(out, layer, id, nextObject);
    }
    return out + "</map>\n";
}

}  // namespace hexa::exchange::tiled
