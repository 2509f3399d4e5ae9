// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/entryfairness.h"

#include "core/balance/report.h"
#include "core/engine/judge/balance.h"
#include "core/engine/system.h"
#include "core/generate/weights.h"
#include "core/library/images.h"
#include "editor/played/playedmaps.h"

namespace hexa::editor {

const balance::BalanceReport* EntryFairness::games(const GalleryEntry& entry) const {
    const PlayedMaps::Games* known = mGames.of(entry.produced.candidate.scenario);
    return known != nullptr ? &known->report : nullptr;
}

balance::Fairness EntryFairness::of(const GalleryEntry& entry) const {
    const generate::Produced& produced = entry.produced;
    if (produced.certificate)
        return balance::headlineOf(produced.certificate->report, balance::Evidence::Certificate).fairness;
    if (sameForAll(entry)) return balance::Fairness::Fair;
    if (const auto lead = leadByWeights(entry))
        return balance::headlineOfLead(*lead, mSystem.balance->acceptedLead).fairness;
    if (const PlayedMaps::Games* played = mGames.of(produced.candidate.scenario))
        return headlineOf(*played).fairness;
    return produced.candidate.gap ? balance::Fairness::Predicted : balance::Fairness::Unknown;
}

std::optional<balance::ExpectedGap> EntryFairness::expectedGap(const GalleryEntry& entry) const {
    if (entry.produced.certificate) return balance::expectedGap(entry.produced.certificate->report);
    const balance::BalanceReport* played = games(entry);
    return played != nullptr ? balance::expectedGap(*played) : balance::expectedGap(entry.produced.candidate);
}

double EntryFairness::gapToSort(const GalleryEntry& entry) const {
    // No gap is wider than 100 points, so each sort of evidence comes after the stronger one.
    constexpr double unplayed = 1'000, unknown = 2'000;
    if (sameForAll(entry)) return 0;
    if (const auto expected = expectedGap(entry))
        return expected->played ? expected->gap : unplayed + expected->gap;
    return leadByWeights(entry).value_or(unknown);
}

bool EntryFairness::sameForAll(const GalleryEntry& entry) const {
    return (entry.proven && entry.produced.played.empty()) ||
           library::isSameForAll(mSystem, entry.produced.candidate.scenario);
}

std::optional<double> EntryFairness::leadByWeights(const GalleryEntry& entry) const {
    if (!generate::judgesByWeights(mSystem)) return std::nullopt;
    const auto lead = mSystem.balance->predictedGap(entry.produced.candidate.scenario, {});
    return lead ? *lead : std::nullopt;
}

}  // namespace hexa::editor
