// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/play/dealing.h"

#include "core/json/reading.h"
#include "core/json/writer.h"

#include <algorithm>
#include <set>
#include <utility>

namespace hexa::bauen {
namespace {

using Style = JsonWriter::Style;

class DealtReader : JsonReading {
public:
    Result<Dealt> read(const JsonNode& root) {
        auto object = keep(JsonObject::open(root));
        if (object) {
            std::size_t round = 0;
            each(keep(object->require("starters")), rounds, [&](const JsonNode& node) {
                mDealt.starter[round++] =
                    static_cast<std::int8_t>(integer(Node(node), 1, maxPlayers).value_or(1) - 1);
            });
            readMissions(keep(object->require("open")), mDealt.open);
            std::size_t seat = 0;
            each(keep(object->require("secret")), maxPlayers,
                 [&](const JsonNode& node) { readMissions(Node(node), mDealt.secret[seat++]); });
            if (const Node data = object->optional("data")) readOwnData(*data);
            if (!mError) keep(object->refuseLeftover());
        }
        if (mError) return *mError;
        return std::move(mDealt);
    }

private:
    void readMissions(const Node& list, std::array<std::string, themeCount>& missions) {
        std::size_t theme = 0;
        each(list, themeCount, [&](const JsonNode& node) { missions[theme++] = text(Node(node)); });
    }
    void readOwnData(const JsonNode& node) {
        auto object = keep(JsonObject::open(node));
        if (!object) return;
        GameData data = builtInData();
        keep(readData(*object, data, ValueSource::Owner));
        if (!mError) keep(object->refuseLeftover());
        mDealt.data = std::move(data);
    }

    Dealt mDealt;
};

Error badDeal(const std::string& what) {
    return Error("bauen.play.deal", {{"word", what}}, JsonPointer{"/setup"});
}

/// Returns the index of a mission of this theme, or noMission.
std::uint8_t missionAt(const GameData& data, std::string_view id, std::size_t theme) {
    for (std::size_t i = 0; i < data.missions.size(); ++i)
        if (data.missions[i].id == id && data.missions[i].theme == static_cast<Theme>(theme))
            return static_cast<std::uint8_t>(i);
    return noMission;
}

void writeMissions(JsonWriter& writer, const GameData& data,
                   const std::array<std::uint8_t, themeCount>& missions) {
    writer.beginArray(Style::Compact);
    for (const std::uint8_t mission : missions)
        writer.value(mission == noMission ? std::string_view() : std::string_view(data.missions[mission].id));
    writer.endArray();
}

std::string openChoice(std::size_t theme) { return "open-" + std::string(themeIds[theme]); }

std::string secretChoice(int seat, std::size_t theme) {
    return "secret-" + std::to_string(seat + 1) + '-' + std::string(themeIds[theme]);
}

bool chooseStarter(const Table& table, const std::string& id, const std::string& option, Deal& deal) {
    for (std::size_t round = 0; round < deal.starter.size(); ++round)
        for (int seat = 0; seat < table.seats; ++seat)
            if (id == "starter-" + std::to_string(round + 1) && option == std::to_string(seat + 1)) {
                deal.starter[round] = static_cast<std::int8_t>(seat);
                return true;
            }
    return false;
}

/// Returns the place in the deal that a choice names, or null.
std::uint8_t* placeOf(const Table& table, const std::string& id, std::size_t theme, Deal& deal) {
    if (id == openChoice(theme)) return deal.open[theme] == noMission ? nullptr : &deal.open[theme];
    for (int seat = 0; seat < table.seats; ++seat)
        if (id == secretChoice(seat, theme)) return &deal.secret[static_cast<std::size_t>(seat)][theme];
    return nullptr;
}

bool chooseMission(const Table& table, const std::string& id, const std::string& option, Deal& deal) {
    for (std::size_t theme = 0; theme < themeCount; ++theme) {
        std::uint8_t* place = placeOf(table, id, theme, deal);
        const std::uint8_t mission = missionAt(table.data, option, theme);
        if (place == nullptr || mission == noMission) continue;
        const std::uint8_t other = *place;
        if (deal.open[theme] == mission) deal.open[theme] = other;
        for (auto& secret : deal.secret)
            if (secret[theme] == mission) secret[theme] = other;
        *place = mission;
        return true;
    }
    return false;
}

}  // namespace

std::string writeDealt(const Table& table, const Deal& deal) {
    JsonWriter writer;
    writer.beginObject(Style::Compact);
    writer.key("starters");
    writer.beginArray(Style::Compact);
    for (const std::int8_t seat : deal.starter) writer.value(seat + 1);
    writer.endArray();
    writer.key("open");
    writeMissions(writer, table.data, deal.open);
    writer.key("secret");
    writer.beginArray(Style::Compact);
    for (int seat = 0; seat < table.seats; ++seat)
        writeMissions(writer, table.data, deal.secret[static_cast<std::size_t>(seat)]);
    writer.endArray();
    if (hashOf(table.data) != hashOf(builtInData())) {
        writer.key("data");
        writer.beginObject(Style::Compact);
        writeData(writer, table.data);
        writer.endObject();
    }
    writer.endObject();
    std::string text = writer.take();
    while (text.ends_with('\n')) text.pop_back();
    return text;
}

Result<Dealt> readDealt(const std::string& text) {
    const auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return DealtReader().read(root);
}

Result<Deal> dealFrom(const Table& table, const Dealt& dealt) {
    Deal deal;
    for (std::size_t round = 0; round < dealt.starter.size(); ++round) {
        if (dealt.starter[round] >= table.seats) return badDeal(std::to_string(dealt.starter[round] + 1));
        deal.starter[round] = dealt.starter[round];
    }
    std::set<std::uint8_t> seen;
    for (auto& seat : deal.secret) seat.fill(noMission);
    for (std::size_t theme = 0; theme < themeCount; ++theme) {
        const auto take = [&](const std::string& id, std::uint8_t& mission) {
            mission = missionAt(table.data, id, theme);
            return mission != noMission && seen.insert(mission).second;
        };
        deal.open[theme] = noMission;
        if (table.options.on(Switch::PublicMissions) && !take(dealt.open[theme], deal.open[theme]))
            return badDeal(dealt.open[theme]);
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(table.seats); ++seat)
            if (!take(dealt.secret[seat][theme], deal.secret[seat][theme]))
                return badDeal(dealt.secret[seat][theme]);
    }
    return deal;
}

