// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/play/campaign.h"

#include "core/engine/play/match.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "core/json/reader.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace hexa {
namespace {

constexpr std::string_view linkKey = "campaign";

std::string placeOf(const char* list, std::size_t index) {
    return std::string("/").append(list).append("/").append(std::to_string(index));
}

std::int64_t number(std::size_t index) { return static_cast<std::int64_t>(index) + 1; }

Error at(std::string code, std::string place, Arguments arguments = {}) {
    arguments.push_back({"pointer", place});
    return Error(std::move(code), std::move(arguments), JsonPointer{std::move(place)});
}

bool byFaction(const Campaign& campaign) {
    return !campaign.players.empty() && !campaign.players.front().faction.empty();
}

std::string factionIdOf(const Scenario& scenario, const Catalog& catalog, std::size_t seat) {
    const Faction* faction = factionOf(scenario, catalog, seat);
    return faction != nullptr ? faction->id : std::string();
}

std::vector<std::string> factionsOf(const Scenario& scenario, const Catalog& catalog) {
    std::vector<std::string> list;
    for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat)
        list.push_back(factionIdOf(scenario, catalog, seat));
    return list;
}

Status checkPlayers(const Campaign& campaign, const Catalog& catalog) {
    std::set<std::string> seen;
    for (std::size_t i = 0; i < campaign.players.size(); ++i) {
        const std::string& faction = campaign.players[i].faction;
        const bool known =
            std::ranges::find(catalog.factions, faction, &Faction::id) != catalog.factions.end();
        if (faction.empty() == byFaction(campaign) ||
            (!faction.empty() && (!known || !seen.insert(faction).second)))
            return at("campaign.faction", placeOf("players", i),
                      {{"player", number(i)}, {"faction", faction}});
    }
    return Done{};
}

Status checkOutcome(const Campaign& campaign, std::size_t stage) {
    const Campaign::Outcome& outcome = *campaign.stages[stage].outcome;
    const std::string place = placeOf("scenarios", stage) + "/outcome";
    if (stage > 0 && !campaign.stages[stage - 1].outcome)
        return at("campaign.gap", place, {{"scenario", number(stage)}});
    std::set<int> seen;
    for (const int winner : outcome.winners)
        if (winner < 0 || winner >= static_cast<int>(campaign.players.size()) || !seen.insert(winner).second)
            return at("campaign.winner", place + "/winners", {{"player", std::int64_t{winner} + 1}});
    if (outcome.game && (!(outcome.game->scenario == campaign.stages[stage].scenario) ||
                         outcome.game->carried != carriedInto(campaign, stage)))
        return at("campaign.other-game", place + "/game", {{"scenario", number(stage)}});
    return Done{};
}

/// Returns a JSON text in the one form that outcomes are compared in.
Result<std::string> compact(const std::string& json) {
    if (json.empty()) return std::string();
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    const JsonNode root = document->root();
    if (!root.isObject()) return root.typeError("object");
    return root.raw();
}

/// Returns the outcome of a finished game.
Result<Campaign::Outcome> outcomeOf(const Campaign& campaign, const GameSystem& system, std::size_t stage,
                                    const GameRecord& record) {
    if (!system.play || !system.play->resume) return Error("play.no-play");
    const auto match = system.play->resume(record, ReplayMode::Recorded);
    if (!match) return match.error();
    const MatchStanding standing = (*match)->standing();
    if (!standing.over) return Error("campaign.not-over", {{"scenario", number(stage)}});
    const std::vector<int> players = playersAt(campaign, system.catalog, stage);
    Campaign::Outcome outcome;
    for (const int seat : standing.winners)
        if (const int player = players[static_cast<std::size_t>(seat)]; player >= 0)
            outcome.winners.push_back(player);
    std::ranges::sort(outcome.winners);
    auto carried = compact((*match)->outcome());
    if (!carried) return carried.error();
    outcome.carried = std::move(*carried);
    return outcome;
}

}  // namespace

std::optional<std::size_t> openStage(const Campaign& campaign) {
    for (std::size_t stage = 0; stage < campaign.stages.size(); ++stage)
        if (!campaign.stages[stage].outcome) return stage;
    return std::nullopt;
}

std::optional<std::size_t> lastStage(const Campaign& campaign) {
    const std::size_t open = openStage(campaign).value_or(campaign.stages.size());
    return open > 0 ? std::optional(open - 1) : std::nullopt;
}

