// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/rowpanel.h"

class QListWidget;

namespace hexa::editor {

class AcceptRow;

/// What the checks say about the current row: the reason, the words that were compared, and whether someone has accepted
/// it as it is.
class AlertsPanel : public RowPanel {
    Q_OBJECT
public:
    explicit AlertsPanel(TranslateSession& session, QWidget* parent = nullptr);

    QListWidget& list() const { return *mList; }

signals:
    /// What is being written must be taken before the row is changed.
    void aboutToChange();
    void ruleRequested(const QString& rule);

protected:
    void retranslate() override;
    void refresh() override;

private:
    void showChoice();
    void acceptOrWithdraw();

    QListWidget* mList;
    AcceptRow* mAccept;
    std::vector<texts::Alert> mAlerts;  ///< By row of the list.
};

}  // namespace hexa::editor
