// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/check/sink.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace hexa::texts {

/// "Once", "twice", "three times" that differ between languages. As plain numbers they may be left
/// out ("both", "doppelt"), but not where each language says how often.
struct OtherTimes {
    struct Place {
        std::size_t text = 0;
        std::size_t first = 0;  ///< Token.
        std::size_t last = 0;   ///< Inclusive.
    };
    std::size_t odd = 0;  ///< The text that differs.
    std::vector<Place> places;
};

/// Returns none if all languages say the same, or not all of them say it.
std::optional<OtherTimes> otherTimesIn(const Row& row);

void reportTimes(const Row& row, const OtherTimes& times, Sink& sink);

}  // namespace hexa::texts
