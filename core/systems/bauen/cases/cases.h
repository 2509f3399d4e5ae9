// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/caserunner.h"
#include "core/systems/bauen/rules/options.h"
#include "core/systems/bauen/terms/gameset.h"

#include <functional>
#include <memory>
#include <vector>

namespace hexa::bauen {

/// A table for rule cases (core/play/caserunner.h). `change` is for tests: it may flip a switch before the game begins.
std::unique_ptr<play::CaseTable> caseTable(const GameSet& set,
                                           const std::function<void(RuleOptions&)>& change = {});
/// All case files that are compiled in (resources/bauen/cases), each up to its first mistake.
std::vector<play::RuleCase> builtInCases();

/// Plays all of them, for the command line's self-check.
SelfCheck checkRuleCases();
/// The cases of a file that anybody wrote, for `hexatelier-cli cases`.
play::CaseReport runCaseFile(std::string_view text);

}  // namespace hexa::bauen
