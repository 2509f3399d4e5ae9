// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/systems/clockwork/cases/casefile.h"
#include "core/systems/clockwork/rules/play.h"

#include <functional>
#include <memory>

namespace hexa::clockwork {

/// What is wrong with a line; none if all is well.
using Wrong = std::optional<std::string>;

/// The table on which a case is played: map, cards, options and the position that the case starts from. A deck that
/// the case says nothing about has blank cards, which do nothing.
class CaseTable {
public:
    /// `stand-in`: the cards that a case may name by their ids.
    CaseTable(const Catalog& catalog, const CardPack& cards) : mCatalog(catalog), mCards(cards) {}
    CaseTable(const CaseTable&) = delete;
    CaseTable& operator=(const CaseTable&) = delete;

    /// Reads all of the case but its orders and expectations. `change` is for tests that flip an option.
    std::optional<CaseTrouble> lay(const RuleCase& ruleCase,
                                   const std::function<void(RuleOptions&)>& change = {});

    const Game& game() const { return *mGame; }
    State state;
    EventLog log;

private:
    Wrong readOptions(const CaseLine& head);
    Wrong readPlayers(const CaseLine& head);
    Wrong readMapRow(const CaseLine& line);
    Wrong readCard(const CaseLine& line);
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

/// Writes the STATE lines of a case into a state (casestate.cpp).
class StateBuilder;
Wrong readStateLine(const Game& game, StateBuilder& builder, const CaseLine& line);

/// Compares a line of EXPECT (caseexpect.cpp).
Wrong checkExpectation(const Game& game, const State& state, const EventLog& log, const CaseLine& line);

}  // namespace hexa::clockwork
