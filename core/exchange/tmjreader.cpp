// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/layerdata.h"
#include "core/exchange/tiledchecks.h"
#include "core/exchange/tmx.h"
#include "core/exchange/where.h"
#include "core/json/reading.h"

#include <cmath>

namespace hexa::exchange::tiled {
namespace {

Place placeOf(const JsonNode& node) { return JsonPointer{node.pointer()}; }

class TmjReader : JsonReading {
public:
    explicit TmjReader(const Companion& companion) : mCompanion(companion) {}

    Result<Map> read(const JsonNode& root) {
        mMap.where = placeOf(root);
        auto object = JsonObject::open(root);
        if (!object) return object.error();
        if (text(object->optional("type")) != "map" && !object->optional("layers"))
            return errorAt(mMap.where, "exchange.not-tiled");
        MapForm form;
        form.orientation = text(object->optional("orientation"));
        form.staggerAxis = textOr(object->optional("staggeraxis"), "y");
        form.staggerIndex = textOr(object->optional("staggerindex"), "odd");
        mMap.width = number(object->optional("width"), 0, maxSide, 0);
        mMap.height = number(object->optional("height"), 0, maxSide, 0);
        mMap.tileWidth = number(object->optional("tilewidth"), 1, maxTileSide, 0);
        mMap.tileHeight = number(object->optional("tileheight"), 1, maxTileSide, 0);
        mMap.side = number(object->optional("hexsidelength"), 0, maxTileSide, 0);
        mMap.infinite = flag(object->optional("infinite"));
        if (!mError)
            if (const Status status = applyForm(form, mMap); !status) fail(status.error());
        if (mError) return *mError;
        mMap.properties = properties(*object);
        eachObject(object->optional("tilesets"), [&](JsonObject& item, const JsonNode& node) {
            if (mMap.tilesets.size() == maxTilesets)
                return fail(errorAt(placeOf(node), "exchange.too-many",
                                    {{"max", static_cast<std::int64_t>(maxTilesets)}}));
            readMapTileset(item, node);
        });
        sortTilesets(mMap);
        readLayers(*object, {}, 0);
        if (mError) return *mError;
        return std::move(mMap);
    }

    Result<Tileset> readAlone(const JsonNode& root) {
        auto object = JsonObject::open(root);
        if (!object) return object.error();
        Tileset set = tileset(*object, root);
        if (mError) return *mError;
        return set;
    }

private:
    /// Return a member, or a default if it is left out.
    std::string textOr(const Node& node, const char* otherwise) { return node ? text(node) : otherwise; }
    int number(const Node& node, int min, int max, int otherwise) {
        return integer(node, min, max).value_or(otherwise);
    }
    double real(const Node& node, double otherwise = 0) {
        if (!node) return otherwise;
        const double value = keep(node->real()).value_or(0);
        if (std::abs(value) <= static_cast<double>(maxPixel)) return value;
        fail(node->error("json.range", {{"min", -maxPixel}, {"max", maxPixel}}));
        return 0;
    }
    Properties properties(JsonObject& object) {
        Properties out;
        eachObject(object.optional("properties"), [&](JsonObject& item, const JsonNode&) {
            Property property;
            property.name = text(item.optional("name"));
            property.type = textOr(item.optional("type"), "string");
            if (const auto value = item.optional("value"))
                property.value =
                    value->type() == JsonNode::Type::String ? std::string(*value->string()) : value->raw();
            out.push_back(std::move(property));
        });
        return out;
    }

    void readMapTileset(JsonObject& item, const JsonNode& node) {
        const auto first = keep(item.require("firstgid"));
        const auto gid = first ? keep(first->integer(1, 0x0fffffff)) : std::nullopt;
        if (!gid) return;
        Tileset set;
        if (const std::string source = text(item.optional("source")); !source.empty()) {
            auto loaded = loadTileset(source, placeOf(node), mCompanion);
            if (!loaded) return fail(loaded.error());
            set = std::move(*loaded);
        } else {
            set = tileset(item, node);
        }
        set.firstGid = static_cast<std::uint32_t>(*gid);
        set.where = placeOf(node);
        mMap.tilesets.push_back(std::move(set));
    }

