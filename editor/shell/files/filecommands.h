// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file/filestamp.h"
#include "core/scenario/scenario.h"
#include "editor/document/document.h"
#include "editor/game/gameshelf.h"
#include "editor/jobs/job.h"
#include "editor/shell/files/leftwork.h"
#include "editor/shell/files/mapguard.h"
#include "editor/shell/files/recentfiles.h"
#include "editor/shell/maps/openmaps.h"

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
class Systems;
}  // namespace hexa

namespace hexa::editor {

class Actions;
class Locale;
struct MapFile;
class OwnerPacks;
class RecoveryFolder;
class SideFile;
class Workspace;

/// Opens, creates, saves and exports maps: the File menu. Owns the open maps and acts on the
/// current one. Asks before unsaved changes are lost. Tells every failure with its reason and
/// leaves everything as it was.
class FileCommands : public QObject {
    Q_OBJECT
public:
    /// The shelf gets the games that maps contain.
    FileCommands(GameShelf& shelf, Locale& locale, QSettings& settings, Actions& actions,
                 RecoveryFolder& recovery, QWidget* window);
    ~FileCommands() override;

    /// Adds a file that the File menu acts on while it is shown instead of the map.
    void addSideFile(SideFile* side) { mSides.push_back(side); }

    /// Sets the owner's data for opening maps. Null: maps use the program's own.
    void setOwnerPacks(OwnerPacks* packs) { mPacks = packs; }

    OpenMaps& maps() { return mMaps; }
    const OpenMaps& maps() const { return mMaps; }
    RecentFiles& recent() { return mRecent; }
    MapGuard& guard() { return mGuard; }
    /// Returns the current map. Returns null if no map is open.
    Workspace* workspace() const { return mMaps.current(); }
    /// Makes a map the current one.
    void show(Workspace& map);
    /// Shows the map this many places to the right in the row; -1 is the one before.
    void showNext(int steps);

    void newMap(const QString& system, const QString& layout);
    /// Asks for a shape of empty slots.
    /// @param system the game selected at first
    void newShape(const QString& system);
    /// Asks for the line of a board on a table and opens it. The game with this ID is preselected.
    void newLine(const QString& system);
    /// Opens a `.hexa` file (or a text map, by its content), or a side file. Large files are read
    /// in the background, one after the other. Shows a file that is already open.
    void open(const QString& path);
    /// Several files, one after the other, as soon as no dialog is open.
    void openAll(const QStringList& paths);
    /// Replaces an open map by a map of another edition of its game. The old map's undo steps are
    /// lost. File and current map stay the same.
    void adopt(Workspace& map, Scenario scenario);
    void openSample(const QString& system, const QString& sample);
    /// Asks editors to commit unfinished typing to the map.
    void takeOver() { emit aboutToUseMap(); }
    /// Takes a scenario as a new map without a file. It replaces the current map if that is new and
    /// untouched.
    void openScenario(Scenario scenario, Changes changes = Changes::None);
    /// False if the user wants to continue with one of the open maps. Waits for maps that are being
    /// saved.
    bool maySafelyClose();
    /// Calls `take` as soon as no dialog is open, because dialogs refer to the current map.
    void takeLater(const std::function<void()>& take);
    /// Closes the current map, if the user agrees to lose unsaved changes.
    void close();
    void close(Workspace& map);
    void closeOthers(const Workspace& but);
    /// False if saving failed or the user cancelled. Large maps are saved in the background, and
    /// errors are reported later.
    bool save();
    bool saveAs();
    /// Saves a map that has a file, if no question is necessary now. Tells only failures.
    void saveAlone(Workspace& map);
    /// Opens an empty map of the likely game.
    void newLikely();
    /// Reloads the file. Asks if that loses changes.
    void reload();
    /// Returns the ID of the most likely game: that of the open map, else that of the previous map.
    /// May be empty.
    QString likelyGame() const;
    /// Returns the folder in which file dialogs begin.
    QString startFolder() const;
    /// Returns the suggested path for a file made of the open map, without an ending. Its name is
    /// that of the map's file, else that of the map, else `otherwise`.
    QString startFile(const QString& otherwise) const;
    /// Shows a failure with its reason.
    void fail(const QString& what, const Error& error);

    /// Returns the folder for the program's own files of a kind.
    static QString dataFolder(const char* name);
    /// Returns the maps that an earlier run left behind.
    std::vector<LeftWork> leftWork();
    bool isLoading() const { return mLoading.running() || !mWaiting.isEmpty(); }

signals:
    /// Another map is current now, or none. The old one still exists during this signal.
    void workspaceChanged();
    /// The map will be saved, closed or exported. Unfinished typing must be committed now.
    void aboutToUseMap();
    /// A large file will be read in the background; allOpened() follows.
    void opening();
    /// All files have been read, and none is waiting.
    void allOpened();
    void newRequested();
    /// Asks to open a file of another program.
    void importRequested(const QString& path);
    /// Asks to open a file with a game.
    void gameRequested(const QString& path);
    /// Asks to open a file with a campaign.
    void campaignRequested(const QString& path);
    /// Asks to import a file with owner's data of a game.
    void packRequested(const QString& path);
    /// Shows a short message in the status bar.
    void reported(const QString& text);
    /// A file was written outside the window, or a folder was filled.
    void written(const QString& path);

private:
    /// Unsaved work at one moment, to find out if the user worked on after a question.
    struct Moment {
        QPointer<Workspace> map;
        int step = 0;               ///< Index of the undo stack.
        std::size_t decisions = 0;  ///< Decisions of the game.
        friend bool operator==(const Moment&, const Moment&) = default;
    };

    void openDialog();
    /// Returns the file that is shown instead of the map. Null: the map is shown.
    SideFile* side() const;
    void exportPicture();
    static Moment momentOf(Workspace& map);
    /// True for a new map without any changes.
    bool isUntouched(const Workspace* map) const;
    void openNew(Scenario scenario);
    std::unique_ptr<Workspace> make(Scenario scenario, const QString& path, Changes changes,
                                    const FileStamp& stamp);
    /// Puts a map in the place of another one. Null: in place of an untouched map, or beside the
    /// current one.
    void put(std::unique_ptr<Workspace> map, const Workspace* place);
    /// Loads the map of a file and replaces `place`, the map that was read from it before, if there
    /// is one. Large files are read in the background.
    void load(const QString& path, Workspace* place);
    void loaded(Result<MapFile> map, const QString& path, const Moment& asked);
    void openNext();
    /// @param known state of the file that may be overwritten; none: any state
    bool saveTo(Workspace& map, const QString& path, const std::optional<FileStamp>& known = {});
    void saved(Workspace& map, const QString& path, const FileStamp& stamp);
    void saveFailed(const QString& path, const Error& error);
    /// Returns the present or future file of a map, or an empty path.
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
    QPointer<Workspace> mFresh;  ///< The newest map.
    std::vector<SideFile*> mSides;
    OwnerPacks* mPacks = nullptr;
    QStringList mWaiting;  ///< Files to open after the present one.
    Job mLoading;
};

}  // namespace hexa::editor
