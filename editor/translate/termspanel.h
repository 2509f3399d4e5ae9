// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/translatedesk.h"

#include <QWidget>

class QLabel;
class QTreeWidget;

namespace hexa {

class LazyUpdate;

/// The terms of the current row in all languages; Alt+1 to Alt+9 put them into the current text.
class TermsPanel : public QWidget {
    Q_OBJECT
public:
    explicit TermsPanel(TranslateDesk& desk, QWidget* parent = nullptr);

    QTreeWidget& list() const { return *mList; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void refresh();
    void showMenu(const QPoint& at);

    TranslateDesk& mDesk;
    QLabel* mHead;
    QTreeWidget* mList;
    LazyUpdate* mUpdate;
};

}  // namespace hexa
