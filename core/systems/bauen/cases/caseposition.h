// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/casefile.h"
#include "core/play/casewords.h"
#include "core/systems/bauen/rules/engine.h"
#include "core/systems/bauen/terms/gameset.h"

#include <functional>
#include <memory>
#include <optional>

namespace hexa::bauen {

using play::Wrong;
/// Nothing is wrong.
inline constexpr Wrong fine = std::nullopt;

/// Start position of a case: regions, pieces on them, missions, rest of the stocks.
class CasePosition {
public:
    explicit CasePosition(const GameSet& set) : mSet(set) {}
    CasePosition(const CasePosition&) = delete;
    CasePosition& operator=(const CasePosition&) = delete;

    /// Reads all of the case but its orders and expectations. `change` is for tests that flip a
    /// switch.
    std::optional<play::CaseTrouble> lay(const play::RuleCase& ruleCase,
                                         const std::function<void(RuleOptions&)>& change);

    const Table& table() const { return *mTable; }
    State state;
    EventLog log;

private:
    Wrong readOptions(const play::CaseLine& head);
    Wrong readPlayers(const play::CaseLine& head);
    Wrong readBoard(const play::CaseLine& head);
    Wrong readArea(const play::CaseLine& line);
    Wrong readPrice(const play::CaseLine& line);
    Wrong readDeal(const play::CaseLine& line);
    Wrong readStart(const play::CaseLine& head);
    Wrong readState(const play::CaseLine& line);
    Wrong readInArea(int area, const play::CaseLine& line);
    Wrong readOfPlayer(int seat, const play::CaseLine& line);
    /// Returns a table for the words of places; made again when all is read.
    Wrong makeGround();
    int area(std::string_view text) const;
    int region(std::string_view text) const;
    int seat(std::string_view text) const;
    int mission(std::string_view text) const;

    const GameSet& mSet;
    int mSeats = 2;
    RuleOptions mOptions;
    GameData mData;
    Position mPosition;
    std::string mBoard;
    Deal mDeal;
    bool mFromStart = true;
    int mRound = 0, mTurn = 0;
    /// Statements about stocks, applied once these are known.
    std::vector<std::function<void(State&)>> mStocks;
    std::optional<Table> mTable;
};

/// Compares a line of EXPECT (caseexpect.cpp).
Wrong checkExpectation(const Table& table, const State& state, const EventLog& log,
                       const play::CaseLine& line);
/// Returns the open decision in the words of the case files: "act P2", "pay P1", "over".
std::string decisionText(const State& state);
/// Returns an error as an English sentence, with its rule.
std::string inWords(const Error& error);
using play::readNumber;
/// Returns the seat of "P2"; none if the game has fewer seats.
int readSeat(std::string_view text, int seats);
/// Index of a word in a list; none if it is not there.
template <class Words>
int placeIn(const Words& words, std::string_view text) {
    int index = 0;
    for (const auto& word : words) {
        if (word == text) return index;
        ++index;
    }
    return none;
}
inline constexpr std::array<std::string_view, 5> stockWords{"stones", "halls", "workers", "walls", "dice"};

}  // namespace hexa::bauen
