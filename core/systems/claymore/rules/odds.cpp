// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/rules/odds.h"

#include <algorithm>
#include <cmath>

namespace hexa::claymore {
namespace {

using Distribution = std::array<double, Odds::mostDice + 1>;

/// Returns the distribution of the number of dice, out of `dice`, that show a face with chance
/// `odds`.
Distribution shown(int dice, double odds) {
    Distribution distribution{};
    distribution[0] = 1;
    for (int die = 0; die < dice; ++die)
        for (std::size_t count = distribution.size(); count-- > 0;)
            distribution[count] =
                distribution[count] * (1 - odds) + (count > 0 ? distribution[count - 1] * odds : 0);
    return distribution;
}

}  // namespace

Odds::Odds(const std::array<std::uint8_t, 3>& faces) {
    const double sides = faces[0] + faces[1] + faces[2];
    const double skull = faces[static_cast<std::size_t>(Face::Skull)] / sides;
    const double shield = faces[static_cast<std::size_t>(Face::Shield)] / sides;
    for (int attack = 0; attack <= mostDice; ++attack)
        for (int defence = 0; defence <= mostDice; ++defence) {
            const Distribution skulls = shown(attack, skull), shields = shown(defence, shield);
            std::array<double, mostDice + 1> left{};  // skulls that no shield cancels
            for (std::size_t a = 0; a < skulls.size(); ++a)
                for (std::size_t d = 0; d < shields.size(); ++d)
                    left[a > d ? a - d : 0] += skulls[a] * shields[d];
            Entry& entry = mEntries[static_cast<std::size_t>(attack)][static_cast<std::size_t>(defence)];
            for (std::size_t lives = 1; lives <= entry.kill.size(); ++lives) {
                double kill = 0, chips = 0;
                for (std::size_t count = 1; count < left.size(); ++count) {
                    if (count >= lives) kill += left[count];
                    chips += left[count] * static_cast<double>(std::min(count, lives));
                }
                entry.kill[lives - 1] = static_cast<std::int16_t>(std::lround(kill * one));
                entry.chips[lives - 1] = static_cast<std::int32_t>(std::lround(chips * one));
            }
        }
}

}  // namespace hexa::claymore
