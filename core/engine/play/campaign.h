// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/record.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hexa {

struct GameSystem;
struct MatchSetup;

/// Version of the `.hexacampaign` format written (docs/formats/campaigns.md).
inline constexpr int campaignFormatVersion = 1;
inline constexpr std::size_t maxCampaignStages = 100;
inline constexpr int maxStagePoints = 1'000;

/// Scenarios of one game, played in order by the same people, with things carried from one to the
/// next. A value: only the functions below change its results.
struct Campaign {
    /// Player in all scenarios of a campaign. With a faction he takes the seat of the faction,
    /// otherwise always the seat with his number.
    struct Player {
        std::string name;     ///< May be empty.
        std::string bot;      ///< Name of a bot; empty = a person.
        std::string faction;  ///< Id in the catalog; all players have one, or none has.
        Extra extra;
        friend bool operator==(const Player&, const Player&) = default;
    };
    /// End of a scenario.
    struct Outcome {
        std::vector<int> winners;        ///< Players; none: a draw.
        std::string carried;             ///< Match::outcome; empty: nothing is carried on.
        std::optional<GameRecord> game;  ///< None: it was played at a table, and typed in.
        Extra extra;
        friend bool operator==(const Outcome&, const Outcome&) = default;
    };
    struct Stage {
        Scenario scenario;
        int points = 1;  ///< For each winner of the scenario.
        std::optional<Outcome> outcome;
        Extra extra;
        friend bool operator==(const Stage&, const Stage&) = default;
    };

    std::string system;
    /// Unique id, so that a game knows its campaign; never changes.
    std::string id;
    Localized title;
    Localized text;  ///< The story, for people.
    std::string author;
    OptionValues options;  ///< Options of all its games.
    std::vector<Player> players;
    std::string start;  ///< Things carried into the first scenario, as Outcome::carried.
    std::vector<Stage> stages;
    Extra extra;
    friend bool operator==(const Campaign&, const Campaign&) = default;
};

/// Returns the scenario to be played next; none if all are played.
std::optional<std::size_t> openStage(const Campaign& campaign);
/// Returns the last stage played. Only its outcome may change, since later stages rest on earlier
/// ones.
std::optional<std::size_t> lastStage(const Campaign& campaign);
/// Returns the things carried into a scenario (MatchSetup::carried), or an empty text.
const std::string& carriedInto(const Campaign& campaign, std::size_t stage);
/// Returns the player at each seat of a scenario; -1 for an empty seat.
std::vector<int> playersAt(const Campaign& campaign, const Catalog& catalog, std::size_t stage);
/// Returns the points by player.
std::vector<int> pointsOf(const Campaign& campaign);
/// Returns the players with the most points so far; none before the first points.
std::vector<int> leadersOf(const Campaign& campaign);

/// Checks if it is a campaign of this game: its players fit each scenario, its outcomes fit each
/// other. Fails with "campaign.*" and a place in the file.
Status checkCampaign(const Campaign& campaign, const GameSystem& system);

/// Creates a campaign. Every seat of the first scenario is a player. The players keep their
/// factions if all scenarios have the same ones. Fails as checkCampaign().
Result<Campaign> makeCampaign(std::vector<Scenario> scenarios, const GameSystem& system, std::string id);

/// Returns the set-up of a scenario's game, without a seed. The record will say that it belongs
/// here (linkOf).
MatchSetup setupOf(const Campaign& campaign, const Catalog& catalog, std::size_t stage);
/// Campaign and scenario named in a record.
struct CampaignLink {
    std::string campaign;
    std::size_t stage = 0;
    friend bool operator==(const CampaignLink&, const CampaignLink&) = default;
};
std::optional<CampaignLink> linkOf(const GameRecord& record);

/// Returns the scenario that a game would decide: the open one or the last one. None if the game
/// belongs to neither (another map, or other things carried in).
std::optional<std::size_t> stageOf(const Campaign& campaign, const GameRecord& record);
/// Plays a finished game again and takes its outcome. Fails with "campaign.other-game",
/// "campaign.not-over", or as PlayFunctions::resume; then the campaign is unchanged.
Status takeGame(Campaign& campaign, const GameSystem& system, const GameRecord& record);
/// Enters the outcome of the open scenario after a game at a table. An empty `carried` leaves the
/// carried things unchanged. Fails with "campaign.complete", "campaign.winner", or as
/// PlayFunctions::carried.
Status typeOutcome(Campaign& campaign, const GameSystem& system, std::vector<int> winners,
                   const std::string& carried);
/// Forgets the outcome of the last played scenario, if any.
void takeBack(Campaign& campaign);

/// Plays all games again: each one must lead to its recorded outcome. Fails with
/// "campaign.other-outcome" and its place.
Status verifyCampaign(const Campaign& campaign, const GameSystem& system);

}  // namespace hexa
