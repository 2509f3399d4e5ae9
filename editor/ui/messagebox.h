// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>

namespace hexa::editor {

/// A message or question of the program (its title is "Hexatelier") that shows the very characters of its texts, whatever is
/// written in names and paths.
class MessageBox : public QMessageBox {
public:
    MessageBox(Icon icon, const QString& text, StandardButtons buttons, QWidget* parent);

    void setInformativeText(const QString& text);
};

}  // namespace hexa::editor
