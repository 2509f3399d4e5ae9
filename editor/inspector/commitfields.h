// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ui/plaintext.h"

#include <QLineEdit>
#include <QPlainTextEdit>

namespace hexa::editor {

/// Line of text that is committed (signal committed) on Return and when the focus leaves; Esc
/// restores the earlier text.
class CommitLine : public QLineEdit {
    Q_OBJECT
public:
    using QLineEdit::QLineEdit;
    /// Sets the text of the document. Unfinished typing stays, unless `force`.
    void setStored(const QString& text, bool force);
    bool isDirty() const { return text() != mStored; }
    const QString& stored() const { return mStored; }
    /// Tells committed() if there is something new.
    void commit();
    void restore();

signals:
    void committed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QString mStored;
};

/// Field with a few lines of text: Ctrl+Return commits, Return makes a new line, Tab moves to the
/// next field.
class CommitText : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit CommitText(QWidget* parent = nullptr);
    void setStored(const QString& text, bool force);
    /// Returns its text, including no-break spaces.
    QString text() const { return plainText(*document()); }
    bool isDirty() const { return text() != mStored; }
    void commit();
    void restore() { setPlainText(mStored); }
    QSize sizeHint() const override;

signals:
    void committed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QString mStored;
};

}  // namespace hexa::editor
