// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/balancecommands.h"

#include "editor/balance/balanceexport.h"
#include "editor/balance/checkpanel.h"
#include "editor/balance/comparepanel.h"
#include "editor/balance/overlays.h"
#include "editor/shell/actions.h"
#include "editor/shell/asking.h"
#include "editor/shell/filecommands.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/workspace.h"
#include "editor/ui/messagebox.h"

#include <QDir>
#include <QFileDialog>
#include <QStatusBar>

#include <array>

namespace hexa {
namespace {

constexpr std::array all{"mode.balance",    "balance.check",       "balance.certify",
                         "balance.verify",  "balance.keepA",       "balance.fileA",
                         "balance.compare", "balance.overlayNext", "balance.export"};

}  // namespace

BalanceCommands::BalanceCommands(Actions& actions, MainWindow& window)
    : QObject(&window), mActions(actions), mWindow(window) {
    const auto on = [&](const char* id, auto act) {
        connect(mActions[id], &QAction::triggered, this, [this, act] {
            if (mWorkspace == nullptr) return;
            mWindow.setMode(MainWindow::Mode::Balance);
            act(mWorkspace->balance());
        });
    };
    on("balance.check", [](BalanceDesk& desk) {
        if (desk.job() == BalanceDesk::Job::None)
            desk.startCheck();
        else
            desk.stop();
    });
    on("balance.certify", [this](BalanceDesk& desk) {
        if (const auto* panel = mWindow.findChild<CheckPanel*>())
            desk.startCertificate(panel->certificateGames());
    });
    on("balance.verify", [](BalanceDesk& desk) { desk.startVerification(); });
    on("balance.keepA", [this](BalanceDesk&) {
        mWindow.showDock("dock.compare");
        if (auto* panel = mWindow.findChild<ComparePanel*>()) panel->keepA();
    });
    on("balance.fileA", [this](BalanceDesk&) { chooseA(); });
    on("balance.compare", [this](BalanceDesk&) {
        mWindow.showDock("dock.compare");
        if (auto* panel = mWindow.findChild<ComparePanel*>()) panel->compare();
    });
    on("balance.overlayNext", [this](BalanceDesk&) {
        if (auto* bar = mWindow.findChild<OverlayBar*>()) bar->chooseNext();
    });
    on("balance.export", [this](BalanceDesk&) { exportReport(); });
    updateEnabled();
}

void BalanceCommands::setWorkspace(Workspace* workspace) {
    mWorkspace = workspace;
    if (workspace != nullptr) {
        BalanceDesk& desk = workspace->balance();
        for (const auto signal :
             {&BalanceDesk::jobChanged, &BalanceDesk::factsChanged, &BalanceDesk::comparisonChanged})
            connect(&desk, signal, this, &BalanceCommands::updateEnabled);
    }
    updateEnabled();
}

void BalanceCommands::updateEnabled() {
    for (const char* id : all)
        mActions[id]->setEnabled(mWorkspace != nullptr && mWorkspace->balance().available());
    if (mWorkspace == nullptr || !mWorkspace->balance().available()) return;
    const BalanceDesk& desk = mWorkspace->balance();
    const bool idle = desk.canPlay() && desk.job() == BalanceDesk::Job::None;
    mActions["balance.check"]->setEnabled(desk.canPlay());
    mActions["balance.certify"]->setEnabled(idle);
    mActions["balance.verify"]->setEnabled(idle && desk.facts().certified());
    mActions["balance.keepA"]->setEnabled(desk.canPlay());
    mActions["balance.fileA"]->setEnabled(desk.canPlay());
    mActions["balance.compare"]->setEnabled(idle && desk.hasA());
}

void BalanceCommands::chooseA() {
    if (mWorkspace == nullptr) return;
    mWindow.showDock("dock.compare");
    const QString path = QFileDialog::getOpenFileName(
        &mWindow, tr("Load a File as A"), mWindow.files().startFolder(), tr("Hexatelier maps (*.hexa)"));
    if (!path.isEmpty() && mWorkspace != nullptr) mWorkspace->balance().readA(path);
}

void BalanceCommands::exportReport() {
    if (mWorkspace == nullptr) return;
    const QString path = askReportFile(&mWindow, tr("Export Balance Report"),
                                       mWindow.files().startFile(tr("balance", "suggested file name")));
    if (path.isEmpty() || mWorkspace == nullptr) return;
    const Status status = BalanceExport::write(path, mWorkspace->balance(), mWorkspace->canvas().style());
    if (status.ok())
        mWindow.statusBar()->showMessage(tr("Saved as %1").arg(QDir::toNativeSeparators(path)), 6000);
    else
        MessageBox(MessageBox::Warning, mWorkspace->locale().text(status.error()), MessageBox::Ok, &mWindow)
            .exec();
}

}  // namespace hexa
