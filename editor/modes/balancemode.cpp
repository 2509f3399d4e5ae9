// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/modes/balancemode.h"

#include "editor/balance/checkpanel.h"
#include "editor/balance/comparepanel.h"
#include "editor/balance/ledgerpanel.h"
#include "editor/balance/overlays.h"
#include "editor/modes/mapspage.h"
#include "editor/modes/mapwiring.h"
#include "editor/shell/abilities.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/balancecommands.h"
#include "editor/shell/docks.h"

#include <QDockWidget>

#include <array>

namespace hexa::editor {
namespace {

constexpr std::array balanceDocks{
    DockInfo{"dock.ledger", QT_TRANSLATE_NOOP("Docks", "Measures"), Qt::LeftDockWidgetArea},
    DockInfo{"dock.check", QT_TRANSLATE_NOOP("Docks", "Check"), Qt::RightDockWidgetArea},
    DockInfo{"dock.compare", QT_TRANSLATE_NOOP("Docks", "Compare"), Qt::RightDockWidgetArea}};
constexpr std::array balanceGuests{"dock.suggestions", "dock.rules"};
constexpr std::array balanceFront{"dock.check"};
constexpr ModeInfo balanceInfo{.mode = WindowMode::Balance,
                               .stateKey = "window/balance",
                               .docks = balanceDocks,
                               .guests = balanceGuests,
                               .front = balanceFront,
                               .host = "dock.compare",
                               .menu = "balance"};

}  // namespace

BalanceMode::BalanceMode(const ModeServices& services)
    : mServices(services), mCommands(new BalanceCommands(services.actions, services.frame)) {
    connectActions();
}

const ModeInfo& BalanceMode::info() const { return balanceInfo; }

QWidget* BalanceMode::page() const { return &mServices.maps; }

MapCanvas* BalanceMode::canvas() const { return canvasOf(mServices.frame); }

QString BalanceMode::whyNot(const GameSystem& system) const {
    return Abilities::whyNotBalance(system, mServices.locale);
}

void BalanceMode::joinDocks(Docks& docks) const {
    docks.join("dock.check", "dock.compare");
    docks.join("dock.compare", "dock.suggestions");
    docks.join("dock.suggestions", "dock.rules");
}

void BalanceMode::arrangeDocks(Docks& docks) const {
    docks.move("dock.ledger", Qt::LeftDockWidgetArea);
    docks.keepFirst(*this, {{"dock.ledger", 370}, {"dock.check", 360}});
}

/// Connects the commands that need a panel. Shows the mode first, so that the panel exists.
void BalanceMode::connectActions() {
    const auto on = [&](const char* id, auto act) {
        connect(mServices.actions[id], &QAction::triggered, this, [this, act] {
            if (!mMap) return;
            mServices.frame.setMode(WindowMode::Balance);
            act();
        });
    };
    on("balance.certify", [this] {
        if (mCheck) mMap->balance().startCertificate(mCheck->certificateGames());
    });
    on("balance.keepA", [this] {
        mServices.frame.showDock("dock.compare");
        if (mCompare) mCompare->keepA();
    });
    on("balance.compare", [this] {
        mServices.frame.showDock("dock.compare");
        if (mCompare) mCompare->compare();
    });
    on("balance.overlayNext", [this] {
        if (mBar) mBar->chooseNext();
    });
}

void BalanceMode::setMap(Workspace* map) {
    delete mBar;
    mMap = map;
    if (map != nullptr) {
        mBar = new OverlayBar(map->balance());
        mBar->hide();
        connect(mBar, &OverlayBar::heatChanged, this,
                [this] { showHeat(mServices.frame.mode() == WindowMode::Balance); });
        mServices.maps.putAbove(mBar);
    }
    mCommands->setWorkspace(map);
}

void BalanceMode::makePanels(Workspace& map) {
    auto* ledger = new LedgerPanel(map.balance());
    mLedger = ledger;
    connect(ledger, &LedgerPanel::outlinesChanged, this,
            [this] { showOutlines(mServices.frame.mode() == WindowMode::Balance); });
    showOutlines(mServices.frame.mode() == WindowMode::Balance);
    connect(ledger, &LedgerPanel::placesRequested, &map.canvas(), selectPlaces(map));
    connect(ledger, &LedgerPanel::fairRequested, mServices.actions["generate.repair"], &QAction::trigger);
    mServices.frame.dock("dock.ledger")->setWidget(ledger);
    mCheck = new CheckPanel(map.balance());
    connect(mCheck, &CheckPanel::exportRequested, mServices.actions["balance.export"], &QAction::trigger);
    mServices.frame.dock("dock.check")->setWidget(mCheck);
    mCompare = new ComparePanel(map.balance());
    connect(mCompare, &ComparePanel::fileRequested, mServices.actions["balance.fileA"], &QAction::trigger);
    mServices.frame.dock("dock.compare")->setWidget(mCompare);
}

void BalanceMode::enter(WindowMode) {
    if (mBar) mBar->show();
    showHeat(true);
    showOutlines(true);
}

void BalanceMode::leave(WindowMode) {
    if (mBar) mBar->hide();
    showHeat(false);
    showOutlines(false);
}

void BalanceMode::showHeat(bool shown) {
    if (mMap) mMap->canvas().setHeat(shown && mBar ? mBar->heat() : nullptr);
}

void BalanceMode::showOutlines(bool shown) {
    if (mMap) mMap->canvas().setOutlines(shown && mLedger ? mLedger->outlines() : nullptr);
}

}  // namespace hexa::editor

#include "moc_balancemode.cpp"
