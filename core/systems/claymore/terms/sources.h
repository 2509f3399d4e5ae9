// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/claymore/terms/regiments.h"

#include <array>

namespace hexa::claymore {

/// Sources of the box's numbers that its rules don't give (spec section 3).
struct ValueSources {
    std::array<Source, regimentKinds> combat{};  ///< By kind of regiment.
    Source cards = Source::Public;               ///< Numbers of the action cards.
    Source die = Source::Public;
    Source tiles = Source::Public;
    friend bool operator==(const ValueSources&, const ValueSources&) = default;
};

/// Returns the sources of the numbers that come with the program.
constexpr ValueSources publicSources() {
    ValueSources sources;
    for (std::size_t kind = 0; kind < regimentKinds; ++kind)
        sources.combat[kind] = regimentTable[kind].valueSource;
    return sources;
}

}  // namespace hexa::claymore
