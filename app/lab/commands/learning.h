// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "core/lab/learner.h"

// What the commands that learn have in common.

namespace hexa::cli {

/// The set that learning begins with: that of the file, or without one the numbers that nobody
/// learned. None, and said why, if the file holds no such set.
std::optional<LearnValues> startingValues(Context& context, const LearnFunctions& learn,
                                          const std::string& path);

/// One line about a generation.
void tellGeneration(Context& context, const lab::LearnProgress& progress);

}  // namespace hexa::cli
