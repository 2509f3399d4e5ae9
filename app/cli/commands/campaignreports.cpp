// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/campaignreports.h"

#include "core/base/utf8.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "core/json/writer.h"

namespace hexa::cli {

const GameSystem& gameOf(const Context& context, const Campaign& campaign) {
    return *context.systems().find(campaign.system);
}

namespace {

std::string nameOf(const Context& context, const Campaign& campaign, std::size_t player) {
    const Campaign::Player& who = campaign.players[player];
    std::string name = std::to_string(player + 1);
    if (!who.name.empty()) return name + ' ' + who.name;
    for (const Faction& faction : gameOf(context, campaign).catalog.factions)
        if (faction.id == who.faction) return name + ' ' + std::string(faction.name.in(context.language()));
    return name;
}

std::string namesOf(const Context& context, const Campaign& campaign, const std::vector<int>& players) {
    std::string names;
    for (const int player : players) {
        if (!names.empty()) names += ", ";
        names += nameOf(context, campaign, static_cast<std::size_t>(player));
    }
    return names;
}

/// Returns the carried things in words; empty if the game has no words for them.
std::vector<std::string> carriedTexts(const Context& context, const Campaign& campaign,
                                      const std::string& carried) {
    std::vector<std::string> texts;
    const auto& play = gameOf(context, campaign).play;
    if (carried.empty() || !play || !play->carried) return texts;
    if (const auto sentences = play->carried(carried))
        for (const Message& message : *sentences) texts.push_back(context.text(message));
    return texts;
}

void writePlayers(JsonWriter& json, const char* name, const std::vector<int>& players) {
    json.key(name);
    json.beginArray(JsonWriter::Style::Compact);
    for (const int player : players) json.value(player + 1);
    json.endArray();
}

}  // namespace

void printCampaign(const Context& context, const Campaign& campaign) {
    if (!campaign.title.empty()) context.printLine(campaign.title.in(context.language()));
    for (std::size_t i = 0; i < campaign.stages.size(); ++i) {
        const Campaign::Stage& stage = campaign.stages[i];
        const bool open = openStage(campaign) == i;
        const std::string state =
            stage.outcome
                ? (stage.outcome->winners.empty()
                       ? context.text("cli.campaign.drawn")
                       : context.text("cli.campaign.won",
                                      {{"players", namesOf(context, campaign, stage.outcome->winners)}}))
                : context.text(open ? "cli.campaign.next" : "cli.campaign.later");
        context.printLine(context.text("cli.campaign.scenario",
                                       {{"number", static_cast<std::int64_t>(i) + 1},
                                        {"title", std::string(stage.scenario.title.in(context.language()))},
                                        {"points", std::int64_t{stage.points}},
                                        {"state", state}}));
        if (open || (stage.outcome && i + 1 == campaign.stages.size()))
            for (const std::string& text :
                 carriedTexts(context, campaign, open ? carriedInto(campaign, i) : stage.outcome->carried))
                context.printLine("    " + text);
    }
    const std::vector<int> points = pointsOf(campaign);
    for (std::size_t player = 0; player < points.size(); ++player)
        context.printLine(context.text("cli.campaign.points", {{"player", nameOf(context, campaign, player)},
                                                               {"points", std::int64_t{points[player]}}}));
    if (!openStage(campaign))
        context.printLine(leadersOf(campaign).empty()
                              ? context.text("cli.campaign.nobody")
                              : context.text("cli.campaign.over",
                                             {{"players", namesOf(context, campaign, leadersOf(campaign))}}));
}

void printCampaignJson(const Context& context, const Campaign& campaign, const std::string& path,
                       bool verified) {
    JsonWriter json;
    json.beginObject();
    json.member("file", std::string_view(toUtf8(path)));
    if (verified) json.member("verified", true);
    json.member("id", std::string_view(campaign.id));
    json.key("scenarios");
    json.beginArray();
    for (std::size_t i = 0; i < campaign.stages.size(); ++i) {
        const Campaign::Stage& stage = campaign.stages[i];
        json.beginObject();
        json.member("title", stage.scenario.title);
        json.member("points", stage.points);
        json.member("played", stage.outcome.has_value());
        if (stage.outcome) {
            writePlayers(json, "winners", stage.outcome->winners);
            json.member("recorded", stage.outcome->game.has_value());
        }
        if (stage.outcome || openStage(campaign) == i)
            if (const std::string& carried = carriedInto(campaign, i); !carried.empty()) {
                json.key("carried");
                json.raw(carried);
            }
        json.endObject();
    }
    json.endArray();
    json.key("points");
    json.beginArray(JsonWriter::Style::Compact);
    for (const int points : pointsOf(campaign)) json.value(points);
    json.endArray();
    json.member("over", !openStage(campaign));
    writePlayers(json, "leaders", leadersOf(campaign));
    json.endObject();
    context.printJson(json.take());
}

}  // namespace hexa::cli
