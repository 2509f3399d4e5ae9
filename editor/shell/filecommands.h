// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/filestamp.h"
#include "core/scenario/scenario.h"
#include "editor/game/gameshelf.h"
#include "editor/jobs/job.h"
#include "editor/shell/leftwork.h"
#include "editor/shell/mapguard.h"
#include "editor/shell/openmaps.h"
#include "editor/shell/recentfiles.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

class QSettings;
class QWidget;

namespace hexa {
struct Layout;
class Systems;
}  // namespace hexa

namespace hexa::editor {

class Actions;
class Locale;
class OwnerPacks;
class RecoveryFolder;
class SideFile;
class Workspace;

/// Opening, making, saving and handing out maps: the File menu. Owns the open maps; what it does is
/// done to the current one. Asks before unsaved changes are lost; tells every failure with its
/// reason and leaves everything as it was.
class FileCommands : public QObject {
    Q_OBJECT
public:
    /// The shelf takes the games that maps bring along.
    FileCommands(GameShelf& shelf, Locale& locale, QSettings& settings, Actions& actions,
                 RecoveryFolder& recovery, QWidget* window);
    ~FileCommands() override;

    /// Adds what the File menu serves while it is shown instead of the map.
    void addSideFile(SideFile* side) { mSides.push_back(side); }

    /// Maps are opened with their owner's data; null: with the program's own.
    void setOwnerPacks(OwnerPacks* packs) { mPacks = packs; }

    OpenMaps& maps() { return mMaps; }
    const OpenMaps& maps() const { return mMaps; }
    RecentFiles& recent() { return mRecent; }
    MapGuard& guard() { return mGuard; }
    /// The current map; null if none is open.
    Workspace* workspace() const { return mMaps.current(); }
    /// Makes a map the current one.
    void show(Workspace& map);
    /// The next one in the row, or with -1 the one before.
    void showNext(int steps);

    void newMap(const QString& system, const QString& layout);
    /// Asks for a shape of empty slots; `system`: the game that is meant at first.
    void newShape(const QString& system);
    /// Asks for the line of a board on a table and opens it. The game with this ID is preselected.
    void newLine(const QString& system);
    /// Opens a `.hexa` file (or a text map, by its content), or a file of the side. Large files are
    /// read aside, one after the other. A file that is open already is shown.
    void open(const QString& path);
    /// Several files, one after the other, as soon as no dialog is open.
    void openAll(const QStringList& paths);
    /// Puts a map of another edition of its game in the place of an open one, which goes with its
    /// undo steps. File and current map stay the same.
    void adopt(Workspace& map, Scenario scenario);
    void openSample(const QString& system, const QString& sample);
    void openCode(const QString& code);
    /// What is still being typed goes into the map.
    void takeOver() { emit aboutToUseMap(); }
    /// Takes a scenario as a new, unsaved map, or as that of a file, which was `stamp` then. A map
    /// that was only just made, and not touched, gives its place to it.
    void openScenario(Scenario scenario, const QString& path, bool modified, const FileStamp& stamp = {});
    /// False if the user wants to go on with one of the open maps after all. Waits for maps that
    /// are being saved.
    bool maySafelyClose();
    /// Does something that was prepared aside once no dialog is open: those hold what is current.
    void takeLater(const std::function<void()>& take);
    /// The current map, if the user agrees to lose what is not saved.
    void close();
    void close(Workspace& map);
    void closeOthers(const Workspace& but);
    /// False if it went wrong or the user called it off. Large maps are saved aside: what goes
    /// wrong is told later.
    bool save();
    bool saveAs();
    /// Saves a map that has a file, if that needs no question now; tells only what goes wrong.
    void saveAlone(Workspace& map);
    /// An empty map of the likely game.
    void newLikely();
    /// Takes what the file has now; asks if that loses anything.
    void reload();
    /// The game that is most likely meant: that of the open map, else that of the map before. Id of
    /// its system, or empty.
    QString likelyGame() const;
    /// Where file dialogs begin.
    QString startFolder() const;
    /// What they suggest for something that is made of the open map: path without an ending, named
    /// like its file, else like the map, else `otherwise`.
    QString startFile(const QString& otherwise) const;
    /// Tells a failure with its reason.
    void fail(const QString& what, const Error& error);

