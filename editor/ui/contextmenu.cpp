// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/contextmenu.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QMenu>

namespace hexa::editor {

void offerMenu(QWidget& view, std::function<void(QMenu&, QPoint)> fill) {
    view.setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(&view, &QWidget::customContextMenuRequested, &view,
                     [&view, fill = std::move(fill)](QPoint at) {
                         auto* menu = new QMenu(&view);
                         menu->setObjectName("panelMenu");
                         menu->setAttribute(Qt::WA_DeleteOnClose);
                         fill(*menu, at);
                         if (menu->isEmpty()) return menu->deleteLater();
                         const auto* area = qobject_cast<QAbstractScrollArea*>(&view);
                         menu->popup((area != nullptr ? area->viewport() : &view)->mapToGlobal(at));
                     });
}

void addButtons(QMenu& menu, const std::vector<QAbstractButton*>& buttons) {
    for (QAbstractButton* button : buttons) {
        if (!button->isEnabled() || button->isHidden() || button->text().isEmpty()) continue;
        QAction* action = menu.addAction(button->icon(), button->text());
        action->setCheckable(button->isCheckable());
        action->setChecked(button->isChecked());
        QObject::connect(action, &QAction::triggered, button, &QAbstractButton::click);
    }
}

void offerButtons(QWidget& view, std::vector<QAbstractButton*> buttons) {
    offerMenu(view, [buttons = std::move(buttons)](QMenu& menu, QPoint) { addButtons(menu, buttons); });
}

}  // namespace hexa::editor
