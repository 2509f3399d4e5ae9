// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace hexa::editor {

class PlaySession;
class SeatTable;
class Viewer;

/// Steps such as turns or phases, with the present one filled. They show their names if these fit
/// into a few rows, otherwise numbers in one row below the name of the present step. A dot marks
/// special steps. Steps with a rule can be clicked, or chosen with the arrow keys and opened with
/// Enter.
class TrackBar : public QWidget {
    Q_OBJECT
public:
    explicit TrackBar(QWidget* parent = nullptr);
    void set(const QString& title, const QStringList& names, int now, const std::vector<int>& marked,
             const std::vector<std::string>& rules);
    /// Returns the number of named steps that fit side by side; 0 if these are too few.
    int namesBeside(int width) const;
    QSize sizeHint() const override { return {240, heightForWidth(240)}; }
    QSize minimumSizeHint() const override { return {120, 0}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void ruleRequested(const QString& rule);

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF box(qsizetype step) const;
    int stepAt(QPointF place) const;
    QString nameOf(int step) const;
    QString headline(int step) const;
    void open(int step);

    QString mTitle;
    QStringList mNames;
    int mNow = -1;
    std::vector<int> mMarked;
    QStringList mRules;
    int mChosen = -1;  ///< By the arrow keys, while it has the focus.
};

/// Panel with the state of the game: turn, phase, and a row for each player, with own secrets only
/// for the viewer.
class TablePanel : public QWidget {
    Q_OBJECT
public:
    explicit TablePanel(const PlaySession& session, Viewer& viewer, QWidget* parent = nullptr);

private:
    void refresh();

    const PlaySession& mSession;
    Viewer& mViewer;
    QVBoxLayout* mTrackRows;
    QList<TrackBar*> mTracks;
    SeatTable* mSeats;
};

}  // namespace hexa::editor
