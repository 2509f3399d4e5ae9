// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/match.h"

#include <QObject>

#include <optional>
#include <utility>
#include <vector>

namespace hexa::editor {

class PlaySession;

/// The one at the screen. What may be seen is decided here, once: view(), decision() and events()
/// hold what that one may know and nothing else. While the curtain is down, that is what everybody
/// may know.
///
/// What happened is told from the viewer's last decision on: firstNewLine() and stagesFrom().
class Viewer : public QObject {
    Q_OBJECT
public:
    explicit Viewer(PlaySession& session, QObject* parent = nullptr);

    /// Returns the seat of the person at the screen, with its secrets shown (unless they are on
    /// demand); -1: none.
    int seat() const { return mSeat; }
    /// Returns the player that must get the screen now; none if no change is needed.
    std::optional<int> curtain() const { return mCurtain; }
    void liftCurtain();
    /// True if several persons share the screen and secrets are shown on demand: the asked player
    /// may show his own.
    bool mayPeek() const;
    /// Lets the curtain fall for the viewer himself; lifting it shows what only he may know, until
    /// hide() or until he has decided.
    void peek();
    void hide();
    bool peeks() const { return mPeeks; }
    /// The curtain is down for that.
    bool asksToPeek() const { return mAsksToPeek; }
    /// Watching, or after the end, any seat may be looked over the shoulder of (-1: none).
    bool mayLook() const;
    void look(int seat);

    const MatchDecision& decision() const { return mDecision; }
    const MatchView& view() const { return mView; }
    /// Returns the events that the viewer may know, in order.
    std::vector<const MatchEvent*> events() const;
    /// Returns the viewer's text of one of them.
    const Message& wordsOf(const MatchEvent& event) const;
    /// Returns the moment of the viewer's last decision; the beginning if there is none.
    std::size_t lastDecision() const;
    /// Returns the first line of the record with events new to the viewer: those after his last
    /// decision. For a viewer without a seat nothing is new.
    std::size_t firstNewLine() const;
    /// One decision of anybody: what the viewer saw before it, and what came of it, as far as he
    /// may know it.
    struct Stage {
        MatchView before;
        std::vector<MatchEvent> events;
    };
    /// From one moment to the one that is shown, without decisions of which nothing came. Plays
    /// them again, which takes a moment.
    std::vector<Stage> stagesFrom(std::size_t position) const;
    /// The viewer is asked.
    bool mayDecide() const;

signals:
    /// Anything that is seen of the game.
    void changed();
    /// Signals a change of the viewer in a game with secrets, or another game. changed() has been
    /// emitted. Receivers clear all traces of the viewer before: cursor, message, scroll positions,
    /// unfinished input.
    void handedOver();
    /// Something to say to the one at the screen: why what he wanted can't be done.
    void told(const QString& text);
    /// He wants to read a rule, by its ID.
    void ruleRequested(const QString& rule);

private:
    void begin();
    void refresh();
    void findSeat();
    void tell();
    /// True if secrets are shown only on request, since several persons share the screen.
    bool onDemand() const;
    /// Returns the seat with its secrets shown; -1: none.
    int shownSeat() const { return onDemand() && !mPeeks ? -1 : mSeat; }
    /// One person could see what another one may not: then the screen is handed over.
    bool hasSecrets() const;

    PlaySession& mSession;
    MatchDecision mDecision;
    MatchView mView;
    int mSeat = -1;
    int mLook = -1;
    std::optional<int> mCurtain;
    bool mPeeks = false;
    bool mAsksToPeek = false;
    /// Seat and curtain as last told; none: of another game.
    std::optional<std::pair<int, std::optional<int>>> mTold;
};

}  // namespace hexa::editor
