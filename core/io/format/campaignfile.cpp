// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format/campaignfile.h"

#include "core/catalog/plainsystem.h"
#include "core/engine/system.h"
#include "core/io/file/file.h"
#include "core/io/format/limits.h"
#include "core/io/format/recordfile.h"
#include "core/io/format/scenariofile.h"
#include "core/json/nested.h"
#include "core/json/reading.h"
#include "core/json/writer.h"

#include <algorithm>

namespace hexa {
namespace {

constexpr std::string_view campaignFormat = "hexatelier-campaign";
constexpr std::size_t longestId = 64;

class CampaignReader : JsonReading {
public:
    explicit CampaignReader(const Systems& systems) : mSystems(systems) {}

    Result<Campaign> read(const JsonNode& root) {
        auto object = keep(JsonObject::open(root));
        if (object) readHeader(root, *object);
        if (object && !mError) readContent(*object);
        if (object && !mError) mCampaign.extra = object->leftover();
        if (!mError) keep(checkCampaign(mCampaign, *mSystems.find(mCampaign.system)));
        if (mError) return *mError;
        return std::move(mCampaign);
    }

private:
    void readHeader(const JsonNode& root, JsonObject& object) {
        const auto format = object.optional("format");
        if (!format || format->type() != JsonNode::Type::String || *format->string() != campaignFormat)
            return fail(root.error("file.not-a-campaign"));
        const auto version = keep(object.require("version"));
        const auto number = version ? keep(version->integer(1, 1'000'000)) : std::nullopt;
        // Migrations from older versions belong here; version 1 is the first.
        if (number && *number > campaignFormatVersion)
            fail(version->error("file.newer-version",
                                {{"version", *number}, {"known", std::int64_t{campaignFormatVersion}}}));
        const auto system = keep(object.require("system"));
        mCampaign.system = text(system, limits::nameBytes);
        if (!mError && mSystems.find(mCampaign.system) == nullptr)
            fail(system->error("file.unknown-system",
                               {{"system", std::string(plainSystem(mCampaign.system))}}));
    }

    void readContent(JsonObject& object) {
        const auto id = keep(object.require("id"));
        mCampaign.id = text(id, longestId);
        const auto plain = [](char c) {
            return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '-';
        };
        if (id && !mError &&
            (mCampaign.id.empty() || !std::all_of(mCampaign.id.begin(), mCampaign.id.end(), plain)))
            fail(id->error("campaign.id"));
        mCampaign.title = localized(object.optional("title"));
        mCampaign.text = localized(object.optional("text"));
        mCampaign.author = text(object.optional("author"), limits::nameBytes);
        const auto options = object.optional("options");
        if (options && keep(JsonObject::open(*options)))  // no option twice
            eachMember(options, [this](std::string_view name, const JsonNode& value) {
                mCampaign.options[std::string(name)] = flag(value);
            });
        eachObject(object.optional("players"), maxScenarioSeats, [this](JsonObject& member, const JsonNode&) {
            Campaign::Player player;
            player.name = text(member.optional("name"), limits::nameBytes);
            player.bot = text(member.optional("bot"), limits::nameBytes);
            player.faction = text(member.optional("faction"), limits::nameBytes);
            player.extra = member.leftover();
            mCampaign.players.push_back(std::move(player));
        });
        mCampaign.start = carried(object.optional("carried"));
        eachObject(keep(object.require("scenarios")), maxCampaignStages,
                   [this](JsonObject& member, const JsonNode&) { readStage(member); });
    }

    void readStage(JsonObject& object) {
        Campaign::Stage stage;
        if (const auto points = object.optional("points"))
            stage.points = integer(points, 0, maxStagePoints).value_or(1);
        if (const auto node = keep(object.require("scenario"))) {
            auto scenario = readScenario(node->raw(), mSystems);
            if (!scenario) return fail(nestedError(scenario.error(), node->pointer()));
            stage.scenario = std::move(*scenario);
        }
        if (const auto node = object.optional("outcome"))
            if (auto outcome = keep(JsonObject::open(*node))) stage.outcome = readOutcome(*outcome);
        stage.extra = object.leftover();
        mCampaign.stages.push_back(std::move(stage));
    }

