// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/gallerychecks.h"

#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "core/library/shelf.h"
#include "editor/generate/gallery.h"
#include "editor/jobs/threads.h"
#include "editor/played/playedmaps.h"
#include "editor/ui/freshseed.h"

#include <algorithm>

namespace hexa::editor {
namespace {

/// Games of each bot for a check, as in the proof of a map in a library.
constexpr std::int64_t checkGames = 4'000;
constexpr std::int64_t checkSearchGames = 1'200;

}  // namespace

bool GalleryChecks::possible() const {
    return mSystem.play && mSystem.play->series && mSystem.balance && !mSystem.balance->panel.empty();
}

bool GalleryChecks::checking(int number) const {
    return std::ranges::find(mNumbers, number) != mNumbers.end();
}

void GalleryChecks::check(const std::vector<int>& numbers) {
    mError.reset();
    for (const int number : numbers)
        if (mGallery.entry(number) != nullptr && !checking(number)) mNumbers.push_back(number);
    next();
}

void GalleryChecks::next() {
    if (mJob.running()) return;
    while (!mNumbers.empty() && mGallery.entry(mNumbers.front()) == nullptr) mNumbers.pop_front();
    if (mNumbers.empty()) return;
    emit started();
    const int number = mNumbers.front();
    const library::Proof plan{freshSeed(), checkGames, checkSearchGames, {}};
    mJob.start(
        [&system = mSystem, map = mGallery.entry(number)->produced.candidate.scenario, plan,
         threads = workThreads()](const JobControl& control) {
            return library::replay(system, map, {}, plan, threads, control.stop);
        },
        [this, number](const Result<library::Proof>& proof) { take(number, proof); });
}

void GalleryChecks::take(int number, const Result<library::Proof>& proof) {
    mNumbers.pop_front();
    if (!proof)
        mError = proof.error();
    else if (const GalleryEntry* played = mGallery.entry(number))
        mGames.add(GamesOf::Background, {played->produced.candidate.scenario, proof->bots});
    next();
    emit ended();
}

}  // namespace hexa::editor

#include "moc_gallerychecks.cpp"
