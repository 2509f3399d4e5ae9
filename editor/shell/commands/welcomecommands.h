// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/jobs/job.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <vector>

namespace hexa {
struct GameSystem;
class Systems;
}  // namespace hexa

namespace hexa::editor {

class Actions;
class CampaignCommands;
class GameCommands;
class Locale;
class Frame;
class PlayCommands;
class WelcomePage;

/// Commands of the Welcome page, and the files and games that it shows.
class WelcomeCommands : public QObject {
    Q_OBJECT
public:
    WelcomeCommands(const Systems& systems, Locale& locale, Actions& actions, Frame& window);

    /// Connects the page with the commands that it offers.
    void wire(PlayCommands& play, CampaignCommands& campaigns, GameCommands& games);
    /// Returns the page. It belongs to the window's pages.
    WelcomePage* page() const { return mPage; }
    void showKeptGames();
    /// Shows the work to resume: kept games, and the maps of the last session.
    void showLeft(const QStringList& maps);

private:
    void showRecentFiles();
    void generate();
    /// Generates a random map in a tab of its own. Stops the generation if one is running.
    void surprise();
    void surprise(const GameSystem& game, std::uint64_t seed);
    void askSeed();
    void showSurprising();
    /// Returns the games that can generate maps. Shows a message if there are none.
    std::vector<const GameSystem*> gamesToGenerate();
    /// Returns the same, or only the game of the open map.
    std::vector<const GameSystem*> gamesToSurprise();

    const Systems& mSystems;
    Locale& mLocale;
    Actions& mActions;
    Frame& mWindow;
    PlayCommands* mPlay = nullptr;
    WelcomePage* mPage;
    int mPercent = 0;
    Job mSurprise;
};

}  // namespace hexa::editor
