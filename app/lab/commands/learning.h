// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "core/lab/learner.h"

// Common parts of the commands that learn.

namespace hexa::cli {

/// Returns the set where learning begins: the one in the file, or the unlearned numbers if no file
/// is given. Prints an error and returns none if the file holds no such set.
std::optional<LearnValues> startingValues(Context& context, const LearnFunctions& learn,
                                          const std::string& path);

/// Prints one line about a generation.
void tellGeneration(Context& context, const lab::LearnProgress& progress);

}  // namespace hexa::cli
