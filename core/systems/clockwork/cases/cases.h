// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/caserunner.h"
#include "core/systems/clockwork/rules/options.h"

namespace hexa::clockwork {

struct CardPack;

/// A table for rule cases (core/play/caserunner.h). The state is looked through for violations at every step. `change` is
/// for tests: it may flip an option before the game starts.
std::unique_ptr<play::CaseTable> caseTable(const Catalog& catalog, const CardPack& cards,
                                           const std::function<void(RuleOptions&)>& change = {});
play::CaseFile readCases(std::string_view text);
/// All case files that are compiled in (resources/clockwork/cases), each up to its first mistake.
std::vector<play::RuleCase> builtInCases();

/// Plays all of them, for the command line's self-check.
SelfCheck checkRuleCases();
/// The cases of a file that anybody wrote, for `hexatelier-cli cases`.
play::CaseReport runCaseFile(std::string_view text);

}  // namespace hexa::clockwork
