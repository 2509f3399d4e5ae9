// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

namespace hexa::owngame {

/// Range of a number, including both ends. An open end is the extreme of its type.
struct Bounds {
    static constexpr std::int64_t least = std::numeric_limits<std::int32_t>::min();
    static constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
    std::int64_t min = least;
    std::int64_t max = most;

    /// Returns the distance of a number from the range: negative if it is too small, 0 if it is
    /// within.
    std::int64_t excess(std::int64_t number) const {
        return number < min ? number - min : number > max ? number - max : 0;
    }
    friend bool operator==(const Bounds&, const Bounds&) = default;
};

/// Bounds by number of players. Numbers of players without a part have no bounds.
struct PlayerBounds {
    struct Part {
        int from = 1;
        int to = maxPlayers;
        Bounds is;
        friend bool operator==(const Part&, const Part&) = default;
    };
    static constexpr int maxPlayers = 16;
    std::vector<Part> parts;  ///< By rising numbers, without overlap.

    /// Returns the bounds for a number of players, or null.
    const Bounds* of(int players) const {
        for (const Part& part : parts)
            if (part.from <= players && players <= part.to) return &part.is;
        return nullptr;
    }
    friend bool operator==(const PlayerBounds&, const PlayerBounds&) = default;
};

}  // namespace hexa::owngame
