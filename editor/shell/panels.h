// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/tileart.h"
#include "editor/ui/colourvision.h"

class QSettings;

namespace hexa::editor {

class MainWindow;
class Workspace;

/// Puts the panels of the open map into the window's docks and wires them to the canvas.
struct Panels {
    static void make(Workspace& workspace, MainWindow& window, QSettings& settings);
    /// Also how colours are seen: what the panels show is of the same map.
    static void setStyle(MainWindow& window, paint::TileStyle style, ColourVision vision);
    /// Takes over what is still being typed.
    static void commit(const MainWindow& window);
    static void showMapProperties(const MainWindow& window);
    static void focusProperties(const MainWindow& window);
    /// To the text of what is selected.
    static void focusText(const MainWindow& window);
};

}  // namespace hexa::editor
