// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/optionmenu.h"

#include "editor/play/orderentry.h"
#include "editor/play/playtexts.h"
#include "editor/ui/plainlabel.h"

#include <QMenu>

namespace hexa::editor {

QMenu* makeOptionMenu(QWidget& parent, const QString& name, const std::vector<MatchOption>& options,
                      const PlayTexts& texts, OrderEntry& orders) {
    auto* menu = new QMenu(&parent);
    menu->setObjectName("playOptionMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(name);
    for (const MatchOption& option : options) {
        QString text = texts.optionText(option);
        if (const QString note = texts.sentence(option.note); !note.isEmpty())
            text += QStringLiteral(" \u2013 ") + note;
        QAction* action = menu->addAction(caption(text));
        action->setProperty("order", QString::fromStdString(option.order));
        QObject::connect(
            action, &QAction::triggered, &orders, [&orders, order = option.order] { orders.choose(order); },
            Qt::QueuedConnection);
    }
    if (!options.empty()) menu->setActiveAction(menu->actions().constFirst());
    return menu;
}

}  // namespace hexa::editor
