// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/rules/play.h"

namespace hexa::clockwork {

/// Rules at work on one state: runs from decision to decision. Lives only during one call of
/// play.h. Each group of functions has its own source file, named in its comment.
class Engine {
public:
    Engine(const Game& game, State& state, EventLog* log)
        : g(game), s(state), mLog(log), mMoved(judgedAtOnce() ? ~TileMask{0} : 0) {}

    void setUp();  // engine.cpp
    /// Runs to the next decision.
    void run();  // engine.cpp
    /// Carries out a legal choice and runs on.
    void take(Choice choice);
    void answerRandomly(Rng& rng);               // engine.cpp
    void reveal(std::span<const Sheet> sheets);  // deployment.cpp
    /// Reveals only one sheet, without any further step.
    void revealAlone(Player player, const Sheet& sheet);  // deployment.cpp
    /// Returns the orders of the Reinforcement stage, one bit each, by which a player could change
    /// a battle now.
    unsigned helpFor(Player player, TileIndex battle) const;  // reinforcement.cpp
    void newDeck(std::span<const std::uint8_t> order);        // espionage.cpp

private:
    /// Stages in which losses don't change the owners of Discoveries before all of them are taken
    /// (DIS-05, ATR-02).
    bool judgedAtOnce() const { return s.stage == Stage::Battles || s.stage == Stage::Attrition; }
    // engine.cpp
    void step();
    void apply(DecisionKind kind, Player actor, TileIndex about, Choice choice);
    void go(Stage stage) {
        s.stage = stage;
        s.cursor = 0;
    }
    enum class Pass : bool { Forbidden, Allowed };
    /// Asks; a single public choice is taken at once. Must be the last call of a function.
    void ask(DecisionKind kind, Player actor, std::uint64_t options, Pass pass = Pass::Forbidden,
             int about = 0);
    /// Asks the same, but always: a forced choice may be a secret.
    void askInSecret(DecisionKind kind, Player actor, std::uint64_t options, Pass pass = Pass::Forbidden,
                     int about = 0);
    /// Returns the current player in a stage with one turn for each, or noPlayer at its end.
    Player current() const { return s.cursor < g.players() ? g.inOrder(s.firstPlayer, s.cursor) : noPlayer; }
    /// Returns the same for the Research phase (SPY-06).
    Player researcher(int place) const {
        return g.inOrder(s.technophilia != noPlayer ? s.technophilia : s.firstPlayer, place);
    }
    void turnStart();
    void turnEnd();
    void log(Event event) {
        if (mLog != nullptr) mLog->push_back(event);
    }

    // pieces.cpp: the only functions that move pieces
    void updatePresence(Player player, TileIndex tile);
    void placeSoldiers(Player player, TileIndex tile, int number);
    void takeSoldiers(Player player, TileIndex tile, int number);
    void removeUnit(Player player, TileIndex tile, Unit unit);
    void kill(Player player, TileIndex tile, Unit unit, int number, Player by);
    void killAll(Player player, TileIndex tile, Player by, UnitFilter filter);
    void moveUnit(Player player, TileIndex from, TileIndex to, Unit unit, int number = 1);
    void placeGeneral(General general, TileIndex tile);
    int recruit(Player player, int number);
    void gain(Player player, Discipline discipline, int amount, Seen seen = Seen::ByPlayer);
    void score(Player player, int points, ScoreSource source, TileIndex tile = noTile);
    /// Marks a card as working this turn, in one territory or everywhere.
    void activate(Player player, int card, TileIndex tile);
    /// DIS-05, DIS-06: gives the Discoveries to the players in control of their territories.
    void refreshOwners();

    // spymaster.cpp
    void spymaster();
    void takeAction(Player player, SpyAction action);
    void counterIntel();
    void gainChosen(Player player, Discipline discipline);
    void loseChosen(Player opponent, Choice discipline);

    // recruitment.cpp
    void recruitGuardian();
    void recruitAll();

    // deployment.cpp
    void carryOut(Player player, const Sheet& sheet);
    void steamtankMove();
    void callToArms();

