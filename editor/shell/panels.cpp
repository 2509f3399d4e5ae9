// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/panels.h"

#include "editor/balance/checkpanel.h"
#include "editor/balance/comparepanel.h"
#include "editor/balance/ledgerpanel.h"
#include "editor/find/findpanel.h"
#include "editor/generate/gallerypanel.h"
#include "editor/generate/repairpanel.h"
#include "editor/generate/suggestionspanel.h"
#include "editor/generate/wishpanel.h"
#include "editor/history/historypanel.h"
#include "editor/inspector/inspector.h"
#include "editor/layers/layerspanel.h"
#include "editor/layers/tracing.h"
#include "editor/minimap/minimap.h"
#include "editor/palette/tilepalette.h"
#include "editor/play/cardspanel.h"
#include "editor/play/decisionpanel.h"
#include "editor/play/forget.h"
#include "editor/play/logpanel.h"
#include "editor/play/playpage.h"
#include "editor/play/reportpanel.h"
#include "editor/play/tablepanel.h"
#include "editor/print/sheetspanel.h"
#include "editor/problems/problemspanel.h"
#include "editor/rules/rulespanel.h"
#include "editor/shell/actions.h"
#include "editor/shell/editcommands.h"
#include "editor/shell/filecommands.h"
#include "editor/shell/generatecommands.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/playcommands.h"
#include "editor/shell/workspace.h"
#include "editor/statistics/statisticspanel.h"
#include "editor/ui/taborder.h"

#include <QDockWidget>
#include <QStatusBar>
#include <QTabBar>

#include <algorithm>

