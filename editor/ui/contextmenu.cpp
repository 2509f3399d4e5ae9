// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/contextmenu.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QMenu>

namespace hexa::editor {

void offerButtons(QWidget& view, std::vector<QAbstractButton*> buttons) {
    view.setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(&view, &QWidget::customContextMenuRequested, &view,
                     [&view, buttons = std::move(buttons)](QPoint at) {
                         auto* menu = new QMenu(&view);
                         menu->setObjectName("panelMenu");
                         menu->setAttribute(Qt::WA_DeleteOnClose);
                         for (QAbstractButton* button : buttons) {
                             if (!button->isEnabled() || button->isHidden() || button->text().isEmpty())
                                 continue;
                             QAction* action = menu->addAction(button->icon(), button->text());
                             action->setCheckable(button->isCheckable());
                             action->setChecked(button->isChecked());
                             QObject::connect(action, &QAction::triggered, button, &QAbstractButton::click);
                         }
                         if (menu->isEmpty()) return menu->deleteLater();
                         const auto* area = qobject_cast<QAbstractScrollArea*>(&view);
                         menu->popup((area != nullptr ? area->viewport() : &view)->mapToGlobal(at));
                     });
}

}  // namespace hexa::editor
