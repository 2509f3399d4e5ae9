// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/composition.h"

#include <algorithm>
#include <cassert>

namespace hexa::mapsearch {
namespace {

/// Adds up to a number that is too many in any case, so that no sum overflows.
void sum(std::uint64_t& to, std::uint64_t more) { to = std::min(to + more, std::uint64_t{1} << 62); }

}  // namespace

CompositionSpace::CompositionSpace(std::span<const Limits> limits, int total)
    : mLimits(limits.begin(), limits.end()) {
    std::int64_t smallest = 0;
    std::int64_t room = 0;
    for (const Limits& kind : limits) {
        if (kind.min < 0 || kind.max < kind.min) return;
        smallest += kind.min;
        room += kind.max - kind.min;
    }
    if (total < smallest || total > smallest + room) return;

    mSpare = static_cast<int>(total - smallest);
    // Only custom ranges on a map of hundreds of tiles reach this limit; below it, the work grows
    // with the square.
    constexpr int maxSpare = 1000;
    mTooMany = mSpare > maxSpare;
    if (mTooMany) return;
    const auto width = static_cast<std::size_t>(mSpare) + 1;
    const std::size_t kinds = limits.size();
    mWays.assign((kinds + 1) * width, 0);
    mWays[kinds * width] = 1;
    for (std::size_t kind = kinds; kind-- > 0;)
        for (int spare = 0; spare <= mSpare; ++spare)
            for (int more = 0; more <= std::min(spare, limits[kind].max - limits[kind].min); ++more)
                sum(mWays[kind * width + static_cast<std::size_t>(spare)], ways(kind + 1, spare - more));
    mTooMany = size() > 0xffffffffU;
    if (mTooMany) mWays.clear();
}

void CompositionSpace::at(std::uint64_t index, std::span<int> counts) const {
    assert(index < size() && counts.size() == mLimits.size());
    int spare = mSpare;
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        int more = 0;
        for (std::uint64_t here = ways(kind + 1, spare); index >= here; here = ways(kind + 1, spare - more)) {
            index -= here;
            ++more;
        }
        counts[kind] = mLimits[kind].min + more;
        spare -= more;
    }
}

}  // namespace hexa::mapsearch
