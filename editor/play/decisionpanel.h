// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/match.h"
#include "core/hex/hex.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace hexa::editor {

class BundleEntry;
class ChanceEntry;
class NotesView;
class OrderEditor;
class Hints;
class OrderEntry;
class PlaySession;
class Viewer;

/// Panel with the open decision and its player: the options as buttons, or the orders to write, and
/// the program's advice.
class DecisionPanel : public QWidget {
    Q_OBJECT
public:
    explicit DecisionPanel(const PlaySession& session, Viewer& viewer, OrderEntry& orders, Hints& hints,
                           QWidget* parent = nullptr);

    /// Gives the focus to the first control that can be chosen.
    void focusFirst();

signals:
    void reportRequested();
    void placeRequested(hexa::Hex at);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void refreshHint();
    void refreshNotes();
    void takeHint();
    void fillOptions();
    void refreshStanding();
    std::vector<MatchOption> listed() const;
    QList<QWidget*> addDeeds(QVBoxLayout& column);
    void refreshDeeds();
    /// True if the widget decides: an option, a field of the orders.
    bool isDeciding(const QWidget* widget) const;
    void keepFocus();
    QString waiting() const;
    void retranslate();

    const PlaySession& mSession;
    Viewer& mViewer;
    OrderEntry& mOrders;
    Hints& mHints;
    QLabel* mQuestion;
    QToolButton* mRule;
    QCheckBox* mStanding;  ///< The viewer's standing order.
    QLabel* mStandingText;
    QLabel* mNote;  ///< Note for the deciding player.
    QScrollArea* mScroll;
    QWidget* mOptions;
    OrderEditor* mOrderEditor;
    ChanceEntry* mChance;
    BundleEntry* mBundle;
    NotesView* mFights;
    NotesView* mHint;
    QPushButton* mPeek;  ///< Shows the viewer's secrets, on demand.
    QPushButton* mAskHint;
    QPushButton* mTakeHint;
    QToolButton* mDropHint;
    QPushButton* mReport;
    bool mKeepsFocus = false;  ///< Decisions are made by keys.
    bool mCurtain = false;
    /// The options shown as buttons, so that unchanged buttons are left alone.
    QString mShown;
};

}  // namespace hexa::editor
