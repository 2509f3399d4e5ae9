// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"
#include "core/exchange/attributes.h"
#include "core/exchange/layerdata.h"
#include "core/exchange/tiledchecks.h"
#include "core/exchange/tmx.h"
#include "core/exchange/where.h"
#include "core/json/firsterror.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace hexa::exchange::tiled {
namespace {

/// Returns all text directly inside an element.
std::string textOf(const pugi::xml_node& node) {
    std::string text;
    for (const pugi::xml_node child : node.children())
        if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) text += child.value();
    return text;
}

class TmxReader {
public:
    TmxReader(const XmlSource& source, const Companion& companion) : mSource(source), mCompanion(companion) {}

    Result<Map> read() {
        const pugi::xml_node root = mSource.root();
        mMap.where = mSource.positionOf(root);
        if (std::strcmp(root.name(), "map") != 0) return errorAt(mMap.where, "exchange.not-tiled");
        MapForm form;
        form.orientation = root.attribute("orientation").as_string("orthogonal");
        form.staggerAxis = root.attribute("staggeraxis").as_string("y");
        form.staggerIndex = root.attribute("staggerindex").as_string("odd");
        mMap.width = number(root, "width", 0, maxSide, 0);
        mMap.height = number(root, "height", 0, maxSide, 0);
        mMap.tileWidth = number(root, "tilewidth", 1, maxTileSide, 0);
        mMap.tileHeight = number(root, "tileheight", 1, maxTileSide, 0);
        mMap.side = number(root, "hexsidelength", 0, maxTileSide, 0);
        mMap.infinite = number(root, "infinite", 0, 1, 0) != 0;
        if (!mErrors)
            if (const Status status = applyForm(form, mMap); !status) mErrors.fail(status.error());
        if (mErrors) return mErrors.first();
        mMap.properties = properties(root);
        for (const pugi::xml_node node : root.children("tileset")) {
            if (mErrors) break;
            if (mMap.tilesets.size() == maxTilesets)
                mErrors.fail(errorAt(mSource.positionOf(node), "exchange.too-many",
                                     {{"max", static_cast<std::int64_t>(maxTilesets)}}));
            else
                readMapTileset(node);
        }
        sortTilesets(mMap);
        readLayers(root, {}, 0);
        if (mErrors) return mErrors.first();
        return std::move(mMap);
    }

    Result<Tileset> readAlone() {
        Tileset set = tileset(mSource.root());
        if (mErrors) return mErrors.first();
        return set;
    }

private:
    int number(const pugi::xml_node& node, const char* name, int min, int max, int otherwise) {
        const auto value = mErrors.keep(integerOf(mSource, node, name, min, max));
        return value && *value ? static_cast<int>(**value) : otherwise;
    }

    double real(const pugi::xml_node& node, const char* name, double otherwise = 0) {
        const pugi::xml_attribute attribute = node.attribute(name);
        if (!attribute) return otherwise;
        if (const auto value = parseReal(attribute.value())) return *value;
        mErrors.fail(errorAt(mSource.positionOf(node), "exchange.bad-number",
                             {{"name", std::string(name)},
                              {"value", std::string(attribute.value()).substr(0, 40)},
                              {"min", -maxPixel},
                              {"max", maxPixel}}));
        return 0;
    }

    Properties properties(const pugi::xml_node& node) {
        Properties out;
        for (const pugi::xml_node item : node.child("properties").children("property")) {
            Property property;
            property.name = item.attribute("name").value();
            property.type = item.attribute("type").as_string("string");
            // Texts of several lines are in the element.
            property.value = item.attribute("value") ? item.attribute("value").value() : textOf(item);
            out.push_back(std::move(property));
        }
        return out;
    }

