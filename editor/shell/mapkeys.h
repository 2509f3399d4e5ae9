// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace hexa::editor {

class Frame;
class MapCanvas;

/// Keys of the map hold wherever the focus is in the window, but for fields of text: the space bar
/// moves the map by the mouse, Esc gives up what is under way. On Welcome, Esc goes back to the
/// map.
class MapKeys : public QObject {
    Q_OBJECT
public:
    /// The window owns it.
    explicit MapKeys(Frame& window);
    /// Esc that nothing else in the window has used; false: nor does the map.
    bool escape();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The board that is seen; null if there is none.
    MapCanvas* shownCanvas() const;
    Frame& mWindow;
};

}  // namespace hexa::editor
