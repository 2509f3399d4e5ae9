// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/filecommands.h"

#include "core/io/file.h"
#include "core/io/scenariofile.h"
#include "core/io/scenariotext.h"
#include "core/io/sharecode.h"
#include "core/io/textmap.h"
#include "editor/document/recoveryfolder.h"
#include "editor/export/exportdialog.h"
#include "editor/settings/keys.h"
#include "editor/settings/ownerpacks.h"
#include "editor/shell/actions.h"
#include "editor/shell/asking.h"
#include "editor/shell/blankshapedialog.h"
#include "editor/shell/keptgames.h"
#include "editor/shell/sidefile.h"
#include "editor/shell/workspace.h"
#include "editor/ui/linedialog.h"
#include "editor/ui/messagebox.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>

namespace hexa::editor {
namespace {

constexpr int maxRecent = 12;
constexpr qint64 readAsideBytes = 1'000'000;
constexpr int dialogWait = 100;  // milliseconds between looks whether a dialog is still open
const char* const recentKey = "recent/files";
const char* const recentGamesKey = "recent/games";
const char* const lastGameKey = "recent/game";

}  // namespace

FileCommands::FileCommands(const Systems& systems, Locale& locale, QSettings& settings, Actions& actions,
                           RecoveryFolder& recovery, QWidget* window)
    : QObject(window),
      mSystems(systems),
      mLocale(locale),
      mSettings(settings),
      mActions(actions),
      mRecovery(recovery),
      mWindow(window) {
    const auto on = [&](const char* id, auto act) { connect(mActions[id], &QAction::triggered, this, act); };
    on("file.new", [this] { emit newRequested(); });
    on("file.open", [this] { openDialog(); });
    on("file.openCode", [this] { openCodeDialog(); });
    on("file.save", [this] {
        if (sideShown())
            mSide->saveFile();
        else
            save();
    });
    on("file.saveAs", [this] {
        if (sideShown())
            mSide->saveFileAs();
        else
            saveAs();
    });
    on("file.saveLayout", [this] { saveLayout(); });
    on("file.export", [this] { exportPicture(); });
    on("file.copyCode", [this] { copyCode(); });
    connect(mActions["file.newShape"], &QAction::triggered, this, [this] { newShape(); });
    on("file.close", [this] {
        if (sideShown())
            mSide->closeFile();
        else
            close();
    });
    connect(&mSaver, &Saver::started, this,
            [this](const QString& path) { emit told(tr("Saving %1…").arg(QFileInfo(path).fileName())); });
    connect(&mSaver, &Saver::saved, this, &FileCommands::saved);
    connect(&mSaver, &Saver::failed, this, &FileCommands::saveFailed);
    connect(&mSaver, &Saver::started, this, &FileCommands::savingChanged);
    connect(&mSaver, &Saver::saved, this, &FileCommands::savingChanged);
    connect(&mSaver, &Saver::failed, this, &FileCommands::savingChanged);
}

FileCommands::~FileCommands() = default;

QString FileCommands::dataFolder(const char* name) {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + '/' + name;
}

QString FileCommands::startFolder() const {
    if (mWorkspace && !mWorkspace->document().path().isEmpty())
        return QFileInfo(mWorkspace->document().path()).absolutePath();
    return mSettings.value("recent/folder", QDir::homePath()).toString();
}

QString FileCommands::startFile(const QString& otherwise) const {
    QString name = QFileInfo(filePath()).completeBaseName();
    if (name.isEmpty()) name = mWorkspace->document().displayName(mLocale.language()).replace(u'/', u'-');
    return startFolder() + '/' + (name.isEmpty() ? otherwise : name);
}

void FileCommands::fail(const QString& what, const Error& error) {
    tellFailure(mWindow, mLocale, what, error);
}

// -- opening ------------------------------------------------------------------------------------------------------

void FileCommands::replaceWorkspace(std::unique_ptr<Workspace> workspace) {
    mSaver.wait();
    std::swap(mWorkspace, workspace);
    emit workspaceChanged();
    // The old map goes only now that no view looks at it any more.
    workspace.reset();
}

void FileCommands::openScenario(Scenario scenario, const QString& path, bool modified,
                                const FileStamp& stamp) {
    const GameSystem* system = mSystems.find(scenario.system);
    Q_ASSERT(system != nullptr);
    if (mPacks != nullptr) system = &mPacks->inUse(*system);
    auto workspace = std::make_unique<Workspace>(*system, std::move(scenario), mLocale, &mRecovery);
    workspace->document().setPath(path, modified);
    workspace->setFileStamp(stamp);
    mSettings.setValue(lastGameKey, QString::fromStdString(system->id()));
    replaceWorkspace(std::move(workspace));
    const QString problem = mPacks != nullptr ? mPacks->takeProblem(*system, mLocale) : QString();
    if (problem.isEmpty()) return;
    tellFailure(mWindow, tr("The owner's data can't be read, so the program's own are used."), problem);
}

QString FileCommands::likelyGame() const {
    return mWorkspace ? QString::fromStdString(mWorkspace->document().system().id())
                      : mSettings.value(lastGameKey).toString();
}

void FileCommands::newMap(const QString& systemId, const QString& layoutId) {
    const GameSystem* system = mSystems.find(systemId.toStdString());
    const Layout* layout = system == nullptr ? nullptr : system->layout(layoutId.toStdString());
    if (layout == nullptr || !maySafelyClose()) return;
    Scenario map = layout->scenario;
    if (const QString author = settings::author(mSettings); !author.isEmpty())
        map.author = author.toStdString();
    openScenario(std::move(map), {}, false);
}

void FileCommands::newShape() {
    BlankShapeDialog dialog(mSystems, mLocale, likelyGame(), mWindow);
    if (dialog.exec() != QDialog::Accepted || !maySafelyClose()) return;
    Scenario map = dialog.map();
    if (const QString author = settings::author(mSettings); !author.isEmpty())
        map.author = author.toStdString();
    openScenario(std::move(map), {}, false);
}

void FileCommands::begin() {
    if (settings::start(mSettings) == settings::Start::LastMap) {
        for (const QString& path : recentFiles())
            if (path.endsWith(QLatin1String(".hexa")) && QFileInfo::exists(path)) return open(path);
    } else if (settings::start(mSettings) == settings::Start::EmptyMap) {
        const GameSystem* system = mSystems.find(likelyGame().toStdString());
        if (system == nullptr && !mSystems.list().empty()) system = &mSystems.list().front();
        if (system != nullptr && !system->layouts.empty())
            newMap(QString::fromStdString(system->id()), QString::fromStdString(system->layouts.front().id));
    }
}

void FileCommands::openSample(const QString& systemId, const QString& sampleId) {
    const GameSystem* system = mSystems.find(systemId.toStdString());
    if (system == nullptr || !maySafelyClose()) return;
    for (const Sample& sample : system->samples)
        if (sample.id == sampleId.toStdString()) {
            auto scenario = readScenario(sample.text, mSystems);
            if (scenario)
                openScenario(std::move(*scenario), {}, false);
            else
                fail(tr("This sample can't be opened."), scenario.error());
        }
}

bool FileCommands::sideShown() const { return mSide != nullptr && mSide->isShown(); }

void FileCommands::open(const QString& path) {
    if (mSide != nullptr && mSide->takes(path)) return mSide->openFile(path);
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("tmx") || suffix == QLatin1String("tmj")) return emit importRequested(path);
    if (suffix == QLatin1String("hexgame")) return emit gameRequested(path);
    if (suffix == QLatin1String("hexacampaign")) return emit campaignRequested(path);
    if (suffix == QLatin1String("hexpack")) return emit packRequested(path);
    if (mLoading.running()) return;
    const bool ownFile = mWorkspace && !mWorkspace->document().path().isEmpty() &&
                         QFileInfo(mWorkspace->document().path()) == QFileInfo(path);
    if ((ownFile || askBeforeOpeningTwice(mWindow, path)) && maySafelyClose()) load(path);
}

