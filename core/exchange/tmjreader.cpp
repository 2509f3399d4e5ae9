// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/layerdata.h"
#include "core/exchange/tiledchecks.h"
#include "core/exchange/tmx.h"
#include "core/exchange/where.h"
#include "core/json/firsterror.h"
#include "core/json/reader.h"

#include <cmath>

namespace hexa::exchange::tiled {
namespace {

Place placeOf(const JsonNode& node) { return JsonPointer{node.pointer()}; }

class TmjReader {
public:
    explicit TmjReader(const Companion& companion) : mCompanion(companion) {}

    Result<Map> read(const JsonNode& root) {
        mMap.where = placeOf(root);
        auto object = JsonObject::open(root);
        if (!object) return object.error();
        if (text(*object, "type") != "map" && !object->optional("layers"))
            return errorAt(mMap.where, "exchange.not-tiled");
        MapForm form;
        form.orientation = text(*object, "orientation");
        form.staggerAxis = text(*object, "staggeraxis", "y");
        form.staggerIndex = text(*object, "staggerindex", "odd");
        mMap.width = number(*object, "width", 0, maxSide, 0);
        mMap.height = number(*object, "height", 0, maxSide, 0);
        mMap.tileWidth = number(*object, "tilewidth", 1, maxTileSide, 0);
        mMap.tileHeight = number(*object, "tileheight", 1, maxTileSide, 0);
        mMap.side = number(*object, "hexsidelength", 0, maxTileSide, 0);
        if (const auto infinite = object->optional("infinite"))
            mMap.infinite = mErrors.keep(infinite->boolean()).value_or(false);
        if (!mErrors)
            if (const Status status = applyForm(form, mMap); !status) mErrors.fail(status.error());
        if (mErrors) return mErrors.first();
        mMap.properties = properties(*object);
        each(*object, "tilesets", [&](JsonObject& item, const JsonNode& node) {
            if (mMap.tilesets.size() == maxTilesets)
                return mErrors.fail(errorAt(placeOf(node), "exchange.too-many",
                                            {{"max", static_cast<std::int64_t>(maxTilesets)}}));
            readMapTileset(item, node);
        });
        sortTilesets(mMap);
        readLayers(*object, 0);
        if (mErrors) return mErrors.first();
        return std::move(mMap);
    }

    Result<Tileset> readAlone(const JsonNode& root) {
        auto object = JsonObject::open(root);
        if (!object) return object.error();
        Tileset set = tileset(*object, root);
        if (mErrors) return mErrors.first();
        return set;
    }

private:
    std::string text(JsonObject& object, std::string_view key, const char* otherwise = "") {
        const auto node = object.optional(key);
        if (!node) return otherwise;
        return std::string(mErrors.keep(node->string()).value_or(otherwise));
    }
    std::int64_t wide(JsonObject& object, std::string_view key, std::int64_t min, std::int64_t max,
                      std::int64_t otherwise) {
        const auto node = object.optional(key);
        return node ? mErrors.keep(node->integer(min, max)).value_or(otherwise) : otherwise;
    }
    int number(JsonObject& object, std::string_view key, int min, int max, int otherwise) {
        return static_cast<int>(wide(object, key, min, max, otherwise));
    }
    double real(JsonObject& object, std::string_view key) {
        const auto node = object.optional(key);
        if (!node) return 0;
        const double value = mErrors.keep(node->real()).value_or(0);
        if (std::abs(value) <= static_cast<double>(maxPixel)) return value;
        mErrors.fail(node->error("json.range", {{"min", -maxPixel}, {"max", maxPixel}}));
        return 0;
    }
    template <class F>
    void each(JsonObject& object, std::string_view key, F take) {
        const auto list = object.optional(key);
        if (!list || mErrors) return;
        if (!list->isArray()) return mErrors.fail(list->typeError("array"));
        for (auto walker = list->walk(); !walker.done() && !mErrors; walker.advance()) {
            const JsonNode node = walker.value();
            if (auto item = mErrors.keep(JsonObject::open(node))) take(*item, node);
        }
    }

    Properties properties(JsonObject& object) {
        Properties out;
        each(object, "properties", [&](JsonObject& item, const JsonNode&) {
            Property property;
            property.name = text(item, "name");
            property.type = text(item, "type", "string");
            if (const auto value = item.optional("value"))
                property.value =
                    value->type() == JsonNode::Type::String ? std::string(*value->string()) : value->raw();
            out.push_back(std::move(property));
        });
        return out;
    }

