// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/fullscore.h"

namespace hexa::mapsearch {

const std::vector<Strengths>& FullScore::strengths(const Kinds& kinds) {
    mTiles.setAll(kinds);
    if (mWhole) {
        mStrengths = mWhole(kinds);
    } else {
        mStrengths.clear();
        for (std::size_t judge = 0; judge < mTiles.judges(); ++judge)
            mStrengths.push_back(mTiles.strengths(judge));
    }
    return mStrengths;
}

std::vector<Strengths> FullScore::beyondTiles() const {
    std::vector<Strengths> beyond(mStrengths.size());
    for (std::size_t judge = 0; judge < beyond.size(); ++judge)
        for (std::size_t team = 0; team < static_cast<std::size_t>(mTiles.teams()); ++team)
            beyond[judge][team] = mStrengths[judge][team] - mTiles.strengths(judge)[team];
    return beyond;
}

}  // namespace hexa::mapsearch
