// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"
#include "editor/jobs/latestjob.h"
#include "editor/paint/heat.h"

#include <QObject>

#include <map>
#include <optional>
#include <vector>

namespace hexa::editor {

class Document;

/// Predicted gaps of the open map with the tile in hand on each possible hex, in points.
struct PlaceGaps {
    bool byChance = false;  ///< Empty slots are left: they are means over ways to fill them.
    double now = 0;
    std::map<Hex, double> gaps;
    double least() const;
    double most() const;
    /// No place is better than another by more than anybody would see.
    bool alike() const { return most() - least() < leastDifference; }
    /// Better than nearly all others.
    bool isBest(Hex at) const;
    static constexpr double leastDifference = 0.5;  // points
};

/// Brighter where the gap is narrower, a rim around the best; nothing where all are alike.
paint::HeatLayer heatOf(const PlaceGaps& gaps, const Board& board);

/// Finds the best places in another thread, for the latest request.
class BestPlaces : public QObject {
    Q_OBJECT
public:
    explicit BestPlaces(const Document& document, QObject* parent = nullptr);

    /// True if the game predicts gaps, and the map is small enough to try all its hexes.
    bool available() const;
    /// One edit for each hex. What is known stays known until the answer comes.
    void ask(std::vector<Hex> hexes, std::vector<Edit> edits);
    void forget();
    /// Null if nothing is known.
    const PlaceGaps* gaps() const { return mGaps ? &*mGaps : nullptr; }
    /// gaps() are of another map or tile.
    bool pending() const { return mFinding.pending(); }

signals:
    void changed();

private:
    const Document& mDocument;
    std::optional<PlaceGaps> mGaps;
    LatestJob mFinding;
};

}  // namespace hexa::editor