    Tileset tileset(JsonObject& object, const JsonNode& node) {
        Tileset set;
        set.where = placeOf(node);
        set.name = text(object.optional("name"));
        set.tileWidth = pixels(object, "tilewidth");
        set.tileHeight = pixels(object, "tileheight");
        set.margin = pixels(object, "margin");
        set.spacing = pixels(object, "spacing");
        set.count = pixels(object, "tilecount");
        set.image = picture(object);
        eachObject(object.optional("tiles"), [&](JsonObject& item, const JsonNode&) {
            Tile tile;
            tile.id = number(item.optional("id"), 0, 0x0fffffff, 0);
            tile.type = text(item.optional("type"));
            if (tile.type.empty()) tile.type = text(item.optional("class"));
            tile.image = picture(item);
            if (const int width = pixels(item, "width");
                width > 0) {  // a part of its picture, since Tiled 1.9
                tile.image.x = pixels(item, "x");
                tile.image.y = pixels(item, "y");
                tile.image.width = width;
                tile.image.height = pixels(item, "height");
            }
            tile.properties = properties(item);
            set.tiles.push_back(std::move(tile));
        });
        return set;
    }

    /// Reads a size of a picture, which is only for display: an invalid size is ignored.
    static int pixels(JsonObject& item, std::string_view name) {
        const auto node = item.optional(name);
        const auto value = node ? node->integer(0, maxTileSide) : Result<std::int64_t>(std::int64_t{0});
        return value ? static_cast<int>(*value) : 0;
    }

    PicturePart picture(JsonObject& item) {
        PicturePart image;
        image.file = text(item.optional("image"));
        image.width = pixels(item, "imagewidth");
        image.height = pixels(item, "imageheight");
        return image;
    }

    /// Returns the offset of a layer or group, and its visibility, including those of its groups.
    LayerView viewOf(JsonObject& item, const LayerView& around) {
        LayerView view;
        view.offset = {around.offset.x + real(item.optional("offsetx")),
                       around.offset.y + real(item.optional("offsety"))};
        const auto visible = item.optional("visible");
        view.hidden = around.hidden || (visible && !flag(visible)) || real(item.optional("opacity"), 1) <= 0;
        return view;
    }

    void readLayers(JsonObject& parent, const LayerView& around, int depth) {
        eachObject(parent.optional("layers"), [&](JsonObject& item, const JsonNode& node) {
            if (depth > maxDepth)
                return fail(errorAt(placeOf(node), "exchange.too-deep", {{"max", std::int64_t{maxDepth}}}));
            const std::string type = text(item.optional("type"));
            if (type == "tilelayer")
                readTiles(item, node, viewOf(item, around));
            else if (type == "objectgroup")
                readObjects(item, node, viewOf(item, around));
            else if (type == "group")
                readLayers(item, viewOf(item, around), depth + 1);
            else
                mMap.warnings.push_back(warningAt(placeOf(node), "exchange.ignored-layer",
                                                  {{"layer", text(item.optional("name"))}}));
        });
    }

    Layer layerOf(JsonObject& item, const JsonNode& node, const LayerView& view, Layer::Kind kind) {
        Layer layer;
        layer.kind = kind;
        layer.offset = view.offset;
        layer.hidden = view.hidden;
        layer.name = text(item.optional("name"));
        layer.properties = properties(item);
        layer.where = placeOf(node);
        return layer;
    }

