// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLineEdit;
class QPushButton;

namespace hexa::editor {

/// Below a list of findings: a reason and the button that accepts the chosen one with it, or opens
/// it again.
class AcceptRow : public QWidget {
    Q_OBJECT
public:
    enum class State { Nothing, Open, Accepted };

    explicit AcceptRow(QWidget* parent = nullptr);

    /// Shows the chosen finding. `words` is textOf() of an accepted one. For an open one, `lasts`
    /// describes how long it would stay accepted.
    void setState(State state, const QString& words, const QString& lasts);
    /// Returns the reason in the field, without spaces around it.
    QString note() const;
    /// Clears the field after the reason was used.
    void clear();
    /// Returns the row for further controls of the chosen finding.
    QHBoxLayout& row() { return *mRow; }

    /// Returns "Accepted: as printed".
    static QString textOf(const QString& note);

signals:
    /// The button, or Return in the field, was pressed.
    void triggered();

private:
    void retranslate();

    QHBoxLayout* mRow;
    QLineEdit* mNote;
    QPushButton* mButton;
};

}  // namespace hexa::editor
