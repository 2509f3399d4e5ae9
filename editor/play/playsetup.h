// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/play.h"

#include <QString>

#include <vector>

class QSettings;

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

/// Set-up of the next game. Seats of the map without an entry get the defaults.
struct PlaySetup {
    struct Seat {
        QString name;         ///< May be empty.
        QString bot;          ///< Name of a bot; empty = a person.
        std::string faction;  ///< Id in the catalog; empty = as on the map.
        friend bool operator==(const Seat&, const Seat&) = default;
    };
    /// Assignment of factions and homes to seats.
    enum class Draw { AsSet, Factions, Seats };

    OptionValues options;  ///< Choices that differ from the map's own (choicesFor).
    std::vector<Seat> seats;
    std::map<std::string, std::string> chosen;  ///< MatchSetup::chosen.
    Draw draw = Draw::AsSet;
    std::uint64_t seed = 0;
    bool keepSeed = false;
    bool typedChance = false;  ///< MatchSetup::typedChance.
    friend bool operator==(const PlaySetup&, const PlaySetup&) = default;
};

/// Returns the setup of one person against the program's players.
PlaySetup defaultSetup(const GameSystem& system, int players);
/// Returns the last choices for this game and number of players; unusable ones get their defaults.
/// Variant and house options are not included, since they belong to a map.
PlaySetup readSetup(QSettings& settings, const GameSystem& system, int players);
void writeSetup(QSettings& settings, const GameSystem& system, const PlaySetup& setup);

/// The map and the match that a setup gives: factions and seats are drawn, if wished, with the
/// seed.
struct DrawnGame {
    Scenario scenario;
    MatchSetup match;
};
DrawnGame draw(const GameSystem& system, const Scenario& map, const PlaySetup& setup);

}  // namespace hexa::editor
