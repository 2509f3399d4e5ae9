// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"
#include "core/engine/judge/figure.h"
#include "editor/jobs/latestjob.h"
#include "editor/paint/heat.h"

#include <QObject>

#include <map>
#include <optional>
#include <vector>

namespace hexa::editor {

class Document;

/// Expected gaps of the open map with the tile in hand on each possible hex, in points.
struct PlaceGaps {
    bool byChance = false;  ///< Empty slots are left: they are means over ways to fill them.
    double now = 0;
    std::map<Hex, double> gaps;
    double least() const;
    double most() const;
    /// True if no place is visibly better than another.
    bool alike() const { return most() - least() < leastDifference; }
    /// True for a place better than nearly all others.
    bool isBest(Hex at) const;
    static constexpr double leastDifference = 0.5;  // points
};

/// Returns a layer that is brighter for a narrower gap, with a rim around the best; empty if all
/// are alike.
paint::HeatLayer heatOf(const PlaceGaps& gaps, const Board& board);

/// Finds the best places in another thread, for the latest request.
class BestPlaces : public QObject {
    Q_OBJECT
public:
    explicit BestPlaces(const Document& document, QObject* parent = nullptr);

    /// True if the game predicts gaps, and the map is small enough to try all its hexes.
    bool available() const;
    /// Asks about one edit for each hex. Known gaps stay until the answer comes. `played`: shares
    /// of the games on the map; may be empty.
    void ask(std::vector<Hex> hexes, std::vector<Edit> edits, std::vector<BotShares> played);
    void forget();
    /// Returns the gaps; null if they are unknown.
    const PlaceGaps* gaps() const { return mGaps ? &*mGaps : nullptr; }
    /// True while gaps() belong to another map or tile.
    bool pending() const { return mFinding.pending(); }

signals:
    void changed();

private:
    const Document& mDocument;
    std::optional<PlaceGaps> mGaps;
    LatestJob mFinding;
};

}  // namespace hexa::editor
