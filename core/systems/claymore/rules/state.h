// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/claymore/rules/battle.h"

namespace hexa::claymore {

/// Kind of the open decision.
enum class Phase : std::uint8_t {
    Side,      ///< An army chooses its side of the mat (CS-032).
    Deploy,    ///< A regiment, or a chip face down, is put on the mat (CS-050, CS-153).
    Draw,      ///< Chance: the next action card (CS-060).
    Act,       ///< The named regiments act (CS-061).
    Dice,      ///< Chance: both sides throw (CS-091).
    Tile,      ///< Chance: the next howitzer tile (CS-112).
    Lay,       ///< Place of the tile, if there is a choice (CS-114).
    Misfire,   ///< Chance: the tile on the howitzer (CS-117).
    OgirCard,  ///< Chance: his next card (CS-120).
    OgirAct,   ///< His action with it.
    Over
};

/// Winner.
enum class BattleResult : std::uint8_t { Open, Imperial, Shadow, Draw };

/// One moment of a battle: plain memory, copied freely. The engine defines its meaning (engine.h).
struct State {
    std::array<Field, regimentTotal> at{};  ///< Or gone, waiting.
    std::array<std::uint8_t, regimentTotal> chips{};
    RegimentSet elite = 0;
    std::array<RegimentId, maxFields> occupant{};  ///< By hex; noRegiment: empty.
    /// Hexes with chips face down that the viewer does not know (see()); empty in the game itself.
    FieldSet veiled;

    std::array<std::uint8_t, maxDesigns> left{};     ///< Cards in the deck, by design.
    std::array<std::uint8_t, maxDesigns> removed{};  ///< Cards that left the game (CS-066).
    std::uint8_t deck = 0;                           ///< Sum of `left`.
    std::uint16_t drawn = 0;                         ///< Cards turned up so far.
    /// Cards since a regiment was hurt or came to the mat.
    std::uint16_t quiet = 0;

    Phase phase = Phase::Draw;
    BattleResult outcome = BattleResult::Open;
    bool byTower = false;      ///< Won at once by standing on an objective (CS-150).
    bool deployed = false;     ///< All regiments have been laid: nothing is face down any more.
    std::uint8_t actor = 0;    ///< Seat that decides.
    Army turn = Army::Shadow;  ///< Army that deploys, or that has the card.
    Army chooser = Army::Shadow;
    std::uint8_t side = 255;  ///< MatSide of the chooser; 255: not chosen.

    std::uint8_t card = 255;          ///< Design of the card being carried out.
    RegimentSet open = 0;             ///< Named regiments that have not finished.
    RegimentSet struck = 0;           ///< Regiments that have attacked with this card.
    std::uint8_t waited = 0;          ///< Seats that let their allies go first with this card.
    RegimentId current = noRegiment;  ///< Regiment in the middle of its action.
    std::uint8_t steps = 0;           ///< Steps that it has left.
    bool moved = false;

    RegimentId attacker = noRegiment;  ///< Attacker of the throw or shot.
    RegimentId target = noRegiment;
    std::uint8_t attackDice = 0;
    std::uint8_t defenceDice = 0;

    Field ball = gone;  ///< Place of the last tile, or of the howitzer.
    bool firstTile = false;
    Tile tile = Tile::Flying;             ///< Turned up and not laid yet.
    std::array<std::uint8_t, 3> tiles{};  ///< Not turned up yet, by Tile.

    std::array<std::uint8_t, 2> ogirCards{};  ///< Not turned up yet, by OgirCard.
    std::uint8_t ogirTurns = 0;               ///< Cards that he may still turn up.
    OgirCard ogirCard = OgirCard::Move;

    bool towerStands = false;
    std::uint8_t rubble = 0;

    friend bool operator==(const State&, const State&) = default;
};

/// Returns a hash, the same on every machine.
std::uint64_t hashOf(const State& state);

/// Returns a seat's knowledge of the state (-1: public): face-down chips of the other army are only
/// chips.
State seenBy(const Battle& battle, const State& state, int seat);

}  // namespace hexa::claymore
