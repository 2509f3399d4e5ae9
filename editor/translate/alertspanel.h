// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/rowpanel.h"
#include "editor/translate/translateparts.h"

class QListWidget;
class QPushButton;

namespace hexa::editor {

class AcceptRow;

/// Alerts of the current row: the reason, the compared words, and the acceptance, if any.
class AlertsPanel : public RowPanel {
    Q_OBJECT
public:
    explicit AlertsPanel(TranslateParts& parts, QWidget* parent = nullptr);

    QListWidget& list() const { return *mList; }
    /// Returns the selected alert. Returns none if the list doesn't show the current row now.
    std::optional<texts::Alert> chosen() const;
    /// Applies the answer of the selected alert, or the row's first answer if it has none. fixAll()
    /// applies those of all similar alerts.
    void fix();
    void fixAll();

signals:
    /// Asks editors to commit unfinished typing before the row changes.
    void aboutToChange();
    void ruleRequested(const QString& rule);
    /// Shows a short message in the status bar.
    void reported(const QString& text);

protected:
    void retranslate() override;
    void refresh() override;

private:
    void showChoice();
    void acceptOrWithdraw();
    void showMenu(const QPoint& at);
    std::optional<texts::Alert> fixable() const;
    void apply(const texts::Alert& alert, const texts::Fix& fix);
    void applyAll(const texts::Alert& alert);

    TranslateParts& mParts;
    QListWidget* mList;
    QPushButton* mFix;
    QPushButton* mFixAll;
    AcceptRow* mAccept;
    std::vector<texts::Alert> mAlerts;  ///< By row of the list.
};

}  // namespace hexa::editor
