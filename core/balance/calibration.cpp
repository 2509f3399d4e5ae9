// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/calibration.h"

#include "core/balance/binding.h"
#include "core/balance/rounding.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"

#include <algorithm>

namespace hexa::balance {

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
