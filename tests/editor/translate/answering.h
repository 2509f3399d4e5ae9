// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QMessageBox>
#include <QTimer>

namespace hexa::test {

/// Presses a button of the next message box as soon as it exists; stores its text. Gives up after
/// some seconds.
inline void answer(const QString& button, QString* said = nullptr, int tries = 200) {
    if (tries == 0) return;
    QTimer::singleShot(50, qApp, [button, said, tries] {
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            auto* box = qobject_cast<QMessageBox*>(widget);
            if (box == nullptr || !box->isVisible()) continue;
            if (said != nullptr) *said = box->text() + ' ' + box->informativeText();
            for (QAbstractButton* choice : box->buttons())
                if (choice->text().remove('&') == button) return choice->click();
            box->reject();
            return;
        }
        answer(button, said, tries - 1);
    });
}

}  // namespace hexa::test
