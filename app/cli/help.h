// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"

#include <CLI/App.hpp>

namespace hexa::cli {

/// Makes --help of the program and of its commands speak the context's language.
void useOwnHelp(CLI::App& app, const Context& context);

/// Returns a command's description and an example of its use, shown by its --help.
CLI::App* addCommand(CLI::App& app, const Context& context, const std::string& name,
                     const std::string& example);

/// Prints the error message for a wrong command line.
void sayUsageError(Context& context, const CLI::App& app, const CLI::ParseError& error);

}  // namespace hexa::cli
