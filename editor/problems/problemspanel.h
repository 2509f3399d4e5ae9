// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"

#include <QWidget>

#include <array>
#include <optional>

class QAction;
class QLabel;
class QListView;
class QMenu;
class QStackedWidget;
class QToolButton;

namespace hexa::editor {

class AcceptRow;
class MapChecker;
class Document;
class FindingsModel;
class LazyUpdate;
class Locale;

/// Panel with the checker's findings, to show, to fix and, with a reason, to accept.
class ProblemsPanel : public QWidget {
    Q_OBJECT
public:
    ProblemsPanel(Document& document, const MapChecker& checker, const Locale& locale,
                  QWidget* parent = nullptr);

    /// Returns the action that mends the current problem (also by Ctrl+Return within the panel).
    /// Disabled without a fix.
    QAction* fixAction() const { return mFix; }

    /// Returns the action that shows the rule of the current problem. Disabled without a rule.
    QAction* ruleAction() const { return mRule; }

signals:
    void ruleRequested(const QString& rule);
    /// A problem with a place was clicked, or Return was pressed on it.
    void jumpTo(hexa::Hex at);
    /// Requests the same for a problem of the map as a whole: its texts, seats, counts.
    void mapRequested();
    /// The empty slots should be filled.
    void fillRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void fillMenu(QMenu& menu);
    void retranslate();
    void refresh();
    void showState();
    void showCurrent();
    void jump();
    void fix();
    void acceptOrWithdraw();

    Document& mDocument;
    const MapChecker& mChecker;
    const Locale& mLocale;
    FindingsModel* mModel;
    std::array<QToolButton*, 3> mFilters{};  ///< By severity.
    QToolButton* mAcceptedFilter;
    QStackedWidget* mStack;
    QListView* mList;
    QWidget* mNone;
    QLabel* mNoneIcon;
    QLabel* mNoneText;
    QLabel* mSentence;
    AcceptRow* mAccept;
    QToolButton* mFixButton;
    QAction* mFix;
    QToolButton* mRuleButton;
    QAction* mRule;
    LazyUpdate* mUpdate;
};

}  // namespace hexa::editor
