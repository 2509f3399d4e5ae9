// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/caserunner.h"

namespace hexa::test {

/// Returns the rule cases of Harvest for two players (tests/core/play/harvest.case).
play::CaseGame harvestCases();

}  // namespace hexa::test
