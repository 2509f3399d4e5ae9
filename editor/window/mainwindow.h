// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/gametexts.h"
#include "editor/modes/modes.h"
#include "editor/shell/frame.h"
#include "editor/shell/gamepanel.h"

#include <QMainWindow>

#include <memory>
#include <vector>

class QDockWidget;
class QSettings;
class QStackedWidget;

namespace hexa {
class Systems;
}  // namespace hexa

namespace hexa::editor {

class Actions;
class Bars;
class CampaignCommands;
class CommandSearch;
class Docks;
class EditCommands;
class ExchangeCommands;
class FileCommands;
class GameCommands;
class GameShelf;
class GenerateCommands;
class Habits;
class HelpCommands;
class Locale;
class MapCanvas;
class MapKeys;
class MapsPage;
class MapTabs;
class ModePanels;
class OpenFiles;
class OwnerPacks;
class PlayCommands;
class PlayPage;
class RecoveryFolder;
class StatusFields;
class SymmetryMenu;
class TranslateCommands;
class ViewCommands;
class WindowSession;
class Workspace;

/// The window: a list of modes in a frame of mode bar, menus, tool bar, docks and status bar around
/// the current map. Knows games only through `systems`.
class MainWindow : public QMainWindow, public Frame {
    Q_OBJECT
public:
    /// The window has its own list of games, which grows with the games in files. The other
    /// references outlive the window, and so do the texts that `texts` points to, and `packs`.
    /// `panels` come from the games. Without `packs`, owner's data can't be chosen.
    MainWindow(const Systems& systems, Locale& locale, QSettings& settings, std::vector<GameTexts> texts = {},
               std::vector<GamePanel> panels = {}, OwnerPacks* packs = nullptr,
               const std::vector<ModeMaker>& modes = standardModes());
    ~MainWindow() override;

    QMainWindow* widget() override { return this; }
    QStatusBar* statusBar() const override { return QMainWindow::statusBar(); }
    const Systems& systems() const override { return mSystems; }
    FileCommands& files() override { return *mFiles; }
    RecoveryFolder& recovery() override { return *mRecovery; }
    Workspace* workspace() const override;
    MapCanvas* canvas() const override;
    WindowMode mode() const override { return mMode; }
    void setMode(WindowMode mode) override;
    QDockWidget* dock(const char* id) const override;
    void showDock(const char* id) override;
    void showRule(const QString& id) override;

    const Modes& modes() const { return mModes; }
    Actions& actions() { return *mActions; }
    ExchangeCommands& exchange() { return *mExchange; }
    HelpCommands& helpCommands() { return *mHelp; }
    CampaignCommands& campaignCommands();
    GenerateCommands& generateCommands();
    PlayCommands& playCommands();
    TranslateCommands& translateCommands();
    GameCommands& gameCommands();
    /// Returns null if no map is open.
    PlayPage* playPage() const;
    /// Puts all unsaved work, even unfinished typing, into recovery copies.
    void keepWork();
    /// Does the same and leaves the copies to the next start: the program ends without a question.
    /// Returns a sentence about each work that could not be kept there.
    QStringList leaveWork();
    /// Starts the games on the resting current map, if the settings allow it.
    void startLiveChecks();
    /// Offers game files that were saved with problems on the Welcome page.
    void showUnfinishedGames(const QStringList& paths);
    /// Opens the maps or pages that the settings choose for the start.
    void begin();
    /// Opens the maps of the last session, in its mode.
    void openLastTime();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void wire();
    void retranslate();
    void workspaceChanged();
    /// Lets all modes put their changes into the open maps.
    void settle();
    /// Connects a newly opened map to the window.
    void welcome(Workspace& map);
    /// Shows panels and commands of the open map's game.
    void followGame();
    void followContent();
    void updateTitle();
    void applyStyle();
    void resetDocks();

    std::shared_ptr<GameShelf> mShelf;
    const Systems& mSystems;  ///< List of the shelf.
    Locale& mLocale;
    QSettings& mSettings;
    const std::vector<GamePanel> mGamePanels;
    RecoveryFolder* mRecovery = nullptr;
    Actions* mActions = nullptr;
    SymmetryMenu* mSymmetries = nullptr;
    Bars* mBars = nullptr;
    ViewCommands* mView = nullptr;
    EditCommands* mEdit = nullptr;
    FileCommands* mFiles = nullptr;
    ExchangeCommands* mExchange = nullptr;
    HelpCommands* mHelp = nullptr;
    StatusFields* mStatus = nullptr;
    CommandSearch* mSearch = nullptr;
    MapKeys* mKeys = nullptr;
    QStackedWidget* mPages = nullptr;
    OpenFiles* mOpenFiles = nullptr;
    MapTabs* mTabs = nullptr;
    MapsPage* mMapsPage = nullptr;
    WindowSession* mSession = nullptr;
    Habits* mHabits = nullptr;
    std::unique_ptr<Docks> mDocks;
    Modes mModes{{}};
    std::unique_ptr<ModePanels> mPanels;
    WindowMode mMode = WindowMode::Welcome;
};

}  // namespace hexa::editor
