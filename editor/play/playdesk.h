// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/sheetdraft.h"
#include "editor/jobs/job.h"
#include "editor/play/playedgame.h"
#include "editor/play/playsetup.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace hexa {

class Document;
class Locale;

/// What the program would do at the place of the one who asked.
struct PlayHint {
    std::string line;
    QString text;           ///< In words.
    std::optional<Hex> at;  ///< The place that it is about.
    std::vector<MatchAdvice::Reason> reasons = {};
};

/// The game that is being played with the open map: the match, who looks at it, the program's players (aside), steps back
/// and forward, a recovery copy. The map itself is never changed. Panels show it and never each other; lives as long as
/// the map is open.
///
/// What may be seen is decided here, once: view(), decision() and events() hold what the one at the screen may know and
/// nothing else. While the curtain is down, that is what everybody may know.
///
/// Each group of functions has its own source file: playdesk.cpp (the game, who looks), playdeskorders.cpp (what is to be
/// done, a sheet), playdesktime.cpp, playdeskprogram.cpp.
class PlayDesk : public QObject {
    Q_OBJECT
public:
    /// `recovery` null: no recovery copies.
    PlayDesk(const Document& map, const Locale& locale, RecoveryFolder* recovery, QObject* parent = nullptr);
    ~PlayDesk() override;

    const Document& map() const { return mMap; }
    const Locale& locale() const { return mLocale; }
    const GameSystem& system() const;
    /// Null: the game can't be played here.
    const PlayFunctions* functions() const;

    const PlaySetup& setup() const { return mSetup; }
    void setSetup(PlaySetup setup) { mSetup = std::move(setup); }

    // -- the game
    /// Begins a game on the open map with setup(); the one before can be gone back to.
    Status start();
    Status open(const GameRecord& record);
    void end();
    /// Games that were played here before this one wait; goBefore() shows the last of them, and this one waits behind the
    /// others.
    bool hasBefore() const { return !mWaiting.empty(); }
    void goBefore();
    /// PlayedGame::unfinished() of the one that is shown.
    bool isUnfinished() const { return mGame != nullptr && mGame->unfinished(); }
    /// Whether people would miss a game, this one or one that waits, if the map was closed.
    bool wouldBeMissed() const;
    /// Null: nothing is played.
    const Match* match() const { return mGame != nullptr ? mGame->match.get() : nullptr; }
    /// With what this window notes in it: steps that were taken back.
    GameRecord record() const;
    /// Whether the game is played on the open map as it is now.
    bool isOfMap() const;
    const Scenario& scenario() const { return mGame->match->record().scenario; }
    int players() const { return mGame == nullptr ? 0 : scenario().players(); }
    bool over() const { return mGame != nullptr && mDecision.kind == MatchDecision::Kind::Over; }

    // -- who looks
    bool isPerson(int seat) const { return mGame != nullptr && mGame->isPerson(seat); }
    int persons() const { return mGame != nullptr ? mGame->persons() : 0; }
    QString nameOf(int seat) const;
    /// The seat whose secrets are shown; -1: nobody's.
    int viewer() const { return mViewer; }
    /// Who must be handed the screen now; none if nobody must.
    std::optional<int> curtain() const { return mCurtain; }
    void liftCurtain();
    /// Watching, or after the end, any seat may be looked over the shoulder of (-1: none).
    bool mayLook() const;
    void look(int seat);

    // -- what is to be done
    const MatchDecision& decision() const { return mDecision; }
    const MatchView& view() const { return mView; }
    /// Those that the viewer may know, in order.
    std::vector<const MatchEvent*> events() const;
    /// The fights that the viewer sees; while a sheet is written, as they would be by it.
    const std::vector<MatchView::Fight>& fights() const { return mFights; }
    /// The viewer is asked.
    bool mayDecide() const;
    /// Refused: told() says why.
    bool choose(const std::string& order);
    /// Why a hex can't be chosen now, with the rule; empty if it can.
    QString refusalAt(Hex at) const;
    /// What a click on the board does: chooses a place, or puts so many workers there.
    bool click(Hex at, int number = 1);
    /// Hexes that can be chosen, and those that can with a condition.
    void targets(std::vector<Hex>& lit, std::vector<Hex>& mild) const;

    // -- a sheet, while it is written
    bool writesSheet() const;
    const SheetDraft& sheet() const { return mSheet; }
    bool add(const std::string& place, int number);
    /// Moves a worker from place to place.
    void move(Hex from, Hex to);
    /// An empty place: it stays at home.
    void put(const std::string& piece, const std::string& place);
    void clearSheet();
    /// What a click puts: workers (empty), or a special piece by its word.
    const std::string& inHand() const { return mInHand; }
    void setInHand(const std::string& piece);
    /// Why the sheet can't be sealed as it is; empty if it can.
    QString sheetRefusal() const;
    bool seal();

