// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/writer.h"
#include "core/systems/bauen/terms/gamedata.h"

namespace hexa::bauen {
namespace {

using Style = JsonWriter::Style;

std::string_view idOf(Colour colour) { return colourIds[indexOf(colour)]; }
std::string_view idOf(Theme theme) { return themeIds[static_cast<std::size_t>(theme)]; }

void endWithSource(JsonWriter& writer, ValueSource source) {
    writer.member("source", valueSourceIds[static_cast<std::size_t>(source)]);
    writer.endObject();
}

void writeTable(JsonWriter& writer, std::string_view key, const CostTable& table) {
    writer.key(key);
    writer.beginObject(Style::Compact);
    writer.key("prices");
    writer.beginArray(Style::Compact);
    for (const Cost& cost : table.prices) {
        writer.beginObject(Style::Compact);
        for (std::size_t domain = 0; domain < domainCount; ++domain)
            if (cost.of[domain] > 0) writer.member(domainIds[domain], int{cost.of[domain]});
        writer.endObject();
    }
    writer.endArray();
    endWithSource(writer, table.source);
}

void writeField(JsonWriter& writer, const Field& field) {
    writer.beginObject(Style::Compact);
    writer.member("id", std::string_view(field.id));
    writer.member("kind", fieldKindIds[static_cast<std::size_t>(field.kind)]);
    if (field.kind == Field::Kind::Action) {
        writer.member("action", actionIds[static_cast<std::size_t>(field.action)]);
    } else {
        writer.key("themes");
        writer.beginArray(Style::Compact);
        for (const Theme theme : field.themes) writer.value(idOf(theme));
        writer.endArray();
    }
    if (field.kind == Field::Kind::Service) {
        writer.key("goods");
        writer.beginArray(Style::Compact);
        for (const Good good : field.goods) writer.value(goodIds[indexOf(good)]);
        writer.endArray();
    }
    writer.member("limit", field.limit);
    endWithSource(writer, field.source);
}

template <class Write>
void writeList(JsonWriter& writer, std::string_view key, Write write) {
    writer.key(key);
    writer.beginArray();
    write();
    writer.endArray();
}

}  // namespace

void writeData(JsonWriter& writer, const GameData& data) {
    writeList(writer, "resources", [&] {
        for (const Colour colour : colours) {
            const ResourceFacts& facts = data.resources[indexOf(colour)];
            writer.beginObject(Style::Compact);
            writer.member("id", idOf(colour));
            writer.member("domain", domainIds[indexOf(facts.domain)]);
            writer.member("start", facts.start);
            writer.member("name", facts.name);
            endWithSource(writer, facts.source);
        }
    });
    writeList(writer, "goods", [&] {
        for (std::size_t good = 0; good < goodCount; ++good) {
            writer.beginObject(Style::Compact);
            writer.member("id", goodIds[good]);
            writer.member("colour", idOf(data.goods[good].colour));
            writer.member("name", data.goods[good].name);
            endWithSource(writer, data.goods[good].source);
        }
    });
    writeList(writer, "rounds", [&] {
        for (std::size_t round = 1; round < data.marker.size(); ++round) {
            writer.beginObject(Style::Compact);
            writer.member("round", round + 1);
            writer.key("lifted");
            writer.beginArray(Style::Compact);
            for (const Colour colour : data.marker[round].lifted) writer.value(idOf(colour));
            writer.endArray();
            endWithSource(writer, data.marker[round].source);
        }
    });
    writeList(writer, "components", [&] {
        for (std::size_t players = minSeats; players < data.dice.size(); ++players) {
            writer.beginObject(Style::Compact);
            writer.member("players", players);
            writer.member("red", data.dice[players].red);
            writer.member("white", data.dice[players].white);
            endWithSource(writer, data.dice[players].source);
        }
    });
    writer.key("costs");
    writer.beginObject();
    writeTable(writer, "town", data.town);
    writeTable(writer, "business", data.business);
    writeTable(writer, "upgrade", data.upgrade);
    writeTable(writer, "knights", data.knights);
    writeTable(writer, "walls", data.walls);
    writer.endObject();
    writeList(writer, "actionboard", [&] {
        for (const Field& field : data.fields) writeField(writer, field);
    });
    writeList(writer, "missions", [&] {
        for (const Mission& mission : data.missions) {
            writer.beginObject(Style::Compact);
            writer.member("id", std::string_view(mission.id));
            writer.member("theme", idOf(mission.theme));
            writer.member("metric", metricIds[static_cast<std::size_t>(mission.metric)]);
            writer.member("name", mission.name);
            endWithSource(writer, mission.source);
        }
    });
}

}  // namespace hexa::bauen
