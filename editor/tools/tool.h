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
    std::vector<MapObject> things;         ///< Other things in their new state.
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
    /// Handles a press of the right button while nothing else is in progress.
    virtual void pressSecondary(const PointerInput&) {}
    /// Handles a move of the pointer without a button.
    virtual void hover(const PointerInput& input);
    /// Handles the pointer leaving the map (no button pressed).
    virtual void leave() { setOverlay({}); }
    /// Handles Esc: cancels the action in progress; everything is as before the press.
    virtual void cancel() { setOverlay({}); }
    /// Handles the loss of the pointer during an action (focus lost, another tool). The changes
    /// made so far stay, the rest is cancelled.
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
    /// True if the cursor of the keyboard controls it too: hover() follows, Enter is a click.
    virtual bool followsKeys() const { return false; }
    /// True if walking by keyboard keeps the selection.
    virtual bool keepsSelection() const { return false; }
    /// True if a double click opens the properties of the thing there.
    virtual bool opensOnDoubleClick() const { return false; }

    const Overlay& overlay() const { return mOverlay; }

signals:
    void overlayChanged();
    /// Reports an effect beyond the user's probable intention.
    void reported(const QString& text);
    /// A thing was put that is useless without a text: its text must be written.
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