    // reinforcement.cpp
    void beginCombat();
    void reinforce();
    void takeReinforce(Player player, Choice choice);
    TileMask citadelTargets(Player player, TileIndex from) const;
    TileMask citadelSources(Player player) const;
    void citadelTo(Player player, TileIndex from, TileIndex to);
    TileMask hunterTargets(Player player) const;
    bool operativeKills(Player player) const;
    TileIndex crasherAt(Player player) const;
    void leviathan();
    void useLeviathan(Player player, TileIndex tile);

    // battle.cpp
    void battles();
    void resolve(TileIndex tile);
    void leftAlone(TileIndex tile, const Judgement& judged);
    Player countVictory(TileIndex tile, int side, int difference);
    void won(TileIndex tile, int side, int difference);
    void keep(TileIndex tile, unsigned kept);
    void keepSoldiers(TileIndex tile, int ofFirst);

    // attrition.cpp
    void attrition();
    void pollution();
    void pollute(Player player, TileIndex tile, Unit kept);

    // research.cpp
    void study();
    void sacrifices();
    void sacrifice(Player player, int discipline, int workers) {
        s.players[player].sacrifice[discipline] = static_cast<std::uint8_t>(workers);
    }
    /// Territories with the token of a Discovery.
    TileMask tokens() const;
    TileMask tokenPlaces(Player player, int slot) const;
    unsigned buyable(Player player) const;
    void discovery();
    void buy(Player player, Choice choice);
    void nextBuyer();
    void placeToken(Player player, int slot, TileIndex tile);
    void activation();

    // scoring.cpp
    void scoring();
    void courtBonus();
    void claimGuardian(Player player);
    void rob(Player player);
    void finish();

    // espionage.cpp
    void draw(Player player, int number, Stage after);
    void drawCards();
    void keepCard(Player player, int card);
    void playCards(Timing timing, Stage next);
    void discardResolved();
    void play(Player player, int card);
    void pay(Player player, bool withOperative);
    /// True if the player has cards and a Spy to pay with (ESP-01).
    bool mayPlayCards(Player player) const { return s.hands[player] != 0 && spiesOf(s, player) > 0; }

    // effects.cpp
    const Effect& effectOf(int card) const;
    TileMask aim(int card) const;
    TileMask strengthTargets(Player player, int card) const;
    bool usable(Player player, int card, Timing timing) const;
    void beginEffect(Player player, int card, int units, Stage after);
    void use(Player player, int card, Stage after);
    void effect();
    void endEffect();
    TileMask exposed(Player victim, int card) const;
    unsigned killable(Player victim, TileIndex tile, int card) const;
    TileMask killTargets(Player player, int card, TileIndex only) const;
    void effectKill();
    void chosenKillAt(TileIndex tile);
    void chosenVictim(TileIndex tile, Player victim);
    void chosenKillUnit(TileIndex tile, Unit unit);
    unsigned movable(Player player, TileIndex tile, int card) const;
    TileMask destinations(Player player, int card) const;
    TileMask moveTargets(Player player, TileIndex from, Unit unit, TileMask to) const;
    TileMask moveSources(Player player, int card) const;
    void effectMove();
    void chosenMoveFrom(TileIndex tile);
    void chosenMoveUnit(TileIndex tile, Unit unit);
    void chosenMoveTo(TileIndex from, TileIndex to);

    /// Returns the control of territories, cached until the next change.
    const Control& controlled() const {
        if (!mKnown) mControl = controlOf(g, s);
        mKnown = true;
        return mControl;
    }
    /// Must be called whenever units, battles, owners of Discoveries or commanders change, with the
    /// territories that may have changed control.
    void changed(TileMask where = ~TileMask{0}) {
        mMoved |= where;
        mKnown = false;
    }

    const Game& g;
    State& s;
    EventLog* mLog;
    mutable Control mControl;
    mutable bool mKnown = false;
    TileMask mMoved;  ///< Territories that have changed since the owners of tokens were looked at.
};

}  // namespace hexa::clockwork
