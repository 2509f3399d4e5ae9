// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/campaign.h"
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

/// Campaigns in the window: their file, their page, and the way of a game's end into its campaign.
/// A game knows the campaign that it belongs to (linkOf), the settings where that lies: so it comes
/// there also after a crash or when it was kept for next time, and a game of somebody else changes
/// no file.
class CampaignCommands : public QObject {
    Q_OBJECT
public:
    CampaignCommands(const Systems& systems, const Locale& locale, Actions& actions, Frame& window,
                     PlayCommands& play, QSettings& settings);
    ~CampaignCommands() override;

    /// Null: no map is open.
    void setWorkspace(Workspace* workspace);
    /// Opens a file and shows its page.
    void open(const QString& path);
    /// Begins one of those that come with a game, in a file that it asks for.
    void createSample(const QString& systemId, const QString& campaignId);
    /// Not owned; belongs to the window's pages.
    CampaignPage* page() const { return mPage; }
    /// Not owned; belongs to the window's column.
    OutcomeBar* bar() const { return mBar; }
    const CampaignLog& log() const { return mLog; }
    void show();
    /// Another mode, language, game or campaign: what the bar says.
    void refreshBar();

signals:
    /// The page shall be shown.
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
    /// A game has moved, of whatever map: its end is an outcome.
    void followGame(const Workspace& map);
    void followUnderWay();
    /// The open map whose game is the open scenario's; null if none is.
    Workspace* playedHere() const;
    /// The copy of a game of the open scenario that was kept.
    std::optional<QString> keptGame() const;
    /// The open map as a file would hold it; none if there is none that can be played.
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
    PlayCommands& mPlay;
    QSettings& mSettings;
    CampaignLog mLog;
    CampaignPage* mPage;
    OutcomeBar* mBar;
    Workspace* mWorkspace = nullptr;
};

}  // namespace hexa::editor
