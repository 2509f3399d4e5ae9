// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/hand.h"

#include <QCursor>
#include <QObject>
#include <QRectF>

#include <memory>
#include <optional>
#include <vector>

namespace hexa::editor {

/// The mouse as a tool sees it: on the map, not on the screen.
struct PointerInput {
    Hex at;
    QPointF map;         ///< Map units (1 = circumradius).
    double slack = 0.2;  ///< Distance, in map units, that a press may move and still be a click.
    Qt::KeyboardModifiers modifiers;
};

/// Drawing of the active tool above the map.
struct Overlay {
    struct Ghost {
        Hex at;
        KindId kind = KindId::Empty;
    };
    std::vector<Hex> targets;              ///< Will be acted on: lit up.
    std::vector<Hex> refused;              ///< Can't be acted on.
    std::vector<Ghost> ghosts;             ///< Tiles as they would lie.
    std::vector<MapObject> things;         ///< Other things as they would stand.
    std::vector<MapObject> refusedThings;  ///< Refused objects at their places.
    QRectF band;                           ///< Rubber band in map units; empty = none.
    /// Text beside the pointer: the coming effect, or the reason against it.
    QString hint;
    /// Effect of a click or of letting go here on the map, for previews.
    std::optional<Edit> offer;
    bool empty() const {
        return targets.empty() && refused.empty() && ghosts.empty() && things.empty() &&
               refusedThings.empty() && band.isNull() && hint.isEmpty();
    }
};

/// A way to use the mouse on a board: a state machine fed by the canvas. Tools know no widget, so
/// they are tested without a window.
class Tool : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    virtual void press(const PointerInput& input) = 0;
    virtual void drag(const PointerInput& input) = 0;
    virtual void release(const PointerInput& input) = 0;
    /// The right button, while nothing is under way.
    virtual void pressSecondary(const PointerInput&) {}
    /// The pointer moves without a button.
    virtual void hover(const PointerInput& input);
    /// The pointer left the map (no button pressed).
    virtual void leave() { setOverlay({}); }
    /// Esc: gives up what is under way; everything is as before the press.
    virtual void cancel() { setOverlay({}); }
    /// The pointer is taken away in mid-action (focus lost, another tool): what is done stays, the
    /// rest is given up.
    virtual void interrupt() {
        if (busy())
            cancel();
        else
            leave();
    }
    virtual bool busy() const { return false; }
    virtual Qt::CursorShape cursor() const { return Qt::ArrowCursor; }
    /// Returns the tile that a click would place; none for other things.
    virtual std::optional<Hand> hand() const { return {}; }
    /// The cursor of the keyboard steers it too: hover() follows, Enter is a click.
    virtual bool followsKeys() const { return false; }
    /// Walking by keyboard leaves what is selected selected.
    virtual bool keepsSelection() const { return false; }
    /// A double click asks for the properties of what it hits.
    virtual bool opensOnDoubleClick() const { return false; }

    const Overlay& overlay() const { return mOverlay; }

signals:
    void overlayChanged();
    /// Reports an effect beyond the user's probable intention.
    void told(const QString& text);
    /// Something was put that is nothing without words: its text is to be written.
    void textWanted();

protected:
    void setOverlay(Overlay overlay);

private:
    Overlay mOverlay;
};

/// A tool that changes the map, through Placement and Document only.
class MapTool : public Tool {
    Q_OBJECT
public:
    explicit MapTool(const ToolContext& context, QObject* parent) : Tool(parent), mContext(context) {}
    /// Takes the tile under the pointer into the hand.
    void pressSecondary(const PointerInput& input) override;

protected:
    const ToolContext& context() const { return mContext; }
    Placement placement() const { return Placement(mContext); }
    const Board& board() const { return mContext.document.scenario().board; }

private:
    ToolContext mContext;
};

}  // namespace hexa::editor
