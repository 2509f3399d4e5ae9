// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMainWindow;

namespace hexa::editor {

/// Gives every letter (Alt with it) one meaning in a window: with two controls of one letter Qt would only move the focus to and fro.
/// Menus keep theirs, then controls in sight, then those that are scrolled or tabbed away. Others lose the letter until it is free.
/// Letters are settled anew when Alt is pressed, so panels need not know of each other.
class Letters : public QObject {
    Q_OBJECT
public:
    /// The window owns this.
    explicit Letters(QMainWindow& window);
    void settle();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QMainWindow& mWindow;
};

}  // namespace hexa::editor
