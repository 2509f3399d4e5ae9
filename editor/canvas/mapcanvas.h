// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/boardsource.h"
#include "editor/document/selection.h"
#include "editor/paint/arrows.h"
#include "editor/paint/heat.h"
#include "editor/paint/mappainter.h"
#include "editor/paint/outlines.h"
#include "editor/paint/pieces.h"
#include "editor/tools/tool.h"
#include "editor/ui/locale.h"
#include "editor/ui/mousehabits.h"

#include <QWidget>

#include <functional>
#include <optional>

namespace hexa::editor {

/// Board on screen: passes pointer and keys to the current tool. Paints only the visible part;
/// changes nothing itself. All objects that it refers to outlive it.
class MapCanvas : public QWidget {
    Q_OBJECT
public:
    MapCanvas(const BoardSource& source, Selection& selection, const Locale& locale, paint::TileArt& art,
              QWidget* parent = nullptr);

    const BoardSource& source() const { return mSource; }
    const Board& board() const { return mSource.scenario().board; }
    const Selection& selection() const { return mSelection; }
    const Locale& locale() const { return mLocale; }
    void setTool(Tool* tool);
    const paint::MapStyle& style() const { return mStyle; }
    void setStyle(const paint::MapStyle& style);
    /// Sets a layer of heat colours over the map; null = none.
    void setHeat(std::shared_ptr<const paint::HeatLayer> heat);
    const paint::HeatLayer* heat() const { return mHeat.get(); }
    /// Sets the same temporarily, as a guide for the object in hand.
    void setGuide(std::shared_ptr<const paint::HeatLayer> guide);
    const paint::HeatLayer* guide() const { return mGuide.get(); }
    /// Sets the text at the pointer besides the tool's hint, for a hex that takes the object in
    /// hand.
    void setNote(std::function<QString(Hex)> note) { mNote = std::move(note); }
    /// Returns the hint at the pointer, with the note.
    QString shownHint() const;
    /// Pieces of a game over the map; null = none.
    void setPieces(std::shared_ptr<const paint::PieceLayer> pieces);
    const paint::PieceLayer* pieces() const { return mPieces.get(); }
    /// Sets arrows between tiles that change places; null = none.
    void setArrows(std::shared_ptr<const paint::ArrowLayer> arrows);
    const paint::ArrowLayer* arrows() const { return mArrows.get(); }
    /// Sets outlined hexes; null = none.
    void setOutlines(std::shared_ptr<const paint::OutlineLayer> outlines);
    const paint::OutlineLayer* outlines() const { return mOutlines.get(); }
    /// Adds a text about a hex besides its tile, for screen readers.
    void addSpoken(std::function<QString(Hex)> spoken) { mSpoken.push_back(std::move(spoken)); }
    QString spoken(Hex at) const;
    /// Returns the special rule of a tile, with its name: "L2 (Lake): ...", or an empty text.
    QString ownRule(Hex at) const;
    /// Marks hexes with problems, and no others.
    void setProblems(std::map<Hex, Severity> problems);
    /// Redraws everything after a change of colours or language.
    void refreshLook();
    void setMouse(const MouseHabits& habits) { mMouse = habits; }
    /// Sets the state of the space bar: while it is held the left button moves the map, with the
    /// keyboard focus anywhere.
    void setSpaceHeld(bool held);
    /// Handles Esc: cancels the tool's action, else ends the selection.
    void giveUp();

