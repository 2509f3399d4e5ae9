// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format/campaignfile.h"

#include "core/catalog/plainsystem.h"
#include "core/engine/system.h"
#include "core/io/file/file.h"
#include "core/io/format/limits.h"
#include "core/io/format/recordfile.h"
#include "core/io/format/scenariofile.h"
#include "core/json/membersin.h"
#include "core/json/membersout.h"
#include "core/json/nested.h"

#include <algorithm>

namespace hexa {
namespace {

constexpr std::string_view campaignFormat = "hexatelier-campaign";
constexpr std::size_t longestId = 64;

/// Data of the game that a file needs: the games that are known when it is read, the catalog when
/// it is written.
struct Known {
    const Systems* systems = nullptr;
    const Catalog* catalog = nullptr;
};

bool isPlainId(std::string_view id) {
    return !id.empty() && std::ranges::all_of(id, [](char c) {
        return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '-';
    });
}

/// Reads a member that is a file of its own.
template <class T, class Read>
void readNested(MembersIn& io, std::string_view key, T& value, Read read) {
    std::string text;
    io.raw(key, text);
    if (io.errors()) return;
    auto content = read(text);
    if (!content)
        return io.errors().fail(nestedError(content.error(), io.pointer() + '/' + std::string(key)));
    value = *std::move(content);
}

}  // namespace

template <class Io>
static void describe(Io& io, Described<Io, Campaign::Player>& player) {
    if (io.has("name", !player.name.empty())) io.text("name", player.name, limits::nameBytes);
    if (io.has("bot", !player.bot.empty())) io.text("bot", player.bot, limits::nameBytes);
    if (io.has("faction", !player.faction.empty())) io.text("faction", player.faction, limits::nameBytes);
    io.extra(player.extra);
}

template <class Io>
static void describe(Io& io, Described<Io, Campaign::Outcome>& outcome, const Known& known) {
    io.atMost("winners", maxScenarioSeats);
    io.places("winners", outcome.winners, maxScenarioSeats);
    if (io.has("carried", !outcome.carried.empty())) io.raw("carried", outcome.carried);
    if (io.has("game", outcome.game.has_value())) {
        if constexpr (Io::reads)
            readNested(io, "game", outcome.game,
                       [&](const auto& text) { return readRecord(text, *known.systems); });
        else
            io.raw("game", writeRecord(*outcome.game, *known.catalog));
    }
    io.extra(outcome.extra);
}

template <class Io>
static void describe(Io& io, Described<Io, Campaign::Stage>& stage, const Known& known) {
    if (io.has("points", true)) io.number("points", stage.points, 0, maxStagePoints);
    if constexpr (Io::reads)
        readNested(io, "scenario", stage.scenario,
                   [&](const auto& text) { return readScenario(text, *known.systems); });
    else
        io.raw("scenario", writeScenario(stage.scenario, *known.catalog, ScenarioForm::Lines));
    io.object("outcome", stage.outcome, JsonWriter::Style::Lines, known);
    io.extra(stage.extra);
}

template <class Io>
static void describe(Io& io, Described<Io, Campaign>& campaign, const Known& known) {
    using Style = JsonWriter::Style;
    io.header(campaignFormat, campaignFormatVersion, "file.not-a-campaign");
    io.text("system", campaign.system, limits::nameBytes);
    if constexpr (Io::reads)
        if (known.systems->find(campaign.system) == nullptr)
            io.refuse("system", "file.unknown-system",
                      {{"system", std::string(plainSystem(campaign.system))}});
    io.text("id", campaign.id, longestId);
    io.need(isPlainId(campaign.id), "id", "campaign.id");
    if (io.has("title", !campaign.title.empty())) io.localized("title", campaign.title);
    if (io.has("text", !campaign.text.empty())) io.localized("text", campaign.text);
    if (io.has("author", !campaign.author.empty())) io.text("author", campaign.author, limits::nameBytes);
    if (io.has("options", !campaign.options.empty())) io.flags("options", campaign.options, Style::Lines);
    io.atMost("players", maxScenarioSeats);
    if (io.has("players", true)) io.objects("players", campaign.players, Style::Compact);
    if (io.has("carried", !campaign.start.empty())) io.raw("carried", campaign.start);
    io.atMost("scenarios", maxCampaignStages);
    io.objects("scenarios", campaign.stages, Style::Lines, known);
    io.extra(campaign.extra);
}

Result<Campaign> readCampaign(std::string_view text, const Systems& systems) {
    const auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    const JsonNode root = document->root();
    FirstError errors;
    MembersIn members(root, errors);
    Campaign campaign;
    describe(members, campaign, {.systems = &systems});
    if (!errors) errors.keep(checkCampaign(campaign, *systems.find(campaign.system)));
    if (errors) return errors.first();
    return campaign;
}

std::string writeCampaign(const Campaign& campaign, const Catalog& catalog) {
    JsonWriter json;
    json.beginObject();
    MembersOut members(json);
    describe(members, campaign, {.catalog = &catalog});
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