const std::string& carriedInto(const Campaign& campaign, std::size_t stage) {
    if (stage > 0 && campaign.stages[stage - 1].outcome) return campaign.stages[stage - 1].outcome->carried;
    return campaign.start;
}

std::vector<int> playersAt(const Campaign& campaign, const Catalog& catalog, std::size_t stage) {
    const Scenario& scenario = campaign.stages[stage].scenario;
    std::vector<int> list(scenario.seats.size(), -1);
    for (std::size_t seat = 0; seat < list.size(); ++seat) {
        const auto player = byFaction(campaign)
                                ? std::ranges::find(campaign.players, factionIdOf(scenario, catalog, seat),
                                                    &Campaign::Player::faction) -
                                      campaign.players.begin()
                                : static_cast<std::ptrdiff_t>(seat);
        if (player < static_cast<std::ptrdiff_t>(campaign.players.size()))
            list[seat] = static_cast<int>(player);
    }
    return list;
}

std::vector<int> pointsOf(const Campaign& campaign) {
    std::vector<int> points(campaign.players.size());
    for (const Campaign::Stage& stage : campaign.stages)
        if (stage.outcome)
            for (const int winner : stage.outcome->winners)
                points[static_cast<std::size_t>(winner)] += stage.points;
    return points;
}

std::vector<int> leadersOf(const Campaign& campaign) {
    const std::vector<int> points = pointsOf(campaign);
    const int most = points.empty() ? 0 : *std::ranges::max_element(points);
    std::vector<int> leaders;
    for (std::size_t player = 0; most > 0 && player < points.size(); ++player)
        if (points[player] == most) leaders.push_back(static_cast<int>(player));
    return leaders;
}

Status checkCampaign(const Campaign& campaign, const GameSystem& system) {
    if (campaign.stages.empty()) return at("campaign.empty", "/scenarios");
    if (campaign.stages.size() > maxCampaignStages)
        return at("json.too-many", "/scenarios", {{"max", static_cast<std::int64_t>(maxCampaignStages)}});
    if (Status players = checkPlayers(campaign, system.catalog); !players) return players;
    for (std::size_t stage = 0; stage < campaign.stages.size(); ++stage) {
        const Scenario& scenario = campaign.stages[stage].scenario;
        const std::string place = placeOf("scenarios", stage);
        if (scenario.system != campaign.system)
            return at("file.other-system", place,
                      {{"system", scenario.system}, {"expected", campaign.system}});
        std::vector<int> players = playersAt(campaign, system.catalog, stage);
        std::ranges::sort(players);
        std::vector<int> all(campaign.players.size());
        std::iota(all.begin(), all.end(), 0);
        if (players != all) return at("campaign.players", place, {{"scenario", number(stage)}});
        if (campaign.stages[stage].outcome)
            if (Status outcome = checkOutcome(campaign, stage); !outcome) return outcome;
    }
    return Done{};
}

Result<Campaign> makeCampaign(std::vector<Scenario> scenarios, const GameSystem& system, std::string id) {
    Campaign campaign;
    campaign.system = system.id();
    campaign.id = std::move(id);
    for (Scenario& scenario : scenarios) campaign.stages.push_back({std::move(scenario), 1, {}, {}});
    if (!campaign.stages.empty()) {
        auto factions = factionsOf(campaign.stages.front().scenario, system.catalog);
        for (const std::string& faction : factions) campaign.players.push_back({{}, {}, faction, {}});
        std::ranges::sort(factions);
        const bool same = std::ranges::all_of(campaign.stages, [&](const Campaign::Stage& stage) {
            auto others = factionsOf(stage.scenario, system.catalog);
            std::ranges::sort(others);
            return others == factions;
        });
        const bool distinct = std::ranges::adjacent_find(factions) == factions.end();
        if (!same || !distinct)
            for (Campaign::Player& player : campaign.players) player.faction.clear();
    }
    if (const Status checked = checkCampaign(campaign, system); !checked) return checked.error();
    return campaign;
}

