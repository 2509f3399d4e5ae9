// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/rulecases.h"
#include "core/engine/system.h"
#include "core/systems/clockwork/cases/casefile.h"
#include "core/systems/clockwork/rules/play.h"

#include <functional>
#include <span>

namespace hexa::clockwork {

/// How a rule case went.
struct CaseResult {
    std::string id;
    std::string title;
    std::string file;
    std::vector<std::string> shows;  ///< As in RuleCase.
    std::vector<std::string> contrasts;
    std::string failure;                 ///< "scoring.case:12: ..."; empty = as expected. For developers.
    std::optional<CaseTrouble> trouble;  ///< The same apart; none = as expected.
    bool ok() const { return failure.empty(); }
};

/// Plays one case. `change` is for tests: it may flip an option before the game starts. The state is looked through for
/// violations at every step, and a refused order must leave it as it is.
CaseResult runCase(const RuleCase& ruleCase, const Catalog& catalog, const CardPack& cards,
                   const std::function<void(RuleOptions&)>& change = {});

/// All case files that are compiled in (resources/clockwork/cases). A mistake in a file is a case that fails.
std::vector<RuleCase> builtInCases(std::vector<CaseResult>* mistakes = nullptr);
std::vector<CaseResult> runAllCases();
/// The same for the command line's self-check.
SelfCheck checkRuleCases();
/// The cases of a file that anybody wrote, for `hexatelier-cli cases`.
RuleCaseFile runCaseFile(std::string_view text);

}  // namespace hexa::clockwork