/// A `.hexa` file is JSON; a `.txt` file that is none is taken as a text map.
Result<FileCommands::MapFile> FileCommands::readAnyMap(const std::string& path, const Systems& systems) {
    const FileStamp glanced = glanceAt(path);
    auto text = readMapText(path);  // a printed PDF carries its map
    if (!text) return text.error();
    const auto first = text->find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    const bool drawn = first != std::string::npos && (*text)[first] != '{' && path.ends_with(".txt");
    const FileStamp stamp = stampOf(glanced, *text);
    auto scenario = drawn ? readTextMap(*text, systems) : consumeScenario(*std::move(text), systems);
    if (!scenario) return scenario.error();
    return MapFile{*std::move(scenario), stamp};
}

void FileCommands::load(const QString& path) {
    const Moment asked = moment();
    const std::string file = QDir::current().absoluteFilePath(path).toStdString();
    if (QFileInfo(path).size() < readAsideBytes) {
        take(readAnyMap(file, mSystems), QString::fromStdString(file));
        return;
    }
    emit told(tr("Opening %1…").arg(QFileInfo(path).fileName()));
    QGuiApplication::setOverrideCursor(Qt::BusyCursor);
    mLoading.start([this, file](const JobControl&) { return readAnyMap(file, mSystems); },
                   [this, file, asked](Result<MapFile> read) {
                       QGuiApplication::restoreOverrideCursor();
                       emit told({});
                       const auto map = std::make_shared<Result<MapFile>>(std::move(read));
                       const auto arrive = [this, map, file] {
                           take(std::move(*map), QString::fromStdString(file));
                       };
                       if (*map)
                           takeLater(asked, arrive);
                       else
                           arrive();
                   });
}

