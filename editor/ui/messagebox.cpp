// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/messagebox.h"

#include <QAbstractButton>
#include <QLabel>

namespace hexa::editor {

MessageBox::MessageBox(Icon icon, const QString& text, StandardButtons buttons, QWidget* parent)
    : QMessageBox(parent) {
    setTextFormat(Qt::PlainText);
    setWindowTitle(QStringLiteral("Hexatelier"));
    setIcon(icon);
    setText(text);
    setStandardButtons(buttons);
    // Qt's own have no letter to press.
    for (const StandardButton known : {Save, Discard, Cancel})
        if (QAbstractButton* there = button(known)) there->setText(caption(known));
}

QString MessageBox::caption(StandardButton button) {
    return button == Save ? tr("&Save") : button == Discard ? tr("&Discard") : tr("&Cancel");
}

void MessageBox::setInformativeText(const QString& text) {
    QMessageBox::setInformativeText(text);
    // Qt makes a second label for it, which does not know of the text format.
    for (QLabel* label : findChildren<QLabel*>()) label->setTextFormat(Qt::PlainText);
}

}  // namespace hexa::editor