MatchSetup setupOf(const Campaign& campaign, const Catalog& catalog, std::size_t stage) {
    MatchSetup setup;
    setup.options = campaign.options;
    setup.carried = carriedInto(campaign, stage);
    for (const int player : playersAt(campaign, catalog, stage)) {
        const Campaign::Player nobody;
        const Campaign::Player& who =
            player < 0 ? nobody : campaign.players[static_cast<std::size_t>(player)];
        setup.players.push_back({who.name, who.bot, {}});
    }
    setup.extra.members.emplace_back(linkKey, "{\"id\":\"" + campaign.id +
                                                  "\",\"scenario\":" + std::to_string(stage + 1) + "}");
    return setup;
}

std::optional<CampaignLink> linkOf(const GameRecord& record) {
    for (const auto& [key, json] : record.extra.members) {
        if (key != linkKey) continue;
        const auto document = JsonDocument::parse(json);
        if (!document) return std::nullopt;
        const JsonNode root = document->root();
        auto object = JsonObject::open(root);
        if (!object) return std::nullopt;
        const auto id = object->optional("id");
        const auto scenario = object->optional("scenario");
        const auto text = id ? id->string() : Result<std::string_view>(std::string_view());
        const auto stage = scenario ? scenario->integer(1, static_cast<std::int64_t>(maxCampaignStages))
                                    : Result<std::int64_t>(0);
        if (!text || !stage || text->empty() || *stage == 0) return std::nullopt;
        return CampaignLink{std::string(*text), static_cast<std::size_t>(*stage) - 1};
    }
    return std::nullopt;
}

std::optional<std::size_t> stageOf(const Campaign& campaign, const GameRecord& record) {
    for (const std::optional<std::size_t> stage : {openStage(campaign), lastStage(campaign)})
        if (stage && campaign.stages[*stage].scenario == record.scenario &&
            carriedInto(campaign, *stage) == record.carried) {
            // The same map may occur twice: a game that knows its place goes there only.
            const auto link = linkOf(record);
            if (!link || link->campaign != campaign.id || link->stage == *stage) return stage;
        }
    return std::nullopt;
}

Status takeGame(Campaign& campaign, const GameSystem& system, const GameRecord& record) {
    const auto stage = stageOf(campaign, record);
    if (!stage) {
        const std::size_t next = openStage(campaign).value_or(campaign.stages.size() - 1);
        return Error("campaign.other-game", {{"scenario", number(next)}});
    }
    auto outcome = outcomeOf(campaign, system, *stage, record);
    if (!outcome) return outcome.error();
    outcome->game = record;
    campaign.stages[*stage].outcome = std::move(*outcome);
    return Done{};
}

Status typeOutcome(Campaign& campaign, const GameSystem& system, std::vector<int> winners,
                   const std::string& carried) {
    const auto stage = openStage(campaign);
    if (!stage) return Error("campaign.complete");
    Campaign next = campaign;
    Campaign::Outcome outcome;
    std::ranges::sort(winners);
    outcome.winners = std::move(winners);
    if (carried.empty()) {
        outcome.carried = carriedInto(campaign, *stage);
    } else {
        if (!system.play || !system.play->carried) return Error("play.nothing-carried");
        auto json = compact(carried);
        if (!json) return json.error();
        if (const auto reported = system.play->carried(*json); !reported) return reported.error();
        outcome.carried = std::move(*json);
    }
    next.stages[*stage].outcome = std::move(outcome);
    if (Status fits = checkCampaign(next, system); !fits) return fits;
    campaign = std::move(next);
    return Done{};
}

void takeBack(Campaign& campaign) {
    if (const auto last = lastStage(campaign)) campaign.stages[*last].outcome.reset();
}

Status verifyCampaign(const Campaign& campaign, const GameSystem& system) {
    if (Status checked = checkCampaign(campaign, system); !checked) return checked;
    for (std::size_t stage = 0; stage < campaign.stages.size(); ++stage) {
        const auto& reported = campaign.stages[stage].outcome;
        if (!reported || !reported->game) continue;
        const std::string place = placeOf("scenarios", stage) + "/outcome";
        const auto played = outcomeOf(campaign, system, stage, *reported->game);
        if (!played) return at(played.error().code(), place + "/game", played.error().arguments());
        auto winners = reported->winners;
        std::ranges::sort(winners);
        if (played->winners != winners || played->carried != reported->carried)
            return at("campaign.other-outcome", place, {{"scenario", number(stage)}});
    }
    return Done{};
}

}  // namespace hexa