    void readMapTileset(JsonObject& item, const JsonNode& node) {
        const auto first = mErrors.keep(item.require("firstgid"));
        const auto gid = first ? mErrors.keep(first->integer(1, 0x0fffffff)) : std::nullopt;
        if (!gid) return;
        Tileset set;
        if (const std::string source = text(item, "source"); !source.empty()) {
            auto loaded = loadTileset(source, placeOf(node), mCompanion);
            if (!loaded) return mErrors.fail(loaded.error());
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
        set.name = text(object, "name");
        each(object, "tiles", [&](JsonObject& item, const JsonNode&) {
            Tile tile;
            tile.id = number(item, "id", 0, 0x0fffffff, 0);
            tile.type = text(item, "type");
            if (tile.type.empty()) tile.type = text(item, "class");
            tile.image = text(item, "image");
            tile.properties = properties(item);
            set.tiles.push_back(std::move(tile));
        });
        return set;
    }

    void readLayers(JsonObject& parent, int depth) {
        each(parent, "layers", [&](JsonObject& item, const JsonNode& node) {
            if (depth > maxDepth)
                return mErrors.fail(
                    errorAt(placeOf(node), "exchange.too-deep", {{"max", std::int64_t{maxDepth}}}));
            const std::string type = text(item, "type");
            if (type == "tilelayer")
                readTiles(item, node);
            else if (type == "objectgroup")
                readObjects(item, node);
            else if (type == "group")
                readLayers(item, depth + 1);
            else
                mMap.warnings.push_back(
                    warningAt(placeOf(node), "exchange.ignored-layer", {{"layer", text(item, "name")}}));
        });
    }

    Layer layerOf(JsonObject& item, const JsonNode& node, Layer::Kind kind) {
        Layer layer;
        layer.kind = kind;
        layer.name = text(item, "name");
        layer.properties = properties(item);
        layer.where = placeOf(node);
        return layer;
    }

    void readTiles(JsonObject& item, const JsonNode& node) {
        Layer layer = layerOf(item, node, Layer::Kind::Tiles);
        const std::string encoding = text(item, "encoding", "csv");
        const std::string compression = text(item, "compression");
        if (mMap.infinite) {
            each(item, "chunks", [&](JsonObject& part, const JsonNode& at) {
                Chunk chunk;
                chunk.x = number(part, "x", -maxSide, maxSide, 0);
                chunk.y = number(part, "y", -maxSide, maxSide, 0);
                chunk.width = number(part, "width", 1, maxSide, 1);
                chunk.height = number(part, "height", 1, maxSide, 1);
                readNumbers(part, at, encoding, compression, layer, std::move(chunk));
            });
        } else {
            Chunk chunk;
            chunk.width = number(item, "width", 0, maxSide, mMap.width);
            chunk.height = number(item, "height", 0, maxSide, mMap.height);
            readNumbers(item, node, encoding, compression, layer, std::move(chunk));
        }
        mMap.layers.push_back(std::move(layer));
    }

    void readNumbers(JsonObject& item, const JsonNode& node, const std::string& encoding,
                     const std::string& compression, Layer& layer, Chunk chunk) {
        if (mErrors) return;
        const auto size = mErrors.keep(reserveCells(chunk, mCells, placeOf(node)));
        if (!size || *size == 0) return;
        const auto data = mErrors.keep(item.require("data"));
        if (!data) return;
        if (data->isArray()) {
            if (data->size() != *size)
                return mErrors.fail(errorAt(placeOf(*data), "exchange.data-size",
                                            {{"layer", layer.name},
                                             {"count", static_cast<std::int64_t>(data->size())},
                                             {"expected", static_cast<std::int64_t>(*size)}}));
            chunk.gids.reserve(*size);
            for (auto walker = data->walk(); !walker.done(); walker.advance()) {
                const JsonNode value = walker.value();
                const auto gid = mErrors.keep(value.integer(0, 0xffffffffLL));
                if (!gid) return;
                chunk.gids.push_back(static_cast<std::uint32_t>(*gid));
            }
            // simdjson counts at most 2^24 - 1.
            if (chunk.gids.size() != *size)
                return mErrors.fail(
                    errorAt(placeOf(*data), "exchange.data-damaged", {{"layer", layer.name}}));
        } else {
            const auto packed = mErrors.keep(data->string());
            if (!packed) return;
            auto numbers = decodeLayer(*packed, encoding, compression, *size);
            if (!numbers) return mErrors.fail(layerError(numbers.error(), layer, placeOf(*data)));
            chunk.gids = std::move(*numbers);
        }
        layer.chunks.push_back(std::move(chunk));
    }

    void readObjects(JsonObject& item, const JsonNode& node) {
        Layer layer = layerOf(item, node, Layer::Kind::Objects);
        each(item, "objects", [&](JsonObject& part, const JsonNode& at) {
            Object object;
            object.where = placeOf(at);
            object.name = text(part, "name");
            object.type = text(part, "type");
            object.x = real(part, "x");
            object.y = real(part, "y");
            if (const auto words = part.optional("text"))
                if (auto content = mErrors.keep(JsonObject::open(*words)))
                    object.text = text(*content, "text");
            object.properties = properties(part);
            layer.objects.push_back(std::move(object));
        });
        mMap.layers.push_back(std::move(layer));
    }

    const Companion& mCompanion;
    FirstError mErrors;
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
