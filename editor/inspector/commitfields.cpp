// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/commitfields.h"

#include <QKeyEvent>

namespace hexa::editor {
namespace {

constexpr int shownLines = 3;

bool isReturn(const QKeyEvent& event) {
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

}  // namespace

void CommitLine::setStored(const QString& text, bool force) {
    const bool keep = isDirty() && !force;
    mStored = text;
    if (!keep && isDirty()) restore();
}

void CommitLine::commit() {
    if (isDirty()) emit committed();
}

void CommitLine::restore() {
    setText(mStored);
    emit textEdited(mStored);  // so that messages about what was typed go away
}

void CommitLine::keyPressEvent(QKeyEvent* event) {
    if (isReturn(*event)) return commit();
    if (event->key() == Qt::Key_Escape && isDirty()) return restore();
    QLineEdit::keyPressEvent(event);
}

void CommitLine::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    // The context menu comes back to the field.
    if (event->reason() != Qt::PopupFocusReason) commit();
}

CommitText::CommitText(QWidget* parent) : QPlainTextEdit(parent) {
    setTabChangesFocus(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CommitText::setStored(const QString& text, bool force) {
    const bool keep = isDirty() && !force;
    mStored = text;
    if (!keep && isDirty()) restore();
}

void CommitText::commit() {
    if (isDirty()) emit committed();
}

QSize CommitText::sizeHint() const {
    const int frame = 2 * frameWidth() + static_cast<int>(2 * document()->documentMargin());
    return {160, shownLines * fontMetrics().lineSpacing() + frame};
}

void CommitText::keyPressEvent(QKeyEvent* event) {
    if (isReturn(*event) && event->modifiers() & Qt::ControlModifier) return commit();
    if (event->key() == Qt::Key_Escape && isDirty()) return restore();
    QPlainTextEdit::keyPressEvent(event);
}

void CommitText::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason) commit();
}

}  // namespace hexa::editor

#include "moc_commitfields.cpp"
