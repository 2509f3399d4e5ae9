// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/modes/designmode.h"

#include "editor/find/findpanel.h"
#include "editor/generate/suggestionspanel.h"
#include "editor/history/historypanel.h"
#include "editor/inspector/inspector.h"
#include "editor/layers/layerspanel.h"
#include "editor/layers/tracing.h"
#include "editor/minimap/minimap.h"
#include "editor/modes/mapspage.h"
#include "editor/modes/mapwiring.h"
#include "editor/palette/tilepalette.h"
#include "editor/problems/problemspanel.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/editcommands.h"
#include "editor/shell/docks.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/frame.h"
#include "editor/shell/maps/workspace.h"
#include "editor/statistics/statisticspanel.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QStatusBar>

#include <algorithm>
#include <array>

namespace hexa::editor {
namespace {

constexpr std::array designDocks{
    DockInfo{"dock.palette", QT_TRANSLATE_NOOP("Docks", "Palette"), Qt::LeftDockWidgetArea},
    DockInfo{"dock.minimap", QT_TRANSLATE_NOOP("Docks", "Overview"), Qt::LeftDockWidgetArea},
    DockInfo{"dock.layers", QT_TRANSLATE_NOOP("Docks", "Layers"), Qt::LeftDockWidgetArea},
    DockInfo{"dock.inspector", QT_TRANSLATE_NOOP("Docks", "Properties"), Qt::RightDockWidgetArea},
    DockInfo{"dock.statistics", QT_TRANSLATE_NOOP("Docks", "Statistics"), Qt::RightDockWidgetArea},
    DockInfo{"dock.find", QT_TRANSLATE_NOOP("Docks", "Find"), Qt::RightDockWidgetArea},
    DockInfo{"dock.history", QT_TRANSLATE_NOOP("Docks", "History"), Qt::RightDockWidgetArea},
    DockInfo{"dock.problems", QT_TRANSLATE_NOOP("Docks", "Problems"), Qt::RightDockWidgetArea},
    DockInfo{"dock.suggestions", QT_TRANSLATE_NOOP("Docks", "Suggestions"), Qt::RightDockWidgetArea}};
constexpr std::array designGuests{"dock.rules"};
constexpr std::array designFront{"dock.inspector", "dock.problems"};
constexpr std::array designSplits{DockSplit{"dock.palette", "dock.minimap", 5, 2},
                                  DockSplit{"dock.inspector", "dock.problems", 3, 2}};
constexpr ModeInfo designInfo{.mode = WindowMode::Design,
                              .stateKey = "window/design",
                              .docks = designDocks,
                              .guests = designGuests,
                              .front = designFront,
                              .splits = designSplits};

void selectKinds(Workspace& map, const std::vector<KindId>& kinds) {
    std::set<Hex> hexes;
    for (const Cell& cell : map.document().scenario().board.cells())
        if (std::ranges::find(kinds, cell.kind) != kinds.end()) hexes.insert(hexes.end(), cell.at);
    map.selection().set(std::move(hexes));
}

void paintKind(Workspace& map, KindId kind) {
    map.state().setBrush(kind);
    map.useTool("tool.brush");
    map.canvas().setFocus();
}

}  // namespace

DesignMode::DesignMode(const ModeServices& services) : mServices(services) {
    connect(&services.frame.files().maps(), &OpenMaps::added, this, [this](Workspace* map) {
        connect(&map->canvas(), &MapCanvas::inspectRequested, this, [this] {
            if (Inspector* inspector = showInspector()) inspector->focusFirst();
        });
        connect(&map->canvas(), &MapCanvas::writeRequested, this, [this] {
            if (Inspector* inspector = showInspector()) inspector->focusText();
        });
    });
    connect(services.actions["edit.find"], &QAction::triggered, this, [this] {
        Frame& frame = mServices.frame;
        if (frame.mode() == WindowMode::Translate) return;
        frame.showDock("dock.find");  // makes the panel if there is none for this map yet
        if (mFind) mFind->focusWords();
    });
}

const ModeInfo& DesignMode::info() const { return designInfo; }

QWidget* DesignMode::page() const { return &mServices.maps; }

MapCanvas* DesignMode::canvas() const { return canvasOf(mServices.frame); }

void DesignMode::joinDocks(Docks& docks) const {
    docks.join("dock.inspector", "dock.statistics");
    docks.join("dock.statistics", "dock.history");
    docks.join("dock.minimap", "dock.layers");
    docks["dock.minimap"]->raise();
    docks["dock.inspector"]->raise();
}

void DesignMode::arrangeDocks(Docks& docks) const {
    docks.join("dock.problems", "dock.find");
    docks.join("dock.find", "dock.suggestions");
    docks.join("dock.suggestions", "dock.rules");
    docks.keepFirst(*this, {{"dock.palette", 250}, {"dock.inspector", 300}});
}

void DesignMode::makePanels(Workspace& map) {
    makePalette(map);
    makeInspector(map);
    makeProblems(map);
    makeFind(map);
    makeMinimap(map);
    makeSuggestions(map);
    Frame& frame = mServices.frame;
    auto* statistics = new StatisticsPanel(map.document(), map.locale());
    connect(statistics, &StatisticsPanel::selectRequested, &map.canvas(),
            [&map](const std::vector<KindId>& kinds) { selectKinds(map, kinds); });
    connect(statistics, &StatisticsPanel::takeRequested, &map.canvas(),
            [&map](KindId kind) { paintKind(map, kind); });
    frame.dock("dock.statistics")->setWidget(statistics);
    Tracing& tracing = map.tracing(mServices.settings);
    auto* layers = new LayersPanel(map.document(), map.state(), tracing);
    connect(&tracing, &Tracing::failed, layers,
            [&frame](const QString& reason) { frame.statusBar()->showMessage(reason, 10'000); });
    frame.dock("dock.layers")->setWidget(layers);
    frame.dock("dock.history")->setWidget(new HistoryPanel(map.document().undoStack(), HistoryOf::Map));
}

void DesignMode::makePalette(Workspace& map) {
    mPalette = new TilePalette(map.document(), map.state(), map.art(), map.locale());
    mPalette->setPixelsPerUnit([canvas = &map.canvas()] { return canvas->pixelsPerUnit(); });
    connect(mPalette, &TilePalette::selectRequested, &map.canvas(),
            [&map](KindId kind) { selectKinds(map, {kind}); });
    connect(mPalette, &TilePalette::paintRequested, &map.canvas(),
            [&map](KindId kind) { paintKind(map, kind); });
    connect(mPalette, &TilePalette::placeRequested, &mServices.edit, &EditCommands::placeKind);
    mServices.frame.dock("dock.palette")->setWidget(mPalette);
}

void DesignMode::makeInspector(Workspace& map) {
    mInspector = new Inspector(map.document(), map.selection(), map.art(), map.locale());
    connect(mInspector, &Inspector::reported, this,
            [this](const QString& text) { mServices.frame.statusBar()->showMessage(text, 6000); });
    connect(mInspector, &Inspector::typedChanged, &map, [inspector = mInspector.data(), &map] {
        std::function<Recovery::Put()> pending;
        if (!inspector->typed().empty())
            pending = [inspector]() -> Recovery::Put {
                return [edits = inspector->typed()](Scenario& scenario) {
                    for (const Edit& edit : edits) static_cast<void>(apply(scenario, edit));
                };
            };
        map.keepPending(*inspector, std::move(pending));
    });
    mServices.frame.dock("dock.inspector")->setWidget(mInspector);
}

void DesignMode::makeProblems(Workspace& map) {
    auto* problems = new ProblemsPanel(map.document(), map.checker(), map.locale());
    connect(problems, &ProblemsPanel::jumpTo, &map.canvas(), [&map](Hex at) {
        map.selection().set({at});
        map.canvas().showHex(at);
    });
    connect(problems, &ProblemsPanel::mapRequested, this, [this] {
        mInspector->showMap();
        mServices.frame.dock("dock.inspector")->raise();
    });
    connect(problems, &ProblemsPanel::ruleRequested, this,
            [this](const QString& id) { mServices.frame.showRule(id); });
    connect(problems, &ProblemsPanel::fillRequested, mServices.actions["generate.fill"], &QAction::trigger);
    mServices.frame.dock("dock.problems")->setWidget(problems);
}

void DesignMode::makeFind(Workspace& map) {
    mFind = new FindPanel(map.document(), map.locale());
    connect(mFind, &FindPanel::chosen, &map.canvas(), [&map](const MapMatch& match) {
        if (match.thing)
            map.selection().setObject(map.document().scenario().board, match.thing);
        else
            map.selection().set({match.at});
        map.canvas().showHex(match.at);
    });
    mServices.frame.dock("dock.find")->setWidget(mFind);
}

void DesignMode::makeMinimap(Workspace& map) {
    MapCanvas* canvas = &map.canvas();
    mMinimap = new Minimap(map.document(), map.art());
    connect(canvas, &MapCanvas::viewChanged, mMinimap,
            [minimap = mMinimap.data(), canvas] { minimap->setVisibleRect(canvas->visibleMap()); });
    connect(mMinimap, &Minimap::centreRequested, canvas, &MapCanvas::centreOn);
    connect(mMinimap, &Minimap::zoomRequested, canvas, &MapCanvas::zoomBy);
    connect(mMinimap, &Minimap::fitRequested, canvas, &MapCanvas::fit);
    mServices.frame.dock("dock.minimap")->setWidget(mMinimap);
}

void DesignMode::makeSuggestions(Workspace& map) {
    auto* suggestions = new SuggestionsPanel(map.generate());
    connect(suggestions, &SuggestionsPanel::previewed, &map.canvas(),
            [canvas = &map.canvas()](const std::vector<std::pair<Hex, KindId>>& tiles, const Edit* edit) {
                Overlay overlay;
                for (const auto& [at, kind] : tiles) {
                    overlay.targets.push_back(at);
                    overlay.ghosts.push_back({at, kind});
                }
                if (edit != nullptr) overlay.offer = *edit;
                canvas->showBeforehand(std::move(overlay));
            });
    QDockWidget* dock = mServices.frame.dock("dock.suggestions");
    connect(dock, &QDockWidget::visibilityChanged, suggestions, &SuggestionsPanel::setSeen);
    dock->setWidget(suggestions);
    suggestions->setSeen(!dock->visibleRegion().isEmpty());
}

void DesignMode::commit() {
    if (mInspector) mInspector->commit();
}

void DesignMode::setLook(const ViewCommands&) {
    const MapCanvas* shown = canvas();
    if (shown == nullptr) return;
    const paint::TileStyle style = shown->style().tiles;
    if (mPalette) mPalette->setStyle(style);
    if (mMinimap) mMinimap->setStyle(style);
    if (mInspector) mInspector->setStyle(style);
}

Inspector* DesignMode::showInspector() {
    mServices.frame.showDock("dock.inspector");
    return mInspector;
}

void DesignMode::renameMap() {
    if (Inspector* inspector = showInspector()) {
        inspector->showMap();
        inspector->focusFirst();
    }
}

}  // namespace hexa::editor

#include "moc_designmode.cpp"
