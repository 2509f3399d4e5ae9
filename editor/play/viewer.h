// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/match.h"

#include <QObject>

#include <optional>
#include <utility>
#include <vector>

namespace hexa::editor {

class PlaySession;

/// The person at the screen. This class decides which parts of the game that person may see.
/// view(), decision() and events() contain nothing else. While the curtain is down, they contain
/// only public knowledge.
///
/// Events are shown from the viewer's last decision on: firstNewLine() and stagesFrom().
class Viewer : public QObject {
    Q_OBJECT
public:
    explicit Viewer(PlaySession& session, QObject* parent = nullptr);

    /// Returns the seat of the person at the screen, with its secrets shown (unless they are on
    /// demand); -1 for none.
    int seat() const { return mSeat; }
    /// Returns the player that must get the screen now; none if no change is needed.
    std::optional<int> curtain() const { return mCurtain; }
    void liftCurtain();
    /// True if several persons share the screen and secrets are shown on demand: the asked player
    /// may show his own.
    bool mayPeek() const;
    /// Lowers the curtain for the viewer himself. Lifting it shows his secrets until hide() is
    /// called or he has decided.
    void peek();
    void hide();
    bool peeks() const { return mPeeks; }
    /// True if the curtain is down for that.
    bool asksToPeek() const { return mAsksToPeek; }
    /// True if any seat may be viewed (-1 for none): while watching, or after the end.
    bool mayLook() const;
    void look(int seat);

    const MatchDecision& decision() const { return mDecision; }
    const MatchView& view() const { return mView; }
    /// Returns the events that the viewer may know, in order.
    std::vector<const MatchEvent*> events() const;
    /// Returns the viewer's text of one of them.
    const Message& wordsOf(const MatchEvent& event) const;
    /// Returns the moment of the viewer's last decision, or the beginning.
    std::size_t lastDecision() const;
    /// Returns the first line of the record with events new to the viewer: those after his last
    /// decision. For a viewer without a seat nothing is new.
    std::size_t firstNewLine() const;
    /// One decision of any player: the viewer's view before it, and its results as far as he may
    /// know them.
    struct Stage {
        MatchView before;
        std::vector<MatchEvent> events;
    };
    /// Returns the stages from a moment to the one shown, without decisions that had no result.
    /// Plays them again, which takes a moment.
    std::vector<Stage> stagesFrom(std::size_t position) const;
    /// True if the viewer must decide.
    bool mayDecide() const;

signals:
    /// Any visible part of the game has changed.
    void changed();
    /// Signals a change of the viewer in a game with secrets, or another game. changed() has been
    /// emitted. Receivers clear all traces of the viewer before: cursor, message, scroll positions,
    /// unfinished input.
    void handedOver();
    /// A message to the person at the screen: the reason why an action is impossible.
    void reported(const QString& text);
    /// The viewer wants to read a rule, given by its ID.
    void ruleRequested(const QString& rule);

private:
    void begin();
    void refresh();
    void findSeat();
    void tell();
    /// True if secrets are shown only on request, since several persons share the screen.
    bool onDemand() const;
    /// Returns the seat with its secrets shown; -1 for none.
    int shownSeat() const { return onDemand() && !mPeeks ? -1 : mSeat; }
    /// True if one person could see secrets of another: then the screen is handed over.
    bool hasSecrets() const;

    PlaySession& mSession;
    MatchDecision mDecision;
    MatchView mView;
    int mSeat = -1;
    int mLook = -1;
    std::optional<int> mCurtain;
    bool mPeeks = false;
    bool mAsksToPeek = false;
    /// Seat and curtain as last signalled; none for another game.
    std::optional<std::pair<int, std::optional<int>>> mReported;
};

}  // namespace hexa::editor
