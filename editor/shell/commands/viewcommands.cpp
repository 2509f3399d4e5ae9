// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/commands/viewcommands.h"

#include "editor/canvas/mapcanvas.h"
#include "editor/settings/keys.h"
#include "editor/shell/actions.h"

#include <QActionGroup>
#include <QSettings>

#include <array>

namespace hexa::editor {
namespace {

struct VisionAction {
    const char* id;
    ColourVision vision;
};
constexpr std::array visionActions{VisionAction{"view.visionUsual", ColourVision::Usual},
                                   VisionAction{"view.visionProtanopia", ColourVision::Protanopia},
                                   VisionAction{"view.visionDeuteranopia", ColourVision::Deuteranopia},
                                   VisionAction{"view.visionTritanopia", ColourVision::Tritanopia}};

}  // namespace

ViewCommands::ViewCommands(Actions& actions, QSettings& settings, QWidget& window,
                           std::function<MapCanvas*()> seen)
    : QObject(&window), mActions(actions), mSettings(settings) {
    const auto onMap = [&](const char* id, auto act) {
        connect(mActions[id], &QAction::triggered, this, [seen, act] {
            if (MapCanvas* canvas = seen()) act(*canvas);
        });
    };
    onMap("view.zoomIn", [](MapCanvas& canvas) { canvas.zoomBy(1.25); });
    onMap("view.zoomOut", [](MapCanvas& canvas) { canvas.zoomBy(1 / 1.25); });
    onMap("view.zoomOne", [](MapCanvas& canvas) { canvas.setZoom(1); });
    onMap("view.fit", [](MapCanvas& canvas) { canvas.fit(); });
    mActions["view.ids"]->setChecked(mSettings.value("view/ids", true).toBool());
    mActions["view.rulers"]->setChecked(mSettings.value("view/rulers", true).toBool());
    mActions["view.pictorial"]->setChecked(settings::tileStyle(mSettings) == paint::TileStyle::Pictorial);
    mActions["view.places"]->setChecked(mSettings.value("view/places", true).toBool());
    for (const char* id : {"view.ids", "view.rulers", "view.pictorial", "view.places"})
        connect(mActions[id], &QAction::toggled, this, &ViewCommands::keepStyle);
    auto* visions = new QActionGroup(this);
    for (const VisionAction& each : visionActions) visions->addAction(mActions[each.id]);
    mActions[visionActions.front().id]->setChecked(true);
    connect(visions, &QActionGroup::triggered, this, &ViewCommands::styleChanged);
    connect(mActions["view.fullScreen"], &QAction::toggled, &window, [&window](bool full) {
        window.setWindowState(full ? window.windowState() | Qt::WindowFullScreen
                                   : window.windowState() & ~Qt::WindowFullScreen);
    });
}

paint::MapStyle ViewCommands::styled(paint::MapStyle base) const {
    base.ids = mActions["view.ids"]->isChecked();
    base.rulers = mActions["view.rulers"]->isChecked();
    base.tiles =
        mActions["view.pictorial"]->isChecked() ? paint::TileStyle::Pictorial : paint::TileStyle::Abstract;
    return base;
}

ColourVision ViewCommands::vision() const {
    for (const VisionAction& each : visionActions)
        if (mActions[each.id]->isChecked()) return each.vision;
    return ColourVision::Usual;
}

void ViewCommands::keepStyle() {
    mSettings.setValue("view/ids", mActions["view.ids"]->isChecked());
    mSettings.setValue("view/rulers", mActions["view.rulers"]->isChecked());
    mSettings.setValue("view/places", mActions["view.places"]->isChecked());
    settings::setTileStyle(mSettings, styled({}).tiles);
    emit styleChanged();
}

}  // namespace hexa::editor

#include "moc_viewcommands.cpp"
