// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/atlas/atlasfile.h"

#include "core/base/hashtext.h"
#include "core/base/rng.h"
#include "core/engine/settings.h"
#include "core/engine/system.h"
#include "core/io/scenariofile.h"
#include "core/json/reading.h"
#include "core/json/writer.h"

#include <algorithm>

namespace hexa::generate {
namespace {

constexpr std::string_view formatName = "hexatelier-atlas";
constexpr int formatVersion = 1;
/// Numbers that are kept, as far as anybody could want them.
constexpr std::int64_t mostGames = std::int64_t{1} << 40;
constexpr std::int64_t mostPoints = 100'000;  // thousandths
constexpr int mostDepth = 16;
constexpr int mostLegs = 1'000'000'000;
constexpr std::size_t mostBots = 64;
constexpr std::size_t mostKinds = 1000;
constexpr std::size_t mostBytes = 256;  // of a name

/// A tile as its number among the catalog's kinds; a blank space is -1.
int numberOf(KindId kind) { return isTile(kind) ? static_cast<int>(indexOf(kind)) : -1; }

void writeEntry(JsonWriter& json, const AtlasEntry& entry) {
    json.key("tiles");
    json.beginArray(JsonWriter::Style::Compact);
    for (const KindId kind : entry.tiles) json.value(numberOf(kind));
    json.endArray();
    json.member("missing", entry.missing);
    json.member("gap", entry.gap);
}

void writeCell(JsonWriter& json, const AtlasCell& cell, int column, int row) {
    json.beginObject();
    json.member("column", column);
    json.member("row", row);
    json.key("found");
    json.beginArray();
    for (const AtlasEntry& entry : cell.found) {
        json.beginObject(JsonWriter::Style::Compact);
        writeEntry(json, entry);
        json.endObject();
    }
    json.endArray();
    if (cell.checked) {
        json.key("checked");
        json.beginObject();
        writeEntry(json, cell.checked->entry);
        json.key("bots");
        json.beginArray();
        for (const AtlasGap& bot : cell.checked->bots) {
            json.beginObject(JsonWriter::Style::Compact);
            json.member("bot", std::string_view(bot.bot));
            json.member("games", bot.games);
            json.member("gap", bot.gap);
            json.member("low", bot.low);
            json.member("high", bot.high);
            json.endObject();
        }
        json.endArray();
        json.endObject();
    }
    json.endObject();
}

void writeAxis(JsonWriter& json, std::string_view key, const AtlasGrid::Axis& axis) {
    json.key(key);
    json.beginObject(JsonWriter::Style::Compact);
    json.member("taste", std::string_view(axis.id));
    json.member("cells", axis.cells);
    json.endObject();
}

std::string write(const Atlas& atlas, const Catalog& catalog, const std::string& check) {
    JsonWriter json;
    json.beginObject();
    json.member("format", formatName);
    json.member("version", formatVersion);
    json.member("system", std::string_view(catalog.system));
    writeAxis(json, "columns", atlas.grid.columns);
    writeAxis(json, "rows", atlas.grid.rows);
    json.member("depth", atlas.grid.depth);
    json.member("legs", atlas.legs);
    if (atlas.part) {
        json.member("request", std::string_view(hashText(atlas.part->request)));
        json.member("part", atlas.part->number.number);
        json.member("of", atlas.part->number.of);
    }
    json.member("settings", std::string_view(writeSettings(atlas.ground, catalog)));
    json.key("kinds");
    json.beginArray(JsonWriter::Style::Compact);
    for (const CellKind& kind : catalog.kinds) json.value(std::string_view(kind.id));
    json.endArray();
    json.key("map");
    json.raw(writeScenario(atlas.ground.base, catalog, ScenarioForm::Lines));
    json.key("cells");
    json.beginArray();
    for (int row = 0; row < atlas.grid.rows.cells; ++row)
        for (int column = 0; column < atlas.grid.columns.cells; ++column)
            if (const AtlasCell& cell = atlas.at(column, row); !cell.empty())
                writeCell(json, cell, column, row);
    json.endArray();
    json.member("check", std::string_view(check));
    json.endObject();
    return json.take();
}

/// Of all that an atlas says: a file that was copied in part or changed differs from it.
std::string checkOf(const Atlas& atlas, const Catalog& catalog) {
    return hashText(stableHash(write(atlas, catalog, {})));
}

class AtlasReader : JsonReading {
public:
    explicit AtlasReader(const Systems& systems) : mSystems(systems) {}

