// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/campaign.h"
#include "editor/campaign/campaignlog.h"

#include <QObject>

#include <optional>

class QSettings;

namespace hexa {
struct GameSystem;
class Systems;
}  // namespace hexa

namespace hexa::editor {

class Actions;
class CampaignPage;
class Locale;
class Frame;
class PlayCommands;
class OutcomeBar;
class Workspace;

/// Campaigns in the window: their file, their page, and the way of a game's result into its
/// campaign. A game knows its campaign (linkOf), and the settings know the campaign's file. So the
/// result arrives even after a crash or when the game was kept for next time. Games from other
/// people change no file.
class CampaignCommands : public QObject {
    Q_OBJECT
public:
    CampaignCommands(const Systems& systems, const Locale& locale, Actions& actions, Frame& window,
                     QSettings& settings);
    ~CampaignCommands() override;

    /// Call it before anything else.
    void wire(PlayCommands& play) { mPlay = &play; }
    /// Null: no map is open.
    void setWorkspace(Workspace* workspace);
    /// Opens a file and shows its page.
    void open(const QString& path);
    /// Begins a campaign that comes with a game, in a file that it asks for.
    void createSample(const QString& systemId, const QString& campaignId);
    /// Returns the page. It belongs to the window's pages.
    CampaignPage* page() const { return mPage; }
    /// Returns the bar. It belongs to the window's column.
    OutcomeBar* bar() const { return mBar; }
    const CampaignLog& log() const { return mLog; }
    void show();
    /// Updates the bar after a change of mode, language, game or campaign.
    void refreshBar();

signals:
    /// Asks to show the page.
    void pageRequested();

private:
    void create();
    /// Asks for its file, writes it and shows its page.
    void begin(Campaign campaign, const GameSystem& system, const QString& name);
    /// Writes it and shows its page.
    void write(Campaign campaign, const GameSystem& system, const QString& path);
    enum class GoOn { Here, Anew, Cancel };
    GoOn askToGoOn(const QString& path, const QString& title);
    void askFile();
    void play();
    void beginGame(std::size_t stage);
    void addMaps();
    void addOpenMap();
    void add(std::vector<Scenario> scenarios);
    void takeFile();
    void enterOutcome();
    void takeBack();
    void openMap(int stage);
    void remove(int stage);
    /// Follows the games of all maps. The end of one is an outcome.
    void followGame(const Workspace& map);
    void followUnderWay();
    /// Returns the open map with the game of the open scenario, or null.
    Workspace* playedHere() const;
    /// Returns the kept copy of a game of the open scenario.
    std::optional<QString> keptGame() const;
    /// Returns the open map as a file would hold it, or none without a playable map.
    std::optional<Scenario> openScenario() const;
    std::optional<std::vector<Scenario>> askMaps();
    QString pathOf(const std::string& campaign) const;
    void remember();
    bool change(const CampaignLog::Change& change);
    void fail(const QString& what, const Error& error);

    const Systems& mSystems;
    const Locale& mLocale;
    Actions& mActions;
    Frame& mWindow;
    PlayCommands* mPlay = nullptr;
    QSettings& mSettings;
    CampaignLog mLog;
    CampaignPage* mPage;
    OutcomeBar* mBar;
    Workspace* mWorkspace = nullptr;
};

}  // namespace hexa::editor
