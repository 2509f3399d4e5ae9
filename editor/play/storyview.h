// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"

#include <QWidget>

namespace hexa::editor {

class MapCanvas;
class PlaySession;
class Story;
struct StoryStep;

/// Draws the story's step over the board: arrows of moves, arrivals, both sides of a battle with
/// the dead crossed out, points. Lets the pointer through; visible only during a story.
class StoryView : public QWidget {
    Q_OBJECT
public:
    /// Creates it as a child of the canvas.
    StoryView(MapCanvas& canvas, const PlaySession& session, const Story& story);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A piece of a seat with a text on it.
    struct Mark {
        int seat = -1;
        QString text;
        bool crossed = false;
    };
    void refresh();
    void paintArrow(QPainter& painter, Hex from, Hex to, int seat) const;
    void paintMark(QPainter& painter, const QRectF& box, const Mark& mark) const;
    /// Paints marks side by side, in the upper part of a cell.
    void paintMarks(QPainter& painter, Hex at, const std::vector<Mark>& marks) const;
    void paintFight(QPainter& painter, Hex at, const StoryStep& step) const;
    /// Returns the box of a hex on the screen.
    QRectF boxOf(Hex at) const;

    MapCanvas& mCanvas;
    const PlaySession& mSession;
    const Story& mStory;
};

}  // namespace hexa::editor