    void readMapTileset(const pugi::xml_node& node) {
        const auto where = mSource.positionOf(node);
        const auto first = mErrors.keep(integerOf(mSource, node, "firstgid", 1, 0x0fffffff));
        if (!first) return;
        if (!*first)
            return mErrors.fail(errorAt(where, "exchange.missing", {{"name", std::string("firstgid")}}));
        Tileset set;
        if (const pugi::xml_attribute source = node.attribute("source")) {
            auto loaded = loadTileset(source.value(), where, mCompanion);
            if (!loaded) return mErrors.fail(loaded.error());
            set = std::move(*loaded);
        } else {
            set = tileset(node);
        }
        set.firstGid = static_cast<std::uint32_t>(**first);
        set.where = where;
        mMap.tilesets.push_back(std::move(set));
    }

    Tileset tileset(const pugi::xml_node& node) {
        Tileset set;
        set.where = mSource.positionOf(node);
        if (std::strcmp(node.name(), "tileset") != 0) {
            mErrors.fail(errorAt(set.where, "exchange.not-tiled"));
            return set;
        }
        set.name = node.attribute("name").value();
        set.tileWidth = pixels(node, "tilewidth");
        set.tileHeight = pixels(node, "tileheight");
        set.margin = pixels(node, "margin");
        set.spacing = pixels(node, "spacing");
        set.count = pixels(node, "tilecount");
        set.image = picture(node.child("image"));
        for (const pugi::xml_node item : node.children("tile")) {
            Tile tile;
            tile.id = number(item, "id", 0, 0x0fffffff, 0);
            tile.type =
                item.attribute("type") ? item.attribute("type").value() : item.attribute("class").value();
            tile.image = picture(item.child("image"));
            if (pixels(item, "width") > 0) {  // a part of its picture, since Tiled 1.9
                tile.image.x = pixels(item, "x");
                tile.image.y = pixels(item, "y");
                tile.image.width = pixels(item, "width");
                tile.image.height = pixels(item, "height");
            }
            tile.properties = properties(item);
            set.tiles.push_back(std::move(tile));
        }
        return set;
    }

    /// Reads a size of a picture, which is only for display: an invalid size is ignored.
    static int pixels(const pugi::xml_node& node, const char* name) {
        return std::clamp(node.attribute(name).as_int(), 0, maxTileSide);
    }

    PicturePart picture(const pugi::xml_node& node) {
        PicturePart image;
        image.file = node.attribute("source").value();
        image.width = pixels(node, "width");
        image.height = pixels(node, "height");
        return image;
    }

    /// Returns the offset of a layer or group, and its visibility, including those of its groups.
    LayerView viewOf(const pugi::xml_node& node, const LayerView& around) {
        LayerView view;
        view.offset = {around.offset.x + real(node, "offsetx"), around.offset.y + real(node, "offsety")};
        view.hidden =
            around.hidden || !node.attribute("visible").as_bool(true) || real(node, "opacity", 1) <= 0;
        return view;
    }

    void readLayers(const pugi::xml_node& parent, const LayerView& around, int depth) {
        if (depth > maxDepth)
            return mErrors.fail(
                errorAt(mSource.positionOf(parent), "exchange.too-deep", {{"max", std::int64_t{maxDepth}}}));
        for (const pugi::xml_node node : parent.children()) {
            if (mErrors) return;
            const std::string_view name = node.name();
            if (name == "layer")
                readTiles(node, viewOf(node, around));
            else if (name == "objectgroup")
                readObjects(node, viewOf(node, around));
            else if (name == "group")
                readLayers(node, viewOf(node, around), depth + 1);
            else if (name == "imagelayer")
                mMap.warnings.push_back(warningAt(mSource.positionOf(node), "exchange.ignored-layer",
                                                  {{"layer", std::string(node.attribute("name").value())}}));
        }
    }

    Layer layerOf(const pugi::xml_node& node, const LayerView& view, Layer::Kind kind) {
        Layer layer;
        layer.kind = kind;
        layer.offset = view.offset;
        layer.hidden = view.hidden;
        layer.name = node.attribute("name").value();
        layer.properties = properties(node);
        layer.where = mSource.positionOf(node);
        return layer;
    }

