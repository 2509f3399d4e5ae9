// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ui/plainlabel.h"

#include <QLabel>
#include <QVBoxLayout>

namespace hexa::editor {

/// Adds a label and, below it, its field: beside each other they don't fit into a narrow dock in
/// every language.
inline QLabel* addField(QVBoxLayout* column, QWidget* field) {
    auto* label = new PlainLabel;
    label->setBuddy(field);
    label->setWordWrap(true);
    label->setContentsMargins(0, 6, 0, 0);
    column->addWidget(label);
    column->addWidget(field);
    return label;
}

/// Returns a label for running text.
inline QLabel* addText(QVBoxLayout* column) {
    auto* label = new PlainLabel;
    label->setWordWrap(true);
    column->addWidget(label);
    return label;
}

/// Returns a label in bold, as a heading.
inline QLabel* addHeading(QVBoxLayout* column) {
    auto* label = addText(column);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

inline void nameField(QLabel* label, const QString& text) {
    label->setText(text);
    label->buddy()->setAccessibleName(text);
}

}  // namespace hexa::editor
