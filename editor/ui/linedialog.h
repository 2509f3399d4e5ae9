// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

class QLineEdit;

namespace hexa::editor {

/// Asks for a line of text, in a field of some 60 characters. It shows the very characters of its
/// label, where a QInputDialog may take a name for HTML and lets `&` underline a letter.
class LineDialog : public QDialog {
public:
    /// With `suggestions` the field unfolds.
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
