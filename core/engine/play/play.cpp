// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/play/play.h"

namespace hexa {

OptionValues optionsOn(const Scenario& map, const OptionValues& chosen) {
    OptionValues values = chosen;
    for (const auto& [name, value] : map.options) values.emplace(name, value);
    return values;
}

OptionValues optionsOn(const PlayFunctions& play, const Scenario& map, const OptionValues& chosen) {
    OptionValues values = optionsOn(map, chosen);
    for (const PlayOption& option : play.options) values.emplace(option.name, option.defaultValue);
    return values;
}

OptionValues choicesFor(const PlayFunctions& play, const Scenario& map, const OptionValues& wanted) {
    OptionValues choices = wanted;
    const OptionValues usual = optionsOn(play, map);
    std::erase_if(choices, [&usual](const auto& choice) {
        const auto found = usual.find(choice.first);
        return found != usual.end() && found->second == choice.second;
    });
    return choices;
}

std::vector<std::string> PlayFunctions::offeredBots() const {
    if (levels.empty()) return bots;
    std::vector<std::string> offered;
    for (const PlayLevel& level : levels) offered.push_back(level.bot);
    return offered;
}

std::string PlayFunctions::usualBot() const {
    const std::vector<std::string> offered = offeredBots();
    return offered.empty() ? std::string() : offered[offered.size() / 2];
}

MatchSetup setupOf(const GameRecord& record) {
    MatchSetup setup;
    setup.program = record.program;
    setup.options = record.options;
    setup.seed = record.seed;
    setup.typedChance = record.typedChance;
    setup.players = record.players;
    setup.seatChanges = record.seatChanges;
    setup.setup = record.setup;
    setup.carried = record.carried;
    setup.extra = record.extra;
    return setup;
}

}  // namespace hexa
