// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "core/engine/system.h"

#include <string>
#include <vector>

// Decides which files a command may overwrite. A named output replaces the file with this name. The
// command's own input and files of another kind are never replaced.

namespace hexa::cli {

/// The kinds of files that hold a person's work, by their endings; everything else can be made
/// again.
enum class Written { Map, Texts, Game, Campaign, Definition, Other };

/// Prints an error and returns false if `output` is one of the inputs (through any links), or a
/// map, text project or game that something else would replace. Empty names and "-" are not files.
/// Commands that change a file by design leave it out of the inputs.
bool mayWrite(Context& context, const std::string& output, Written what,
              const std::vector<std::string>& inputs);

/// Checks the same for the numbered files of several pages, "sheet-01.png" for "sheet.png".
bool mayWritePages(Context& context, const std::string& output, const std::string& input);

/// Returns the errors that the check of a game finds on a map and that are not accepted.
std::vector<Problem> errorsOf(const GameSystem& system, const Scenario& map);

}  // namespace hexa::cli
