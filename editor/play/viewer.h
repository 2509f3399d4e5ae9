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

    /// The seat of the one at the screen, whose secrets are shown (unless they are on demand); -1:
    /// nobody's.
    int seat() const { return mSeat; }
    /// Who must be handed the screen now; none if nobody must.
    std::optional<int> curtain() const { return mCurtain; }
    void liftCurtain();
    /// Several persons share the screen and secrets are looked at on demand: the one who is asked
    /// may have his shown.
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
    /// Those that the viewer may know, in order.
    std::vector<const MatchEvent*> events() const;
    /// What the viewer may know of one of them.
    const Message& wordsOf(const MatchEvent& event) const;
    /// The moment of the viewer's last decision; the beginning if there is none.
    std::size_t lastDecision() const;
    /// Events of this line of the record and of later ones are new to the viewer: they came of his
    /// last decision. Nothing is new to somebody who only watches.
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
    /// Somebody else looks now and there are secrets, or another game is shown; changed() has been
    /// told. Whatever could tell what the one before did goes: cursor, message, places of scroll
    /// bars, what was being typed.
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
    /// Secrets are shown only to who asks for them: several persons share the screen.
    bool onDemand() const;
    /// The seat whose secrets are shown; -1: nobody's.
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
