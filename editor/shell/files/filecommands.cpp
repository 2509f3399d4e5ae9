// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/filecommands.h"

#include "core/io/file/file.h"
#include "core/io/format/scenariofile.h"
#include "editor/document/recoveryfolder.h"
#include "editor/export/exportdialog.h"
#include "editor/settings/keys.h"
#include "editor/settings/ownerpacks.h"
#include "editor/shell/actions.h"
#include "editor/shell/files/asking.h"
#include "editor/shell/files/blankshapedialog.h"
#include "editor/shell/files/mapfile.h"
#include "editor/shell/files/sidefile.h"
#include "editor/shell/files/typedboarddialog.h"
#include "editor/shell/files/userlayouts.h"
#include "editor/shell/maps/workspace.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr qint64 readAsideBytes =
    100'000;  // of a huge map's columns that is as many cells (core/io/format/columnwriter.h)
constexpr int dialogWait = 100;  // milliseconds between looks whether a dialog is still open
const char* const lastGameKey = "recent/game";

/// Returns the games with boards that can be typed as a line.
std::vector<const GameSystem*> withLines(const Systems& systems) {
    std::vector<const GameSystem*> list;
    for (const GameSystem& system : systems.list())
        if (system.generate && system.generate->typed) list.push_back(&system);
    return list;
}

}  // namespace

FileCommands::FileCommands(GameShelf& shelf, Locale& locale, QSettings& settings, Actions& actions,
                           RecoveryFolder& recovery, QWidget* window)
    : QObject(window),
      mShelf(shelf),
      mSystems(shelf.systems()),
      mLocale(locale),
      mSettings(settings),
      mActions(actions),
      mRecovery(recovery),
      mWindow(window),
      mRecent(settings, this),
      mGuard(*this, window) {
    const auto on = [&](const char* id, auto act) { connect(mActions[id], &QAction::triggered, this, act); };
    on("file.new", [this] { emit newRequested(); });
    on("file.open", [this] { openDialog(); });
    on("file.save", [this] {
        if (SideFile* shown = side())
            shown->saveFile();
        else
            save();
    });
    on("file.saveAs", [this] {
        if (SideFile* shown = side())
            shown->saveFileAs();
        else
            saveAs();
    });
    on("file.export", [this] { exportPicture(); });
    connect(mActions["file.newShape"], &QAction::triggered, this, [this] { newShape(likelyGame()); });
    connect(mActions["file.newLine"], &QAction::triggered, this, [this] { newLine(likelyGame()); });
    const auto showLine = [this] { mActions["file.newLine"]->setVisible(!withLines(mSystems).empty()); };
    connect(&mShelf, &GameShelf::changed, this, showLine);
    showLine();
    on("file.close", [this] {
        if (SideFile* shown = side())
            shown->closeFile();
        else
            close();
    });
    connect(&mMaps, &OpenMaps::currentChanged, this, &FileCommands::workspaceChanged);
    new UserLayouts(*this, locale, actions, window);
}

FileCommands::~FileCommands() = default;

QString FileCommands::dataFolder(const char* name) {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + '/' + name;
}

QString FileCommands::startFolder() const {
    if (workspace() != nullptr && !workspace()->document().path().isEmpty())
        return QFileInfo(workspace()->document().path()).absolutePath();
    return mSettings.value("recent/folder", QDir::homePath()).toString();
}

QString FileCommands::startFile(const QString& otherwise) const {
    QString name = QFileInfo(filePath(*workspace())).completeBaseName();
    if (name.isEmpty()) name = workspace()->document().displayName(mLocale.language()).replace(u'/', u'-');
    return startFolder() + '/' + (name.isEmpty() ? otherwise : name);
}

void FileCommands::fail(const QString& what, const Error& error) {
    tellFailure(mWindow, mLocale, what, error);
}

// -- opening --------------------------------------------------------------------------------------

void FileCommands::show(Workspace& map) {
    if (&map == workspace()) return;
    takeOver();
    mMaps.setCurrent(map);
}

void FileCommands::showNext(int steps) {
    takeOver();
    mMaps.step(steps);
}

