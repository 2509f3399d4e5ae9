// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QTableWidget;
class QVBoxLayout;

namespace hexa::editor {

class PlaySession;
class Viewer;

/// Steps in a row, the present one filled: turns, phases. A dot marks steps with something special. Steps with a rule can
/// be clicked, or chosen with the arrow keys and opened with Enter.
class TrackBar : public QWidget {
    Q_OBJECT
public:
    explicit TrackBar(QWidget* parent = nullptr);
    void set(const QString& title, const QStringList& steps, const QStringList& names, int now,
             const std::vector<int>& marked, const std::vector<std::string>& rules);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

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
    QStringList mSteps;
    QStringList mNames;
    int mNow = -1;
    std::vector<int> mMarked;
    QStringList mRules;
    int mChosen = -1;  ///< By the arrow keys, while it has the focus.
};

/// Victory points on a line, a piece of each seat where it stands.
class ScoreTrack : public QWidget {
    Q_OBJECT
public:
    explicit ScoreTrack(const PlaySession& session, QWidget* parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const PlaySession& mSession;
};

/// How the game stands: turn, phase, score, and what each seat has, own secrets only for the one at the screen.
class TablePanel : public QWidget {
    Q_OBJECT
public:
    explicit TablePanel(const PlaySession& session, Viewer& viewer, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void refreshSeats();
    void fitColumns();

    const PlaySession& mSession;
    Viewer& mViewer;
    QVBoxLayout* mTrackRows;
    QList<TrackBar*> mTracks;
    ScoreTrack* mScore;
    QTableWidget* mSeats;
};

}  // namespace hexa::editor
