// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/gamechoice.h"

#include "core/engine/system.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QListWidget>
#include <QVBoxLayout>

namespace hexa::editor {

const GameSystem* chooseGame(QWidget* window, const Locale& locale, const QString& question,
                             const std::vector<const GameSystem*>& games, const QString& likely) {
    if (games.size() <= 1) return games.empty() ? nullptr : games.front();
    QDialog dialog(window);
    dialog.setObjectName("gameChoice");
    dialog.setWindowTitle(QCoreApplication::translate("GameChoice", "Choose a Game"));
    auto* above = new PlainLabel(question);
    above->setWordWrap(true);
    auto* list = new QListWidget;
    list->setObjectName("games");
    list->setAccessibleName(question);
    int row = 0;
    for (const GameSystem* game : games) {
        if (QString::fromStdString(game->id()) == likely) row = list->count();
        list->addItem(locale.text(game->catalog.name));
    }
    list->setCurrentRow(row);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    QObject::connect(list, &QListWidget::itemActivated, &dialog, &QDialog::accept);
    auto* column = new QVBoxLayout(&dialog);
    column->addWidget(above);
    column->addWidget(list, 1);
    column->addWidget(buttons);
    list->setFocus();
    if (dialog.exec() != QDialog::Accepted || list->currentRow() < 0) return nullptr;
    return games[static_cast<std::size_t>(list->currentRow())];
}

}  // namespace hexa::editor