std::vector<SetupChoice> dealChoices(const GameData& data, int players) {
    std::vector<SetupChoice> choices;
    for (int round = 1; round <= rounds; ++round) {
        SetupChoice choice{"starter-" + std::to_string(round),
                           {"bauen.choice.starter", {{"round", std::int64_t{round}}}},
                           {}};
        for (int seat = 1; seat <= players; ++seat)
            choice.options.push_back(
                {std::to_string(seat), {"bauen.choice.player", {{"player", std::int64_t{seat}}}}, {}, {}});
        choices.push_back(std::move(choice));
    }
    std::array<std::vector<SetupChoice::Option>, themeCount> missions;
    for (const Mission& mission : data.missions) {
        const std::string metric(metricIds[static_cast<std::size_t>(mission.metric)]);
        missions[static_cast<std::size_t>(mission.theme)].push_back(
            {mission.id,
             {"bauen.mission.name", {{"name", mission.name}}},
             {"bauen.metric." + metric, {}},
             {}});
    }
    for (std::size_t theme = 0; theme < themeCount; ++theme)
        choices.push_back(
            {openChoice(theme), {"bauen.choice.open-" + std::string(themeIds[theme]), {}}, missions[theme]});
    for (int seat = 0; seat < players; ++seat)
        for (std::size_t theme = 0; theme < themeCount; ++theme)
            choices.push_back({secretChoice(seat, theme),
                               {"bauen.choice.secret-" + std::string(themeIds[theme]), {}},
                               missions[theme],
                               seat});
    return choices;
}

Status choose(const Table& table, const std::map<std::string, std::string>& chosen, Deal& deal) {
    std::set<std::string> missions;
    for (const auto& [id, option] : chosen)
        if (!chooseStarter(table, id, option, deal) &&
            !(chooseMission(table, id, option, deal) && missions.insert(option).second))
            return Error("bauen.play.deal", {{"word", option}}, JsonPointer{"/chosen/" + id});
    return Done{};
}

}  // namespace hexa::bauen
