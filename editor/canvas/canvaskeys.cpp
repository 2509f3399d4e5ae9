// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard on the map: walking from hex to hex, panning with the space bar, cancelling.
#include "editor/canvas/mapcanvas.h"

#include "core/hex/geometry.h"
#include "editor/ui/plainlabel.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include <cmath>

namespace hexa::editor {
namespace {

/// Returns the nearest cell in a direction (at most 45 degrees off), for layouts with gaps; one of
/// the two numbers is 0. Searches all cells, but only at the end of a way.
std::optional<Hex> beyondGap(const Board& board, Hex from, int columns, int rows) {
    const Point start = centreOf(from, board.orientation);
    std::optional<Hex> best;
    double bestCost = 0;
    for (const Cell& cell : board.cells()) {
        const Point centre = centreOf(cell.at, board.orientation);
        const double x = centre.x - start.x;
        const double y = centre.y - start.y;
        const double along = columns * x + rows * y;
        const double across = std::abs(rows * x + columns * y);
        if (along < 0.1 || across > along || (best && along + across >= bestCost)) continue;
        best = cell.at;
        bestCost = along + across;
    }
    return best;
}

/// Returns the next hex in the direction of an arrow key, cell or not; one of the two numbers is 0.
Hex stepped(const Board& board, Hex from, int columns, int rows) {
    const bool flat = board.orientation == Orientation::Flat;
    // Along a straight line of hexes.
    if (flat ? columns == 0 : rows == 0) return flat ? from + Hex{0, rows} : from + Hex{columns, 0};
    // Across: of the two neighbours on that side the one that keeps to the row, alternating, so
    // that repeated steps lead straight across the map; if only one is a cell, that one.
    const int side = flat ? columns : rows;
    const Hex upper =
        flat ? from + (side > 0 ? Hex{1, -1} : Hex{-1, 0}) : from + (side > 0 ? Hex{-1, 1} : Hex{0, -1});
    const Hex lower =
        flat ? from + (side > 0 ? Hex{1, 0} : Hex{-1, 1}) : from + (side > 0 ? Hex{0, 1} : Hex{1, -1});
    const bool even = ((flat ? from.q : from.r) & 1) == 0;
    const Hex to = even ? upper : lower;
    return board.find(to) != nullptr ? to : even ? lower : upper;
}

bool isCommand(const QKeyEvent& key) {
    return key.modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
}

}  // namespace

bool MapCanvas::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const QString rule = ownRule(hexUnder(help->pos()));
        if (rule.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), folded(rule), this);
        return true;
    }
    // Arrow keys and Esc belong to the map while it has the focus, even if a shortcut uses them.
    // With Ctrl or Alt they are commands of the window (Ctrl+Left takes back a decision).
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (isCommand(*key)) return QWidget::event(event);
        switch (key->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_End:
        case Qt::Key_Escape:
            event->accept();
            return true;
        default:
            break;
        }
    }
    return QWidget::event(event);
}

void MapCanvas::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && mTool != nullptr) return giveUp();
    if (event->key() == Qt::Key_Space) return setSpaceHeld(true);
    if (event->key() == Qt::Key_F2 && event->modifiers() == Qt::NoModifier && mSelection.current()) {
        emit writeRequested();
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && mSelection.current()) {
        if (mTool != nullptr && mTool->followsKeys()) {
            const PointerInput input = inputAt(centreOfHex(*mSelection.current()), {});
            mTool->press(input);
            if (mTool != nullptr) mTool->release(input);
            pointTo(*mSelection.current());
            return;
        }
        emit inspectRequested();
        return;
    }
    if (!handleWalkKey(event)) QWidget::keyPressEvent(event);
}

void MapCanvas::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space) {
        if (!event->isAutoRepeat()) setSpaceHeld(false);
        return;
    }
    QWidget::keyReleaseEvent(event);
}

void MapCanvas::setSpaceHeld(bool held) {
    if (held == mSpaceHeld) return;
    mSpaceHeld = held;
    if (panning()) return;
    if (held && (mTool == nullptr || !mTool->busy()))
        setCursor(Qt::OpenHandCursor);
    else
        setCursor(mTool != nullptr ? mTool->cursor() : Qt::ArrowCursor);
}