bool FileCommands::isUntouched(const Workspace* map) const {
    if (map == nullptr || map != mFresh) return false;
    auto& fresh = *mFresh;
    const Document& document = fresh.document();
    return document.path().isEmpty() && !document.isModified() && document.undoStack().count() == 0 &&
           fresh.play().session.match() == nullptr && !fresh.generate().running() &&
           fresh.generate().gallery().empty() && fresh.balance().job() == BalanceSession::Job::None;
}

std::unique_ptr<Workspace> FileCommands::make(Scenario scenario, const QString& path, Changes changes,
                                              const FileStamp& stamp) {
    const GameSystem* system = mSystems.find(scenario.system);
    Q_ASSERT(system != nullptr);
    if (mPacks != nullptr) system = &mPacks->inUse(*system);
    auto map = std::make_unique<Workspace>(*system, std::move(scenario), mLocale, &mRecovery);
    map->document().setPath(path, changes);
    map->setFileStamp(stamp);
    mSettings.setValue(lastGameKey, QString::fromStdString(system->id()));
    Saver& saver = map->saver();
    connect(&saver, &Saver::started, this,
            [this](const QString& file) { emit reported(tr("Saving %1…").arg(QFileInfo(file).fileName())); });
    connect(&saver, &Saver::saved, this,
            [this, map = map.get()](const QString& file, const FileStamp& now) { saved(*map, file, now); });
    connect(&saver, &Saver::failed, this, &FileCommands::saveFailed);
    return map;
}

void FileCommands::put(std::unique_ptr<Workspace> map, const Workspace* place) {
    const GameSystem& system = map->document().system();
    takeOver();
    if (place == nullptr && isUntouched(workspace())) place = workspace();
    if (place != nullptr)
        mMaps.replace(*place, std::move(map));
    else
        mMaps.add(std::move(map));
    const QString problem = mPacks != nullptr ? mPacks->takeProblem(system, mLocale) : QString();
    if (problem.isEmpty()) return;
    tellFailure(
        mWindow,
        tr("The file with the game owner’s data can’t be read. The program’s own data is used instead."),
        problem);
}

void FileCommands::openScenario(Scenario scenario, Changes changes) {
    put(make(std::move(scenario), {}, changes, {}), nullptr);
}

void FileCommands::openNew(Scenario map) {
    if (const QString author = settings::author(mSettings); !author.isEmpty())
        map.author = author.toStdString();
    openScenario(std::move(map));
    mFresh = workspace();
}

QString FileCommands::likelyGame() const {
    return workspace() != nullptr ? QString::fromStdString(workspace()->document().system().id())
                                  : mSettings.value(lastGameKey).toString();
}

void FileCommands::newMap(const QString& systemId, const QString& layoutId) {
    const GameSystem* system = mSystems.find(systemId.toStdString());
    const Layout* layout = system == nullptr ? nullptr : system->layout(layoutId.toStdString());
    if (layout != nullptr) openNew(layout->scenario);
}

void FileCommands::newShape(const QString& system) {
    BlankShapeDialog dialog(mSystems, mLocale, system, mWindow);
    if (dialog.exec() == QDialog::Accepted) openNew(dialog.map());
}

void FileCommands::newLine(const QString& likely) {
    std::vector<const GameSystem*> games = withLines(mSystems);
    if (games.empty()) return;
    const auto front = std::ranges::find(games, likely.toStdString(), &GameSystem::id);
    if (front != games.end()) std::rotate(games.begin(), front, front + 1);
    if (mPacks != nullptr)
        for (const GameSystem*& system : games) system = &mPacks->inUse(*system);
    // Starts with the open map, so that its line can be copied as well.
    const Scenario* start =
        workspace() != nullptr && workspace()->document().system().id() == games.front()->id()
            ? &workspace()->document().scenario()
            : nullptr;
    TypedBoardDialog dialog(games, mLocale, start, mWindow);
    if (dialog.exec() == QDialog::Accepted) openNew(dialog.map());
}

void FileCommands::newLikely() {
    const GameSystem* system = mSystems.find(likelyGame().toStdString());
    if (system == nullptr && !mSystems.list().empty()) system = &mSystems.list().front();
    if (system != nullptr && !system->layouts.empty()) openNew(system->layouts.front().scenario);
}

