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

/// How the board is looked at: zoom, labels, kind of tiles, full screen. What is chosen is kept in
/// the settings.
class ViewCommands : public QObject {
    Q_OBJECT
public:
    /// The references outlive this; `seen` gives the canvas in front, null if there is none.
    ViewCommands(Actions& actions, QSettings& settings, QWidget& window, std::function<MapCanvas*()> seen);

    /// A style as chosen here; the rest of `base` stays.
    paint::MapStyle styled(paint::MapStyle base) const;
    /// For whom the map is shown; not kept.
    ColourVision vision() const;

signals:
    void styleChanged();

private:
    void keepStyle();

    Actions& mActions;
    QSettings& mSettings;
};

}  // namespace hexa::editor