namespace hexa::editor {
namespace {

/// Somebody else sits down at the game: the panels of Play look as if nobody had read in them.
void forgetPlayer(MainWindow& window) {
    closePopups();
    for (const char* id : {"dock.table", "dock.cards", "dock.decision", "dock.log", "dock.report"})
        forgetReader(*window.dock(id));
    if (auto* rules = window.findChild<RulesPanel*>()) rules->reset();
    // What was read there might tell what somebody holds.
    if (window.mode() == WindowMode::Play && !window.dock("dock.rules")->visibleRegion().isEmpty())
        window.dock("dock.log")->raise();
    window.statusBar()->clearMessage();
}

/// Gives the decision a height in pixels and the rest of its column to the panel below: when nothing is to be decided any
/// more, the report takes the room, as long as it is in front.
void shareColumn(MainWindow& window, const char* below, int height) {
    QDockWidget* decision = window.dock("dock.decision");
    const QRect lower = window.dock(below)->geometry();
    int both = decision->height() + lower.height();
    // The tabs count as a part of the lower panel; without them Qt would share their height out.
    for (const auto* tabs : window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        if (tabs->isVisible() && tabs->y() > decision->y() && tabs->x() <= lower.right() &&
            tabs->geometry().right() >= lower.left())
            both += tabs->height();
    window.resizeDocks({decision, window.dock(below)}, {height, both - height}, Qt::Vertical);
}

}  // namespace

void Panels::make(Workspace& workspace, MainWindow& window, QSettings& settings) {
    MapCanvas* canvas = &workspace.canvas();
    Selection* selection = &workspace.selection();

    auto* palette =
        new TilePalette(workspace.document(), workspace.state(), workspace.art(), workspace.locale());
    palette->setPixelsPerUnit([canvas] { return canvas->pixelsPerUnit(); });
    const auto select = [selection, &document = workspace.document()](const std::vector<KindId>& kinds) {
        std::set<Hex> hexes;
        for (const Cell& cell : document.scenario().board.cells())
            if (std::ranges::find(kinds, cell.kind) != kinds.end()) hexes.insert(hexes.end(), cell.at);
        selection->set(std::move(hexes));
    };
    const auto paint = [&workspace](KindId kind) {
        workspace.state().setBrush(kind);
        workspace.useTool("tool.brush");
        workspace.canvas().setFocus();
    };
    QObject::connect(palette, &TilePalette::selectRequested, canvas,
                     [select](KindId kind) { select({kind}); });
    QObject::connect(palette, &TilePalette::paintRequested, canvas, paint);
    QObject::connect(palette, &TilePalette::placeRequested, &window.editCommands(), &EditCommands::placeKind);
    window.dock("dock.palette")->setWidget(palette);

    auto* inspector =
        new Inspector(workspace.document(), workspace.selection(), workspace.art(), workspace.locale());
    QObject::connect(inspector, &Inspector::told, &window,
                     [&window](const QString& text) { window.statusBar()->showMessage(text, 6000); });
    QObject::connect(inspector, &Inspector::typedChanged, &workspace, [inspector, &workspace] {
        std::function<Recovery::Put()> pending;
        if (!inspector->typed().empty())
            pending = [inspector]() -> Recovery::Put {
                return [edits = inspector->typed()](Scenario& map) {
                    for (const Edit& edit : edits) static_cast<void>(apply(map, edit));
                };
            };
        workspace.keepPending(*inspector, std::move(pending));
    });
    window.dock("dock.inspector")->setWidget(inspector);

    auto* problems = new ProblemsPanel(workspace.document(), workspace.checker(), workspace.locale());
    QObject::connect(problems, &ProblemsPanel::jumpTo, canvas, [canvas, selection](Hex at) {
        selection->set({at});
        canvas->showHex(at);
    });
    QObject::connect(problems, &ProblemsPanel::mapRequested, inspector, [inspector, &window] {
        inspector->showMap();
        window.dock("dock.inspector")->raise();
    });
    QObject::connect(problems, &ProblemsPanel::ruleRequested, &window, &MainWindow::showRule);
    QObject::connect(problems, &ProblemsPanel::fillRequested, window.actions()["generate.fill"],
                     &QAction::trigger);
    window.dock("dock.problems")->setWidget(problems);

    auto* find = new FindPanel(workspace.document(), workspace.locale());
    QObject::connect(find, &FindPanel::chosen, canvas,
                     [canvas, selection, &document = workspace.document()](const MapMatch& match) {
                         if (match.thing)
                             selection->setObject(document.scenario().board, match.thing);
                         else
                             selection->set({match.at});
                         canvas->showHex(match.at);
                     });
    QObject::connect(window.actions()["edit.find"], &QAction::triggered, find, [find, &window] {
        if (window.mode() == WindowMode::Translate) return;
        window.showDock("dock.find");
        find->focusWords();
    });
    window.dock("dock.find")->setWidget(find);
    auto* statistics = new StatisticsPanel(workspace.document(), workspace.locale());
    QObject::connect(statistics, &StatisticsPanel::selectRequested, canvas, select);
    QObject::connect(statistics, &StatisticsPanel::takeRequested, canvas, paint);
    window.dock("dock.statistics")->setWidget(statistics);
    Tracing& tracing = workspace.tracing(settings);
    auto* layers = new LayersPanel(workspace.document(), workspace.state(), tracing);
    QObject::connect(&tracing, &Tracing::failed, layers,
                     [&window](const QString& reason) { window.statusBar()->showMessage(reason, 10'000); });
    window.dock("dock.layers")->setWidget(layers);
    window.dock("dock.history")
        ->setWidget(new HistoryPanel(workspace.document().undoStack(), HistoryOf::Map));

    const auto showPlaces = [canvas, selection](const std::vector<Hex>& places) {
        selection->set({places.begin(), places.end()});
        if (!places.empty()) canvas->showHex(places.front());
    };
    auto* wishes =
        new WishPanel(workspace.generate(), workspace.selection(), workspace.art(), workspace.locale());
    QObject::connect(wishes, &WishPanel::placesRequested, canvas, showPlaces);
    window.dock("dock.wishes")->setWidget(wishes);
    auto* gallery = new GalleryPanel(workspace.generate());
    QObject::connect(gallery, &GalleryPanel::placesRequested, canvas, showPlaces);
    // Queued: this panel goes when another map is shown.
    QObject::connect(
        gallery, &GalleryPanel::openRequested, &window,
        [&window](const std::vector<Scenario>& maps) {
            for (const Scenario& map : maps) window.files().openScenario(map, {}, true);
        },
        Qt::QueuedConnection);
    QObject::connect(gallery, &GalleryPanel::saveRequested, &window.generateCommands(),
                     &GenerateCommands::save);
    window.dock("dock.gallery")->setWidget(gallery);
    // The maps of a run are seen where they come, whatever was in front.
    QObject::connect(&workspace.generate(), &GenerateSession::runChanged, gallery,
                     [&window, &session = workspace.generate(), ran = false]() mutable {
                         const bool began = session.running() && !ran;
                         ran = session.running();
                         if (began) window.showDock("dock.gallery");
                     });
    auto* suggestions = new SuggestionsPanel(workspace.generate());
    QObject::connect(suggestions, &SuggestionsPanel::previewed, canvas,
                     [canvas](const std::vector<std::pair<Hex, KindId>>& tiles, const Edit* edit) {
                         Overlay overlay;
                         for (const auto& [at, kind] : tiles) {
                             overlay.targets.push_back(at);
                             overlay.ghosts.push_back({at, kind});
                         }
                         if (edit != nullptr) overlay.offer = *edit;
                         canvas->showBeforehand(std::move(overlay));
                     });
    QObject::connect(window.dock("dock.suggestions"), &QDockWidget::visibilityChanged, suggestions,
                     &SuggestionsPanel::setSeen);
    window.dock("dock.suggestions")->setWidget(suggestions);
    suggestions->setSeen(!window.dock("dock.suggestions")->visibleRegion().isEmpty());
    auto* repair = new RepairPanel(workspace.repairs());
    QObject::connect(repair, &RepairPanel::placesRequested, canvas, showPlaces);
    window.dock("dock.repair")->setWidget(repair);

    auto* ledger = new LedgerPanel(workspace.balance());
    QObject::connect(ledger, &LedgerPanel::placesRequested, canvas, showPlaces);
    QObject::connect(ledger, &LedgerPanel::fairRequested, window.actions()["generate.repair"],
                     &QAction::trigger);
    window.dock("dock.ledger")->setWidget(ledger);
    auto* check = new CheckPanel(workspace.balance());
    QObject::connect(check, &CheckPanel::exportRequested, window.actions()["balance.export"],
                     &QAction::trigger);
    window.dock("dock.check")->setWidget(check);
    auto* compare = new ComparePanel(workspace.balance());
    QObject::connect(compare, &ComparePanel::fileRequested, window.actions()["balance.fileA"],
                     &QAction::trigger);
    window.dock("dock.compare")->setWidget(compare);

    PlayPage* page = window.playPage();
    PlayParts& play = workspace.play();
    play.session.setRules([&window] {
        auto* rules = window.findChild<RulesPanel*>();
        return rules != nullptr ? rules->ruleIds() : QStringList();
    });
    const auto showPlayed = [page](Hex at) { page->showHex(at); };
    auto* table = new TablePanel(play.session, play.viewer);
    QObject::connect(&play.viewer, &Viewer::ruleRequested, table,
                     [&window](const QString& id) { window.showRule(id); });
    window.dock("dock.table")->setWidget(table);
    auto* cards = new CardsPanel(play.session, play.viewer, play.orders);
    QObject::connect(cards, &CardsPanel::placeRequested, page, showPlayed);
    window.dock("dock.cards")->setWidget(cards);
    auto* decision = new DecisionPanel(play.session, play.viewer, play.orders, play.hints);
    QObject::connect(decision, &DecisionPanel::reportRequested, &window,
                     [&window] { window.showDock("dock.report"); });
    QObject::connect(decision, &DecisionPanel::placeRequested, page, showPlayed);
    window.dock("dock.decision")->setWidget(decision);
    auto* log = new LogPanel(play.session, play.viewer);
    QObject::connect(log, &LogPanel::placeRequested, page, showPlayed);
    window.dock("dock.log")->setWidget(log);
    auto* report = new ReportPanel(play.session, play.viewer);
    QObject::connect(report, &ReportPanel::placeRequested, page, showPlayed);
    QObject::connect(report, &ReportPanel::heatChanged, page, &PlayPage::setHeat);
    QObject::connect(report, &ReportPanel::exportRequested, window.actions()["play.export"],
                     &QAction::trigger);
    window.dock("dock.report")->setWidget(report);
    QObject::connect(window.dock("dock.report"), &QDockWidget::visibilityChanged, report,
                     [&window, &session = play.session, decided = 0](bool visible) mutable {
                         if (window.mode() != WindowMode::Play) return;
                         if (!visible && decided > 0) shareColumn(window, "dock.log", decided);
                         decided = visible && session.over() ? window.dock("dock.decision")->height() : 0;
                         if (decided > 0) shareColumn(window, "dock.report", decided / 3);
                     });
    QObject::connect(&play.viewer, &Viewer::handedOver, report, [&window] { forgetPlayer(window); });
    auto* sheets = new SheetsPanel(workspace.print());
    QObject::connect(sheets, &SheetsPanel::printRequested, window.actions()["print.print"],
                     &QAction::trigger);
    QObject::connect(sheets, &SheetsPanel::pdfRequested, window.actions()["print.pdf"], &QAction::trigger);
    QObject::connect(sheets, &SheetsPanel::kitRequested, window.actions()["print.kit"], &QAction::trigger);
    window.dock("dock.sheets")->setWidget(sheets);

    auto* minimap = new Minimap(workspace.document(), workspace.art());
    QObject::connect(canvas, &MapCanvas::viewChanged, minimap,
                     [minimap, canvas] { minimap->setVisibleRect(canvas->visibleMap()); });
    QObject::connect(minimap, &Minimap::centreRequested, canvas, &MapCanvas::centreOn);
    QObject::connect(minimap, &Minimap::zoomRequested, canvas, &MapCanvas::zoomBy);
    QObject::connect(minimap, &Minimap::fitRequested, canvas, &MapCanvas::fit);
    window.dock("dock.minimap")->setWidget(minimap);

    for (const GamePanel& panel : window.gamePanels())
        if (panel.system == workspace.document().system().id())
            window.dock(panel.id.c_str())->setWidget(panel.make(workspace));
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>())
        if (dock->widget() != nullptr) tabAsLaidOut(*dock->widget());
}

void Panels::setStyle(MainWindow& window, paint::TileStyle style, ColourVision vision) {
    if (auto* palette = window.findChild<TilePalette*>()) palette->setStyle(style);
    if (auto* minimap = window.findChild<Minimap*>()) minimap->setStyle(style);
    if (auto* inspector = window.findChild<Inspector*>()) inspector->setStyle(style);
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>())
        if (QWidget* panel = dock->widget()) showWith(*panel, vision);
}

void Panels::commit(const MainWindow& window) {
    if (auto* inspector = window.findChild<Inspector*>()) inspector->commit();
}

void Panels::showMapProperties(const MainWindow& window) {
    if (auto* inspector = window.findChild<Inspector*>()) inspector->showMap();
}

void Panels::focusProperties(const MainWindow& window) {
    if (auto* inspector = window.findChild<Inspector*>()) inspector->focusFirst();
}

void Panels::focusText(const MainWindow& window) {
    if (auto* inspector = window.findChild<Inspector*>()) inspector->focusText();
}

}  // namespace hexa::editor