void FileCommands::openSample(const QString& systemId, const QString& sampleId) {
    const GameSystem* system = mSystems.find(systemId.toStdString());
    if (system == nullptr) return;
    for (const Sample& sample : system->samples)
        if (sample.id == sampleId.toStdString()) {
            auto scenario = readScenario(sample.text, mSystems);
            if (scenario)
                openScenario(std::move(*scenario));
            else
                fail(tr("This sample can’t be opened."), scenario.error());
        }
}

void FileCommands::adopt(Workspace& map, Scenario scenario) {
    Workspace* const current = workspace();
    const int place = mMaps.indexOf(current);
    const auto look = map.canvas().look();
    const std::string tool = map.toolId();
    auto next = make(std::move(scenario), map.document().path(), Changes::Unsaved, map.fileStamp());
    Workspace& arrived = *next;
    mMaps.replace(map, std::move(next));
    if (look) arrived.canvas().setLook(*look);
    arrived.useTool(tool);
    mMaps.setCurrent(*mMaps.all().at(static_cast<std::size_t>(place)));
}

SideFile* FileCommands::side() const {
    const auto shown = std::ranges::find_if(mSides, &SideFile::isShown);
    return shown == mSides.end() ? nullptr : *shown;
}

void FileCommands::open(const QString& path) {
    const auto taker = std::ranges::find_if(mSides, [&](SideFile* side) { return side->takes(path); });
    if (taker != mSides.end()) return (*taker)->openFile(path);
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("tmx") || suffix == QLatin1String("tmj")) return emit importRequested(path);
    if (suffix == QLatin1String("hexgame")) return emit gameRequested(path);
    if (suffix == QLatin1String("hexacampaign")) return emit campaignRequested(path);
    if (suffix == QLatin1String("hexpack")) return emit packRequested(path);
    if (Workspace* there = mMaps.withFile(path)) return show(*there);
    if (mLoading.running()) {
        if (!mWaiting.contains(path)) mWaiting << path;
        return;
    }
    if (askBeforeOpeningTwice(mWindow, path)) load(path, nullptr);
}

void FileCommands::openAll(const QStringList& paths) {
    if (paths.isEmpty()) return;
    const auto openThem = [this, paths] {
        for (const QString& path : paths) open(path);
    };
    QTimer::singleShot(0, this, [this, openThem] { takeLater(openThem); });
}

void FileCommands::openNext() {
    while (!mWaiting.isEmpty() && !mLoading.running()) open(mWaiting.takeFirst());
    if (!isLoading()) emit allOpened();
}

void FileCommands::load(const QString& path, Workspace* place) {
    const Moment asked = place != nullptr ? momentOf(*place) : Moment();
    const std::string file = QDir::current().absoluteFilePath(path).toStdString();
    if (QFileInfo(path).size() < readAsideBytes)
        return loaded(readMapFile(file, mSystems), QString::fromStdString(file), asked);
    emit opening();
    emit reported(tr("Opening %1…").arg(QFileInfo(path).fileName()));
    QGuiApplication::setOverrideCursor(Qt::BusyCursor);
    // Uses a copy, because another map may bring a game during the reading.
    mLoading.start([systems = mSystems, file](const JobControl&) { return readMapFile(file, systems); },
                   [this, file, asked](Result<MapFile> read) {
                       QGuiApplication::restoreOverrideCursor();
                       emit reported({});
                       const auto map = std::make_shared<Result<MapFile>>(std::move(read));
                       const auto arrive = [this, map, file, asked] {
                           loaded(std::move(*map), QString::fromStdString(file), asked);
                           openNext();
                       };
                       if (*map)
                           takeLater(arrive);
                       else
                           arrive();
                   });
}

FileCommands::Moment FileCommands::momentOf(Workspace& map) {
    return {&map, map.document().undoStack().index(), map.play().session.length()};
}

void FileCommands::takeLater(const std::function<void()>& take) {
    if (QApplication::activeModalWidget() != nullptr)
        QTimer::singleShot(dialogWait, this, [this, take] { takeLater(take); });
    else
        take();
}

