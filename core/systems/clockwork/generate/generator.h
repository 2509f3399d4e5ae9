// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate/generate.h"

namespace hexa::clockwork {

inline constexpr int rulebookGeneratorVersion = 1;

/// Generates a random map by the rulebook on the layout of `request.base` (RulebookDraw explains
/// the random parts). Locked cells, blank spaces and Capitals do not change; a seat without a
/// Capital on its home gets one there. New tiles get the lowest free IDs in reading order. The
/// provenance records seed and wishes. Fails with "clockwork.generate.*".
Result<Scenario> generateRulebook(const GenerateRequest& request, const Catalog& catalog);

/// Returns the random steps behind that map, to be repeated at a table (GEN-05): the content of the
/// bag, the fixed tiles, and each draw with its place. Fails as generateRulebook().
Result<std::vector<DrawStep>> rulebookLog(const GenerateRequest& request, const Catalog& catalog);

}  // namespace hexa::clockwork
