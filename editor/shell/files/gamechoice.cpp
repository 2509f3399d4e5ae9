// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/gamechoice.h"

#include "core/engine/system.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace hexa::editor {

namespace {

/// Dialog with lists side by side. The first has the focus.
class ListDialog : public QDialog {
public:
    ListDialog(QWidget* window, const QString& title, const QString& question) : QDialog(window) {
        setObjectName("gameChoice");
        setWindowTitle(title);
        auto* above = new PlainLabel(question);
        above->setWordWrap(true);
        mLists = new QHBoxLayout;
        mColumn = new QVBoxLayout(this);
        mColumn->addWidget(above);
        mColumn->addLayout(mLists, 1);
    }

    QListWidget* addList(const char* name, const QString& accessibleName) {
        auto* list = new QListWidget;
        list->setObjectName(name);
        list->setAccessibleName(accessibleName);
        connect(list, &QListWidget::itemActivated, this, &QDialog::accept);
        if (mLists->count() == 0) list->setFocus();
        mLists->addWidget(list);
        return list;
    }

    /// Shows the dialog with its buttons, which come after all lists for the keyboard. Returns
    /// false if the user cancelled.
    bool ask() {
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
        connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        mColumn->addWidget(buttons);
        return exec() == QDialog::Accepted;
    }

private:
    QVBoxLayout* mColumn;
    QHBoxLayout* mLists;
};

void fillGames(QListWidget& list, const Locale& locale, const std::vector<const GameSystem*>& games,
               const QString& likely) {
    int row = 0;
    for (const GameSystem* game : games) {
        if (QString::fromStdString(game->id()) == likely) row = list.count();
        list.addItem(locale.text(game->catalog.name));
    }
    list.setCurrentRow(row);
}

void fillLayouts(QListWidget& list, const Locale& locale, const GameSystem& game, AnyLayout any) {
    list.clear();
    if (any == AnyLayout::Offered) list.addItem(QCoreApplication::translate("GameChoice", "Random layout"));
    for (const Layout& layout : game.layouts) list.addItem(locale.text(layout.name));
    list.setCurrentRow(0);
}

}  // namespace

const GameSystem* chooseGame(QWidget* window, const Locale& locale, const QString& question,
                             const std::vector<const GameSystem*>& games, const QString& likely) {
    if (games.size() <= 1) return games.empty() ? nullptr : games.front();
    ListDialog dialog(window, QCoreApplication::translate("GameChoice", "Choose a Game"), question);
    QListWidget* list = dialog.addList("games", question);
    fillGames(*list, locale, games, likely);
    if (!dialog.ask() || list->currentRow() < 0) return nullptr;
    return games[static_cast<std::size_t>(list->currentRow())];
}

std::optional<LayoutChoice> chooseLayout(QWidget* window, const Locale& locale, const QString& question,
                                         const std::vector<const GameSystem*>& games, const QString& likely,
                                         AnyLayout any) {
    if (games.empty()) return std::nullopt;
    if (games.size() == 1 && games.front()->layouts.size() == 1)
        return LayoutChoice{games.front(), &games.front()->layouts.front()};
    ListDialog dialog(window, QCoreApplication::translate("GameChoice", "Choose a Layout"), question);
    QListWidget* ofGames =
        dialog.addList("games", QCoreApplication::translate("GameChoice", "Games", "accessible name"));
    QListWidget* ofLayouts =
        dialog.addList("layouts", QCoreApplication::translate("GameChoice", "Layouts", "accessible name"));
    const auto game = [&] { return games[static_cast<std::size_t>(std::max(0, ofGames->currentRow()))]; };
    QObject::connect(ofGames, &QListWidget::currentRowChanged, &dialog,
                     [&] { fillLayouts(*ofLayouts, locale, *game(), any); });
    fillGames(*ofGames, locale, games, likely);
    ofGames->setVisible(games.size() > 1);
    if (!dialog.ask() || ofLayouts->currentRow() < 0) return std::nullopt;
    const int row = ofLayouts->currentRow() - (any == AnyLayout::Offered ? 1 : 0);
    return LayoutChoice{game(), row < 0 ? nullptr : &game()->layouts[static_cast<std::size_t>(row)]};
}

}  // namespace hexa::editor
