// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "editor/paint/mappainter.h"
#include "editor/paint/mapstyle.h"
#include "editor/paint/tileart.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace hexa::editor {

/// Shows a whole map as large as possible. It can't be edited.
class MapPreview : public QWidget {
    Q_OBJECT
public:
    /// `Free`: the map on the program's own ground. `Picture`: like an exported picture, with an
    /// edge around it and a chequered ground if it is transparent.
    enum class Frame { Free, Picture };

    MapPreview(const Catalog& catalog, paint::TileArt& art, Frame frame, QWidget* parent = nullptr);

    void setScenario(std::shared_ptr<const Scenario> scenario);
    const std::shared_ptr<const Scenario>& scenario() const { return mScenario; }
    void setStyle(const paint::MapStyle& style);
    /// Paints the numbers of players on their homes at a size that is readable on any map.
    void showSeats();
    /// Leaves room for a ring of hexes around the map, so that they can be clicked.
    void leaveRoom();
    /// Returns the middle of a hex in the widget.
    QPointF centreOfHex(Hex at) const;
    /// Lights only these hexes.
    void setSpoken(std::vector<Hex> places);

    QSize sizeHint() const override { return {460, 420}; }
    QSize minimumSizeHint() const override { return {240, 200}; }

signals:
    /// A hex was clicked, on the map or beside it.
    void pressed(hexa::Hex at);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void measure();
    paint::MapView view() const;

    const Catalog& mCatalog;
    paint::TileArt& mArt;
    Frame mFrame;
    paint::MapStyle mStyle;
    std::shared_ptr<const Scenario> mScenario;
    std::vector<Hex> mSpoken;
    bool mSeats = false;  ///< As showSeats().
    bool mRoom = false;   ///< As leaveRoom().
    QRectF mBounds;       ///< Bounds of the map, in map units.
};

}  // namespace hexa::editor
