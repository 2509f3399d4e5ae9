// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/play/caserunner.h"
#include "core/systems/claymore/rules/options.h"

namespace hexa::claymore {

/// Returns a table for rule cases (core/play/caserunner.h). `change` is for tests: it may flip a
/// switch before the battle begins.
std::unique_ptr<play::CaseTable> caseTable(const Catalog& catalog,
                                           const std::function<void(RuleOptions&)>& change = {});
/// Returns the cases of resources/claymore/cases and how they are played. Safe for any text of a
/// case.
play::CaseGame caseGame();

}  // namespace hexa::claymore