    /// The user's own layouts.
    std::vector<Layout> userLayouts();
    /// Where the program keeps its own files of a kind.
    static QString dataFolder(const char* name);
    /// What an earlier run left behind of maps.
    std::vector<LeftWork> leftWork();
    bool isLoading() const { return mLoading.running() || !mWaiting.isEmpty(); }

signals:
    /// Another map is current now, or none. The old one still exists while this is told.
    void workspaceChanged();
    /// The map is going to be saved, closed or handed out: what is still being typed must be taken
    /// over now.
    void aboutToUseMap();
    /// A large file is going to be read aside; allOpened() follows.
    void opening();
    /// No file is being read, nor waits for that.
    void allOpened();
    void newRequested();
    /// A file of another program is to be opened.
    void importRequested(const QString& path);
    /// A file with a game, not a map.
    void gameRequested(const QString& path);
    /// A file with a campaign.
    void campaignRequested(const QString& path);
    /// A file with owner's data of a game.
    void packRequested(const QString& path);
    /// Something short to be shown in the status bar.
    void told(const QString& text);
    /// A file that the window does not show was written there, or a folder was filled.
    void written(const QString& path);

private:
    /// A map as a file has it.
    struct MapFile {
        GameShelf::Read read;
        FileStamp stamp;
    };
    /// What there is to lose, to tell whether the user has worked on since he was asked.
    struct Moment {
        QPointer<Workspace> map;
        int step = 0;               ///< Of the undo stack.
        std::size_t decisions = 0;  ///< Of the game.
        friend bool operator==(const Moment&, const Moment&) = default;
    };

    void openDialog();
    /// What is shown instead of the map; null: the map is.
    SideFile* side() const;
    void openCodeDialog();
    void exportPicture();
    void copyCode();
    void saveLayout();
    static Moment momentOf(Workspace& map);
    /// A map that was made and nothing more.
    bool isUntouched(const Workspace* map) const;
    void openNew(Scenario scenario);
    std::unique_ptr<Workspace> make(Scenario scenario, const QString& path, bool modified,
                                    const FileStamp& stamp);
    /// In the place of another map; null: of an untouched one or beside the current one.
    void put(std::unique_ptr<Workspace> map, const Workspace* place);
    static Result<MapFile> readAnyMap(const std::string& path, const Systems& systems);
    /// Takes the map of a file; in the place of one that was read from it before, if there is one.
    /// Large files are read aside.
    void load(const QString& path, Workspace* place);
    void loaded(Result<MapFile> map, const QString& path, const Moment& asked);
    void openNext();
    /// `known`: what may be overwritten; none: whatever is there.
    bool saveTo(Workspace& map, const QString& path, const std::optional<FileStamp>& known = {});
    void saved(Workspace& map, const QString& path, const FileStamp& stamp);
    void saveFailed(const QString& path, const Error& error);
    /// The file that a map belongs to, or soon will; empty if none.
    static QString filePath(const Workspace& map);
    void rememberMap(const Workspace& map, const QString& path);

    GameShelf& mShelf;
    const Systems& mSystems;
    Locale& mLocale;
    QSettings& mSettings;
    Actions& mActions;
    RecoveryFolder& mRecovery;
    QWidget* mWindow;
    OpenMaps mMaps;
    RecentFiles mRecent;
    MapGuard mGuard;
    QPointer<Workspace> mFresh;  ///< The map that was made last.
    std::vector<SideFile*> mSides;
    OwnerPacks* mPacks = nullptr;
    QStringList mWaiting;  ///< Files that are opened after the one that is being read.
    Job mLoading;
};

}  // namespace hexa::editor
