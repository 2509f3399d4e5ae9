// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/modes/generatemode.h"

#include "editor/generate/gallerypanel.h"
#include "editor/generate/repairpanel.h"
#include "editor/generate/wishpanel.h"
#include "editor/modes/mapspage.h"
#include "editor/modes/mapwiring.h"
#include "editor/shell/abilities.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/generatecommands.h"
#include "editor/shell/docks.h"
#include "editor/shell/files/userlayouts.h"

#include <QDockWidget>
#include <QPointer>

#include <array>
#include <optional>

namespace hexa::editor {
namespace {

constexpr std::array generateDocks{
    DockInfo{"dock.wishes", QT_TRANSLATE_NOOP("Docks", "Wishes"), Qt::LeftDockWidgetArea},
    DockInfo{"dock.gallery", QT_TRANSLATE_NOOP("Docks", "Gallery"), Qt::RightDockWidgetArea},
    DockInfo{"dock.repair", QT_TRANSLATE_NOOP("Docks", "Repair"), Qt::RightDockWidgetArea}};
constexpr std::array generateGuests{"dock.ledger"};
constexpr std::array generateFront{"dock.gallery"};
constexpr std::array generateSplits{DockSplit{"dock.gallery", "dock.ledger", 1, 1, 800}};
constexpr ModeInfo generateInfo{.mode = WindowMode::Generate,
                                .stateKey = "window/generate",
                                .docks = generateDocks,
                                .guests = generateGuests,
                                .front = generateFront,
                                .splits = generateSplits,
                                .host = "dock.repair",
                                .menu = "generate"};

}  // namespace

GenerateMode::GenerateMode(const ModeServices& services)
    : mServices(services), mCommands(new GenerateCommands(services.actions, services.frame)) {
    // Shows the mode first, so that the panel exists.
    connect(services.actions["generate.copySettings"], &QAction::triggered, this, [this] {
        mServices.frame.setMode(WindowMode::Generate);
        if (mWishes) mWishes->copySettings();
    });
    connect(services.actions["generate.pasteSettings"], &QAction::triggered, this, [this] {
        mServices.frame.setMode(WindowMode::Generate);
        if (mWishes) mWishes->pasteSettings();
    });
}

const ModeInfo& GenerateMode::info() const { return generateInfo; }

QWidget* GenerateMode::page() const { return &mServices.maps; }

MapCanvas* GenerateMode::canvas() const { return canvasOf(mServices.frame); }

QString GenerateMode::whyNot(const GameSystem& system) const {
    return Abilities::whyNotGenerate(system, mServices.locale);
}

void GenerateMode::arrangeDocks(Docks& docks) const {
    docks.join("dock.gallery", "dock.repair");
    docks["dock.gallery"]->raise();
    // The measures are below the gallery here, and at the left elsewhere.
    docks.move("dock.ledger", Qt::RightDockWidgetArea);
    docks.keepFirst(*this, {{"dock.wishes", 330}, {"dock.gallery", 396}});
}

void GenerateMode::setMap(Workspace* map) {
    mMap = map;
    mCommands->setWorkspace(map);
}

void GenerateMode::makePanels(Workspace& map) {
    mWishes = new WishPanel(map.generate(), map.selection(), map.art(), map.locale());
    connect(mWishes, &WishPanel::placesRequested, &map.canvas(), selectPlaces(map));
    mServices.frame.dock("dock.wishes")->setWidget(mWishes);
    makeGallery(map);
    auto* repair = new RepairPanel(map.repairs());
    connect(repair, &RepairPanel::placesRequested, &map.canvas(), selectPlaces(map));
    connect(repair, &RepairPanel::arrowsChanged, &map.canvas(),
            [repair, &canvas = map.canvas()] { canvas.setArrows(repair->arrows()); });
    connect(repair, &QObject::destroyed, &map.canvas(),
            [&canvas = map.canvas()] { canvas.setArrows(nullptr); });
    mServices.frame.dock("dock.repair")->setWidget(repair);
}

void GenerateMode::makeGallery(Workspace& map) {
    Frame& frame = mServices.frame;
    auto* gallery = new GalleryPanel(map.generate());
    connect(gallery, &GalleryPanel::placesRequested, &map.canvas(), selectPlaces(map));
    // Queued, because this panel is deleted when another map is shown.
    connect(
        gallery, &GalleryPanel::openRequested, this,
        [&frame, here = QPointer(&map)](const std::vector<Scenario>& maps) {
            for (const Scenario& scenario : maps) {
                std::optional<PlayedMaps::Games> games;
                if (here != nullptr)
                    if (const PlayedMaps::Games* known = here->games().of(scenario)) games = *known;
                frame.files().openScenario(scenario, Changes::Unsaved);
                if (Workspace* opened = frame.workspace(); opened != nullptr && games)
                    opened->games().add(games->fingerprint, games->source, games->report);
            }
        },
        Qt::QueuedConnection);
    connect(gallery, &GalleryPanel::saveRequested, mCommands, &GenerateCommands::save);
    frame.dock("dock.gallery")->setWidget(gallery);
    // A run shows its maps, even if another panel is in front.
    connect(&map.generate(), &GenerateSession::runChanged, gallery,
            [&frame, &session = map.generate(), ran = map.generate().running()]() mutable {
                const bool began = session.running() && !ran;
                ran = session.running();
                if (began) frame.showDock("dock.gallery");
            });
}

void GenerateMode::enter(WindowMode) {
    if (mMap) mMap->generate().setLayouts(userLayouts(mServices.systems));
}

void GenerateMode::remember() {
    if (mMap) mMap->generate().store(mServices.settings);
}

}  // namespace hexa::editor

#include "moc_generatemode.cpp"
