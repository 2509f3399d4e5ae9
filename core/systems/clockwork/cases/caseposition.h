// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/casefile.h"
#include "core/scenario/scenario.h"
#include "core/systems/clockwork/rules/play.h"

#include <functional>

namespace hexa::clockwork {

using play::Wrong;

/// Start position of a case: map, cards, options, state. A deck that the case doesn't mention has
/// blank cards without effect.
class CasePosition {
public:
    /// `cards`: the cards that a case may name by their ids.
    CasePosition(const Catalog& catalog, const CardPack& cards) : mCatalog(catalog), mCards(cards) {}
    CasePosition(const CasePosition&) = delete;
    CasePosition& operator=(const CasePosition&) = delete;

    /// Reads all of the case but its orders and expectations. `change` is for tests that flip an
    /// option.
    std::optional<play::CaseTrouble> lay(const play::RuleCase& ruleCase,
                                         const std::function<void(RuleOptions&)>& change);

    const Game& game() const { return *mGame; }
    State state;
    EventLog log;

private:
    Wrong readOptions(const play::CaseLine& head);
    Wrong readPlayers(const play::CaseLine& head);
    Wrong readMapRow(const play::CaseLine& line);
    Wrong readCard(const play::CaseLine& line);
    Wrong seatPlayers();

    const Catalog& mCatalog;
    const CardPack& mCards;
    RuleOptions mOptions;
    std::vector<std::string> mRaces;
    Scenario mScenario;
    std::optional<int> mFirstRow;
    std::optional<int> mParity;
    GameMap mMap;
    CardPack mPack;
    Deal mDeal;
    std::optional<Game> mGame;
};

/// Returns an error as an English sentence.
std::string inWords(const Error& error);

/// Writes the STATE lines of a case into a state (casestate.cpp).
class StateBuilder;
Wrong readStateLine(const Game& game, StateBuilder& builder, const play::CaseLine& line);

/// Compares a line of EXPECT (caseexpect.cpp).
Wrong checkExpectation(const Game& game, const State& state, const EventLog& log, const play::CaseLine& line);

}  // namespace hexa::clockwork
