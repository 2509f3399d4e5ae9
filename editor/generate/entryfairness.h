// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/expectedgap.h"
#include "core/balance/headline.h"
#include "editor/generate/gallery.h"

#include <optional>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

class PlayedMaps;

/// Fairness of maps in the gallery, by the same games and rules as Balance has once they are open.
class EntryFairness {
public:
    /// Both outlive this.
    EntryFairness(const GameSystem& system, const PlayedMaps& games) : mSystem(system), mGames(games) {}

    balance::Fairness of(const GalleryEntry& entry) const;
    /// Returns the games on a map; null if there are none.
    const balance::BalanceReport* games(const GalleryEntry& entry) const;
    /// Returns the gap to show: of the games, otherwise the predicted one.
    std::optional<balance::ExpectedGap> expectedGap(const GalleryEntry& entry) const;
    /// Returns a number that sorts the gallery: 0 for a map that is the same for every seat, then
    /// the gaps of games, then predicted ones, which luck makes look small.
    double gapToSort(const GalleryEntry& entry) const;
    /// True if the map is the same for every seat, so that games would show nothing but chance.
    bool sameForAll(const GalleryEntry& entry) const;
    /// Returns the lead of the richest seat by the weights of the game's author, in percent.
    /// Returns none for other games.
    std::optional<double> leadByWeights(const GalleryEntry& entry) const;

private:
    const GameSystem& mSystem;
    const PlayedMaps& mGames;
};

}  // namespace hexa::editor
