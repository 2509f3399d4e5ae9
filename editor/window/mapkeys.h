// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace hexa::editor {

class Frame;
class MapCanvas;
class Modes;

/// Makes the keys of the map work anywhere in the window, except in text fields. The space bar
/// moves the map with the mouse, and Esc cancels the current action. On Welcome and its pages, Esc
/// returns to the map.
class MapKeys : public QObject {
    Q_OBJECT
public:
    /// The window owns it.
    MapKeys(Frame& window, const Modes& modes);
    /// Handles an unused Esc. Returns false if the map doesn't use it either.
    bool escape();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Returns the visible board, or null.
    MapCanvas* shownCanvas() const;
    Frame& mWindow;
    const Modes& mModes;
};

}  // namespace hexa::editor
