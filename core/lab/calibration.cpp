// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/calibration.h"

#include "core/balance/headline.h"
#include "core/balance/report.h"
#include "core/balance/rounding.h"
#include "core/balance/verdict.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace hexa::lab {
namespace {

/// Returns the distance of `wins` of `games` from a share of 1 / parts, in standard errors.
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

balance::Interval allowedSpread(int maps, int teams) {
    assert(maps > 0 && teams > 1);
    const double threeBelow = 0.0013498980316301;  // P(normal < -3)
    const double degrees = static_cast<double>(maps) * (teams - 1);
    return {std::min(0.9, std::sqrt(balance::chiSquareQuantile(threeBelow, degrees) / degrees)),
            std::max(1.1, std::sqrt(balance::chiSquareQuantile(1 - threeBelow, degrees) / degrees))};
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
        // Each game has a winner, so bots 0 and 1 together have all wins. The comparison uses the
        // number of teams that each bot led.
        const sim::Tally& mirror = *trials.mirror;
        const std::int64_t led = mirror.botTeams[0] + mirror.botTeams[1];
        assert(led == mirror.games * mirror.teams && "the bots of a mirror match are 0 and 1");
        if (mirror.botTeams[0] > 0)
            result.mirrorZ = zScore(mirror.botWins[0], mirror.games,
                                    static_cast<double>(led) / static_cast<double>(mirror.botTeams[0]));
    }
    if (trials.planted)
        result.plantedFlagged = balance::judge(*trials.planted, trials.margin, balance::Looking::Once) ==
                                balance::Verdict::Unfair;
    return result;
}

balance::CalibrationNote noteOf(const Calibration& calibration) {
    balance::CalibrationNote note;
    note.passed = calibration.passed();
    note.maps = calibration.maps;
    note.games = calibration.games;
    for (const double z : calibration.teamZ)
        if (std::abs(z) > std::abs(note.worstZ)) note.worstZ = balance::rounded(z);
    note.spread = balance::rounded(calibration.spread);
    return note;
}

std::vector<Message> statements(const Calibration& calibration) {
    if (calibration.passed())
        return {{"balance.calibration.passed",
                 {{"maps", balance::countText(calibration.maps)},
                  {"games", balance::countText(calibration.games)}}}};
    std::vector<Message> texts;
    for (std::size_t team = 0; team < calibration.teamZ.size(); ++team)
        if (std::abs(calibration.teamZ[team]) > 3)
            texts.push_back({"balance.calibration.team",
                             {{"team", static_cast<std::int64_t>(team) + 1},
                              {"z", balance::decimalText(calibration.teamZ[team], 1)}}});
    if (calibration.maps > 0 && !calibration.spreadFine())
        texts.push_back({"balance.calibration.spread",
                         {{"spread", balance::decimalText(calibration.spread, 2)},
                          {"low", balance::decimalText(calibration.spreadAllowed.low, 2)},
                          {"high", balance::decimalText(calibration.spreadAllowed.high, 2)}}});
    if (!calibration.mirrorFair())
        texts.push_back(
            {"balance.calibration.mirror", {{"z", balance::decimalText(*calibration.mirrorZ, 1)}}});
    if (calibration.plantedFlagged == false) texts.push_back({"balance.calibration.planted", {}});
    if (texts.empty()) texts.push_back({"balance.calibration.nothing", {}});
    return texts;
}

}  // namespace hexa::lab
