// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "core/texts/project.h"

#include <CLI/App.hpp>
#include <optional>
#include <string>

namespace hexa::cli {

/// Returns the text project of a file. Prints an error and returns none if the file has none.
std::optional<texts::Project> loadTextProject(Context& context, const std::string& path);

/// Adds `texts pretranslate` to the group of `texts`.
void addPretranslating(CLI::App& group, Context& context);
/// Adds `texts from-game` and `texts to-game` to it.
void addGameTexts(CLI::App& group, Context& context);

}  // namespace hexa::cli
