// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/claymore/terms/regiments.h"

#include <array>

namespace hexa::claymore {

/// Where the numbers of the box are known from that its rules do not tell (spec section 3).
struct ValueSources {
    std::array<Source, regimentKinds> combat{};  ///< By kind of regiment.
    Source cards = Source::Public;               ///< How many there are of which action card.
    Source die = Source::Public;
    Source tiles = Source::Public;
    friend bool operator==(const ValueSources&, const ValueSources&) = default;
};

/// Of the numbers that come with the program.
constexpr ValueSources publicSources() {
    ValueSources sources;
    for (std::size_t kind = 0; kind < regimentKinds; ++kind)
        sources.combat[kind] = regimentTable[kind].valueSource;
    return sources;
}

}  // namespace hexa::claymore
