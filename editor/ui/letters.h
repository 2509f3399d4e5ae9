// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMainWindow;

namespace hexa::editor {

/// Gives every letter (with Alt) one meaning in a window. With two controls of one letter, Qt would
/// only move the focus between them. Menus keep their letters first, then visible controls, then
/// controls scrolled out or on other tabs. The others lose the letter until it is free. Letters are
/// assigned again when Alt is pressed, so that panels don't depend on each other.
class Letters : public QObject {
    Q_OBJECT
public:
    /// Creates the object as a child of the window.
    explicit Letters(QMainWindow& window);
    void settle();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QMainWindow& mWindow;
};

}  // namespace hexa::editor