    // -- time
    std::size_t position() const { return mLines; }
    std::size_t length() const { return mGame != nullptr ? mLines + mGame->future.size() : 0; }
    bool inPast() const { return mGame != nullptr && !mGame->future.empty(); }
    void goTo(std::size_t position);
    /// To the last line before this one that a person gave, or back one line if all are the program's.
    void undo();
    /// What comes after now is put aside, and the game goes on from here.
    void playOn();
    /// Goes forward by itself, at the pace of the program's players; until the end, or until one goes anywhere.
    bool replaying() const { return mReplaying; }
    void setReplaying(bool replaying);
    /// Lines of play that were left by deciding otherwise: how many decisions they have in all, and how many of them are
    /// those of the present line.
    struct Branch {
        std::size_t length = 0;
        std::size_t common = 0;
        std::vector<MatchView::Track> tracks = {};  ///< Where it ended.
        MatchStanding standing = {};
    };
    bool hasBranches() const { return mGame != nullptr && !mGame->branches.empty(); }
    /// Plays all of them, which takes a moment.
    std::vector<Branch> branches() const;
    /// Goes to where that line begins to differ, with its decisions ahead; the present line takes its place.
    void takeBranch(std::size_t index);

    // -- the program's players
    bool thinking() const { return mThinking.running(); }
    bool paused() const { return mPaused; }
    void setPaused(bool paused);
    /// Milliseconds between what the program's players do; 0: at once.
    int pace() const { return mPace; }
    void setPace(int milliseconds);
    /// One decision of the program, while paused.
    void step();
    void askHint();
    const std::optional<PlayHint>& hint() const { return mHint; }
    void dropHint();
    /// Does what the hint says: a sheet is only filled in.
    void takeHint();

    /// Writes the recovery copy and waits for it.
    Status keepRecovery();

signals:
    /// Another game, or none.
    void begun();
    /// Anything that is seen of the game.
    void changed();
    /// Somebody else looks now, or another game is shown; changed() has been told. Whatever could tell what the one before did
    /// goes: cursor, message, places of scroll bars, what was being typed.
    void viewerChanged();
    void sheetChanged();
    void hintChanged();
    /// Bots, pause and pace.
    void runChanged();
    void told(const QString& text);
    /// Somebody wants to read a rule, by its ID.
    void ruleRequested(const QString& rule);

private:
    void take(std::unique_ptr<PlayedGame> game, bool paused);
    void setAside();
    bool apply(const std::string& line);
    void answerAlone();
    void branch();
    void overtake();
    void tick();
    void refresh();
    void tellChanged();
    void lookAround();
    bool programsTurn() const;
    void think();
    void thought(std::uint64_t generation, const std::vector<std::string>& lines);
    void advised(const MatchAdvice& advice);
    QString describe(const std::string& line) const;
    std::string wordAt(Hex at) const;
    void renewSheet();
    void lookAhead();
    void sheetTouched();

    const Document& mMap;
    const Locale& mLocale;
    PlaySetup mSetup;
    RecoveryFolder* mRecoveryFolder;
    std::unique_ptr<PlayedGame> mGame;                  ///< Null: nothing is played.
    std::vector<std::unique_ptr<PlayedGame>> mWaiting;  ///< The one that was left last is the last.
    MatchDecision mDecision;
    MatchView mView;
    std::vector<MatchView::Fight> mFights;
    int mViewer = -1;
    int mLook = -1;
    std::optional<int> mCurtain;
    /// Viewer and curtain as last told; none: of another game.
    std::optional<std::pair<int, std::optional<int>>> mToldViewer;
    SheetDraft mSheet;
    std::string mSheetKey;  ///< Of which seat and turn the sheet is.
    std::string mInHand;
    std::size_t mLines = 0;  ///< Lines applied, without the marks.
    bool mReplaying = false;
    std::uint64_t mGeneration = 0;  ///< Rises whenever what is thought about is overtaken.
    bool mPaused = false;
    int mPace = 0;
    bool mSingle = false;
    std::optional<PlayHint> mHint;
    QTimer mTimer;
    Job mThinking;
    Job mHinting;
    std::uint64_t mHintFor = 0;  ///< The generation.
    bool mHintAgain = false;     ///< Asked for while one was sought that was overtaken.
};

}  // namespace hexa
