// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/playedgame.h"
#include "editor/play/playsetup.h"
#include "editor/play/playtexts.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace hexa::editor {

class Document;
class Locale;

/// Session of the game played with the open map: its beginning, its decisions and record, the games
/// waiting behind it, and their recovery copies. Every change is made here and signalled once. The
/// map itself is never changed. The session keeps no secrets from its callers, so views for people
/// use a Viewer.
class PlaySession : public QObject {
    Q_OBJECT
public:
    /// Beginning of a game: new, or resumed.
    enum class Begin { Anew, Resumed };

    /// Creates it. If `recovery` is null, there are no recovery copies.
    PlaySession(const Document& map, const Locale& locale, RecoveryFolder* recovery,
                QObject* parent = nullptr);
    ~PlaySession() override;

    const Document& map() const { return mMap; }
    const Locale& locale() const { return mLocale; }
    const GameSystem& system() const;
    /// Returns the functions to play the game; null if it can't be played here.
    const PlayFunctions* functions() const;
    /// Returns the names of things; valid until the game changes.
    PlayTexts texts() const;

    /// Sets the list of IDs of rules that can be read beside the game. Links to them are then
    /// shown.
    void setRules(std::function<QStringList()> list) { mRules = RuleIds(std::move(list)); }

    const PlaySetup& setup() const { return mSetup; }
    void setSetup(PlaySetup setup) { mSetup = std::move(setup); }

    /// Begins a game on the open map with setup(); the one before can be gone back to.
    Status start();
    /// Begins a game of the map with this setup and a fresh seed, for a scenario of a campaign.
    Status start(const Scenario& scenario, MatchSetup setup);
    Status open(const GameRecord& record);
    void end();
    /// True if earlier games of this session wait. goBefore() shows the last of them, and this one
    /// waits behind the others.
    bool hasBefore() const { return !mWaiting.empty(); }
    void goBefore();
    bool isUnfinished() const { return mGame != nullptr && mGame->unfinished(); }
    /// True if closing the map would lose a game of interest, this one or a waiting one.
    bool wouldBeMissed() const;

    /// Returns the game; null if nothing is played.
    const PlayedGame* game() const { return mGame.get(); }
    const Match* match() const { return mGame != nullptr ? &mGame->match() : nullptr; }
    GameRecord record() const { return mGame->record(); }
    const Scenario& scenario() const { return mGame->match().record().scenario; }
    /// True if the game is played on the present open map.
    bool isOfMap() const;
    int players() const { return mGame != nullptr ? scenario().players() : 0; }
    bool isPerson(int seat) const { return mGame != nullptr && mGame->isPerson(seat); }
    int persons() const { return mGame != nullptr ? mGame->persons() : 0; }
    bool over() const { return mOver; }
    std::size_t position() const { return mGame != nullptr ? mGame->position() : 0; }
    std::size_t length() const { return mGame != nullptr ? mGame->length() : 0; }
    bool inPast() const { return mGame != nullptr && mGame->inPast(); }
    /// Returns a number that rises when another moment is shown, except after a decision of the
    /// program. Results for the previous moment are then void.
    std::uint64_t revision() const { return mRevision; }

    /// Makes a person's decision. If it is refused, nothing changes.
    Status decide(const std::string& line) { return decide(std::vector{line}); }
    /// Makes several decisions given at once (MatchDecision::bundle): all or none.
    Status decide(const std::vector<std::string>& lines);
    /// Changes the players from here on, by seat: bots by their names, or persons (empty). The
    /// record stores it. Changes all or none.
    Status setPlayers(const std::vector<std::string>& bots);
    /// Adds decisions of the program, as long as they are legal.
    void append(const std::vector<std::string>& lines);
    /// Stores orders while a person writes them, so that a crash does not lose them; empty for
    /// none.
    void setDraft(const std::string& line);
    /// Calls PlayedGame::setStanding. The present question is not answered by it.
    void setStanding(int seat, bool on);
    bool hasStanding(int seat) const { return mGame != nullptr && mGame->hasStanding(seat); }
    std::string draft() const { return mGame != nullptr ? mGame->draft() : std::string(); }
    void goTo(std::size_t position);
    /// Stores the later moves as a branch, and continues the game from here.
    void playOn();
    void takeBranch(std::size_t index);

    /// Writes the recovery copy and waits for it.
    Status keepRecovery();

signals:
    /// Another game has begun, or none; moved() follows.
    void begun(hexa::editor::PlaySession::Begin how);
    /// A person has decided; moved() follows.
    void decided();
    /// Seats have other players; moved() follows.
    void playersChanged();
    /// Another moment is shown, or the decisions ahead of it have changed.
    void moved();

private:
    Status begin(const Scenario& scenario, const MatchSetup& setup);
    void take(std::unique_ptr<PlayedGame> game, Begin how);
    void setAside();
    bool isOver() const;
    void tellMoved();

    const Document& mMap;
    const Locale& mLocale;
    RuleIds mRules;
    PlaySetup mSetup;
    RecoveryFolder* mRecoveryFolder;
    std::unique_ptr<PlayedGame> mGame;
    std::vector<std::unique_ptr<PlayedGame>> mWaiting;  ///< The last one left is at the end.
    bool mOver = false;                                 ///< isOver(), which takes a moment.
    std::uint64_t mRevision = 0;
};

}  // namespace hexa::editor
