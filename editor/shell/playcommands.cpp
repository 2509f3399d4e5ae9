// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/playcommands.h"

#include "core/io/file.h"
#include "core/io/recordfile.h"
#include "editor/play/decisionpanel.h"
#include "editor/shell/actions.h"
#include "editor/shell/filecommands.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/workspace.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QSettings>
#include <QStatusBar>

#include <array>

namespace hexa {
namespace {

constexpr std::array all{"mode.play", "play.start", "play.new",  "play.back", "play.pause",  "play.step", "play.undo",
                         "play.redo", "play.on",    "play.hint", "play.seal", "play.decide", "play.save"};

}  // namespace

PlayCommands::PlayCommands(Actions& actions, MainWindow& window, QSettings& settings)
    : QObject(&window), mActions(actions), mWindow(window), mSettings(settings) {
    const auto on = [&](const char* id, auto act) {
        connect(mActions[id], &QAction::triggered, this, [this, act] {
            if (mWorkspace != nullptr) act(mWorkspace->play());
        });
    };
    on("play.start", [this](PlayDesk&) { start(); });
    on("play.new", [this](PlayDesk&) { setUp(); });
    on("play.back", [this](PlayDesk&) { mWindow.setMode(mCameFrom); });
    on("play.pause", [](PlayDesk& desk) { desk.setPaused(!desk.paused()); });
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
    on("play.save", [this](PlayDesk&) { save(); });
    connect(mActions["play.open"], &QAction::triggered, this, &PlayCommands::openFile);
    updateEnabled();
}

void PlayCommands::setWorkspace(Workspace* workspace) {
    mWorkspace = workspace;
    mCameFrom = WindowMode::Design;
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
    mActions["play.pause"]->setEnabled(plays && !desk.over() && desk.persons() < desk.players());
    mActions["play.step"]->setEnabled(plays && (!desk.over() || desk.inPast()));
    mActions["play.undo"]->setEnabled(plays && desk.position() > 0);
    mActions["play.redo"]->setEnabled(plays && desk.inPast());
    mActions["play.on"]->setEnabled(plays && desk.inPast());
    mActions["play.hint"]->setEnabled(plays && desk.mayDecide());
    mActions["play.seal"]->setEnabled(plays && desk.writesSheet());
    mActions["play.decide"]->setEnabled(plays);
    mActions["play.save"]->setEnabled(desk.match() != nullptr);
}

void PlayCommands::modeChanged(WindowMode before, WindowMode now) {
    if (now == WindowMode::Play && before != WindowMode::Play && before != WindowMode::Welcome) mCameFrom = before;
    updateEnabled();
}

void PlayCommands::fail(const QString& what, const Error& error) {
    auto* box = new QMessageBox(QMessageBox::Warning, QStringLiteral("Hexatelier"), what, QMessageBox::Ok, &mWindow);
    box->setInformativeText(mWorkspace->locale().text(error));
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
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

void PlayCommands::setUp() { begin(); }

Status PlayCommands::open(const GameRecord& record) {
    const Status opened = mWorkspace->play().open(record);
    if (opened) mWindow.setMode(WindowMode::Play);
    return opened;
}

void PlayCommands::openFile() {
    const QString path = QFileDialog::getOpenFileName(&mWindow, tr("Open a Game"), QString(),
                                                      tr("Games (*.hexgame);;All files (*)"));
    if (!path.isEmpty()) mWindow.files().open(path);
}

void PlayCommands::save() {
    QString name = mWorkspace->document().displayName(mWorkspace->locale().language());
    name.replace(u'/', u'-');
    if (name.isEmpty()) name = tr("game", "suggested file name");
    QString path = QFileDialog::getSaveFileName(
        &mWindow, tr("Save the Game"), QDir(QFileInfo(mWorkspace->document().path()).path()).filePath(name + ".hexgame"),
        tr("Games (*.hexgame)"));
    if (path.isEmpty() || mWorkspace == nullptr || mWorkspace->play().match() == nullptr) return;
    if (!path.endsWith(".hexgame", Qt::CaseInsensitive)) path += ".hexgame";
    const Status saved = writeFile(QFile::encodeName(path).toStdString(),
                                   writeRecord(mWorkspace->play().record(), mWorkspace->document().catalog()));
    if (!saved) return fail(tr("The game could not be saved."), saved.error());
    mWindow.statusBar()->showMessage(tr("Saved: %1").arg(QDir::toNativeSeparators(path)), 6000);
}

}  // namespace hexa
