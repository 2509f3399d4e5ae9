// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/caserunner.h"
#include "core/systems/clockwork/rules/options.h"

namespace hexa::clockwork {

struct CardPack;

/// Returns a table for rule cases (core/play/caserunner.h). The state is looked through for
/// violations at every step. `change` is for tests: it may flip an option before the game starts.
std::unique_ptr<play::CaseTable> caseTable(const Catalog& catalog, const CardPack& cards,
                                           const std::function<void(RuleOptions&)>& change = {});
/// Returns the cases of resources/clockwork/cases and how they are played. Safe for any text of a
/// case.
play::CaseGame caseGame();

}  // namespace hexa::clockwork
