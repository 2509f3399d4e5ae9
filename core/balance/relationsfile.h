// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/calibrationfile.h"
#include "core/engine/judge/botrelations.h"

namespace hexa::balance {

/// Reads a file of `scripts/relate-bots` (docs/studies/2026-11-tournaments.md): matrices in whole
/// millionths. Fails with "json.*" or "balance.file.*" and the JSON pointer. Also fails if a matrix
/// isn't square or isn't a covariance matrix (symmetric and positive definite).
Result<std::vector<BotRelations>> readRelations(std::string_view json, const IsConfiguration& known);

}  // namespace hexa::balance
