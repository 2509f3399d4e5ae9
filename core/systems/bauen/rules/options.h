// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/record.h"
#include "core/systems/bauen/terms/switches.h"

#include <bitset>

namespace hexa::bauen {

/// How the open questions of the rules are answered in one game.
class RuleOptions {
public:
    /// The usual reading of all.
    RuleOptions() {
        for (std::size_t i = 0; i < switchCount; ++i) mOn[i] = switchTable[i].usual;
    }
    bool on(Switch which) const { return mOn[static_cast<std::size_t>(which)]; }
    void set(Switch which, bool on) { mOn[static_cast<std::size_t>(which)] = on; }
    /// All of them by name, as records keep them.
    OptionValues values() const;
    friend bool operator==(const RuleOptions&, const RuleOptions&) = default;

private:
    std::bitset<switchCount> mOn;
};

/// What the map says, then what who plays says. Fails with "bauen.play.option" at an option that this game doesn't have.
Result<RuleOptions> readOptions(const Scenario& scenario, const OptionValues& values);

}  // namespace hexa::bauen