    Campaign::Outcome readOutcome(JsonObject& object) {
        Campaign::Outcome outcome;
        each(keep(object.require("winners")), maxScenarioSeats, [&](const JsonNode& node) {
            outcome.winners.push_back(integer(node, 1, maxScenarioSeats).value_or(1) - 1);
        });
        outcome.carried = carried(object.optional("carried"));
        if (const auto node = object.optional("game")) {
            auto record = readRecord(node->raw(), mSystems);
            if (!record)
                fail(nestedError(record.error(), node->pointer()));
            else
                outcome.game = std::move(*record);
        }
        outcome.extra = object.leftover();
        return outcome;
    }

    std::string carried(const Node& node) {
        if (!node) return {};
        if (!node->isObject()) fail(node->typeError("object"));
        return node->raw();
    }

    const Systems& mSystems;
    Campaign mCampaign;
};

void writeCarried(JsonWriter& json, const std::string& carried) {
    if (carried.empty()) return;
    json.key("carried");
    json.raw(carried);
}

void writeOutcome(JsonWriter& json, const Campaign::Outcome& outcome, const Catalog& catalog) {
    json.key("outcome");
    json.beginObject();
    json.key("winners");
    json.beginArray(JsonWriter::Style::Compact);
    for (const int winner : outcome.winners) json.value(winner + 1);
    json.endArray();
    writeCarried(json, outcome.carried);
    if (outcome.game) {
        json.key("game");
        json.raw(writeRecord(*outcome.game, catalog));
    }
    json.members(outcome.extra);
    json.endObject();
}

}  // namespace

Result<Campaign> readCampaign(std::string_view text, const Systems& systems) {
    const auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return CampaignReader(systems).read(root);
}

std::string writeCampaign(const Campaign& campaign, const Catalog& catalog) {
    JsonWriter json;
    json.beginObject();
    json.member("format", campaignFormat);
    json.member("version", campaignFormatVersion);
    json.member("system", std::string_view(campaign.system));
    json.member("id", std::string_view(campaign.id));
    if (!campaign.title.empty()) json.member("title", campaign.title);
    if (!campaign.text.empty()) json.member("text", campaign.text);
    if (!campaign.author.empty()) json.member("author", std::string_view(campaign.author));
    if (!campaign.options.empty()) {
        json.key("options");
        json.beginObject();
        for (const auto& [name, value] : campaign.options) json.member(name, value);
        json.endObject();
    }
    json.key("players");
    json.beginArray();
    for (const Campaign::Player& player : campaign.players) {
        json.beginObject(JsonWriter::Style::Compact);
        if (!player.name.empty()) json.member("name", std::string_view(player.name));
        if (!player.bot.empty()) json.member("bot", std::string_view(player.bot));
        if (!player.faction.empty()) json.member("faction", std::string_view(player.faction));
        json.members(player.extra);
        json.endObject();
    }
    json.endArray();
    writeCarried(json, campaign.start);
    json.key("scenarios");
    json.beginArray();
    for (const Campaign::Stage& stage : campaign.stages) {
        json.beginObject();
        json.member("points", stage.points);
        json.key("scenario");
        json.raw(writeScenario(stage.scenario, catalog, ScenarioForm::Lines));
        if (stage.outcome) writeOutcome(json, *stage.outcome, catalog);
        json.members(stage.extra);
        json.endObject();
    }
    json.endArray();
    json.members(campaign.extra);
    json.endObject();
    return json.take();
}

Result<Campaign> makeSampleCampaign(const SampleCampaign& sample, const GameSystem& system,
                                    const Systems& systems, std::string id) {
    std::vector<Scenario> scenarios;
    for (const SampleCampaign::Stage& stage : sample.stages) {
        const auto found = std::ranges::find(system.samples, stage.sample, &Sample::id);
        if (found == system.samples.end()) return Error("campaign.no-sample", {{"sample", stage.sample}});
        auto scenario = readScenario(found->text, systems);
        if (!scenario) return scenario.error();
        scenarios.push_back(*std::move(scenario));
    }
    auto campaign = makeCampaign(std::move(scenarios), system, std::move(id));
    if (!campaign) return campaign;
    campaign->title = sample.title;
    campaign->text = sample.text;
    for (std::size_t i = 0; i < sample.stages.size(); ++i)
        campaign->stages[i].points = sample.stages[i].points;
    return campaign;
}

Result<Campaign> loadCampaign(const std::string& path, const Systems& systems) {
    auto text = readFile(path);
    if (!text) return text.error();
    auto campaign = readCampaign(*text, systems);
    if (campaign) return campaign;
    Arguments arguments = campaign.error().arguments();
    arguments.push_back({"path", path});
    return Error(campaign.error().code(), std::move(arguments), campaign.error().place());
}

}  // namespace hexa
