// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

class QLineEdit;

namespace hexa::editor {

/// Requests a line of text, in a field of about 60 characters. Its label is shown as plain text. A
/// QInputDialog may take a name for HTML, and underlines a letter after `&`.
class LineDialog : public QDialog {
public:
    /// Creates the dialog. With `suggestions` the field is a combo box.
    LineDialog(const QString& title, const QString& label, const QString& start,
               const QStringList& suggestions, QWidget* parent);

    /// Returns the written text, trimmed.
    QString text() const;
    void setText(const QString& text);

private:
    QLineEdit* mLine;
};

/// Asks so. Empty if the user called it off.
QString askLine(QWidget* window, const QString& title, const QString& label, const QString& start,
                const QStringList& suggestions = {});

}  // namespace hexa::editor
