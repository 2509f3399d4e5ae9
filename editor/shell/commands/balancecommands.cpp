// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/commands/balancecommands.h"

#include "editor/balance/balanceexport.h"
#include "editor/shell/actions.h"
#include "editor/shell/files/asking.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/frame.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/messagebox.h"

#include <QFileDialog>
#include <QStatusBar>

#include <array>

namespace hexa::editor {
namespace {

constexpr std::array balanceActions{"mode.balance",    "balance.check",       "balance.certify",
                                    "balance.verify",  "balance.keepA",       "balance.fileA",
                                    "balance.compare", "balance.overlayNext", "balance.export"};

}  // namespace

BalanceCommands::BalanceCommands(Actions& actions, Frame& window)
    : QObject(window.widget()), mActions(actions), mWindow(window) {
    const auto on = [&](const char* id, auto act) {
        connect(mActions[id], &QAction::triggered, this, [this, act] {
            if (mWorkspace == nullptr) return;
            mWindow.setMode(WindowMode::Balance);
            act(mWorkspace->balance());
        });
    };
    on("balance.check", [](BalanceSession& session) {
        if (session.job() == BalanceSession::Job::None)
            session.startCheck();
        else
            session.stop();
    });
    on("balance.verify", [](BalanceSession& session) { session.startVerification(); });
    on("balance.fileA", [this](BalanceSession&) { chooseA(); });
    on("balance.export", [this](BalanceSession&) { exportReport(); });
    updateEnabled();
}

void BalanceCommands::setWorkspace(Workspace* workspace) {
    mWorkspace = workspace;
    mFollowing = std::make_unique<QObject>();
    if (workspace != nullptr) {
        BalanceSession& session = workspace->balance();
        for (const auto signal :
             {&BalanceSession::jobChanged, &BalanceSession::factsChanged, &BalanceSession::comparisonChanged})
            connect(&session, signal, mFollowing.get(), [this] { updateEnabled(); });
    }
    updateEnabled();
}

void BalanceCommands::updateEnabled() {
    for (const char* id : balanceActions)
        mActions[id]->setEnabled(mWorkspace != nullptr && mWorkspace->balance().available());
    if (mWorkspace == nullptr || !mWorkspace->balance().available()) return;
    const BalanceSession& session = mWorkspace->balance();
    const bool idle = session.canPlay() && session.job() == BalanceSession::Job::None;
    mActions["balance.check"]->setEnabled(session.canPlay());
    mActions["balance.certify"]->setEnabled(idle && !session.uncertifiable());
    mActions["balance.verify"]->setEnabled(idle && session.facts().certified());
    mActions["balance.keepA"]->setEnabled(session.canPlay());
    mActions["balance.fileA"]->setEnabled(session.canPlay());
    mActions["balance.compare"]->setEnabled(idle && session.hasA());
}

void BalanceCommands::chooseA() {
    if (mWorkspace == nullptr) return;
    mWindow.showDock("dock.compare");
    const QString path =
        QFileDialog::getOpenFileName(mWindow.widget(), tr("Load File as A"), mWindow.files().startFolder(),
                                     tr("Hexatelier maps (*.hexa)"));
    if (!path.isEmpty() && mWorkspace != nullptr) mWorkspace->balance().readA(path);
}

void BalanceCommands::exportReport() {
    if (mWorkspace == nullptr) return;
    const QString path = askReportFile(mWindow.widget(), tr("Export Balance Report"),
                                       mWindow.files().startFile(tr("balance", "suggested file name")));
    if (path.isEmpty() || mWorkspace == nullptr) return;
    const Status status = BalanceExport::write(path, mWorkspace->balance(), mWorkspace->canvas().style());
    if (status.ok())
        emit mWindow.files().written(path);
    else
        MessageBox(MessageBox::Warning, mWorkspace->locale().text(status.error()), MessageBox::Ok,
                   mWindow.widget())
            .exec();
}

}  // namespace hexa::editor

#include "moc_balancecommands.cpp"
