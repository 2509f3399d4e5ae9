// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file/file.h"
#include "core/io/format/attributefile.h"
#include "core/io/format/columnwriter.h"
#include "core/io/format/scenariofile.h"
#include "core/json/writer.h"

namespace hexa {
namespace {

using Style = JsonWriter::Style;

void writeHex(JsonWriter& json, std::string_view key, Hex at) {
    json.key(key);
    json.beginArray(Style::Compact);
    json.value(at.q);
    json.value(at.r);
    json.endArray();
}

void optionalText(JsonWriter& json, std::string_view key, const std::string& text) {
    if (!text.empty()) json.member(key, std::string_view(text));
}

void optionalText(JsonWriter& json, std::string_view key, const Localized& text) {
    if (!text.empty()) json.member(key, text);
}

void writeCell(JsonWriter& json, const Cell& cell, const CellDetails* details, const Catalog& catalog) {
    json.beginObject(Style::Compact);
    writeHex(json, "at", cell.at);
    if (cell.kind == KindId::Blank) json.member("blank", true);
    if (isTile(cell.kind)) json.member("kind", std::string_view(catalog.kind(cell.kind).id));
    if (!cell.id.empty()) json.member("id", cell.id.text());
    if (cell.locked) json.member("locked", true);
    if (details != nullptr) {
        if (details->points) json.member("vp", *details->points);
        optionalText(json, "note", details->note);
        optionalText(json, "special", details->special);
        if (details->cut != 0) {
            json.key("cut");
            writeCut(json, details->cut);
        }
        writeAttributes(json, details->attributes);
        json.members(details->extra);
    }
    json.endObject();
}

template <class Items, class F>
void table(JsonWriter& json, std::string_view key, const Items& items, F write) {
    if (items.empty()) return;
    json.key(key);
    json.beginArray();
    for (const auto& item : items) {
        json.beginObject(Style::Compact);
        write(item);
        json.members(item.extra);
        json.endObject();
    }
    json.endArray();
}

void writeCells(JsonWriter& json, const Board& board, const std::optional<CellColumns>& columns,
                const Catalog& catalog) {
    json.key("cells");
    json.beginArray();
    auto details = board.details().begin();
    const std::size_t count = columns ? columns->others.size() : board.cellCount();
    for (std::size_t i = 0; i < count; ++i) {
        const Cell& cell = board.cells()[columns ? columns->others[i] : i];
        while (details != board.details().end() && details->first < cell.at) ++details;
        const bool has = details != board.details().end() && details->first == cell.at;
        writeCell(json, cell, has ? &details->second : nullptr, catalog);
    }
    json.endArray();
    if (columns) writeColumns(json, *columns, catalog);
}

void writeBoard(JsonWriter& json, const Board& board, const std::optional<CellColumns>& columns,
                const Catalog& catalog) {
    json.key("board");
    json.beginObject();
    json.member("orientation", board.orientation == Orientation::Flat ? "flat" : "pointy");
    writeCells(json, board, columns, catalog);
    const auto seat = [&](int index) {
        if (index >= 0) json.member("seat", index);
    };
    const auto pose = [&](int turns, bool mirrored) {
        if (turns != 0) json.member("turns", turns);
        if (mirrored) json.member("mirrored", true);
    };
    const auto lock = [&](bool locked) {
        if (locked) json.member("locked", true);
    };
    table(json, "edges", board.edges, [&](const EdgeFeature& feature) {
        writeHex(json, "at", hexOf(feature));
        json.member("direction", directionOf(feature));
        json.member("kind", std::string_view(feature.kind));
        seat(feature.seat);
        lock(feature.locked);
        writeAttributes(json, feature.attributes);
    });
    table(json, "regions", board.regions, [&](const RegionPlacement& region) {
        json.member("kind", std::string_view(region.kind));
        writeHex(json, "at", region.anchor);
        pose(region.turns, region.mirrored);
        lock(region.locked);
    });
    table(json, "pieces", board.pieces, [&](const PiecePlacement& piece) {
        json.member("kind", std::string_view(piece.kind));
        writeHex(json, "at", piece.at);
        if (piece.side >= 0) json.member("side", piece.side);
        optionalText(json, "slot", piece.slot);
        if (piece.onCorner()) json.member("corner", piece.corner);
        seat(piece.seat);
        if (piece.count != 1) json.member("count", piece.count);
        pose(piece.turns, piece.mirrored);
        lock(piece.locked);
        writeAttributes(json, piece.attributes);
    });
    table(json, "zones", board.zones, [&](const Zone& zone) {
        optionalText(json, "id", zone.id);
        optionalText(json, "kind", zone.kind);
        optionalText(json, "name", zone.name);
        seat(zone.seat);
        json.key("hexes");
        json.beginArray(Style::Compact);
        for (Hex at : zone.hexes) {
            json.beginArray(Style::Compact);
            json.value(at.q);
            json.value(at.r);
            json.endArray();
        }
        json.endArray();
        lock(zone.locked);
    });
    table(json, "labels", board.labels, [&](const BoardLabel& label) {
        writeHex(json, "at", label.at);
        json.member("text", label.text);
        lock(label.locked);
    });
    json.members(board.extra);
    json.endObject();
}

void writeProvenance(JsonWriter& json, const Provenance& provenance) {
    if (provenance == Provenance{}) return;
    json.key("provenance");
    json.beginObject();
    optionalText(json, "generator", provenance.generator);
    if (provenance.generatorVersion != 0) json.member("version", provenance.generatorVersion);
    if (provenance.seed) json.member("seed", std::string_view(std::to_string(*provenance.seed)));
    if (!provenance.settings.empty()) {
        json.key("settings");
        json.raw(provenance.settings);
    }
    optionalText(json, "layout", provenance.layout);
    if (provenance.standIn) json.member("standIn", true);
    json.members(provenance.extra);
    json.endObject();
}

/// Returns the size of columns in a file.
std::size_t bytesOf(const CellColumns& columns) {
    std::size_t bytes = 0;
    for (const CellColumns::Column& column : columns.columns)
        bytes += column.symbols.size() + column.ids.size() * 16 + 48;
    return bytes;
}

}  // namespace

std::string writeScenario(const Scenario& scenario, const Catalog& catalog, ScenarioForm form) {
    std::optional<CellColumns> columns;
    if (form == ScenarioForm::Fitting) columns = columnsOf(scenario.board, catalog);
    if (form == ScenarioForm::Columns) columns = columnsOf(scenario.board, catalog, 0);
    JsonWriter json;
    json.reserve(
        1000 + (columns ? columns->others.size() * 64 + bytesOf(*columns) : scenario.board.cellCount() * 64));
    json.beginObject();
    json.member("format", "hexatelier-scenario");
    json.member("version", !columns ? 1 : columns->numbered ? numberedVersion : columnsVersion);
    json.member("system", std::string_view(scenario.system));
    optionalText(json, "title", scenario.title);
    optionalText(json, "description", scenario.description);
    optionalText(json, "author", scenario.author);
    if (scenario.profile == RuleProfile::Free) json.member("profile", "free");
    if (!scenario.options.empty()) {
        json.key("options");
        json.beginObject();
        for (const auto& [name, on] : scenario.options) json.member(name, on);
        json.endObject();
    }
    table(json, "seats", scenario.seats, [&](const Seat& seat) {
        if (seat.home) writeHex(json, "capital", *seat.home);
        optionalText(json, "faction", seat.faction);
        optionalText(json, "name", seat.name);
        if (seat.team >= 0) json.member("team", seat.team);
    });
    if (!scenario.shapes.empty()) {
        json.key("shapes");
        writeShapes(json, scenario.shapes);
    }
    writeBoard(json, scenario.board, columns, catalog);
    writeProvenance(json, scenario.provenance);
    if (catalog.definition) {
        json.key("game");
        json.raw(*catalog.definition);
    }
    json.members(scenario.extra);
    json.endObject();
    return json.take();
}

Status saveScenario(const Scenario& scenario, const Catalog& catalog, const std::string& path) {
    return writeFile(path, writeScenario(scenario, catalog));
}

}  // namespace hexa
