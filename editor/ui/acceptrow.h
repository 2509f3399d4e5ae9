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

    /// Shows the chosen finding. `words` is textOf() of an accepted one; `lasts` tells, for an open
    /// one, until when it stays accepted.
    void setState(State state, const QString& words, const QString& lasts);
    /// Returns the reason that stands in the field, without spaces around it.
    QString note() const;
    /// It was taken.
    void clear();
    /// For what else belongs to the chosen one.
    QHBoxLayout& row() { return *mRow; }

    /// "Accepted: as printed"
    static QString textOf(const QString& note);

signals:
    /// The button, or Return in the field.
    void triggered();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QHBoxLayout* mRow;
    QLineEdit* mNote;
    QPushButton* mButton;
};

}  // namespace hexa::editor
