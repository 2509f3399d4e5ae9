// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/engine/play/variants.h"
#include "core/engine/system.h"

#include <algorithm>
#include <string>
#include <vector>

namespace hexa::library {

/// Part of a library: the maps for one number of players with the same variants.
struct LibrarySection {
    std::string id;  ///< As BalanceFunctions::configuration gives it.
    int players = 0;
    OptionValues options;  ///< Enabled variants.
};

/// Returns the sections for all configurations that a game's layouts and variants allow, fewest
/// players first. Returns none for a game that is not judged.
inline std::vector<LibrarySection> sectionsOf(const GameSystem& system) {
    std::vector<LibrarySection> list;
    if (!system.balance || !system.balance->configuration || !system.play) return list;
    for (const Layout& layout : system.layouts)
        for (const OptionValues& options : variantsOf(*system.play, layout.scenario.players())) {
            const auto id = system.balance->configuration(layout.scenario.players(), options);
            const auto same = [&](const LibrarySection& known) { return id && known.id == *id; };
            if (id && std::none_of(list.begin(), list.end(), same))
                list.push_back({*id, layout.scenario.players(), options});
        }
    return list;
}

/// Returns the configuration of a map with the map's variants. Returns an empty string if the game
/// has none for it.
inline std::string configurationOf(const GameSystem& system, const Scenario& map) {
    if (!system.balance || !system.balance->configuration || !system.play) return {};
    OptionValues variants;
    for (const auto& [option, on] : optionsOn(*system.play, map))
        for (const PlayOption& known : system.play->options)
            if (known.name == option && known.variant) variants[option] = on;
    const auto id = system.balance->configuration(map.players(), variants);
    return id ? *id : std::string();
}

}  // namespace hexa::library
