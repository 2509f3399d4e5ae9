// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/casefile.h"
#include "core/play/casewords.h"
#include "core/systems/claymore/rules/engine.h"

#include <functional>

namespace hexa::claymore {

using play::Wrong;
/// Nothing is wrong.
inline constexpr Wrong fine = std::nullopt;

/// Start position of a case: battlefield, places of the regiments, rest of the deck.
class CasePosition {
public:
    explicit CasePosition(const Catalog& catalog) : mCatalog(catalog) {}
    CasePosition(const CasePosition&) = delete;
    CasePosition& operator=(const CasePosition&) = delete;

    /// Reads all of the case but its orders and expectations. `change` is for tests that flip a
    /// switch.
    std::optional<play::CaseTrouble> lay(const play::RuleCase& ruleCase,
                                         const std::function<void(RuleOptions&)>& change);

    const Battle& battle() const { return *mBattle; }
    State state;
    EventLog log;

private:
    Wrong readOptions(const play::CaseLine& head);
    Wrong readSeats(const play::CaseLine& head);
    Wrong readField(const play::CaseLine& head);
    Wrong readTerrain(const play::CaseLine& line);
    Wrong readZone(const play::CaseLine& line);
    Wrong readState(const play::CaseLine& line);
    Wrong readDeck(const play::CaseLine& line);
    void layMat();
    void printMat();
    int firstSeat(Army army) const;

    const Catalog& mCatalog;
    RuleOptions mOptions;
    Scenario mScenario;
    Army mChooser = Army::Shadow;
    std::optional<std::array<std::uint8_t, maxDesigns>> mDeck;
    std::vector<RegimentId> mDead;
    std::optional<Battle> mBattle;
};

/// Compares a line of EXPECT (caseexpect.cpp).
Wrong checkExpectation(const Battle& battle, const State& state, const EventLog& log,
                       const play::CaseLine& line);
/// Returns the open decision in the words of the case files: "act P2", "dice", "over".
std::string decisionText(const State& state);
/// Returns an error as an English sentence, with its rule.
std::string inWords(const Error& error);
using play::readNumber;

}  // namespace hexa::claymore