    void readTiles(JsonObject& item, const JsonNode& node, const LayerView& view) {
        Layer layer = layerOf(item, node, view, Layer::Kind::Tiles);
        const std::string encoding = textOr(item.optional("encoding"), "csv");
        const std::string compression = text(item.optional("compression"));
        if (mMap.infinite) {
            eachObject(item.optional("chunks"), [&](JsonObject& part, const JsonNode& at) {
                Chunk chunk;
                chunk.x = number(part.optional("x"), -maxSide, maxSide, 0);
                chunk.y = number(part.optional("y"), -maxSide, maxSide, 0);
                chunk.width = number(part.optional("width"), 1, maxSide, 1);
                chunk.height = number(part.optional("height"), 1, maxSide, 1);
                readNumbers(part, at, encoding, compression, layer, std::move(chunk));
            });
        } else {
            Chunk chunk;
            chunk.width = number(item.optional("width"), 0, maxSide, mMap.width);
            chunk.height = number(item.optional("height"), 0, maxSide, mMap.height);
            readNumbers(item, node, encoding, compression, layer, std::move(chunk));
        }
        mMap.layers.push_back(std::move(layer));
    }

    void readNumbers(JsonObject& item, const JsonNode& node, const std::string& encoding,
                     const std::string& compression, Layer& layer, Chunk chunk) {
        if (mError) return;
        const auto size = keep(reserveCells(chunk, mCells, placeOf(node)));
        if (!size || *size == 0) return;
        const auto data = keep(item.require("data"));
        if (!data) return;
        if (data->isArray()) {
            if (data->size() != *size)
                return fail(errorAt(placeOf(*data), "exchange.data-size",
                                    {{"layer", layer.name},
                                     {"count", static_cast<std::int64_t>(data->size())},
                                     {"expected", static_cast<std::int64_t>(*size)}}));
            chunk.gids.reserve(*size);
            for (auto walker = data->walk(); !walker.done(); walker.advance()) {
                const JsonNode value = walker.value();
                const auto gid = keep(value.integer(0, 0xffffffffLL));
                if (!gid) return;
                chunk.gids.push_back(static_cast<std::uint32_t>(*gid));
            }
            // simdjson counts at most 2^24 - 1.
            if (chunk.gids.size() != *size)
                return fail(errorAt(placeOf(*data), "exchange.data-damaged", {{"layer", layer.name}}));
        } else {
            const auto packed = keep(data->string());
            if (!packed) return;
            auto numbers = decodeLayer(*packed, encoding, compression, *size);
            if (!numbers) return fail(layerError(numbers.error(), layer, placeOf(*data)));
            chunk.gids = std::move(*numbers);
        }
        layer.chunks.push_back(std::move(chunk));
    }

    void readObjects(JsonObject& item, const JsonNode& node, const LayerView& view) {
        Layer layer = layerOf(item, node, view, Layer::Kind::Objects);
        eachObject(item.optional("objects"), [&](JsonObject& part, const JsonNode& at) {
            Object object;
            object.where = placeOf(at);
            object.name = text(part.optional("name"));
            object.type = text(part.optional("type"));
            object.x = real(part.optional("x"));
            object.y = real(part.optional("y"));
            object.width = real(part.optional("width"));
            object.height = real(part.optional("height"));
            object.rotation = real(part.optional("rotation"));
            object.isTile = part.optional("gid").has_value();
            const auto visible = part.optional("visible");
            object.hidden = visible && !flag(visible);
            if (const auto words = part.optional("text"))
                if (auto content = keep(JsonObject::open(*words)))
                    object.text = text(content->optional("text"));
            object.properties = properties(part);
            layer.objects.push_back(std::move(object));
        });
        mMap.layers.push_back(std::move(layer));
    }

    const Companion& mCompanion;
    Map mMap;
    std::size_t mCells = 0;  // places of all layers so far
};

}  // namespace

Result<Map> readTmj(std::string_view text, const Companion& companion) {
    const auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return TmjReader(companion).read(root);
}

Result<Tileset> readTsj(std::string_view text) {
    const auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return TmjReader({}).readAlone(root);
}

}  // namespace hexa::exchange::tiled
