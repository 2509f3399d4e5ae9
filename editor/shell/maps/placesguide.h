// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/balance/bestplaces.h"
#include "editor/tools/hand.h"

#include <QFrame>
#include <QObject>

#include <optional>

class QLabel;

namespace hexa::editor {

class HeatLegend;
class Workspace;

/// Shows the fairness of each place for the tile in hand: as soft colours with a legend in a corner
/// of the map, and as a number at the pointer.
class PlacesGuide : public QObject {
    Q_OBJECT
public:
    /// Lives as long as the workspace.
    explicit PlacesGuide(Workspace& workspace);

    enum class Wanted { Shown, Hidden };
    void setWanted(Wanted wanted);

private:
    void follow();
    void show();
    QRect quietCorner() const;
    QString noteAt(Hex at) const;
    /// True if the gaps are leads by the weights of the game's author.
    bool byWeights() const;
    QString points(double value) const;

    Workspace& mWorkspace;
    BestPlaces mPlaces;
    std::optional<Hand> mHand;  ///< Tile of the last request.
    bool mStale = false;        ///< The map or the symmetry has changed since.
    Wanted mWanted = Wanted::Shown;
    QFrame* mLegend;
    QLabel* mTitle;
    HeatLegend* mScale;
    QLabel* mRemark;
};

}  // namespace hexa::editor
