// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/match.h"
#include "editor/play/playrecovery.h"

#include <QString>

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace hexa {

struct Catalog;

/// A game that is played with the open map, or waits while another one is: the match and what the window knows beyond it.
/// Stays where it is; the desk that shows it changes it.
class PlayedGame {
public:
    /// Decisions that were taken back: those from one moment on, back to another.
    struct TakenBack {
        std::size_t from, to;
    };

    /// `folder` null: no recovery copies. What was taken back in earlier sittings is read from the record.
    PlayedGame(std::unique_ptr<Match> match, RecoveryFolder* folder, const Catalog& catalog);
    PlayedGame(const PlayedGame&) = delete;
    PlayedGame& operator=(const PlayedGame&) = delete;

    /// At the moment that is shown; never null.
    std::unique_ptr<Match> match;
    /// Lines after that moment.
    std::vector<std::string> future;
    std::vector<TakenBack> takenBack;
    /// Positions of lines that had no alternative (PlayDesk::answerAlone()).
    std::set<std::size_t> alone;
    /// Whole lines of play that were left.
    std::vector<std::vector<std::string>> branches;

    /// The decisions before and after the moment that is shown.
    std::vector<std::string> line() const;
    /// The whole game, wherever one looks at the moment, with what was taken back.
    GameRecord record() const;
    /// Whether it comes to its end by what has been decided.
    bool complete() const;
    bool isPerson(int seat) const;
    int persons() const;
    /// People have decided something in it and it is not at its end: it would be missed. What the program plays alone can
    /// be had again.
    bool unfinished() const;

    /// It has changed.
    void touch();
    /// Writes the recovery copy and waits for it. Fails as writeFile.
    Status keep();

private:
    /// With what lies ahead of the moment that is shown.
    std::unique_ptr<Match> whole() const;

    std::unique_ptr<PlayRecovery> mRecovery;  // reads the others: goes first
};

}  // namespace hexa