void FileCommands::loaded(Result<MapFile> read, const QString& path, const Moment& asked) {
    if (!read) return fail(tr("%1 can’t be opened.").arg(QFileInfo(path).fileName()), read.error());
    // Changes made during the reading count as well.
    if (asked.map != nullptr && asked != momentOf(*asked.map) && !mGuard.mayLose(*asked.map)) return;
    if (read->read.game)
        if (const auto added = mShelf.add(*std::move(read->read.game)); !added)
            return fail(tr("%1 can’t be opened.").arg(QFileInfo(path).fileName()), added.error());
    const bool own = path.endsWith(".hexa", Qt::CaseInsensitive);
    put(make(std::move(read->read.scenario), own ? path : QString(), own ? Changes::None : Changes::Unsaved,
             own ? read->stamp : FileStamp()),
        asked.map);
    if (own) rememberMap(*workspace(), path);
}

void FileCommands::openDialog() {
    const QString maps =
        QStringList{tr("Maps and games") +
                        QStringLiteral(" (*.hexa *.txt *.pdf *.hexgame *.hexacampaign *.hexgamedef)"),
                    tr("Hexatelier maps (*.hexa)"),
                    tr("Text maps (*.txt)"),
                    tr("Printed maps (*.pdf)"),
                    tr("Games in progress (*.hexgame)"),
                    tr("Campaigns (*.hexacampaign)"),
                    tr("Game files (*.hexgamedef)"),
                    tr("All files (*)")}
            .join(QStringLiteral(";;"));
    const QString texts =
        tr("Text projects (*.hexatext);;Translation files (*.po *.xlf *.xliff *.ts *.csv *.tsv)");
    const QString path =
        QFileDialog::getOpenFileName(mWindow, tr("Open Map or Texts"), startFolder(),
                                     side() != nullptr ? texts + ";;" + maps : maps + ";;" + texts);
    if (!path.isEmpty()) open(path);
}

std::vector<LeftWork> FileCommands::leftWork() {
    sweepRecoveryFolder(mRecovery.path());
    return editor::leftWork(
        mWindow, mLocale, mRecovery.path(), Recovery::suffix(),
        [this](const LeftCopy& copy) -> Result<LeftWork> {
            auto text = readMapText(QFile::encodeName(copy.snapshot).toStdString());
            auto read =
                text ? GameShelf::read(*std::move(text), mSystems) : Result<GameShelf::Read>(text.error());
            if (!read) return read.error();
            QString name = mLocale.text(read->scenario.title);
            if (name.isEmpty()) name = QFileInfo(copy.originalPath).fileName();
            LeftWork work;
            work.name = name.isEmpty() ? tr("Unnamed map") : tr("Map “%1”").arg(name);
            work.recover = [this, copy, left = std::make_shared<GameShelf::Read>(*std::move(read))] {
                if (left->game)
                    if (const auto added = mShelf.add(*std::move(left->game)); !added) {
                        fail(tr("%1 can’t be opened.").arg(QFileInfo(copy.snapshot).fileName()),
                             added.error());
                        return false;
                    }
                // The file may already be open from the last session.
                const Workspace* there = mMaps.withFile(copy.originalPath);
                if (there != nullptr && there->document().isModified()) there = nullptr;
                put(make(std::move(left->scenario), copy.originalPath, Changes::Unsaved, copy.original),
                    there);
                return workspace()->keepRecovery().ok();
            };
            return work;
        });
}

// -- saving ---------------------------------------------------------------------------------------

bool FileCommands::maySafelyClose() {
    std::vector<Workspace*> maps;
    for (const auto& map : mMaps.all()) maps.push_back(map.get());
    return mGuard.mayLose(maps);
}

void FileCommands::close() {
    if (workspace() != nullptr) close(*workspace());
}

void FileCommands::close(Workspace& map) {
    if (!mGuard.mayLose(map)) return;
    mMaps.close(map);
}

void FileCommands::closeOthers(const Workspace& but) {
    std::vector<Workspace*> others;
    for (const auto& map : mMaps.all())
        if (map.get() != &but) others.push_back(map.get());
    if (!mGuard.mayLose(others)) return;
    for (const Workspace* map : others) mMaps.close(*map);
}

