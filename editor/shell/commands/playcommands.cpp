// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/commands/playcommands.h"

#include "core/engine/check/ownrules.h"
#include "core/io/format/recordfile.h"
#include "editor/document/recoveryfolder.h"
#include "editor/play/playersdialog.h"
#include "editor/play/playexport.h"
#include "editor/play/playpage.h"
#include "editor/play/playrecovery.h"
#include "editor/play/reportpanel.h"
#include "editor/play/startdialog.h"
#include "editor/shell/abilities.h"
#include "editor/shell/actions.h"
#include "editor/shell/files/asking.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/files/keptgames.h"
#include "editor/shell/files/seatfiles.h"
#include "editor/shell/frame.h"
#include "editor/shell/maps/workspace.h"

#include "editor/ui/messagebox.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>

#include <array>

namespace hexa::editor {
namespace {

constexpr std::array playActions{"mode.play",        "play.start",       "play.new",    "play.back",
                                 "play.pause",       "play.step",        "play.undo",   "play.redo",
                                 "play.on",          "play.hint",        "play.seal",   "play.decide",
                                 "play.save",        "play.export",      "play.before", "play.log",
                                 "play.orders.save", "play.orders.take", "play.players"};

constexpr int playedGames = 1;  // LeftWork::group

}  // namespace

PlayCommands::PlayCommands(const Systems& systems, Locale& locale, Actions& actions, Frame& window,
                           QSettings& settings)
    : QObject(window.widget()),
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
    on("play.start", [this](PlayParts&) { start(); });
    on("play.new", [this](PlayParts&) { setUp(); });
    on("play.before", [this](PlayParts& play) {
        play.session.goBefore();
        mWindow.setMode(WindowMode::Play);
    });
    on("play.back", [this](PlayParts&) { mWindow.setMode(mCameFrom); });
    on("play.pause", [](PlayParts& play) { play.timeline.setRests(!play.timeline.rests()); });
    on("play.step", [](PlayParts& play) { play.timeline.step(); });
    on("play.undo", [](PlayParts& play) { play.timeline.undo(); });
    on("play.redo", [](PlayParts& play) { play.timeline.forward(); });
    on("play.on", [](PlayParts& play) { play.timeline.playOn(); });
    on("play.hint", [](PlayParts& play) { play.hints.ask(); });
    on("play.seal", [](PlayParts& play) { play.orders.seal(); });
    on("play.export", [this](PlayParts&) { exportReport(); });
    on("play.save", [this](PlayParts&) { save(); });
    on("play.players", [this](PlayParts&) { changePlayers(); });
    on("play.log", [this](PlayParts&) { saveLog(); });
    on("play.orders.save", [this](PlayParts&) { saveOrders(); });
    on("play.orders.take", [this](PlayParts&) { takeOrders(); });
    connect(mActions["play.open"], &QAction::triggered, this, &PlayCommands::openFile);
    updateEnabled();
}

void PlayCommands::setWorkspace(Workspace* workspace) {
    mWorkspace = workspace;
    mCentre.reset();
    mFollowing = std::make_unique<QObject>();
    if (workspace != nullptr) {
        PlayParts& play = workspace->play();
        if (play.session.setup().seats.empty()) readLastSetup();
        const auto update = [this] { updateEnabled(); };
        connect(&play.viewer, &Viewer::changed, mFollowing.get(), update);
        connect(&play.orders, &OrderEntry::changed, mFollowing.get(), update);
        connect(&play.program, &ProgramPlayers::changed, mFollowing.get(), update);
        connect(&play.timeline, &Timeline::changed, mFollowing.get(), update);
    }
    updateEnabled();
}

void PlayCommands::updateEnabled() {
    const bool can = mWorkspace != nullptr && Abilities::plays(mWorkspace->document().system());
    for (const char* id : playActions) mActions[id]->setEnabled(can);
    if (!can) return;
    const PlayParts& play = mWorkspace->play();
    const bool here = mWindow.mode() == WindowMode::Play;
    const bool plays = here && play.session.match() != nullptr;
    mActions["play.back"]->setEnabled(here);
    mActions["play.before"]->setEnabled(play.session.hasBefore());
    mActions["play.pause"]->setEnabled(
        plays &&
        (play.session.inPast() || (!play.session.over() && play.session.persons() < play.session.players())));
    mActions["play.step"]->setEnabled(plays && (!play.session.over() || play.session.inPast()));
    mActions["play.undo"]->setEnabled(plays && play.session.position() > 0);
    mActions["play.redo"]->setEnabled(plays && play.session.inPast());
    mActions["play.on"]->setEnabled(plays && play.session.inPast());
    mActions["play.hint"]->setEnabled(plays && play.viewer.mayDecide());
    mActions["play.seal"]->setEnabled(plays && play.orders.writes());
    mActions["play.decide"]->setEnabled(plays);
    mActions["play.export"]->setEnabled(plays);
    mActions["play.players"]->setEnabled(plays && !play.session.over());
    mActions["play.save"]->setEnabled(play.session.match() != nullptr);
    const bool sheets = plays && play.viewer.decision().kind == MatchDecision::Kind::Orders;
    mActions["play.log"]->setEnabled(plays && !play.viewer.curtain());
    mActions["play.orders.save"]->setEnabled(plays && play.orders.writes() &&
                                             play.orders.refusal().isEmpty());
    mActions["play.orders.take"]->setEnabled(sheets && !play.session.inPast());
}