    Result<Atlas> read(const JsonNode& root) {
        auto object = keep(JsonObject::open(root));
        if (!object) return *mError;
        const auto member = [&](std::string_view key) {
            return mError ? Node() : keep(object->require(key));
        };
        readFormat(object->optional("format"), member("version"), root);
        const auto id = member("system");
        const GameSystem* const system = mSystems.find(text(id, mostBytes));
        if (system == nullptr && !mError)
            fail(id->error("file.unknown-system", {{"system", text(id, mostBytes)}}));
        if (mError) return *mError;
        Atlas atlas;
        atlas.grid.columns = axis(member("columns"));
        atlas.grid.rows = axis(member("rows"));
        atlas.grid.depth = integer(member("depth"), 1, mostDepth).value_or(1);
        atlas.legs = integer(member("legs"), 0, mostLegs).value_or(0);
        readPart(*object, atlas);
        const auto base = member("map");
        if (base) atlas.ground.base = map(*base, *system);
        const auto settings = member("settings");
        if (const auto words = text(settings); !mError) {
            auto read = readSettings(words, system->catalog, std::move(atlas.ground));
            if (!read) return settings->error(read.error().code(), read.error().arguments());
            atlas.ground = *std::move(read);
        }
        readKinds(member("kinds"), *system);
        mTiles = atlas.ground.base.board.cells().size();
        atlas.cells.resize(atlas.grid.cells());
        eachObject(member("cells"), atlas.grid.cells(),
                   [&](JsonObject& cell, const JsonNode& node) { readCell(cell, node, atlas); });
        const auto check = member("check");
        if (!mError) keep(object->refuseLeftover());
        if (!mError && text(check) != checkOf(atlas, system->catalog)) fail(check->error("parts.damaged"));
        if (mError) return *mError;
        return atlas;
    }

private:
    void readFormat(const Node& format, const Node& version, const JsonNode& root) {
        if (!format || text(format) != formatName) {
            mError = (format ? *format : root).error("generate.atlas.no-atlas");
            return;
        }
        const auto number = integer(version, 1, 1'000'000);
        if (number && *number > formatVersion)
            fail(version->error("file.newer-version", {{"version", std::int64_t{*number}},
                                                       {"known", std::int64_t{formatVersion}}}));
    }

    AtlasGrid::Axis axis(const Node& node) {
        AtlasGrid::Axis axis;
        auto object = node ? keep(JsonObject::open(*node)) : std::nullopt;
        if (!object) return axis;
        axis.id = text(keep(object->require("taste")), mostBytes);
        axis.cells = integer(keep(object->require("cells")), 1, AtlasGrid::maxCells).value_or(1);
        keep(object->refuseLeftover());
        return axis;
    }

    void readPart(JsonObject& object, Atlas& atlas) {
        const Node request = object.optional("request");
        const Node number = object.optional("part");
        const Node of = object.optional("of");
        if (!request && !number && !of) return;
        for (const std::string_view key : {"request", "part", "of"}) keep(object.require(key));
        if (mError) return;
        AtlasPart part;
        part.request = digits(request, "parts.damaged", 16).value_or(0);
        part.number.of = integer(of, 1, parts::maxParts).value_or(1);
        part.number.number = integer(number, 1, part.number.of).value_or(1);
        atlas.part = part;
    }

    /// The map that is embedded; what is wrong in it is told with its place in this file.
    Scenario map(const JsonNode& node, const GameSystem& system) {
        auto read = readScenario(node.raw(), mSystems);
        if (read && read->system != system.id()) fail(node.error("generate.atlas.no-atlas"));
        if (read) return *std::move(read);
        const auto* inner = std::get_if<JsonPointer>(&read.error().place());
        const std::string pointer = node.pointer() + (inner != nullptr ? inner->path : std::string());
        fail(Error(read.error().code(), read.error().arguments(), JsonPointer{pointer}));
        return {};
    }

