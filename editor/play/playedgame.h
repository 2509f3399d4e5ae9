// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/match.h"
#include "editor/play/playrecovery.h"

#include <QString>

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hexa {
struct Catalog;
}  // namespace hexa

namespace hexa::editor {

/// Game played with the open map, or waiting behind another one: the match at the shown moment, the
/// decisions after it, and abandoned lines of play. It knows no viewers.
class PlayedGame {
public:
    /// Decisions taken back: those from one moment on, back to another.
    struct TakenBack {
        std::size_t from, to;
    };
    /// An abandoned line of play. These lines are the branches of a tree with the present line as
    /// its trunk. Each leads off from the line with which it shares the most decisions.
    struct Branch {
        std::size_t index = 0;   ///< For takeBranch().
        std::size_t length = 0;  ///< Number of its decisions.
        std::size_t common = 0;  ///< Number of decisions in common with its parent line.
        int depth = 0;           ///< 0: it leads off from the present line.
        MatchView view = {};     ///< Its end, as all may see it.
        MatchStanding standing = {};
    };

    /// Creates it. If `folder` is null, there are no recovery copies. Decisions taken back in
    /// earlier sittings are read from the record.
    PlayedGame(std::unique_ptr<Match> match, RecoveryFolder* folder, const Catalog& catalog);
    PlayedGame(const PlayedGame&) = delete;
    PlayedGame& operator=(const PlayedGame&) = delete;

    /// Returns the game at the moment shown.
    const Match& match() const { return *mMatch; }
    bool isPerson(int seat) const;
    int persons() const;

    /// Return the number of decisions before the shown moment, and the number including later ones.
    std::size_t position() const { return mPosition; }
    std::size_t length() const { return mPosition + mFuture.size(); }
    bool inPast() const { return !mFuture.empty(); }
    /// Returns the decisions before and after the moment shown.
    std::vector<std::string> line() const;

    /// Makes a decision at the moment shown; the decisions after it become a branch. If it is
    /// refused, nothing changes.
    Status decide(const std::string& line) { return decide(std::vector{line}); }
    /// Makes several decisions given by a person at once (MatchDecision::bundle): all of them or
    /// none. Taking one back takes all of them back.
    Status decide(const std::vector<std::string>& lines);
    /// Changes the player of a seat from here (Match::setPlayer).
    Status setPlayer(int seat, const std::string& bot);
    /// Switches the standing order of a person's seat on or off (Match::standingOrder). It holds
    /// until withdrawn and is stored in no file, because others could read it there.
    void setStanding(int seat, bool on);
    bool hasStanding(int seat) const { return mStanding.contains(seat); }
    /// Adds a decision of the program. Nothing may lie ahead.
    Status append(const std::string& line);
    /// Answers for persons: with their standing orders, and for a single person also forced
    /// decisions. The rules ask even for forced decisions if a missing question would reveal a
    /// secret (a card in hand). The program's players learn nothing from it.
    void answerAlone();
    void goTo(std::size_t position);
    /// Returns the moment of the last decision that a person gave and had a choice in; otherwise
    /// one decision back.
    std::size_t lastOfPersons() const;
    /// Returns the moment of this seat's last choice before the moment shown, or none.
    std::optional<std::size_t> lastOf(int seat) const;
    /// Turns the later decisions into a branch.
    void leaveFuture();
    bool hasBranches() const { return !mBranches.empty(); }
    /// Plays all of them, which takes a moment. Each comes behind the line that it leads off from.
    std::vector<Branch> branches() const;
    /// Goes to the place where that line begins to differ from the present one, with its decisions
    /// ahead. The present line takes its place.
    void takeBranch(std::size_t index);

    /// Stores unfinished orders for the present decision; empty for none. Only the recovery copy
    /// contains them.
    void setDraft(std::string line);
    std::string draft() const { return inPast() ? std::string() : mDraft; }

    /// Returns the whole game, including the decisions taken back, no matter which moment is shown.
    GameRecord record() const;
    /// True if people have decided something in it and it is not at its end. Games played by the
    /// program alone can be repeated.
    bool unfinished() const;
    /// Must be called after a change. Removes branches contained in the present line and updates
    /// the recovery copy.
    void touch();
    /// Writes the recovery copy and waits for it. Fails as writeFile.
    Status keep();

private:
    Status apply(const std::string& line);
    /// Keeps a line of play that line() has left as one of the branches. If there are too many, the
    /// shortest is forgotten.
    void keepLine(std::vector<std::string> left);
    /// Returns the game after these decisions, all of which were once legal.
    std::unique_ptr<Match> after(const std::vector<std::string>& decisions) const;
    /// Returns the game including the decisions ahead of the moment shown.
    std::unique_ptr<Match> whole() const { return after(line()); }
    /// True if the line of play ends the game.
    bool complete() const;

    std::unique_ptr<Match> mMatch;
    std::size_t mPosition = 0;
    std::vector<std::string> mFuture;
    std::vector<TakenBack> mTakenBack;
    std::string mDraft;
    std::set<int> mStanding;  ///< Seats.
    /// Positions of decisions that answerAlone() gave, or that came with the one before them.
    std::set<std::size_t> mAlone;
    /// Whole lines; none of them is only the start of another or of line().
    std::vector<std::vector<std::string>> mBranches;
    std::unique_ptr<PlayRecovery> mRecovery;  // reads the others: goes first
};

}  // namespace hexa::editor