void PlayCommands::modeChanged(WindowMode before, WindowMode now) {
    if (now == WindowMode::Play && before != WindowMode::Play && before != WindowMode::Welcome &&
        before != WindowMode::Campaign)
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
    tellFailure(mWindow.widget(), mLocale, what, error);
}

void PlayCommands::start() {
    PlaySession& session = mWorkspace->play().session;
    mWindow.files().takeOver();
    if (session.match() != nullptr && !session.over() && session.isOfMap()) {
        mWindow.setMode(WindowMode::Play);
        return;
    }
    readLastSetup();
    begin();
}

/// Reads the last settings for this number of players. Variant and house options keep the choice
/// for this map.
void PlayCommands::readLastSetup() {
    PlaySession& session = mWorkspace->play().session;
    const int players = mWorkspace->document().scenario().players();
    if (static_cast<int>(session.setup().seats.size()) == players) return;
    PlaySetup setup = readSetup(mSettings, session.system(), players);
    setup.options = session.setup().options;
    session.setSetup(std::move(setup));
}

void PlayCommands::begin() {
    PlaySession& session = mWorkspace->play().session;
    if (const Status status = session.start(); !status)
        return fail(tr("This map can’t be played as it is."), status.error());
    mWindow.setMode(WindowMode::Play);
    const auto rules = static_cast<int>(tilesWithOwnRules(session.scenario()).size());
    if (rules > 0)
        mWindow.statusBar()->showMessage(
            tr("%n tile(s) on this map have a special rule the program doesn’t know. Apply it yourselves.",
               nullptr, rules),
            20'000);
}

void PlayCommands::setUp() {
    mWindow.files().takeOver();
    PlaySession& session = mWorkspace->play().session;
    readLastSetup();
    StartDialog dialog(session, mWindow.widget());
    if (dialog.exec() != QDialog::Accepted || mWorkspace == nullptr) return;
    session.setSetup(dialog.setup());
    writeSetup(mSettings, session.system(), session.setup());
    begin();
}

void PlayCommands::changePlayers() {
    PlaySession& session = mWorkspace->play().session;
    const std::uint64_t revision = session.revision();
    PlayersDialog dialog(session, mWindow.widget());
    if (dialog.exec() != QDialog::Accepted || mWorkspace == nullptr) return;
    if (&mWorkspace->play().session != &session || session.revision() != revision) return;
    if (const Status changed = session.setPlayers(dialog.bots()); !changed)
        fail(tr("The players could not be changed."), changed.error());
}

bool PlayCommands::openRecord(const GameRecord& record, const QString& what) {
    // The game is shown beside the designer's map. If no map of its kind is open, it brings its
    // own.
    const GameSystem* system = mSystems.find(record.scenario.system);
    if (system == nullptr || !system->play) return false;
    if (mWorkspace == nullptr || mWorkspace->document().system().id() != system->id())
        mWindow.files().openScenario(record.scenario);
    if (const Status opened = mWorkspace->play().session.open(record); !opened) {
        fail(what, opened.error());
        return false;
    }
    mWindow.setMode(WindowMode::Play);
    return true;
}

void PlayCommands::open(const QString& path) {
    const QString what = tr("%1 can’t be opened.").arg(QFileInfo(path).fileName());
    const auto record =
        loadRecord(QFile::encodeName(QDir::current().absoluteFilePath(path)).toStdString(), mSystems);
    if (!record) return fail(what, record.error());
    openRecord(*record, what);
}

std::vector<LeftWork> PlayCommands::leftWork() {
    return editor::leftWork(
        mWindow.widget(), mLocale, mWindow.recovery().path(), PlayRecovery::suffix(),
        [this](const LeftCopy& copy) -> Result<LeftWork> {
            auto record = loadRecord(QFile::encodeName(copy.snapshot).toStdString(), mSystems);
            if (!record) return record.error();
            // loadRecord() has found its game.
            const QString game = mLocale.text(mSystems.find(record->scenario.system)->catalog.name);
            const QString name = mLocale.text(record->scenario.title);
            LeftWork work;
            work.name =
                name.isEmpty() ? tr("Game of %1").arg(game) : tr("Game of %1 on “%2”").arg(game, name);
            work.group = playedGames;
            work.recover = [this, game = std::make_shared<GameRecord>(*std::move(record))] {
                return openRecord(*game, tr("The game can’t be resumed.")) &&
                       mWorkspace->play().session.keepRecovery().ok();
            };
            return work;
        });
}

std::vector<LeftCopy> PlayCommands::keptGames() const {
    return leftCopies(mWindow.recovery().path(), PlayRecovery::suffix());
}

std::optional<LeftCopy> PlayCommands::keptGame(const QString& path) const {
    for (const LeftCopy& copy : keptGames())
        if (copy.snapshot == path) return copy;
    return std::nullopt;  // another window has it by now
}

void PlayCommands::goOn(const QString& path) {
    const auto copy = keptGame(path);
    if (!copy) return emit keptChanged();
    const auto record = loadRecord(QFile::encodeName(path).toStdString(), mSystems);
    if (!record)
        putAside(mWindow.widget(), mLocale, *copy, record.error());
    else if (openRecord(*record, tr("The game can’t be resumed.")) &&
             mWorkspace->play().session.keepRecovery())
        discard(*copy);
    emit keptChanged();
}

void PlayCommands::giveUp(const QString& path) {
    const auto copy = keptGame(path);
    if (!copy) return emit keptChanged();
    MessageBox box(MessageBox::Question, tr("Discard this game?"), MessageBox::Cancel, mWindow.widget());
    box.setInformativeText(
        tr("All decisions up to %1 will be deleted permanently.").arg(momentText(copy->made)));
    const auto* away = box.addButton(tr("&Discard Game"), MessageBox::DestructiveRole);
    box.setDefaultButton(MessageBox::Cancel);
    box.exec();
    if (box.clickedButton() != away) return;
    discard(*copy);
    emit keptChanged();
}

void PlayCommands::openFile() {
    const QString path =
        QFileDialog::getOpenFileName(mWindow.widget(), tr("Open Game"), mWindow.files().startFolder(),
                                     tr("Games (*.hexgame);;All files (*)"));
    if (!path.isEmpty()) open(path);
}

void PlayCommands::save() {
    const auto saved = saveGame(mWindow.widget(), mWorkspace->play().session,
                                mWindow.files().startFile(tr("game", "suggested file name")));
    if (!saved) return fail(tr("The game could not be saved."), saved.error());
    if (*saved) mWindow.statusBar()->showMessage(tr("Game saved."), 6000);
}

void PlayCommands::saveLog() {
    const int seat = mWorkspace->play().viewer.seat();
    const QString path =
        askSaveFile(mWindow.widget(), tr("Save Player’s View"),
                    SeatFiles::suggestion(mWindow.files().startFile(tr("game", "suggested file name")),
                                          mWorkspace->play(), tr("log", "suggested file name")),
                    {tr("Text (*.txt)"), tr("JSON data (*.json)")});
    // The player at the screen may have changed while the dialog was open. The file must not reveal
    // the view of another player.
    if (path.isEmpty() || mWorkspace == nullptr || mWorkspace->play().viewer.seat() != seat) return;
    if (const Status saved = SeatFiles::saveLog(mWorkspace->play(), path); !saved)
        return fail(tr("The player’s view could not be saved."), saved.error());
    emit mWindow.files().written(path);
}

void PlayCommands::saveOrders() {
    const int seat = mWorkspace->play().viewer.seat();
    const QString path =
        askSaveFile(mWindow.widget(), tr("Save Orders to File"),
                    SeatFiles::suggestion(mWindow.files().startFile(tr("game", "suggested file name")),
                                          mWorkspace->play()),
                    {tr("Orders (*.hexsheet)")});
    if (path.isEmpty() || mWorkspace == nullptr || mWorkspace->play().viewer.seat() != seat) return;
    if (const Status saved = SeatFiles::saveOrders(mWorkspace->play(), path); !saved)
        return fail(tr("The orders could not be saved."), saved.error());
    mWindow.statusBar()->showMessage(tr("Orders saved. Send the file to the person hosting the game."), 8000);
    emit mWindow.files().written(path);
}

void PlayCommands::takeOrders() {
    const QStringList paths =
        QFileDialog::getOpenFileNames(mWindow.widget(), tr("Import Orders"), mWindow.files().startFolder(),
                                      tr("Orders (*.hexsheet);;All files (*)"));
    if (paths.isEmpty() || mWorkspace == nullptr) return;
    QString refused;
    const auto players = SeatFiles::takeOrders(mWorkspace->play(), paths, refused);
    if (!players) return fail(tr("%1 could not be imported.").arg(refused), players.error());
    mWindow.statusBar()->showMessage(tr("Orders imported: %1.").arg(players->join(QStringLiteral(", "))),
                                     8000);
}

void PlayCommands::exportReport() {
    if (mWorkspace->play().session.match() == nullptr) return;
    const QString path =
        askReportFile(mWindow.widget(), tr("Export Report"),
                      mWindow.files().startFolder() + '/' + tr("game", "suggested file name"));
    if (path.isEmpty() || mWorkspace == nullptr || mWorkspace->play().session.match() == nullptr) return;
    // Creates a new report, because the panel's may be of an earlier moment.
    const PlaySession& session = mWorkspace->play().session;
    const auto report = reportOf(session.system(), session.match()->record());
    if (!report) return fail(tr("The report could not be saved."), report.error());
    const Status status = PlayExport::write(path, session, *report, mWorkspace->canvas().style());
    if (!status) return fail(tr("The report could not be saved."), status.error());
    emit mWindow.files().written(path);
}

}  // namespace hexa::editor

#include "moc_playcommands.cpp"
