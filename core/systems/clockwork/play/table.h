// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/play.h"
#include "core/systems/clockwork/rules/play.h"

#include <memory>

namespace hexa::clockwork {

/// Map, cards and deal of one game, for a Game that refers to them. Must not move.
class Table {
public:
    Table(GameMap map, CardPack pack, const RuleOptions& options, const Deal& deal)
        : mMap(std::move(map)), mPack(std::move(pack)), mGame(mMap, mPack, options, deal) {}
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    const Game& game() const { return mGame; }

private:
    GameMap mMap;
    CardPack mPack;
    Game mGame;
};

/// Returns the options of the map, overridden by those in `values`. Fails with
/// "clockwork.play.option" for an unknown name, "clockwork.play.alliances" if they need other
/// players.
Result<RuleOptions> readOptions(const Scenario& scenario, const OptionValues& values);
/// Returns the options without a map. Also fails with "clockwork.play.players" if the game doesn't
/// support this number of players.
Result<RuleOptions> optionsFor(int players, const OptionValues& values);
/// Returns all options by name.
OptionValues optionValues(const RuleOptions& options);

/// Returns the owner's cards from the text of a file, or those of the program if it is empty.
Result<CardPack> readCards(const std::string& text);

/// Returns GameRecord::setup: the pack (whole if it is not the program's own) and the deal.
std::string setupText(const Game& game);
struct Setup {
    CardPack pack;
    Deal deal;
};
/// Fails with a code and a pointer inside the setup. Cards may be named once each, the deck must be
/// complete.
Result<Setup> readSetup(std::string_view json, int players);

/// Returns the deal that a seed gives.
Deal dealOf(std::uint64_t seed, int players);

/// Returns the choices that replace the deal: Court, first player, the Discovery of each deck
/// (choices.cpp).
std::vector<SetupChoice> setupChoices(const CardPack& pack, int players);
/// Replaces dealt results by choices. Fails with "clockwork.play.choice" for an unknown one.
Status takeChoices(Setup& setup, const std::map<std::string, std::string>& chosen, int players);

}  // namespace hexa::clockwork