FileCommands::Moment FileCommands::moment() const {
    if (!mWorkspace) return {};
    return {mWorkspace.get(), mWorkspace->document().undoStack().index(),
            mWorkspace->play().session.length()};
}

void FileCommands::takeLater(const Moment& asked, const std::function<void()>& take) {
    if (QApplication::activeModalWidget() != nullptr) {
        QTimer::singleShot(dialogWait, this, [this, asked, take] { takeLater(asked, take); });
        return;
    }
    if (asked == moment() || maySafelyClose()) take();
}

void FileCommands::take(Result<MapFile> map, const QString& path) {
    if (!map) {
        fail(tr("%1 can't be opened.").arg(QFileInfo(path).fileName()), map.error());
        return;
    }
    const bool own = path.endsWith(".hexa", Qt::CaseInsensitive);
    openScenario(std::move(map->scenario), own ? path : QString(), !own, own ? map->stamp : FileStamp());
    if (own) rememberMap(path);
}

void FileCommands::openDialog() {
    const QString maps =
        tr("Maps and games (*.hexa *.txt *.pdf *.hexgame *.hexacampaign);;Hexatelier maps (*.hexa);;Text "
           "maps (*.txt);;Printed maps "
           "(*.pdf);;Games (*.hexgame);;Campaigns (*.hexacampaign);;All files (*)");
    const QString texts = tr("Text projects (*.hexatext);;Translation files (*.po *.xlf *.xliff *.ts)");
    const QString path =
        QFileDialog::getOpenFileName(mWindow, tr("Open Map or Texts"), startFolder(),
                                     sideShown() ? texts + ";;" + maps : maps + ";;" + texts);
    if (!path.isEmpty()) open(path);
}

void FileCommands::openCodeDialog() {
    const QString clipboard = QGuiApplication::clipboard()->text().trimmed();
    const bool isCode = clipboard.startsWith("HX", Qt::CaseInsensitive);
    const QString code =
        askLine(mWindow, tr("Open Share Code"), tr("Share code of the map:"), isCode ? clipboard : QString());
    if (!code.isEmpty()) openCode(code);
}

void FileCommands::openCode(const QString& code) {
    auto scenario = decodeShareCode(code.toStdString(), mSystems);
    if (!scenario) return fail(tr("This share code can't be opened."), scenario.error());
    if (maySafelyClose()) openScenario(std::move(*scenario), {}, true);
}

void FileCommands::offerRecovered() {
    sweepRecoveryFolder(mRecovery.path());
    std::optional<Scenario> map;
    offerLeftCopies(
        mWindow, mLocale, mRecovery.path(), Recovery::suffix(), tr("a map that was never saved"),
        [&](const LeftCopy& copy) -> Status {
            auto scenario = loadScenario(QFile::encodeName(copy.snapshot).toStdString(), mSystems);
            if (!scenario) return scenario.error();
            map = std::move(*scenario);
            return Done{};
        },
        [&](const LeftCopy& copy) {
            openScenario(std::move(*map), copy.originalPath, true, copy.original);
            return mWorkspace->keepRecovery();
        });
}

// -- saving -------------------------------------------------------------------------------------------------------

bool FileCommands::maySafelyClose() {
    emit aboutToUseMap();
    mSaver.wait();
    if (!mWorkspace || !mWorkspace->document().isModified()) return mayLoseRest();
    QString name = mWorkspace->document().displayName(mLocale.language());
    if (name.isEmpty()) name = tr("Unnamed map");
    switch (askAboutUnsaved(mWindow, name)) {
    case UnsavedAnswer::Save: {
        const bool asked = save();
        mSaver.wait();
        return asked && !mWorkspace->document().isModified() && mayLoseRest();
    }
    case UnsavedAnswer::Discard:
        return mayLoseRest();
    case UnsavedAnswer::Cancel:
        break;
    }
    return false;
}

