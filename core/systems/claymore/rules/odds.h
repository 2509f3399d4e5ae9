// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/claymore/rules/values.h"

namespace hexa::claymore {

/// Mean results of attacks, in ten-thousandths, for up to `mostDice` dice on each side.
class Odds {
public:
    static constexpr int one = 10'000;
    static constexpr int mostDice = 9;

    Odds() = default;
    explicit Odds(const std::array<std::uint8_t, 3>& faces);

    /// Returns the mean number of skull chips, at most `lives` (1 to 6).
    int chips(int attack, int defence, int lives) const { return entry(attack, defence).chips[index(lives)]; }
    /// Returns the odds of at least `lives` chips.
    int kill(int attack, int defence, int lives) const { return entry(attack, defence).kill[index(lives)]; }

private:
    struct Entry {
        std::array<std::int16_t, 6> kill{};
        std::array<std::int32_t, 6> chips{};
    };
    static std::size_t index(int lives) {
        return static_cast<std::size_t>(lives < 1 ? 0 : lives > 6 ? 5 : lives - 1);
    }
    static std::size_t bounded(int dice) {
        return static_cast<std::size_t>(dice < 0 ? 0 : dice > mostDice ? mostDice : dice);
    }
    const Entry& entry(int attack, int defence) const { return mEntries[bounded(attack)][bounded(defence)]; }

    std::array<std::array<Entry, mostDice + 1>, mostDice + 1> mEntries{};
};

}  // namespace hexa::claymore
