// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "editor/jobs/job.h"
#include "editor/shell/saver.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

class QSettings;
class QWidget;

namespace hexa::editor {

class Actions;
class Locale;
class OwnerPacks;
class RecoveryFolder;
class SideFile;
class Workspace;

/// Opening, making, saving and handing out maps: the File menu. Owns the open map. Asks before unsaved changes are
/// lost; tells every failure with its reason and leaves everything as it was.
class FileCommands : public QObject {
    Q_OBJECT
public:
    FileCommands(const Systems& systems, Locale& locale, QSettings& settings, Actions& actions,
                 RecoveryFolder& recovery, QWidget* window);
    ~FileCommands() override;

    /// What the File menu serves while it is shown; null: always the map.
    void setSideFile(SideFile* side) { mSide = side; }

    /// Maps are opened with their owner's data; null: with the program's own.
    void setOwnerPacks(OwnerPacks* packs) { mPacks = packs; }

    /// The open map; null if none is.
    Workspace* workspace() const { return mWorkspace.get(); }

    void newMap(const QString& system, const QString& layout);
    /// Opens a `.hexa` file (or a text map, by its content), or a file of the side. Large files are read aside.
    void open(const QString& path);
    void openSample(const QString& system, const QString& sample);
    void openCode(const QString& code);
    /// What is still being typed goes into the map.
    void takeOver() { emit aboutToUseMap(); }
    /// Takes a scenario as a new, unsaved map, or as that of a file, which was `stamp` then.
    void openScenario(Scenario scenario, const QString& path, bool modified, const FileStamp& stamp = {});
    /// False if the user wants to go on with the open map after all. Waits for a map that is being saved.
    bool maySafelyClose();
    /// What there is to lose, to tell whether the user has worked on since he was asked.
    struct Moment {
        const Workspace* workspace = nullptr;
        int step = 0;               ///< Of the undo stack.
        std::size_t decisions = 0;  ///< Of the game.
        friend bool operator==(const Moment&, const Moment&) = default;
    };
    Moment moment() const;
    /// Something that was read aside takes the place of the open map by `take`, once no dialog is open (dialogs hold what
    /// is replaced) and only if the user agrees to lose what he has done since he was asked.
    void takeLater(const Moment& asked, const std::function<void()>& take);
    void close();
    /// False if it went wrong or the user called it off. Large maps are saved aside: what goes wrong is told later.
    bool save();
    bool saveAs();
    /// Saves what has a file, if that needs no question now; tells only what goes wrong.
    void saveAlone();
    /// Opens what the settings want to begin with.
    void begin();
    /// Takes what the file has now; asks if that loses anything.
    void reload();
    /// Whether the open map's atlas is saved, or the user lets it go.
    bool mayLoseAtlas();
    /// Asks for a file. False if it went wrong or the user called it off.
    bool saveAtlas();

    /// The game that is most likely meant: that of the open map, else that of the map before. Id of its system, or empty.
    QString likelyGame() const;
    /// Where file dialogs begin.
    QString startFolder() const;
    /// What they suggest for something that is made of the open map: path without an ending, named like its file, else
    /// like the map, else `otherwise`.
    QString startFile(const QString& otherwise) const;
    /// Tells a failure with its reason.
    void fail(const QString& what, const Error& error);

    QStringList recentFiles() const;
    /// The games of those that are maps, as far as they are known: ids of systems by path.
    QHash<QString, QString> recentGames() const;
    /// Puts a file, of a map or of the side, first among the recent ones.
    void remember(const QString& path);
    void forgetRecent(const QString& path);
    /// The user's own layouts.
    std::vector<Layout> userLayouts() const;
    /// Where the program keeps its own files of a kind.
    static QString dataFolder(const char* name);
    /// Offers maps that an earlier run left behind.
    void offerRecovered();
    bool isLoading() const { return mLoading.running(); }
    bool isSaving() const { return mSaver.busy(); }

signals:
    /// Another map is open now, or none. The old one still exists while this is told.
    void workspaceChanged();
    /// isSaving() is another.
    void savingChanged();
    /// The map is going to be saved, closed or handed out: what is still being typed must be taken over now.
    void aboutToUseMap();
    void recentChanged();
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
    void openDialog();
    bool sideShown() const;
    void openCodeDialog();
    void exportPicture();
    void copyCode();
    void newShape();
    void saveLayout();
    bool saveTo(const QString& path);
    /// Besides the map: its atlas and its games.
    bool mayLoseRest();
    bool mayLoseGame();
    /// A map as a file has it.
    struct MapFile {
        Scenario scenario;
        FileStamp stamp;
    };
    static Result<MapFile> readAnyMap(const std::string& path, const Systems& systems);
    /// Takes the map of a file, whatever is open. Large files are read aside.
    void load(const QString& path);
    void saved(const QString& path, const FileStamp& stamp);
    void saveFailed(const QString& path, const Error& error);
    /// The file that the map belongs to, or soon will; empty if none.
    QString filePath() const;
    void take(Result<MapFile> map, const QString& path);
    void rememberMap(const QString& path);
    void putFirst(const QString& path, const QHash<QString, QString>& games);
    void storeRecent(const QStringList& files, const QHash<QString, QString>& games);
    void replaceWorkspace(std::unique_ptr<Workspace> workspace);

    const Systems& mSystems;
    Locale& mLocale;
    QSettings& mSettings;
    Actions& mActions;
    RecoveryFolder& mRecovery;
    QWidget* mWindow;
    std::unique_ptr<Workspace> mWorkspace;
    SideFile* mSide = nullptr;
    OwnerPacks* mPacks = nullptr;
    Saver mSaver;
    Job mLoading;
};

}  // namespace hexa::editor
