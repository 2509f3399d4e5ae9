// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalog/catalog.h"
#include "core/engine/generate/generate.h"

#include <string>
#include <string_view>

namespace hexa {

/// Returns a generator's request as a line of compact JSON to copy, to paste and to keep with the
/// map (Provenance::settings). It holds mode, counts, parts, options, symmetry, atlas, tastes,
/// wishes, swaps, keep, pick and effort, but not the base, the seed and threads. Default values are
/// left out, so a rulebook request without wishes gives an empty text.
std::string writeSettings(const GenerateRequest& request, const Catalog& catalog);

/// Most maps that a text or a command can ask for: more only cost time.
inline constexpr int maxKeptMaps = 1'000;
/// And how many swaps from symmetry.
inline constexpr int maxWishedSwaps = 20;

/// Returns the request with its settings replaced by those of the text; base, seed, threads, stop
/// and progress stay. Empty text: all defaults. Fails with "json.*" or "generate.settings" and the
/// JSON pointer of the fault: unknown names, or a kind missing from the catalog. The game itself
/// checks modes, axes and wishes.
Result<GenerateRequest> readSettings(std::string_view text, const Catalog& catalog, GenerateRequest request);

}  // namespace hexa