    /// Tiles are numbers of this list, so that the file can be read if the catalog's order changes.
    void readKinds(const Node& list, const GameSystem& system) {
        each(list, mostKinds, [&](const JsonNode& node) {
            const auto kind = system.catalog.kindId(text(node, mostBytes));
            if (!kind && !mError) fail(node.error("generate.atlas.map"));
            if (kind) mKinds.push_back(*kind);
        });
    }

    AtlasEntry entry(JsonObject& object) {
        AtlasEntry entry;
        const auto tiles = keep(object.require("tiles"));
        each(tiles, mTiles, [&](const JsonNode& node) {
            const auto number = integer(node, -1, static_cast<int>(mKinds.size()) - 1);
            if (number)
                entry.tiles.push_back(*number < 0 ? KindId::Blank
                                                  : mKinds[static_cast<std::size_t>(*number)]);
        });
        if (!mError && entry.tiles.size() != mTiles) fail(tiles->error("generate.atlas.map"));
        entry.missing = count(keep(object.require("missing")), 1'000'000);
        entry.gap = count(keep(object.require("gap")), mostPoints);
        return entry;
    }

    void readCell(JsonObject& object, const JsonNode& node, Atlas& atlas) {
        const auto column = integer(keep(object.require("column")), 0, atlas.grid.columns.cells - 1);
        const auto row = integer(keep(object.require("row")), 0, atlas.grid.rows.cells - 1);
        if (!column || !row || mError) return;
        AtlasCell cell;
        eachObject(keep(object.require("found")), static_cast<std::size_t>(atlas.grid.depth),
                   [&](JsonObject& found, const JsonNode&) {
                       cell.found.push_back(entry(found));
                       keep(found.refuseLeftover());
                   });
        if (const Node checked = object.optional("checked")) cell.checked = check(*checked);
        if (!mError) keep(object.refuseLeftover());
        AtlasCell& place = atlas.cells[static_cast<std::size_t>(*row * atlas.grid.columns.cells + *column)];
        const bool ordered = std::is_sorted(cell.found.begin(), cell.found.end()) &&
                             std::adjacent_find(cell.found.begin(), cell.found.end()) == cell.found.end();
        if (!mError && (!place.empty() || cell.empty() || !ordered)) fail(node.error("parts.damaged"));
        if (!mError) place = std::move(cell);
    }

    std::optional<AtlasCheck> check(const JsonNode& node) {
        auto object = keep(JsonObject::open(node));
        if (!object) return std::nullopt;
        AtlasCheck check{entry(*object), {}};
        const auto bots = keep(object->require("bots"));
        eachObject(bots, mostBots, [&](JsonObject& bot, const JsonNode&) {
            const auto member = [&](std::string_view key, std::int64_t max) {
                return count(keep(bot.require(key)), max);
            };
            AtlasGap gap;
            gap.bot = text(keep(bot.require("bot")), mostBytes);
            gap.games = member("games", mostGames);
            gap.gap = member("gap", mostPoints);
            gap.low = member("low", mostPoints);
            gap.high = member("high", mostPoints);
            keep(bot.refuseLeftover());
            check.bots.push_back(std::move(gap));
        });
        if (!mError && check.bots.empty()) fail(bots->error("parts.damaged"));
        if (!mError) keep(object->refuseLeftover());
        return check;
    }

    std::int64_t count(const Node& node, std::int64_t max) {
        return node && !mError ? keep(node->integer(0, max)).value_or(0) : 0;
    }

    const Systems& mSystems;
    std::vector<KindId> mKinds;
    std::size_t mTiles = 0;
};

}  // namespace

std::string writeAtlas(const Atlas& atlas, const Catalog& catalog) {
    return write(atlas, catalog, checkOf(atlas, catalog));
}

bool isAtlas(std::string_view json) {
    const auto document = JsonDocument::parse(json);
    if (!document) return false;
    const JsonNode root = document->root();
    auto object = JsonObject::open(root);
    if (!object) return false;
    const auto format = object->optional("format");
    const auto name = format ? format->string() : Result<std::string_view>(Error("json.missing"));
    return name && *name == formatName;
}

Result<Atlas> readAtlas(std::string_view json, const Systems& systems) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return AtlasReader(systems).read(root);
}

}  // namespace hexa::generate
