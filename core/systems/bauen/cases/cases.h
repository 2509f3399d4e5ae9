// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/caserunner.h"
#include "core/systems/bauen/terms/gameset.h"
#include "core/systems/bauen/terms/switches.h"

#include <functional>
#include <memory>

namespace hexa::bauen {

/// Returns a table for rule cases (core/play/caserunner.h). `change` is for tests: it may flip a
/// switch before the game begins.
std::unique_ptr<play::CaseTable> caseTable(const GameSet& set,
                                           const std::function<void(RuleOptions&)>& change = {});
/// Returns the cases of resources/bauen/cases and how they are played. Safe for any text of a case.
play::CaseGame caseGame();

}  // namespace hexa::bauen
