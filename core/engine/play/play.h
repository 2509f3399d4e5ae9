// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/origin.h"
#include "core/engine/play/learning.h"
#include "core/engine/play/series.h"
#include "core/engine/record.h"
#include "core/scenario/scenario.h"

#include <functional>
#include <map>
#include <memory>

namespace hexa {

class Match;

/// A variant or house option that a game offers.
struct PlayOption {
    std::string name;
    bool defaultValue = false;  ///< Value if none is given.
    bool variant = false;       ///< A variant of the rulebook, not a house option.
    std::string text = {};      ///< Code of its name for people; empty: the name itself.
};

/// Something that chance decides before the first turn and that people may choose instead.
struct SetupChoice {
    struct Option {
        std::string id;
        Message name;
        Message text;  ///< Explanation; the code may be empty.
        CardOrigin origin = {};
    };
    std::string id;
    Message name;
    std::vector<Option> options;
    std::optional<int> seat = {};  ///< Player that alone knows the result: 0 = first.
};

/// Beginning of a match. Unknown names of bots and options are refused.
struct MatchSetup {
    std::string program;  ///< Version of this program, for the record.
    OptionValues options;
    std::optional<std::uint64_t> seed;
    bool typedChance = false;  ///< As in GameRecord::typedChance.
    /// Unnamed seats are taken by people without a name.
    std::vector<Participant> players;
    std::vector<SeatChange> seatChanges = {};  ///< GameRecord::seatChanges.
    std::string cards;  ///< Text of a file with the owner's cards; empty = those of the program.
    /// GameRecord::setup, to fix the first results of chance; empty = from the seed.
    std::string setup;
    /// Option by SetupChoice::id, to override the seed; not together with `setup`.
    std::map<std::string, std::string> chosen;
    std::string carried = {};  ///< GameRecord::carried. Refused by games that carry nothing on.
    Extra extra = {};          ///< GameRecord::extra.
};

/// Returns the set-up of a record's match.
MatchSetup setupOf(const GameRecord& record);

/// Returns the variants and house options of the map, overridden by the choices for one game.
OptionValues optionsOn(const Scenario& map, const OptionValues& chosen = {});

/// Comparisons of a replay: `Recorded` plays with the chance of the record and compares every hash;
/// `Drawn` also checks that the seed gives the same chance.
enum class ReplayMode { Recorded, Drawn };

/// Exact counts of the first orders of a game, to compare with another program's ("perft" in chess
/// programs).
struct PerftResult {
    std::vector<std::uint64_t> orders;  ///< Legal orders of each seat.
    std::uint64_t joint = 0;            ///< Orders of all seats together.
    std::uint64_t fights = 0;           ///< In all joint orders.
    std::uint64_t states = 0;           ///< Distinct states after the fights.
    std::uint64_t boards = 0;           ///< Distinct boards after the fights.
};

/// A level of play that people choose, and the bot that plays at it.
struct PlayLevel {
    std::string id;   ///< English, as on the command line: "very-good".
    std::string bot;  ///< One of the game's bots; its name (botTexts) is the level's.
};

/// An event or question that may come up in a game.
struct Happening {
    std::string code;  ///< Code of its sentence (MatchEvent::text, MatchDecision::text).
    std::string rule;  ///< The rule behind it, if any.
    friend bool operator==(const Happening&, const Happening&) = default;
};

struct PlayFunctions;
/// Returns the variant and house options of a game on this map: the game's own, overridden by the
/// map's, overridden by the choices for this one game. This order is defined only here. Unknown
/// names stay, and the game refuses them.
OptionValues optionsOn(const PlayFunctions& play, const Scenario& map, const OptionValues& chosen = {});
/// Returns the options in `wanted` that differ from the map's: only these are set, so that the
/// others follow the map.
OptionValues choicesFor(const PlayFunctions& play, const Scenario& map, const OptionValues& wanted);

/// Functions of a game for playing. Everything fails with a code and a place if map, options, cards
/// or record can't be played.
struct PlayFunctions {
    int rulesVersion = 1;  ///< Rises when the same decisions may give another state or hash.
    std::vector<PlayOption> options;
    bool draws = false;  ///< True if a game may end without a winner.
    /// True if results of chance can be typed in from a table (ChanceForm).
    bool typedChance = false;
    std::vector<std::string> bots;  ///< The weakest first.
    /// Levels of play, the weakest first. Empty: people choose from all bots.
    std::vector<PlayLevel> levels = {};
    /// Returns the bots that people choose from, the weakest first: those of the levels, or all.
    std::vector<std::string> offeredBots() const;
    /// Returns the middle one of them, which plays unless people choose; empty without bots.
    std::string usualBot() const;
    /// Rises whenever a bot may decide differently.
    std::function<int(std::string_view bot)> botVersion;
    /// Returns the variants for this number of players, the default first.
    std::function<std::vector<OptionValues>(int players)> variants;
    /// Returns a hash of the data in a text of cards (MatchSetup::cards), independent of its form;
    /// 0 if it can't be read.
    std::function<std::uint64_t(const std::string& cards)> cardsHash;
    /// Returns the stand-ins in such a text; none if it can't be read.
    std::function<StandInCount(const std::string& cards)> standIns;
    /// Returns the choices at set-up with these cards (MatchSetup::cards), for this number of
    /// players.
    std::function<Result<std::vector<SetupChoice>>(const std::string& cards, int players)> choices;
    /// Returns the things carried from one game of a campaign into the next (Match::outcome), in
    /// sentences for people. Fails if they can't be read. Empty: the game carries nothing on.
    std::function<Result<std::vector<Message>>(const std::string& carried)> carried;
    /// All events and questions, to find out which ones never came up.
    std::vector<Happening> happenings;
    /// Codes of the bots' names for people, in the order of `bots`; may be shorter.
    std::vector<std::string> botTexts;
    std::function<Result<std::unique_ptr<Match>>(const Scenario&, const MatchSetup&)> start;
    /// Plays a record up to its end, to be continued. Fails at the first wrong line, with its
    /// place.
    std::function<Result<std::unique_ptr<Match>>(const GameRecord&, ReplayMode)> resume;
    std::function<Result<std::unique_ptr<const Series>>(const Scenario&, const SeriesSetup&)> series;
    /// Counts the positions after the first orders, for which every seat has this many pieces. None
    /// if the game doesn't count them.
    std::function<Result<PerftResult>(const Scenario&, int pieces)> perft;
    /// None if the game has no bot that learns.
    std::optional<LearnFunctions> learn;
};

}  // namespace hexa
