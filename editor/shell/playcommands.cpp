// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/playcommands.h"

#include "core/io/file.h"
#include "core/io/recordfile.h"
#include "editor/document/recoveryfolder.h"
#include "editor/play/decisionpanel.h"
#include "editor/play/playexport.h"
#include "editor/play/playpage.h"
#include "editor/play/playrecovery.h"
#include "editor/play/reportpanel.h"
#include "editor/play/startdialog.h"
#include "editor/shell/actions.h"
#include "editor/shell/asking.h"
#include "editor/shell/filecommands.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/workspace.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStatusBar>

#include <array>

namespace hexa {
namespace {

constexpr std::array all{"mode.play", "play.start",  "play.new",  "play.back",   "play.pause",
                         "play.step", "play.undo",   "play.redo", "play.on",     "play.hint",
                         "play.seal", "play.decide", "play.save", "play.export", "play.before"};

}  // namespace

PlayCommands::PlayCommands(const Systems& systems, Locale& locale, Actions& actions, MainWindow& window,
                           QSettings& settings)
    : QObject(&window),
      mSystems(systems),
      mLocale(locale),
      mActions(actions),
      mWindow(window),
      mSettings(settings) {
    const auto on = [&](const char* id, auto act) {
        connect(mActions[id], &QAction::triggered, this, [this, act] {
            if (mWorkspace != nullptr) act(mWorkspace->play());
        });
    };
    on("play.start", [this](PlayDesk&) { start(); });
    on("play.new", [this](PlayDesk&) { setUp(); });
    on("play.before", [this](PlayDesk& desk) {
        desk.goBefore();
        mWindow.setMode(WindowMode::Play);
    });
    on("play.back", [this](PlayDesk&) { mWindow.setMode(mCameFrom); });
    on("play.pause", [](PlayDesk& desk) {
        if (desk.inPast())
            desk.setReplaying(!desk.replaying());
        else
            desk.setPaused(!desk.paused());
    });
    on("play.step", [](PlayDesk& desk) { desk.step(); });
    on("play.undo", [](PlayDesk& desk) { desk.undo(); });
    on("play.redo", [](PlayDesk& desk) { desk.goTo(desk.position() + 1); });
    on("play.on", [](PlayDesk& desk) { desk.playOn(); });
    on("play.hint", [](PlayDesk& desk) { desk.askHint(); });
    on("play.seal", [](PlayDesk& desk) { desk.seal(); });
    on("play.decide", [this](PlayDesk&) {
        mWindow.showDock("dock.decision");
        if (auto* panel = mWindow.findChild<DecisionPanel*>()) panel->focusFirst();
    });
    on("play.export", [this](PlayDesk&) { exportReport(); });
    on("play.save", [this](PlayDesk&) { save(); });
    connect(mActions["play.open"], &QAction::triggered, this, &PlayCommands::openFile);
    updateEnabled();
}

void PlayCommands::setWorkspace(Workspace* workspace) {
    mWorkspace = workspace;
    mCameFrom = WindowMode::Design;
    mCentre.reset();
    if (workspace != nullptr) {
        PlayDesk& desk = workspace->play();
        desk.setSetup(readSetup(mSettings, desk.system(), workspace->document().scenario().players()));
        for (const auto signal : {&PlayDesk::changed, &PlayDesk::runChanged, &PlayDesk::sheetChanged})
            connect(&desk, signal, this, &PlayCommands::updateEnabled);
    }
    updateEnabled();
}

void PlayCommands::updateEnabled() {
    const bool can = mWorkspace != nullptr && mWorkspace->play().functions() != nullptr;
    for (const char* id : all) mActions[id]->setEnabled(can);
    if (!can) return;
    const PlayDesk& desk = mWorkspace->play();
    const bool here = mWindow.mode() == WindowMode::Play;
    const bool plays = here && desk.match() != nullptr;
    mActions["play.back"]->setEnabled(here);
    mActions["play.before"]->setEnabled(desk.hasBefore());
    mActions["play.pause"]->setEnabled(plays &&
                                       (desk.inPast() || (!desk.over() && desk.persons() < desk.players())));
    mActions["play.step"]->setEnabled(plays && (!desk.over() || desk.inPast()));
    mActions["play.undo"]->setEnabled(plays && desk.position() > 0);
    mActions["play.redo"]->setEnabled(plays && desk.inPast());
    mActions["play.on"]->setEnabled(plays && desk.inPast());
    mActions["play.hint"]->setEnabled(plays && desk.mayDecide());
    mActions["play.seal"]->setEnabled(plays && desk.writesSheet());
    mActions["play.decide"]->setEnabled(plays);
    mActions["play.export"]->setEnabled(plays);
    mActions["play.save"]->setEnabled(desk.match() != nullptr);
}

void PlayCommands::modeChanged(WindowMode before, WindowMode now) {
    if (now == WindowMode::Play && before != WindowMode::Play && before != WindowMode::Welcome)
        mCameFrom = before;
    if (mWorkspace != nullptr && (now == WindowMode::Play) != (before == WindowMode::Play)) {
        const auto middle = [this] {
            const MapCanvas& canvas = mWorkspace->canvas();
            return canvas.view().toMap(QPointF(canvas.width(), canvas.height()) / 2);
        };
        if (now == WindowMode::Play)
            mCentre = middle();
        else if (mCentre)  // the panels take and give room on the way, while the map can't be seen
            QMetaObject::invokeMethod(
                this,
                [this, middle] {
                    if (mWorkspace != nullptr && mCentre && (middle() - *mCentre).manhattanLength() > 0.001)
                        mWorkspace->canvas().centreOn(*mCentre);
                },
                Qt::QueuedConnection);
    }
    updateEnabled();
}

void PlayCommands::fail(const QString& what, const Error& error) {
    tellFailure(&mWindow, mLocale, what, error);
}

void PlayCommands::start() {
    PlayDesk& desk = mWorkspace->play();
    mWindow.files().takeOver();
    if (desk.match() != nullptr && !desk.over() && desk.isOfMap()) {
        mWindow.setMode(WindowMode::Play);
        return;
    }
    const int players = mWorkspace->document().scenario().players();
    if (static_cast<int>(desk.setup().seats.size()) != players)
        desk.setSetup(readSetup(mSettings, desk.system(), players));
    begin();
}

void PlayCommands::begin() {
    PlayDesk& desk = mWorkspace->play();
    if (const Status status = desk.start(); !status)
        return fail(tr("This map can't be played as it is."), status.error());
    mWindow.setMode(WindowMode::Play);
}

void PlayCommands::setUp() {
    mWindow.files().takeOver();
    PlayDesk& desk = mWorkspace->play();
    const int players = mWorkspace->document().scenario().players();
    if (static_cast<int>(desk.setup().seats.size()) != players)
        desk.setSetup(readSetup(mSettings, desk.system(), players));
    StartDialog dialog(desk, &mWindow);
    if (dialog.exec() != QDialog::Accepted || mWorkspace == nullptr) return;
    desk.setSetup(dialog.setup());
    writeSetup(mSettings, desk.system(), desk.setup());
    begin();
}

bool PlayCommands::openRecord(const GameRecord& record, const QString& what) {
    // The map under the designer's hands stays open; only without one the game brings its own.
    if (mWorkspace == nullptr || mWorkspace->document().scenario().system != record.scenario.system)
        if (!mWindow.files().maySafelyClose()) return false;
    const GameSystem* system = mSystems.find(record.scenario.system);
    if (system == nullptr || !system->play) return false;
    if (mWorkspace == nullptr || &mWorkspace->document().system() != system)
        mWindow.files().openScenario(record.scenario, {}, false);
    if (const Status opened = mWorkspace->play().open(record); !opened) {
        fail(what, opened.error());
        return false;
    }
    mWindow.setMode(WindowMode::Play);
    return true;
}

void PlayCommands::open(const QString& path) {
    const QString what = tr("%1 can't be opened.").arg(QFileInfo(path).fileName());
    const auto record =
        loadRecord(QFile::encodeName(QDir::current().absoluteFilePath(path)).toStdString(), mSystems);
    if (!record) return fail(what, record.error());
    openRecord(*record, what);
}

void PlayCommands::offerRecovered() {
    for (const LeftCopy& copy : leftCopies(mWindow.recovery().path(), PlayRecovery::suffix())) {
        const auto record = loadRecord(QFile::encodeName(copy.snapshot).toStdString(), mSystems);
        if (!record) {
            putAside(&mWindow, mLocale, copy, record.error());
            continue;
        }
        switch (
            askAboutRecovered(&mWindow, tr("Hexatelier ended in the middle of a game."),
                              tr("All that was decided until %1 has been kept.").arg(momentText(copy.made)),
                              tr("&Go On with It"), tr("&Discard the Game"))) {
        case RecoveryAnswer::Recover:
            if (!openRecord(*record, tr("The game can't go on."))) return;
            if (mWorkspace->play().keepRecovery()) discard(copy);
            return;  // one game a window
        case RecoveryAnswer::Discard:
            discard(copy);
            break;
        case RecoveryAnswer::Later:
            break;
        }
    }
}

void PlayCommands::openFile() {
    const QString path = QFileDialog::getOpenFileName(
        &mWindow, tr("Open a Game"), mWindow.files().startFolder(), tr("Games (*.hexgame);;All files (*)"));
    if (!path.isEmpty()) open(path);
}

void PlayCommands::save() {
    const QString path =
        askSaveFile(&mWindow, tr("Save the Game"),
                    mWindow.files().startFile(tr("game", "suggested file name")), {tr("Games (*.hexgame)")});
    if (path.isEmpty() || mWorkspace == nullptr || mWorkspace->play().match() == nullptr) return;
    const Status saved =
        writeFile(QFile::encodeName(path).toStdString(),
                  writeRecord(mWorkspace->play().record(), mWorkspace->document().catalog()));
    if (!saved) return fail(tr("The game could not be saved."), saved.error());
    mWindow.statusBar()->showMessage(tr("Saved: %1").arg(QDir::toNativeSeparators(path)), 6000);
}

void PlayCommands::exportReport() {
    if (mWorkspace->play().match() == nullptr) return;
    const QString path =
        askReportFile(&mWindow, tr("Export the Report"),
                      mWindow.files().startFolder() + '/' + tr("game", "suggested file name"));
    if (path.isEmpty() || mWorkspace == nullptr || mWorkspace->play().match() == nullptr) return;
    // Made for this: the panel's own may be of an earlier moment.
    const PlayDesk& desk = mWorkspace->play();
    const auto report = reportOf(desk.system(), desk.match()->record());
    if (!report) return fail(tr("The report could not be saved."), report.error());
    const Status status = PlayExport::write(path, desk, *report, mWorkspace->canvas().style());
    if (!status) return fail(tr("The report could not be saved."), status.error());
    mWindow.statusBar()->showMessage(tr("Saved: %1").arg(QDir::toNativeSeparators(path)), 6000);
}

}  // namespace hexa
