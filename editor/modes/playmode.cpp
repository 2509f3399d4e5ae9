// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/modes/playmode.h"

#include "editor/modes/mapwiring.h"
#include "editor/play/cardspanel.h"
#include "editor/play/decisionpanel.h"
#include "editor/play/forget.h"
#include "editor/play/logpanel.h"
#include "editor/play/playpage.h"
#include "editor/play/reportpanel.h"
#include "editor/play/tablepanel.h"
#include "editor/rules/rulespanel.h"
#include "editor/settings/keys.h"
#include "editor/shell/abilities.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/editcommands.h"
#include "editor/shell/commands/playcommands.h"
#include "editor/shell/commands/viewcommands.h"
#include "editor/shell/docks.h"

#include <QBoxLayout>
#include <QDockWidget>
#include <QMainWindow>
#include <QStatusBar>
#include <QTabBar>

#include <array>

namespace hexa::editor {
namespace {

constexpr std::array playDocks{
    DockInfo{"dock.table", QT_TRANSLATE_NOOP("Docks", "Table"), Qt::LeftDockWidgetArea},
    DockInfo{"dock.cards", QT_TRANSLATE_NOOP("Docks", "Cards"), Qt::LeftDockWidgetArea},
    DockInfo{"dock.decision", QT_TRANSLATE_NOOP("Docks", "Decision"), Qt::RightDockWidgetArea},
    DockInfo{"dock.log", QT_TRANSLATE_NOOP("Docks", "Log"), Qt::RightDockWidgetArea},
    DockInfo{"dock.report", QT_TRANSLATE_NOOP("Docks", "Report"), Qt::RightDockWidgetArea}};
constexpr std::array playGuests{"dock.rules"};
constexpr std::array playFront{"dock.log"};
constexpr std::array playSplits{DockSplit{"dock.table", "dock.cards", 4, 3},
                                DockSplit{"dock.decision", "dock.log", 2, 1}};
constexpr ModeInfo playInfo{.mode = WindowMode::Play,
                            .stateKey = "window/play",
                            .docks = playDocks,
                            .guests = playGuests,
                            .front = playFront,
                            .splits = playSplits,
                            .host = "dock.report",
                            .menu = "play",
                            .edits = false};

RulesPanel* rulesOf(const Frame& frame) {
    return qobject_cast<RulesPanel*>(frame.dock("dock.rules")->widget());
}

/// Gives the decision a height in pixels and the rest of its column to the panel below. After the
/// last decision the report takes the room, as long as it is in front.
void shareColumn(Frame& frame, const char* below, int height) {
    QDockWidget* decision = frame.dock("dock.decision");
    const QRect lower = frame.dock(below)->geometry();
    int both = decision->height() + lower.height();
    // The tabs count as a part of the lower panel. Otherwise Qt would divide their height.
    for (const auto* tabs : frame.widget()->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        if (tabs->isVisible() && tabs->y() > decision->y() && tabs->x() <= lower.right() &&
            tabs->geometry().right() >= lower.left())
            both += tabs->height();
    frame.widget()->resizeDocks({decision, frame.dock(below)}, {height, both - height}, Qt::Vertical);
}

}  // namespace

PlayMode::PlayMode(const ModeServices& services)
    : mServices(services),
      mCommands(new PlayCommands(services.systems, services.locale, services.actions, services.frame,
                                 services.settings)),
      mHolder(new QWidget) {
    auto* column = new QVBoxLayout(mHolder);
    column->setContentsMargins(0, 0, 0, 0);
    FileCommands& files = services.frame.files();
    connect(&files, &FileCommands::gameRequested, mCommands, &PlayCommands::open);
    connect(&files.maps(), &OpenMaps::added, this, [this](Workspace* map) {
        connect(&map->play().session, &PlaySession::begun, this, &Mode::contentChanged);
    });
    connect(services.actions["play.decide"], &QAction::triggered, this, [this] {
        if (!mMap) return;
        mServices.frame.showDock("dock.decision");
        if (mDecision) mDecision->focusFirst();
    });
}

const ModeInfo& PlayMode::info() const { return playInfo; }

MapCanvas* PlayMode::canvas() const { return mPage ? mPage->canvas() : nullptr; }

QString PlayMode::whyNot(const GameSystem& system) const {
    return Abilities::whyNotPlay(system, mServices.locale);
}

PlayPage* PlayMode::playPage() const { return mPage; }

bool PlayMode::hasContent() const { return mMap && mMap->play().session.match() != nullptr; }

void PlayMode::joinDocks(Docks& docks) const { docks.join("dock.log", "dock.report"); }

void PlayMode::arrangeDocks(Docks& docks) const {
    docks.join("dock.report", "dock.rules");
    docks["dock.log"]->raise();
    docks.keepFirst(*this, {{"dock.table", 345}, {"dock.decision", 330}});
}

void PlayMode::setMap(Workspace* map) {
    delete mPage;
    mMap = map;
    if (map != nullptr) {
        mPage = new PlayPage(map->play());
        mHolder->layout()->addWidget(mPage);
        connect(mPage, &PlayPage::startRequested, mServices.actions["play.start"], &QAction::trigger);
        connect(mPage, &PlayPage::mapRequested, mServices.actions["play.back"], &QAction::trigger);
        connect(mPage, &PlayPage::newRequested, mServices.actions["play.new"], &QAction::trigger);
        map->play().session.setRules([&frame = mServices.frame] {
            RulesPanel* rules = rulesOf(frame);
            return rules != nullptr ? rules->ruleIds() : QStringList();
        });
    }
    mCommands->setWorkspace(map);
}

void PlayMode::makePanels(Workspace& map) {
    Frame& frame = mServices.frame;
    PlayParts& play = map.play();
    const auto showPlayed = [page = mPage](Hex at) {
        if (page) page->showHex(at);
    };
    auto* table = new TablePanel(play.session, play.viewer);
    connect(&play.viewer, &Viewer::ruleRequested, table, [&frame](const QString& id) { frame.showRule(id); });
    frame.dock("dock.table")->setWidget(table);
    auto* cards = new CardsPanel(play.session, play.viewer, play.orders);
    connect(cards, &CardsPanel::placeRequested, mPage, showPlayed);
    frame.dock("dock.cards")->setWidget(cards);
    mDecision = new DecisionPanel(play.session, play.viewer, play.orders, play.hints);
    connect(mDecision, &DecisionPanel::reportRequested, this,
            [this] { mServices.frame.showDock("dock.report"); });
    connect(mDecision, &DecisionPanel::placeRequested, mPage, showPlayed);
    frame.dock("dock.decision")->setWidget(mDecision);
    auto* log = new LogPanel(play.session, play.viewer);
    connect(log, &LogPanel::placeRequested, mPage, showPlayed);
    frame.dock("dock.log")->setWidget(log);
    makeReport(map);
}

void PlayMode::makeReport(Workspace& map) {
    Frame& frame = mServices.frame;
    PlayParts& play = map.play();
    auto* report = new ReportPanel(play.session, play.viewer);
    connect(report, &ReportPanel::placeRequested, mPage, &PlayPage::showHex);
    connect(report, &ReportPanel::heatChanged, mPage, &PlayPage::setHeat);
    connect(report, &ReportPanel::exportRequested, mServices.actions["play.export"], &QAction::trigger);
    frame.dock("dock.report")->setWidget(report);
    connect(frame.dock("dock.report"), &QDockWidget::visibilityChanged, report,
            [&frame, &session = play.session, decided = 0](bool visible) mutable {
                if (frame.mode() != WindowMode::Play) return;
                if (!visible && decided > 0) shareColumn(frame, "dock.log", decided);
                decided = visible && session.over() ? frame.dock("dock.decision")->height() : 0;
                if (decided > 0) shareColumn(frame, "dock.report", decided / 3);
            });
    connect(&play.viewer, &Viewer::handedOver, report, [this] { forgetPlayer(); });
}

/// Clears every trace of reading from the panels, because another person takes over.
void PlayMode::forgetPlayer() {
    Frame& frame = mServices.frame;
    closePopups();
    for (const DockInfo& dock : playDocks) forgetReader(*frame.dock(dock.id));
    if (RulesPanel* rules = rulesOf(frame)) rules->reset();
    // An entry of the rules might reveal a player's card.
    if (frame.mode() == WindowMode::Play && !frame.dock("dock.rules")->visibleRegion().isEmpty())
        frame.dock("dock.log")->raise();
    frame.statusBar()->clearMessage();
}

void PlayMode::enter(WindowMode before) {
    mServices.edit.setResting(true);
    mCommands->modeChanged(before, WindowMode::Play);
}

void PlayMode::leave(WindowMode next) {
    mServices.edit.setResting(false);
    mCommands->modeChanged(WindowMode::Play, next);
}

void PlayMode::setLook(const ViewCommands& view) {
    if (!mPage || !mMap) return;
    // A game is played on the whole map.
    paint::MapStyle played = mMap->canvas().style();
    played.hidden.clear();
    played.tilesShown = true;
    played.underlay.reset();
    mPage->setStyle(played);
    mPage->setVision(view.vision());
}

void PlayMode::setHabits() {
    if (!mPage) return;
    mPage->setMouse(settings::mouse(mServices.settings));
    mPage->setMotion(!settings::reducedMotion(mServices.settings));
}

void PlayMode::refreshLook() {
    if (mPage) mPage->refreshLook();
}

}  // namespace hexa::editor

#include "moc_playmode.cpp"
