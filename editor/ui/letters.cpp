// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/letters.h"

#include <QAbstractButton>
#include <QApplication>
#include <QGroupBox>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QSet>
#include <QToolButton>

namespace hexa::editor {
namespace {

constexpr const char* lettered = "textWithLetter";

/// Returns the property of a control that may hold a letter. Returns null if it has none or belongs
/// to an action.
const char* textProperty(const QWidget& widget) {
    if (const auto* tool = qobject_cast<const QToolButton*>(&widget);
        tool != nullptr && tool->defaultAction() != nullptr)
        return nullptr;
    if (qobject_cast<const QAbstractButton*>(&widget) != nullptr) return "text";
    if (qobject_cast<const QGroupBox*>(&widget) != nullptr) return "title";
    const auto* label = qobject_cast<const QLabel*>(&widget);
    return label != nullptr && label->buddy() != nullptr ? "text" : nullptr;
}

QString withoutLetter(QString text) {
    const QString mark = QStringLiteral("\x01");
    return text.replace("&&", mark).remove('&').replace(mark, "&&");
}

}  // namespace

Letters::Letters(QMainWindow& window) : QObject(&window), mWindow(window) { qApp->installEventFilter(this); }

bool Letters::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress)
        if (static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Alt) settle();
    return QObject::eventFilter(watched, event);
}

void Letters::settle() {
    QSet<QString> taken;
    for (const QAction* menu : mWindow.menuBar()->actions())
        taken << QKeySequence::mnemonic(menu->text()).toString();
    QList<QWidget*> inSight, others;
    for (QWidget* widget : mWindow.findChildren<QWidget*>()) {
        if (!widget->isVisible() || !widget->isEnabled() || widget->window() != &mWindow) continue;
        if (textProperty(*widget) != nullptr)
            (widget->visibleRegion().isEmpty() ? others : inSight) << widget;
    }
    for (QWidget* widget : inSight + others) {
        const char* property = textProperty(*widget);
        const QString now = widget->property(property).toString();
        // A text that the panel has set in the meantime takes precedence; the text set here is
        // withdrawn.
        const QString before = widget->property(lettered).toString();
        const QString whole = !before.isEmpty() && withoutLetter(before) == now ? before : now;
        const QString letter = QKeySequence::mnemonic(whole).toString();
        const bool free = letter.isEmpty() || !taken.contains(letter);
        if (!letter.isEmpty()) taken << letter;
        const QString shown = free ? whole : withoutLetter(whole);
        widget->setProperty(lettered, free ? QVariant() : QVariant(whole));
        if (shown != now) widget->setProperty(property, shown);
    }
}

}  // namespace hexa::editor

#include "moc_letters.cpp"
