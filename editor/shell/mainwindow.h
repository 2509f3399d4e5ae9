// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/gametexts.h"
#include "editor/shell/gamepanel.h"

#include <QMainWindow>
#include <QPointer>

#include <memory>
#include <vector>

class QDockWidget;
class QSettings;
class QStackedWidget;
class QTimer;

namespace hexa {
class Systems;
}  // namespace hexa

namespace hexa::editor {

class Actions;
class Autosave;
class BalanceCommands;
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
class HelpCommands;
class Locale;
class MapCanvas;
class MapKeys;
class MapTabs;
class MapViews;
class OpenFiles;
class OwnerPacks;
class PlayCommands;
class PlayPage;
class PrintCommands;
class RecoveryFolder;
class StatusFields;
class SymmetryMenu;
class TranslateCommands;
class ViewCommands;
class WelcomeCommands;
class WindowSession;
class Workspace;

/// The window: mode bar, menus, tool bar, docks, status bar around the current map. Knows games only through `systems`.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// The window has its own list of games, which grows by what files bring. The other references outlive the window; so do the texts that `texts` points to, and `packs`. `panels` are those that games
    /// bring; without `packs` nobody can choose owner's data.
    MainWindow(const Systems& systems, Locale& locale, QSettings& settings, std::vector<GameTexts> texts = {},
               std::vector<GamePanel> panels = {}, OwnerPacks* packs = nullptr);
    ~MainWindow() override;

    using Mode = WindowMode;
    Mode mode() const { return mMode; }
    void setMode(Mode mode);

    FileCommands& files() { return *mFiles; }
    ExchangeCommands& exchange() { return *mExchange; }
    Actions& actions() { return *mActions; }
    EditCommands& editCommands() { return *mEdit; }
    GenerateCommands& generateCommands() { return *mGenerate; }
    HelpCommands& helpCommands() { return *mHelp; }
    PlayCommands& playCommands() { return *mPlay; }
    CampaignCommands& campaignCommands() { return *mCampaign; }
    /// The page of the open campaign, until another mode is chosen.
    void showCampaign();
    GameCommands& gameCommands() { return *mGame; }
    /// The page of the open game file, until another mode is chosen.
    void showGame();
    /// Null if no map is open.
    PlayPage* playPage() const;
    /// The board that is seen: that of the game in Play, else the map; null if there is none.
    MapCanvas* canvas() const;
    TranslateCommands& translateCommands() { return *mTranslate; }
    /// The recovery copies of this window.
    RecoveryFolder& recovery() { return *mRecovery; }
    /// All that is not saved, even what is still being typed, is in recovery copies now.
    void keepWork();
    /// The same, and the copies are left to the next start: the program ends without a question. Gives a sentence about each work that
    /// could not be kept there.
    QStringList leaveWork();
    /// The current map; null if none is open.
    Workspace* workspace() const;
    const Systems& systems() const { return mSystems; }
    const std::vector<GamePanel>& gamePanels() const { return mGamePanels; }
    QDockWidget* dock(const char* id) const;
    /// Shows a panel, in its mode; tells why not if the open map's game has no use for it.
    void showDock(const char* id);
    /// Shows what the rules reference says about a rule ID, beside what the mode shows if it can.
    void showRule(const QString& id);
    /// From now on the current map is played while it rests, if the settings allow it.
    void startLiveChecks();
    /// Opens what the settings want to begin with.
    void begin();
    /// Opens the maps that were open last time, in the mode of then.
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
    /// A map that has not been shown yet gets what it needs as long as it is open.
    void welcome(Workspace& map);
    /// Panels and commands are those of the open map's game.
    void followGame();
    void explainCommands();
    bool hasContent(Mode mode) const;
    bool isArranged(Mode mode) const;
    void showDocks(Mode mode);
    void followContent();
    void rememberDocks();
    /// What is kept in the settings for next time.
    void remember();
    /// Soon: a sudden end must not take it.
    void rememberSoon();
    void updateTitle();
    void applyStyle();
    void applyLiveCheck();
    /// With the path of a file with owner's data: takes it in.
    void openSettings(bool keyboard, const QString& pack = {});
    void applyHabits();
    void restoreLayout();
    void resetDocks();

    std::shared_ptr<GameShelf> mShelf;
    const Systems& mSystems;  ///< That of the shelf.
    Locale& mLocale;
    QSettings& mSettings;
    const std::vector<GamePanel> mGamePanels;
    OwnerPacks* mPacks;
    RecoveryFolder* mRecovery = nullptr;
    Actions* mActions = nullptr;
    SymmetryMenu* mSymmetries = nullptr;
    Bars* mBars = nullptr;
    ViewCommands* mView = nullptr;
    EditCommands* mEdit = nullptr;
    FileCommands* mFiles = nullptr;
    ExchangeCommands* mExchange = nullptr;
    GenerateCommands* mGenerate = nullptr;
    BalanceCommands* mBalance = nullptr;
    PlayCommands* mPlay = nullptr;
    CampaignCommands* mCampaign = nullptr;
    GameCommands* mGame = nullptr;
    PrintCommands* mPrint = nullptr;
    TranslateCommands* mTranslate = nullptr;
    HelpCommands* mHelp = nullptr;
    StatusFields* mStatus = nullptr;
    CommandSearch* mSearch = nullptr;
    MapKeys* mKeys = nullptr;
    QStackedWidget* mPages = nullptr;
    OpenFiles* mOpenFiles = nullptr;
    MapTabs* mTabs = nullptr;
    MapViews* mViews = nullptr;
    WelcomeCommands* mWelcome = nullptr;
    WindowSession* mSession = nullptr;
    QTimer* mRemembering;
    QPointer<Workspace> mShown;  ///< The map that the panels are about.
    Autosave* mAutosave = nullptr;
    std::unique_ptr<Docks> mDocks;
    Mode mMode = Mode::Welcome;
    bool mLiveChecks = false;
};

}  // namespace hexa::editor
