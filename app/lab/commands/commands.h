// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"

#include <CLI/App.hpp>

// Each function adds the commands of one file to the laboratory, as in app/cli/commands/commands.h.

namespace hexa::cli {

void addFitting(CLI::App& app, Context& context);     ///< fit, try-table
void addTrying(CLI::App& app, Context& context);      ///< ladder, calibrate
void addLearning(CLI::App& app, Context& context);    ///< learn
void addExploiting(CLI::App& app, Context& context);  ///< exploit
void addContesting(CLI::App& app, Context& context);  ///< tournament

}  // namespace hexa::cli
