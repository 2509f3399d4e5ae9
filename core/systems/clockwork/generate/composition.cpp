// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/generate/composition.h"

#include <algorithm>
#include <cassert>

namespace hexa::clockwork {

CompositionSpace::CompositionSpace(const KindLimits& limits, int total) : mLimits(limits) {
    std::int64_t least = 0;
    std::int64_t room = 0;
    for (const Limits& kind : limits) {
        if (kind.min < 0 || kind.max < kind.min) return;
        least += kind.min;
        room += kind.max - kind.min;
    }
    if (total < least || total > least + room) return;

    mSpare = static_cast<int>(total - least);
    // Only ranges of one's own on a map of hundreds of tiles come here; below, the work grows with the square.
    constexpr int mostSpare = 1000;
    mTooMany = mSpare > mostSpare;
    if (mTooMany) return;
    const auto width = static_cast<std::size_t>(mSpare) + 1;
    mWays.assign((kindCount + 1) * width, 0);
    mWays[kindCount * width] = 1;
    for (std::size_t kind = kindCount; kind-- > 0;)
        for (int spare = 0; spare <= mSpare; ++spare)
            for (int more = 0; more <= std::min(spare, limits[kind].max - limits[kind].min); ++more)
                mWays[kind * width + static_cast<std::size_t>(spare)] += ways(kind + 1, spare - more);
    // No sum on the way overflows: C(1007, 7) is below 2^63.
    mTooMany = size() > 0xffffffffU;
    if (mTooMany) mWays.clear();
}

Composition CompositionSpace::at(std::uint64_t index) const {
    assert(index < size());
    Composition counts{};
    int spare = mSpare;
    for (std::size_t kind = 0; kind < kindCount; ++kind) {
        int more = 0;
        for (std::uint64_t here = ways(kind + 1, spare); index >= here; here = ways(kind + 1, spare - more)) {
            index -= here;
            ++more;
        }
        counts[kind] = mLimits[kind].min + more;
        spare -= more;
    }
    return counts;
}

}  // namespace hexa::clockwork
