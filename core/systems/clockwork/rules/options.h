// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::clockwork {

/// Variants and house options of a game; stored with scenarios, records and reports. The defaults
/// are the game of the rulebook with the rulings of resources/clockwork/rulings.json.
struct RuleOptions {
    bool epic = false;       ///< EPI: nine turns, no IP at set-up, Capitals give three workers.
    bool alliances = false;  ///< ALL: two against two, seats alternate.
    /// SPY-03: the two units of a Gambit go to different territories.
    bool gambitDistinctTargets = true;
    /// SPY-05: the loss is in the discipline gained.
    bool counterIntelSameDiscipline = false;
    /// ALL-07: a march through the ally's territory leaves a unit there too.
    bool allyMarchNeedsUnit = true;
    /// SET-06: without it there are no Espionage cards, and R&D can't be taken.
    bool espionage = true;
    /// BAT-08: a side left alone before the Battle stage has not won a battle.
    bool winsNeedFight = false;
    /// ALL-07: the ally's Capital can't be an intervening territory of a Forced March.
    bool capitalsStopMarches = false;
    /// GNL-06: a Gambit moves the Guardian only to territories that its owner controls.
    bool guardianStaysWithOwner = false;
    /// GNL-11: the Steamtank moves to no Guardian at all, not even its owner's or the ally's.
    bool guardianStopsSteamtank = false;
    /// ATR-04: attrition takes a Soldier before a Unique Unit of the same owner.
    bool attritionSparesUnique = false;
    /// CRT-05: Rasputin's Middle Age bonus takes points from the ally too.
    bool rasputinHitsAlly = false;
    friend bool operator==(const RuleOptions&, const RuleOptions&) = default;
};

/// The options by the names that files and the command line use.
struct OptionName {
    std::string_view name;
    bool RuleOptions::*member;
};
const std::vector<OptionName>& optionNames();

/// A number of players with its variants; house options are left out. Fitted and learned values are
/// kept separately for each.
struct Configuration {
    int players = 0;
    bool epic = false;
    bool alliances = false;

    /// Returns e.g. "4p-epic-alliances".
    std::string name() const;
    friend bool operator==(const Configuration&, const Configuration&) = default;
};
/// Returns all configurations that the rules allow.
std::span<const Configuration> configurations();
/// Returns the name of that of a game.
std::string configurationOf(int players, const RuleOptions& options);

}  // namespace hexa::clockwork
