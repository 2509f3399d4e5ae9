// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/play/play.h"

#include <array>
#include <bitset>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

// Switches of a game: open questions and common variants of its rules, each with a default reading
// that the options of a map can change.

namespace hexa::play {

/// A row in a game's table of switches.
struct SwitchFacts {
    std::string_view id;  ///< In the options of a map.
    bool usual = false;   ///< Default reading of the rules.
    std::string_view rule;
    bool variant = false;  ///< A variant of the rulebook, not a house option.
};

/// Returns true if a switch is on for a map: by the map's own setting, or else by default.
inline bool isOn(const Scenario& scenario, const SwitchFacts& facts) {
    const auto own = scenario.options.find(std::string(facts.id));
    return own == scenario.options.end() ? facts.usual : own->second;
}

/// States of a game's switches in one match. `Switch`: their names as an enum, in the order of the
/// table.
template <class Switch, const auto& table>
class SwitchSet {
public:
    /// Creates a set with the default readings.
    SwitchSet() {
        for (std::size_t i = 0; i < table.size(); ++i) mOn[i] = table[i].usual;
    }
    bool on(Switch which) const { return mOn[static_cast<std::size_t>(which)]; }
    void set(Switch which, bool on) { mOn[static_cast<std::size_t>(which)] = on; }
    /// Returns all of them by name, as records keep them.
    OptionValues values() const {
        OptionValues all;
        for (std::size_t i = 0; i < table.size(); ++i) all.emplace(table[i].id, mOn[i]);
        return all;
    }
    friend bool operator==(const SwitchSet&, const SwitchSet&) = default;

    /// Reads the options of the map, then those of the players. Fails with `code` at an option that
    /// the game doesn't have.
    static Result<SwitchSet> read(const Scenario& scenario, const OptionValues& chosen,
                                  std::string_view code) {
        SwitchSet options;
        for (const auto& [name, value] : optionsOn(scenario, chosen)) {
            std::size_t at = 0;
            while (at < table.size() && table[at].id != name) ++at;
            if (at == table.size())
                return Error(std::string(code), {{"option", name}}, JsonPointer{"/options/" + name});
            options.mOn[at] = value;
        }
        return options;
    }

    /// Returns the switches as choices for people; the code of a text is `prefix` and the id.
    static std::vector<PlayOption> offered(const std::string& prefix) {
        std::vector<PlayOption> list;
        for (const SwitchFacts& facts : table)
            list.push_back(
                {std::string(facts.id), facts.usual, facts.variant, prefix + std::string(facts.id)});
        return list;
    }

private:
    std::bitset<std::tuple_size_v<std::remove_cvref_t<decltype(table)>>> mOn;
};

}  // namespace hexa::play
