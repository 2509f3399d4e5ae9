// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QPushButton>

namespace hexa::editor {

/// Adds a button to a row of the page. The Return key is for the table.
inline QPushButton* pushButton(const char* name, QLayout& row) {
    auto* button = new QPushButton;
    button->setObjectName(name);
    button->setAutoDefault(false);
    row.addWidget(button);
    return button;
}

}  // namespace hexa::editor
