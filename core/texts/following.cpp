// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/following.h"

#include "core/base/rng.h"
#include "core/texts/concordance.h"

#include <algorithm>

namespace hexa::texts {

const std::vector<Progress>& ProgressCount::update(const Project& project) {
    const bool same = std::ranges::equal(mProgress, project.languages, {}, &Progress::language);
    if (!same) {
        mUnits.clear();
        mProgress.clear();
        for (const std::string& language : project.languages) mProgress.push_back({.language = language});
    }
    const ChangedUnits changed = changedUnits(mUnits, project.units);
    for (std::size_t i = changed.begin; i < changed.endBefore; ++i)
        countUnit(mProgress, mUnits[i], Counted::Out);
    for (std::size_t i = changed.begin; i < changed.endNow; ++i)
        countUnit(mProgress, project.units[i], Counted::In);
    mUnits = project.units;
    return mProgress;
}

void EqualSources::update(const Project& project) {
    if (mSource != project.source) {
        mUnits.clear();
        mHashes.clear();
        mSource = project.source;
    }
    const ChangedUnits changed = changedUnits(mUnits, project.units);
    const auto first = mHashes.begin() + static_cast<std::ptrdiff_t>(changed.begin);
    const auto place = mHashes.erase(first, mHashes.begin() + static_cast<std::ptrdiff_t>(changed.endBefore));
    std::vector<std::uint64_t> hashes;
    for (std::size_t i = changed.begin; i < changed.endNow; ++i) {
        const Unit& unit = project.units[i];
        hashes.push_back(stableHash(unit.in(project.sourceOf(unit))));
    }
    mHashes.insert(place, hashes.begin(), hashes.end());
    mUnits = project.units;
}

std::vector<std::size_t> EqualSources::of(const Project& project, std::size_t unit,
                                          std::string_view language) {
    update(project);
    std::vector<std::size_t> alike;
    for (std::size_t i = 0; i < mHashes.size(); ++i)
        if (mHashes[i] == mHashes[unit]) alike.push_back(i);
    return equalSources(project, unit, language, alike);
}

}  // namespace hexa::texts