bool FileCommands::mayLoseRest() { return mayLoseAtlas() && mayLoseGame(); }

bool FileCommands::mayLoseAtlas() {
    if (!mWorkspace || !mWorkspace->atlas().unsaved()) return true;
    switch (askAboutUnsaved(mWindow, tr("atlas of fair maps"))) {
    case UnsavedAnswer::Save:
        return saveAtlas();
    case UnsavedAnswer::Discard:
        return true;
    case UnsavedAnswer::Cancel:
        break;
    }
    return false;
}

bool FileCommands::saveAtlas() {
    if (!mWorkspace) return false;
    const QString path = askSaveFile(mWindow, tr("Save Atlas"), startFile(tr("atlas", "suggested file name")),
                                     {tr("Atlases (*.json)")});
    if (path.isEmpty()) return false;
    const Status saved = mWorkspace->atlas().save(path);
    if (saved)
        emit written(path);
    else
        fail(tr("The atlas could not be saved."), saved.error());
    return saved.ok();
}

/// People who sit in the middle of a game are asked; what the program plays alone can be had again. The last question, so
/// that a game that is kept does not go on here as well.
bool FileCommands::mayLoseGame() {
    if (!mWorkspace || !mWorkspace->play().session.wouldBeMissed()) return true;
    PlaySession& session = mWorkspace->play().session;
    const auto keep = [&](Kept which) {
        const Status kept = keepGames(session, which);
        if (!kept) fail(tr("The game could not be kept."), kept.error());
        return kept.ok();
    };
    switch (askAboutGames(mWindow, session)) {
    case GameAnswer::Save: {
        const auto saved = saveGame(mWindow, session, startFile(tr("game", "suggested file name")));
        if (!saved) fail(tr("The game could not be saved."), saved.error());
        return saved && *saved && keep(Kept::Waiting);
    }
    case GameAnswer::Keep:
        return keep(Kept::All);
    case GameAnswer::Discard:
        return true;
    case GameAnswer::Cancel:
        break;
    }
    return false;
}

void FileCommands::close() {
    if (mWorkspace && maySafelyClose()) replaceWorkspace(nullptr);
}

bool FileCommands::save() {
    if (!mWorkspace) return true;
    emit aboutToUseMap();
    const QString path = filePath();
    if (path.isEmpty()) return saveAs();
    // What is being written just now was asked about when that began.
    if (mSaver.busy()) return saveTo(path);
    switch (askBeforeSaving(mWindow, path, mWorkspace->fileStamp())) {
    case SavingAnswer::Write:
        return saveTo(path);
    case SavingAnswer::SaveAs:
        return saveAs();
    case SavingAnswer::Reload:
        if (!mLoading.running() && mayLoseRest()) load(path);
        break;
    case SavingAnswer::Cancel:
        break;
    }
    return false;
}

void FileCommands::saveAlone() {
    if (!mWorkspace || isSaving() || isLoading() || QApplication::activeModalWidget() != nullptr) return;
    const Document& document = mWorkspace->document();
    if (document.path().isEmpty() || !document.isModified() || document.inGesture()) return;
    if (changeSince(mWorkspace->fileStamp(), QFile::encodeName(document.path()).toStdString()) !=
        FileChange::None)
        return;
    emit aboutToUseMap();
    saveTo(document.path());
}

void FileCommands::reload() {
    if (!mWorkspace || mWorkspace->document().path().isEmpty() || isSaving() || isLoading()) return;
    emit aboutToUseMap();
    const QString path = mWorkspace->document().path();
    if (mWorkspace->document().isModified() && !askBeforeReloading(mWindow, path)) return;
    if (mayLoseRest()) load(path);
}

QString FileCommands::filePath() const {
    return mSaver.busy() ? mSaver.path() : mWorkspace->document().path();
}

bool FileCommands::saveAs() {
    if (!mWorkspace) return true;
    emit aboutToUseMap();
    const QString path =
        askSaveFile(mWindow, tr("Save Map"), startFile(tr("Unnamed map")), {tr("Hexatelier maps (*.hexa)")});
    return !path.isEmpty() && saveTo(path);
}

bool FileCommands::saveTo(const QString& path) {
    Document& document = mWorkspace->document();
    if (mSaver.busy() || document.scenario().board.cellCount() >= Saver::asideCells) {
        mSaver.save(document, path);
        return true;
    }
    const auto written =
        writeStamped(path.toStdString(), writeScenario(document.scenario(), document.catalog()));
    if (!written) {
        saveFailed(path, written.error());
        return false;
    }
    document.beginSave();
    document.endSave(path, true);
    saved(path, *written);
    return true;
}

