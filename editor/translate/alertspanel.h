// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/rowpanel.h"

class QListWidget;
class QPushButton;

namespace hexa::editor {

class AcceptRow;

/// What the checks say about the current row: the reason, the words that were compared, and whether
/// someone has accepted it as it is.
class AlertsPanel : public RowPanel {
    Q_OBJECT
public:
    explicit AlertsPanel(TranslateSession& session, QWidget* parent = nullptr);

    QListWidget& list() const { return *mList; }
    /// What is chosen in the list; none if it does not show the current row now.
    std::optional<texts::Alert> chosen() const;
    /// Puts the answer of the chosen alert in, or the row's first one if that has none; or those of
    /// all like it.
    void fix();
    void fixAll();

signals:
    /// What is being written must be taken before the row is changed.
    void aboutToChange();
    void ruleRequested(const QString& rule);
    /// Something short to be shown in the status bar.
    void told(const QString& text);

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

    QListWidget* mList;
    QPushButton* mFix;
    QPushButton* mFixAll;
    AcceptRow* mAccept;
    std::vector<texts::Alert> mAlerts;  ///< By row of the list.
};

}  // namespace hexa::editor
