// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/calibration.h"

#include "core/balance/binding.h"
#include "core/balance/rounding.h"
#include "core/balance/verdict.h"
#include "core/engine/balance.h"
#include "core/engine/play.h"
#include "core/engine/system.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace hexa::balance {
namespace {

/// How far `wins` of `games` are from a share of 1 / parts, in standard errors.
double zScore(std::int64_t wins, std::int64_t games, double parts) {
    if (games == 0) return 0;
    const double share = 1 / parts;
    const auto n = static_cast<double>(games);
    return (static_cast<double>(wins) - n * share) / std::sqrt(n * share * (1 - share));
}

}  // namespace

bool Calibration::teamsFair() const {
    return std::all_of(teamZ.begin(), teamZ.end(), [](double z) { return z >= -3 && z <= 3; });
}

bool Calibration::passed() const {
    if (maps == 0 && !mirrorZ && !plantedFlagged) return false;
    return teamsFair() && (maps == 0 || spreadFine()) && mirrorFair() && plantedFlagged.value_or(true);
}

Interval allowedSpread(int maps, int teams) {
    assert(maps > 0 && teams > 1);
    const double threeBelow = 0.0013498980316301;  // P(normal < -3)
    const double degrees = static_cast<double>(maps) * (teams - 1);
    return {std::min(0.9, std::sqrt(chiSquareQuantile(threeBelow, degrees) / degrees)),
            std::max(1.1, std::sqrt(chiSquareQuantile(1 - threeBelow, degrees) / degrees))};
}

Calibration calibrate(const CalibrationTrials& trials) {
    Calibration result;
    if (!trials.symmetric.empty()) {
        const int teams = trials.symmetric.front().teams;
        sim::Tally::BySeat wins{};
        double squares = 0;
        for (const sim::Tally& tally : trials.symmetric) {
            assert(tally.teams == teams);
            result.games += tally.games;
            for (int team = 0; team < teams; ++team) {
                wins[team] += tally.wins[team];
                const double z = zScore(tally.wins[team], tally.games, teams);
                squares += z * z;
            }
        }
        result.maps = static_cast<int>(trials.symmetric.size());
        for (int team = 0; team < teams; ++team)
            result.teamZ.push_back(zScore(wins[team], result.games, teams));
        result.spread = std::sqrt(squares / (static_cast<double>(result.maps) * teams));
        result.spreadAllowed = allowedSpread(result.maps, teams);
    }
    if (trials.mirror) {
        // Each game has a winner, so bot 0 and bot 1 have all the wins: compare with the part of the teams that it led.
        const sim::Tally& mirror = *trials.mirror;
        const std::int64_t led = mirror.botTeams[0] + mirror.botTeams[1];
        assert(led == mirror.games * mirror.teams && "the bots of a mirror match are 0 and 1");
        if (mirror.botTeams[0] > 0)
            result.mirrorZ = zScore(mirror.botWins[0], mirror.games,
                                    static_cast<double>(led) / static_cast<double>(mirror.botTeams[0]));
    }
    if (trials.planted)
        result.plantedFlagged = judge(*trials.planted, trials.margin, Looking::Once) == Verdict::Unfair;
    return result;
}

CalibrationNote noteOf(const Calibration& calibration) {
    CalibrationNote note;
    note.passed = calibration.passed();
    note.maps = calibration.maps;
    note.games = calibration.games;
    for (const double z : calibration.teamZ)
        if (std::abs(z) > std::abs(note.worstZ)) note.worstZ = rounded(z);
    note.spread = rounded(calibration.spread);
    return note;
}

CalibrationNote noteOf(const CalibrationRecord& record) {
    return {record.passed, record.maps, record.games, rounded(record.worstZ), rounded(record.spread)};
}

bool isStandardGame(const GameSystem& system, const Scenario& scenario, const OptionValues& options,
                    std::string_view cards) {
    if (!system.play) return cards.empty();
    if (cardsHash(system, cards) != cardsHash(system, {})) return false;
    const OptionValues values = optionsOn(scenario, options);
    return std::none_of(
        system.play->options.begin(), system.play->options.end(), [&](const PlayOption& option) {
            const auto value = values.find(option.name);
            return !option.variant && value != values.end() && value->second != option.defaultValue;
        });
}

CalibrationNote calibrationOf(const GameSystem& system, const Scenario& scenario, const OptionValues& options,
                              std::string_view cards, std::string_view bot) {
    if (!system.play || !system.balance || !system.balance->calibrations) return {};
    if (!isStandardGame(system, scenario, options, cards)) return {};
    const OptionValues values = optionsOn(scenario, options);
    const auto configuration = system.balance->configuration(static_cast<int>(scenario.seats.size()), values);
    if (!configuration) return {};
    for (const CalibrationRecord& record : system.balance->calibrations())
        if (record.configuration == *configuration && record.bot == bot &&
            record.botVersion == system.play->botVersion(bot) &&
            record.rulesVersion == system.play->rulesVersion)
            return noteOf(record);
    return {};
}

}  // namespace hexa::balance
