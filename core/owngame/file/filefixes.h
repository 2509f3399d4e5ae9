// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/owngame/definition/definition.h"

#include <functional>
#include <optional>
#include <vector>

namespace hexa::owngame {

/// Obvious repair of a problem in a game file.
struct FileFix {
    Message name;  ///< For its button, e.g. "Use “field”".
    std::function<void(Definition&)> apply;
};

/// Returns the repairs of a problem that problemsOf() lists, best first. Returns none if it takes a
/// decision. An unknown name becomes the nearest known one everywhere, or what refers to it is
/// removed.
std::vector<FileFix> fixesOf(const Definition& definition, const Error& problem);

/// Returns the repair of counts of tiles that ask for more than a layout has hexes: the largest
/// ones get lower, one by one, until they fit. Returns none if they fit.
std::optional<FileFix> fixOfCounts(const Definition& definition);

}  // namespace hexa::owngame
