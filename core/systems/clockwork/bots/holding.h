// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

namespace hexa::clockwork {

/// Enemies within reach to bring a unit to a territory in one deployment.
enum class Danger : std::uint8_t { None, March, One, Two };

/// Units that an enemy is expected to bring to a territory.
struct Comers {
    int first = 0;      ///< Chance in 1/256 that a unit comes at all.
    int further = 144;  ///< Chance in 1/256 that one more comes after each.
    int foreseen = 0;   ///< With the chance `trust` exactly this number comes instead.
    int trust = 0;      ///< In 1/256.
};

/// Chance in 1/256 of being the strongest, by the own strength less the strength of enemies that
/// may still get units. A table: the bots spend their time here.
class Holding {
public:
    constexpr Holding() = default;
    constexpr explicit Holding(const Comers& comers) {
        int further = 256 << shift;  // chance that so many more come after the first
        for (int ahead = 0; ahead < maxAhead + beyond; ++ahead) {
            if (ahead > 1 && ahead <= maxAhead) further = further / 256 * comers.further;
            const int rounded = (further + (1 << (shift - 1))) >> shift;
            int atLeast = (ahead > 0 ? comers.first : 256) * rounded >> 8;
            if (comers.trust > 0 && ahead > 0)
                atLeast =
                    (comers.trust * (ahead <= comers.foreseen ? 256 : 0) + (256 - comers.trust) * atLeast) >>
                    8;
            mChance[ahead] = static_cast<std::uint16_t>(256 - atLeast);
        }
    }
    int operator()(int ahead) const { return *from(ahead); }
    /// Returns the chances of this lead and the next few.
    const std::uint16_t* from(int ahead) const { return mChance + std::clamp(ahead, 0, maxAhead); }

private:
    static constexpr int maxAhead = 10, beyond = 6, shift = 16;
    std::uint16_t mChance[maxAhead + beyond] = {};
};

}  // namespace hexa::clockwork