    const paint::MapView& view() const { return mView; }
    double pixelsPerUnit() const { return mView.scale; }
    /// Returns the zoom: 1 = a hex has a circumradius of 40 pixels.
    double zoom() const { return mView.scale / unitAtZoomOne; }
    void setZoom(double zoom, std::optional<QPointF> fixedPoint = {});
    void zoomBy(double factor) { setZoom(zoom() * factor); }
    void fit();
    void centreOn(QPointF map);
    struct Look {
        QPointF centre;  ///< In map units.
        double zoom = 1;
    };
    /// Returns the user's view; none means the whole map, for any size of the window.
    std::optional<Look> look() const;
    void setLook(const Look& look);
    /// Scrolls a hex into view if it is not, and makes it the current one.
    void showHex(Hex at);
    /// Makes the tool act at a hex as if the pointer were there, if the keyboard may steer it.
    void pointTo(Hex at);
    /// Shows the effect of something beside the map, as if it were dragged here; an empty overlay
    /// ends it.
    void showBeforehand(Overlay overlay) { setDropOverlay(std::move(overlay), mPointer); }
    Hex hexUnder(QPointF point) const;
    /// Returns the hex that an arrow key leads to: `way` is columns to the right or rows down, the
    /// other number is 0.
    Hex stepFrom(Hex from, QPoint way) const;
    QPointF centreOfHex(Hex at) const;  ///< In widget coordinates.
    QPointF pointer() const { return mPointer; }
    std::optional<Hex> hoveredHex() const { return mHovered; }
    QRectF visibleMap() const { return mView.visible; }

    QSize sizeHint() const override { return {900, 700}; }

signals:
    void viewChanged();
    /// The hex under the pointer; none if the pointer is elsewhere.
    void hovered(std::optional<hexa::Hex> at);
    void inspectRequested();
    /// F2, or a double click on an object: the text or name of the selection is to be edited.
    void writeRequested();
    /// The effect of a click or of letting go here on the map; null if unknown. Emitted only on
    /// changes.
    void offered(const hexa::Edit* edit);
    /// Pointer or keys have acted on the tool, or something was dropped here.
    void acted();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;

    /// Sets the overlay shown instead of the tool's while something is dragged over the map from
    /// outside.
    void setDropOverlay(Overlay overlay, QPointF pointer);
    void clearDropOverlay() { setDropOverlay({}, mPointer); }
    const Tool* tool() const { return mTool; }
    const Overlay& shownOverlay() const;
    /// Handles an arrow key; one of the two numbers is 0.
    void walk(int columns, int rows, bool extend);

private:
    static constexpr double unitAtZoomOne = 40;

    void boardChanged(const Footprint& footprint);
    void findBounds();
    void setView(QPointF origin, double scale);
    void updateHexes(std::span<const Hex> hexes);
    void refreshOverlay();
    bool panning() const { return mPanButton != Qt::NoButton; }
    void endPanning();
    PointerInput inputAt(QPointF point, Qt::KeyboardModifiers modifiers) const;
    bool handleWalkKey(QKeyEvent* event);
    void walkToColumnEnd(bool last, bool extend);
    void moveCurrent(Hex at, bool extend);

    const BoardSource& mSource;
    Selection& mSelection;
    const Locale& mLocale;
    paint::TileArt& mArt;
    paint::MapStyle mStyle;
    paint::MapView mView;
    QRectF mMapBounds;
    Tool* mTool = nullptr;
    std::shared_ptr<const paint::HeatLayer> mHeat;
    std::shared_ptr<const paint::HeatLayer> mGuide;
    std::function<QString(Hex)> mNote;
    std::shared_ptr<const paint::PieceLayer> mPieces;
    std::shared_ptr<const paint::ArrowLayer> mArrows;
    std::shared_ptr<const paint::OutlineLayer> mOutlines;
    std::vector<std::function<QString(Hex)>> mSpoken;
    std::optional<Edit> mOffer;  ///< As last emitted.
    Overlay mDropOverlay;
    QPointF mPointer;
    std::optional<Hex> mHovered;
    bool mFitted = true;  ///< The view follows the window's size until the user zooms or pans.
    Qt::MouseButton mPanButton = Qt::NoButton;  ///< The button that moves the map now.
    bool mSpaceHeld = false;
    bool mDoubleClick = false;  ///< The second press of one, not let go yet.
    MouseHabits mMouse;
    QPointF mPanStart;
    QPointF mPressed;
    QSize mWindowSize;   ///< Size of the window when the canvas got its size.
    QPoint mCorner;      ///< Place of its upper left corner then, in the window.
    bool mSeen = false;  ///< Painted, so that the user may point at something.
    QRect mOverlayArea;  ///< Area of the last overlay, to be repainted when it is removed.
};

}  // namespace hexa::editor