void FileCommands::saved(const QString& path, const FileStamp& stamp) {
    mWorkspace->setFileStamp(stamp);
    rememberMap(path);
    emit told(tr("Saved: %1").arg(path));
}

void FileCommands::saveFailed(const QString& path, const Error& error) {
    fail(tr("%1 could not be saved. The map is still open and unchanged.").arg(QFileInfo(path).fileName()),
         error);
}

void FileCommands::saveLayout() {
    const QString name = askLine(mWindow, tr("Save as Layout"),
                                 tr("Name of the layout (its shape, seats and blank spaces are kept):"),
                                 mWorkspace->document().displayName(mLocale.language()));
    if (name.isEmpty()) return;
    Scenario layout = asLayout(mWorkspace->document().scenario(), mWorkspace->document().catalog());
    layout.title.texts.clear();
    layout.title.set(mLocale.language().toStdString(), name.toStdString());
    layout.provenance.layout = "user:" + name.toStdString();
    QDir().mkpath(dataFolder("layouts"));
    const QString path = dataFolder("layouts") + '/' + QString(name).replace('/', '-') + ".hexa";
    if (QFileInfo::exists(path) &&
        MessageBox(MessageBox::Question, tr("There is a layout “%1” already. Replace it?").arg(name),
                   MessageBox::Yes | MessageBox::No, mWindow)
                .exec() != MessageBox::Yes)
        return;
    const auto status = saveScenario(layout, mWorkspace->document().catalog(), path.toStdString());
    if (!status) return fail(tr("The layout could not be saved."), status.error());
    emit told(tr("Layout saved: %1").arg(name));
    emit recentChanged();
}

std::vector<Layout> FileCommands::userLayouts() const {
    std::vector<Layout> layouts;
    const QDir folder(dataFolder("layouts"));
    for (const QString& name : folder.entryList({"*.hexa"}, QDir::Files, QDir::Name)) {
        auto scenario = loadScenario(folder.filePath(name).toStdString(), mSystems);
        // A file that can't be read is left alone; opening it by hand tells why.
        if (scenario) layouts.push_back({scenario->provenance.layout, scenario->title, std::move(*scenario)});
    }
    return layouts;
}

// -- handing out --------------------------------------------------------------------------------------------------

void FileCommands::exportPicture() {
    ExportDialog dialog(mWorkspace->document(), mWorkspace->art(), mLocale, mSettings, mWindow);
    connect(&dialog, &ExportDialog::exported, this, &FileCommands::written);
    dialog.exec();
}

void FileCommands::copyCode() {
    const auto code = encodeShareCode(mWorkspace->document().scenario(), mSystems);
    if (!code) return fail(tr("This map has no share code."), code.error());
    QGuiApplication::clipboard()->setText(QString::fromStdString(*code));
    emit told(tr("Copied: %1").arg(QString::fromStdString(*code)));
}

// -- recent files -------------------------------------------------------------------------------------------------

QStringList FileCommands::recentFiles() const { return mSettings.value(recentKey).toStringList(); }

QHash<QString, QString> FileCommands::recentGames() const {
    QHash<QString, QString> games;
    const QVariantMap stored = mSettings.value(recentGamesKey).toMap();
    for (auto game = stored.begin(); game != stored.end(); ++game)
        games.insert(game.key(), game.value().toString());
    return games;
}

void FileCommands::storeRecent(const QStringList& files, const QHash<QString, QString>& games) {
    QVariantMap known;
    for (const QString& path : files)
        if (games.contains(path)) known.insert(path, games.value(path));
    mSettings.setValue(recentKey, files);
    mSettings.setValue(recentGamesKey, known);
    emit recentChanged();
}

void FileCommands::putFirst(const QString& path, const QHash<QString, QString>& games) {
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    while (files.size() > maxRecent) files.removeLast();
    storeRecent(files, games);
}

void FileCommands::remember(const QString& path) {
    putFirst(QFileInfo(path).absoluteFilePath(), recentGames());
}

void FileCommands::rememberMap(const QString& path) {
    const QFileInfo file(path);
    QHash<QString, QString> games = recentGames();
    games.insert(file.absoluteFilePath(), QString::fromStdString(mWorkspace->document().system().id()));
    putFirst(file.absoluteFilePath(), games);
    mSettings.setValue("recent/folder", file.absolutePath());
}

void FileCommands::forgetRecent(const QString& path) {
    QStringList files = recentFiles();
    files.removeAll(path);
    storeRecent(files, recentGames());
}

}  // namespace hexa::editor
