// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/replay.h"

#include <functional>

namespace hexa::play {

/// Returns bots by seat; null for a person, also at unnamed seats. Fails with "play.bot" or
/// "play.bot-count" at "/players".
template <Rules R>
Result<std::vector<const typename R::Bot*>> seatBots(const std::vector<Participant>& players, int seats) {
    if (players.size() > static_cast<std::size_t>(seats)) return botCountError(players.size(), seats);
    std::vector<const typename R::Bot*> bots(static_cast<std::size_t>(seats));
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const std::string& name = players[seat].bot;
        if (name.empty()) continue;
        bots[seat] = findBot<R>(name);
        if (bots[seat] == nullptr) return botError(name, seat, botNames<R>());
    }
    return bots;
}

/// Game ready to begin: its rules, and their data for the record.
template <RecordedRules R>
struct Opening {
    std::shared_ptr<const R> rules;
    OptionValues options;  ///< GameRecord::options.
    std::string setup;     ///< GameRecord::setup.
};
template <RecordedRules R>
using OpenFunction = std::function<Result<Opening<R>>(const Scenario&, const MatchSetup&)>;

/// Implements PlayFunctions::start for a game that open() begins. Also fails with
/// "play.nothing-carried".
template <RecordedRules R>
Result<std::unique_ptr<MatchOf<R>>> start(const OpenFunction<R>& open, const Scenario& scenario,
                                          const MatchSetup& setup) {
    if (!CarriesOn<R> && !setup.carried.empty()) return nothingCarriedError();
    auto opening = open(scenario, setup);
    if (!opening) return opening.error();
    const int seats = opening->rules->seats();
    auto bots = seatBots<R>(setup.players, seats);
    if (!bots) return bots.error();
    GameRecord header;
    header.program = setup.program;
    header.rules = R::version;
    header.options = std::move(opening->options);
    header.seed = setup.seed;
    header.typedChance = setup.typedChance;
    header.players = setup.players;
    header.players.resize(static_cast<std::size_t>(seats));
    header.seatChanges = setup.seatChanges;
    header.scenario = scenario;
    header.setup = std::move(opening->setup);
    header.carried = setup.carried;
    header.extra = setup.extra;
    return std::make_unique<MatchOf<R>>(std::move(opening->rules), std::move(*bots), std::move(header));
}

/// PlayFunctions::resume.
template <RecordedRules R>
Result<std::unique_ptr<MatchOf<R>>> resume(const OpenFunction<R>& open, const GameRecord& record,
                                           ReplayMode mode) {
    if (record.rules != R::version) return otherRulesError(record.rules, R::version);
    auto match = start<R>(open, record.scenario, setupOf(record));
    if (!match) return match;
    if (const Status replayed = replay(**match, record, mode); !replayed) return replayed.error();
    return match;
}

/// Fills in the consequences of the rules and their opening: version, bots, start, resume.
template <RecordedRules R>
void offer(PlayFunctions& play, OpenFunction<R> open) {
    play.rulesVersion = R::version;
    for (const typename R::Bot* bot : std::span<const typename R::Bot* const>(R::bots()))
        play.bots.emplace_back(bot->name());
    play.botVersion = [](std::string_view name) {
        const auto* bot = findBot<R>(name);
        return bot != nullptr ? bot->version() : 0;
    };
    play.start = [open](const Scenario& scenario, const MatchSetup& setup) -> Result<std::unique_ptr<Match>> {
        auto match = start<R>(open, scenario, setup);
        if (!match) return match.error();
        return std::unique_ptr<Match>(std::move(*match));
    };
    play.resume = [open](const GameRecord& record, ReplayMode mode) -> Result<std::unique_ptr<Match>> {
        auto match = resume<R>(open, record, mode);
        if (!match) return match.error();
        return std::unique_ptr<Match>(std::move(*match));
    };
}

}  // namespace hexa::play
