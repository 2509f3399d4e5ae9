// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/embedded.h"
#include "core/engine/system.h"
#include "core/play/casefile.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace hexa::play {

/// Table for one case: the functions that a game provides for playing its cases.
class CaseTable {
public:
    virtual ~CaseTable() = default;

    /// Reads all parts but RULES, ORDERS and EXPECT.
    virtual std::optional<CaseTrouble> lay(const RuleCase& ruleCase) = 0;
    /// Begins another part of ORDERS: earlier events are no longer expected.
    virtual void forgetEvents() = 0;
    /// Carries out a line of ORDERS. A sealed move waits for reveal(); any other order reveals
    /// first.
    virtual Wrong order(const CaseLine& line) = 0;
    /// Carries out together the sealed moves that wait, if any.
    virtual Wrong reveal() = 0;
    /// True if this decision is open; "over": if the game is over.
    virtual bool isOpen(std::string_view decision) const = 0;
    /// Answers the open decision by doing as little as possible.
    virtual Wrong skip() = 0;
    /// Tries an order that a rule may forbid; the error has the rule as argument "rule", or else
    /// its code stands for the rule.
    virtual Status attempt(const std::string& order) = 0;
    /// Compares a line of EXPECT.
    virtual Wrong expect(const CaseLine& line) = 0;
    /// Changes with the state, and when something happens.
    virtual std::uint64_t hash() const = 0;
};

/// Functions of a game for playing its cases.
struct CaseGame {
    std::span<const std::string_view> keywords;  ///< Keywords of this game alone.
    std::function<std::unique_ptr<CaseTable>()> table;
    std::span<const EmbeddedFile> files = {};  ///< Files that come with the program.
};

/// Returns all cases that come with the program, those of each file up to its first mistake.
std::vector<RuleCase> casesOf(const CaseGame& game);

/// Plays one case on a new table; none if it passed.
std::optional<CaseTrouble> runCase(const RuleCase& ruleCase, CaseTable& table);

/// Results of the cases of one file.
struct CaseReport {
    struct Case {
        std::string id;
        std::string title;
        int line = 0;
        std::optional<CaseTrouble> failure;  ///< None: the case passed.
    };
    std::vector<Case> cases;
    /// Place of an unreadable line; the file is read up to there.
    std::optional<CaseTrouble> mistake;
};
/// Plays the cases of a file of any author; any text is safe.
CaseReport runCaseFile(const CaseGame& game, std::string_view text);

/// Plays the cases that come with the program, for its self-check. A mistake in a file is a case
/// that fails.
SelfCheck checkRuleCases(const CaseGame& game);

}  // namespace hexa::play
