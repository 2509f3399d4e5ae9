// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace hexa::clockwork {

/// Parameters of a greedy bot: judgements, not rules. The defaults are those of `greedy`, `calm`,
/// `wild` and `hunter`. Other sets are learned by playing (docs/studies/2026-11-bots.md).
/// weightFields() returns all names and ranges.
///
/// A "part" is in 1/256. A "worth" is in 1/256 of a victory point.
struct Weights {
    // Style of the bot; the bots above have their own of these two.
    int temperature = 50;  ///< Deviation of the log-normal noise on every worth, in hundredths.
    int attack = 256;      ///< Part: wish to attack rather than to settle.

    // Prices of a turn.
    int kept = 220;      ///< Part: chance that a territory is still held one turn later.
    int influence = 85;  ///< Worth of an influence point in the end.
    /// Additional worth at the beginning, in thousandths of a victory point.
    int influenceEarly = 250;
    int worker = 85;  ///< Worth of a worker in the end.
    /// Additional worth at the beginning, in thousandths of a victory point.
    int workerEarly = 200;

    // Territories.
    int village = 256;      ///< Part of the workers that a Village recruits.
    int city = 512;         ///< The same for a City.
    int study = 256;        ///< Part of the studied influence.
    int lakeNow = 256;      ///< Part of a Lake's points at the next scoring, with units enough.
    int lakeAlone = 64;     ///< The same with one unit.
    int lakeLater = 128;    ///< Part of its points at later scorings.
    int forestNow = 256;    ///< Part of a Forest's points at the next scoring.
    int forestLater = 256;  ///< Part of the points that one unit brings at later scorings.
    int citadel = 12;       ///< Worth of a Citadel, a turn left.
    /// Worth of a Village behind a territory, a turn left; besides openAny.
    int openVillage = 12;
    int openGoods = 8;  ///< The same for a place of research or resources.
    int openAny = 4;    ///< Worth of any territory behind one, a turn left.

    // Enemies.
    /// Part of how much of an enemy's loss is usually taken for the own gain.
    int envy = 256;
    int comersMarch = 40;  ///< Part: chance of a unit in a place only reached by a Forced March.
    int comersOne = 100;   ///< The same with one enemy near.
    int comersTwo = 140;   ///< The same with more enemies near.
    int further = 144;     ///< Part: chance that one more comes after one.
    int guards = 0;        ///< Part added to the first chance where enemies already are.
    int guardsMore = 0;    ///< Part added to the chance of one more where enemies already are.
    /// Part added to the first chance by every worker above five in an enemy's pool.
    int crowd = 0;
    /// Part: chance that the enemies deploy as the bot would in their place; 0: it doesn't ask.
    int trust = 0;

    // The Court.
    int courtEarly = 512;  ///< Worth of its bonus, by age.
    int courtMiddle = 640;
    int courtLate = 768;
    int courtLater = 128;    ///< Part of it at later scorings.
    int courtComers = 140;   ///< As `comersTwo`, for Spies.
    int courtFurther = 144;  ///< As `further`, for Spies.

    // Workers and Unique Units.
    int keep = 192;      ///< Part of a worker's price, for one that stays in the pool.
    int hunter = 128;    ///< Worth that a Hunter must gain to be placed.
    int crasher = 128;   ///< The same for a Crasher.
    int operative = 64;  ///< The same for an Operative that kills.

    // Cards, Discoveries and Generals.
    int draw = 128;          ///< Worth of a card drawn.
    int kill = 128;          ///< Worth of a unit killed.
    int move = 42;           ///< Worth of a unit moved.
    int strength = 85;       ///< Worth of a strength.
    int protect = 42;        ///< Worth of protection.
    int spent = 256;         ///< Worth of three paid influence points.
    int leviathan = 768;     ///< Worth of the Leviathan.
    int guardian = 256;      ///< Worth of the Guardian,
    int guardianTurn = 64;   ///< and a turn left.
    int steamtank = 128;     ///< Worth of the Steamtank, a turn left.
    int card = 192;          ///< Worth that an Espionage card must have to be played.
    int cardLast = 64;       ///< The same in the last turn.
    int cardFight = 256;     ///< The same in battles.
    int cardFightLast = 64;  ///< The same in battles of the last turn.

    // Spymaster actions.
    int conscription = 32;   ///< Worth of Conscription besides the worker.
    int gambit = 51;         ///< Worth of a Gambit.
    int gambitScoring = 85;  ///< The same in a turn of scoring.
    int development = 128;   ///< Worth of Research & Development.
    int developmentLast = 64;
    int counterIntel = 42;   ///< Worth of Counter-Intelligence besides the point of influence.
    int technophilia = 256;  ///< Worth of Technophilia.
    /// Worth of Tactical Operations, for each territory that enemies can come to.
    int tacticalOps = 21;

    // Fights.
    int sally = 16;           ///< Worth of a Soldier in its Citadel.
    int leviathanKeep = 128;  ///< Worth of keeping the Leviathan, a turn left.
    int leviathanKill = 256;  ///< Worth of a unit that it kills.
    int steamtankStay = 128;  ///< Worth that a move of the Steamtank must have.
    int killAnywhere = 32;    ///< Worth of a kill besides its effect on a territory.
    int guardianKeep = 768;   ///< Worth that a territory must have for the Guardian,
    int guardianLast = 256;   ///< and in the last turns.
    int moveLeast = 32;       ///< Acceptable price of moving a unit.

    friend bool operator==(const Weights&, const Weights&) = default;
};

/// One of the numbers above.
struct WeightField {
    std::string_view name;  ///< Name in files.
    int Weights::*value;
    int min, max;
    int scale;  ///< Size of a change worth trying.
};
std::span<const WeightField> weightFields();

}  // namespace hexa::clockwork