void MapCanvas::giveUp() {
    if (mTool == nullptr) return;
    mTool->cancel();
    emit acted();
}

void MapCanvas::focusInEvent(QFocusEvent* event) {
    // The keyboard needs a place to start from.
    const auto cells = board().cells();
    if (event->reason() != Qt::MouseFocusReason && !mSelection.current() && !cells.empty())
        mSelection.setCurrent(cells.front().at);
    update();
}

void MapCanvas::focusOutEvent(QFocusEvent* event) {
    // Another window would get the release of the key.
    if (event->reason() == Qt::ActiveWindowFocusReason) setSpaceHeld(false);
    // Esc would not reach the map any more: a stroke ends, a drag is given up.
    if (mTool != nullptr && mTool->busy()) mTool->interrupt();
    update();
}

void MapCanvas::hideEvent(QHideEvent*) {
    mSeen = false;
    if (panning()) endPanning();
    if (mTool != nullptr) mTool->interrupt();
}

bool MapCanvas::handleWalkKey(QKeyEvent* event) {
    if (isCommand(*event)) return false;
    const bool extend = event->modifiers().testFlag(Qt::ShiftModifier);
    switch (event->key()) {
    case Qt::Key_Up:
        walk(0, -1, extend);
        return true;
    case Qt::Key_Down:
        walk(0, 1, extend);
        return true;
    case Qt::Key_Left:
        walk(-1, 0, extend);
        return true;
    case Qt::Key_Right:
        walk(1, 0, extend);
        return true;
    case Qt::Key_Home:
        walkToColumnEnd(false, extend);
        return true;
    case Qt::Key_End:
        walkToColumnEnd(true, extend);
        return true;
    default:
        return false;
    }
}

void MapCanvas::walk(int columns, int rows, bool extend) {
    const Board& board = this->board();
    if (board.cells().empty()) return;
    const auto current = mSelection.current();
    if (!current || board.find(*current) == nullptr) return moveCurrent(board.cells().front().at, extend);
    const Hex from = *current;
    const Hex to = stepped(board, from, columns, rows);
    if (board.find(to) != nullptr)
        moveCurrent(to, extend);
    else if (const auto next = beyondGap(board, from, columns, rows))
        moveCurrent(*next, extend);
}

Hex MapCanvas::stepFrom(Hex from, QPoint way) const { return stepped(board(), from, way.x(), way.y()); }

void MapCanvas::walkToColumnEnd(bool last, bool extend) {
    const Board& board = this->board();
    const auto current = mSelection.current();
    if (!current || board.find(*current) == nullptr) return;
    if (board.orientation == Orientation::Flat) {
        const auto column = board.column(current->q);
        if (!column.empty()) moveCurrent(last ? column.back().at : column.front().at, extend);
        return;
    }
    Hex end = *current;
    for (const Cell& cell : board.cells())
        if (cell.at.r == current->r && (last ? cell.at.q > end.q : cell.at.q < end.q)) end = cell.at;
    moveCurrent(end, extend);
}

void MapCanvas::moveCurrent(Hex at, bool extend) {
    Selection& selection = mSelection;
    if (extend) {
        auto hexes = selection.hexes();
        const auto before = selection.current();
        if (before && board().find(*before) != nullptr) hexes.insert(*before);
        hexes.insert(at);
        selection.set(std::move(hexes));
    } else if (mTool == nullptr || !mTool->keepsSelection()) {
        selection.clear();
    }
    showHex(at);
    pointTo(at);
    QAccessibleEvent focus(this, QAccessible::Focus);
    const auto cells = board().cells();
    focus.setChild(static_cast<int>(board().find(at) - cells.data()));
    QAccessible::updateAccessibility(&focus);
}

void MapCanvas::pointTo(Hex at) {
    if (mTool == nullptr || !mTool->followsKeys()) return;
    mPointer = centreOfHex(at);
    mTool->hover(inputAt(mPointer, {}));
    emit acted();
}

}  // namespace hexa::editor
