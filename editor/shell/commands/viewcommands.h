// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/mapstyle.h"
#include "editor/ui/colourvision.h"

#include <QObject>

#include <functional>

class QSettings;
class QWidget;

namespace hexa::editor {

class Actions;
class MapCanvas;

/// Commands for the look of the board: zoom, labels, kind of tiles, full screen. The settings keep
/// the choices.
class ViewCommands : public QObject {
    Q_OBJECT
public:
    /// The references outlive this.
    /// @param seen returns the visible canvas, or null
    ViewCommands(Actions& actions, QSettings& settings, QWidget& window, std::function<MapCanvas*()> seen);

    /// Returns `base` with the chosen style; the rest stays.
    paint::MapStyle styled(paint::MapStyle base) const;
    /// Returns the colour vision that the map is shown for. It isn't kept in the settings.
    ColourVision vision() const;

signals:
    void styleChanged();

private:
    void keepStyle();

    Actions& mActions;
    QSettings& mSettings;
};

}  // namespace hexa::editor