bool FileCommands::save() {
    if (workspace() == nullptr) return true;
    emit aboutToUseMap();
    Workspace& map = *workspace();
    const QString path = filePath(map);
    if (path.isEmpty()) return saveAs();
    // The map that is being written was asked about when the writing began.
    if (map.saver().busy()) return saveTo(map, path);
    const SavingChoice chosen = askBeforeSaving(mWindow, path, map.fileStamp());
    switch (chosen.answer) {
    case SavingAnswer::Write:
        return saveTo(map, path, chosen.known);
    case SavingAnswer::SaveAs:
        return saveAs();
    case SavingAnswer::Reload:
        if (!mLoading.running() && mGuard.mayLoseRest(map)) load(path, &map);
        break;
    case SavingAnswer::Cancel:
        break;
    }
    return false;
}

void FileCommands::saveAlone(Workspace& map) {
    if (map.saver().busy() || mLoading.running() || QApplication::activeModalWidget() != nullptr) return;
    const Document& document = map.document();
    if (document.path().isEmpty() || !document.isModified() || document.inGesture()) return;
    if (changeSince(map.fileStamp(), QFile::encodeName(document.path()).toStdString()) != FileChange::None)
        return;
    if (&map == workspace()) emit aboutToUseMap();  // only there anybody types
    saveTo(map, document.path(), map.fileStamp());
}

void FileCommands::reload() {
    if (workspace() == nullptr || workspace()->document().path().isEmpty() || workspace()->saver().busy() ||
        mLoading.running())
        return;
    emit aboutToUseMap();
    Workspace& map = *workspace();
    const QString path = map.document().path();
    if (map.document().isModified() && !askBeforeReloading(mWindow, path)) return;
    if (mGuard.mayLoseRest(map)) load(path, &map);
}

QString FileCommands::filePath(const Workspace& map) {
    return map.saver().busy() ? map.saver().path() : map.document().path();
}

bool FileCommands::saveAs() {
    if (workspace() == nullptr) return true;
    emit aboutToUseMap();
    Workspace& map = *workspace();
    const QString path =
        askSaveFile(mWindow, tr("Save Map"), startFile(tr("Unnamed map")), {tr("Hexatelier maps (*.hexa)")});
    if (path.isEmpty()) return false;
    if (const Workspace* other = mMaps.withFile(path); other != nullptr && other != &map) {
        tellFailure(mWindow, tr("%1 is open in another tab.").arg(QFileInfo(path).fileName()),
                    tr("Close that map first, or choose another name."));
        return false;
    }
    return saveTo(map, path);
}

bool FileCommands::saveTo(Workspace& map, const QString& path, const std::optional<FileStamp>& known) {
    Document& document = map.document();
    if (map.saver().busy() || document.scenario().board.cellCount() >= Saver::asideCells) {
        map.saver().save(document, path, known);
        return true;
    }
    const auto written =
        writeOrUpdate(path.toStdString(), writeScenario(document.scenario(), document.catalog()), known);
    if (!written) {
        saveFailed(path, written.error());
        return false;
    }
    document.beginSave();
    document.endSave(path);
    saved(map, path, *written);
    return true;
}

void FileCommands::saved(Workspace& map, const QString& path, const FileStamp& stamp) {
    map.setFileStamp(stamp);
    rememberMap(map, path);
    emit reported(tr("Saved: %1").arg(path));
}

void FileCommands::saveFailed(const QString& path, const Error& error) {
    fail(tr("%1 could not be saved. The map is still open and unchanged.").arg(QFileInfo(path).fileName()),
         error);
}

// -- handing out ----------------------------------------------------------------------------------

void FileCommands::exportPicture() {
    ExportDialog dialog(workspace()->document(), workspace()->art(), mLocale, mSettings, mWindow);
    dialog.setFairness(workspace()->fairness());
    connect(&dialog, &ExportDialog::exported, this, &FileCommands::written);
    dialog.exec();
}

void FileCommands::rememberMap(const Workspace& map, const QString& path) {
    mRecent.remember(path, QString::fromStdString(map.document().system().id()));
    mSettings.setValue("recent/folder", QFileInfo(path).absolutePath());
}

}  // namespace hexa::editor

#include "moc_filecommands.cpp"