    void readTiles(const pugi::xml_node& node, const LayerView& view) {
        Layer layer = layerOf(node, view, Layer::Kind::Tiles);
        const pugi::xml_node data = node.child("data");
        if (mMap.infinite) {
            for (const pugi::xml_node item : data.children("chunk")) {
                if (mErrors) return;
                Chunk chunk;
                chunk.x = number(item, "x", -maxSide, maxSide, 0);
                chunk.y = number(item, "y", -maxSide, maxSide, 0);
                chunk.width = number(item, "width", 1, maxSide, 0);
                chunk.height = number(item, "height", 1, maxSide, 0);
                readNumbers(item, data, layer, std::move(chunk));
            }
        } else {
            Chunk chunk;
            chunk.width = number(node, "width", 0, maxSide, mMap.width);
            chunk.height = number(node, "height", 0, maxSide, mMap.height);
            readNumbers(data, data, layer, std::move(chunk));
        }
        mMap.layers.push_back(std::move(layer));
    }

    void readNumbers(const pugi::xml_node& node, const pugi::xml_node& data, Layer& layer, Chunk chunk) {
        const Place where = node ? Place(mSource.positionOf(node)) : layer.where;
        if (mErrors) return;
        const auto size = mErrors.keep(reserveCells(chunk, mCells, where));
        if (!size || *size == 0) return;
        const std::string encoding = data.attribute("encoding").value();
        if (encoding.empty()) {
            for (const pugi::xml_node tile : node.children("tile")) {
                const auto gid = mErrors.keep(integerOf(mSource, tile, "gid", 0, 0xffffffffLL));
                if (!gid || chunk.gids.size() == *size) break;
                chunk.gids.push_back(static_cast<std::uint32_t>(gid->value_or(0)));
            }
            if (!mErrors && chunk.gids.size() != *size)
                mErrors.fail(errorAt(where, "exchange.data-size",
                                     {{"layer", layer.name},
                                      {"count", std::ssize(chunk.gids)},
                                      {"expected", static_cast<std::int64_t>(*size)}}));
        } else {
            auto numbers = decodeLayer(textOf(node), encoding, data.attribute("compression").value(), *size);
            if (!numbers) return mErrors.fail(layerError(numbers.error(), layer, where));
            chunk.gids = std::move(*numbers);
        }
        layer.chunks.push_back(std::move(chunk));
    }

    void readObjects(const pugi::xml_node& node, const LayerView& view) {
        Layer layer = layerOf(node, view, Layer::Kind::Objects);
        for (const pugi::xml_node item : node.children("object")) {
            Object object;
            object.where = mSource.positionOf(item);
            object.name = item.attribute("name").value();
            object.type =
                item.attribute("type") ? item.attribute("type").value() : item.attribute("class").value();
            object.x = real(item, "x");
            object.y = real(item, "y");
            object.width = real(item, "width");
            object.height = real(item, "height");
            object.rotation = real(item, "rotation");
            object.isTile = !item.attribute("gid").empty();
            object.hidden = !item.attribute("visible").as_bool(true);
            object.text = textOf(item.child("text"));
            object.properties = properties(item);
            layer.objects.push_back(std::move(object));
        }
        mMap.layers.push_back(std::move(layer));
    }

    const XmlSource& mSource;
    const Companion& mCompanion;
    FirstError mErrors;
    Map mMap;
    std::size_t mCells = 0;  // places of all layers so far
};

}  // namespace

Result<Map> readTmx(std::string_view text, const Companion& companion) {
    const auto source = XmlSource::parse(text);
    if (!source) return source.error();
    return TmxReader(*source, companion).read();
}

Result<Tileset> readTileset(std::string_view text) {
    if (const auto start = text.find_first_not_of(" \t\r\n");
        start != std::string_view::npos && text[start] == '{')
        return readTsj(text);
    const auto source = XmlSource::parse(text);
    if (!source) return source.error();
    return TmxReader(*source, {}).readAlone();
}

}  // namespace hexa::exchange::tiled
