// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QMessageBox>

namespace hexa::editor {

/// A message or question of the program (its title is "Hexatelier"). It shows its texts literally,
/// even with unusual characters in names and paths.
class MessageBox : public QMessageBox {
    Q_DECLARE_TR_FUNCTIONS(MessageBox)
public:
    MessageBox(Icon icon, const QString& text, StandardButtons buttons, QWidget* parent);

    void setInformativeText(const QString& text);
    /// Returns the caption of a button that Qt has without a mnemonic: "&Discard".
    static QString caption(StandardButton button);
};

}  // namespace hexa::editor
