// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/translatedesk.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace hexa {

class LazyUpdate;

/// What the checks say about the current row: the reason, the words that were compared, and whether someone has accepted
/// it as it is.
class AlertsPanel : public QWidget {
    Q_OBJECT
public:
    explicit AlertsPanel(TranslateDesk& desk, QWidget* parent = nullptr);

    QListWidget& list() const { return *mList; }

signals:
    /// What is being written must be taken before the row is changed.
    void aboutToChange();
    void ruleRequested(const QString& rule);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void refresh();
    void showChoice();
    void acceptOrWithdraw();

    TranslateDesk& mDesk;
    QLabel* mHead;
    QListWidget* mList;
    QLineEdit* mNote;
    QPushButton* mAccept;
    std::vector<texts::Alert> mAlerts;  ///< By row of the list.
    LazyUpdate* mUpdate;
};

}  // namespace hexa
