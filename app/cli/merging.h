// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"

#include <CLI/App.hpp>

// Command `merge` for every program with runs in parts (splitting.h).

namespace hexa::cli {

/// Adds the commands with mergeable parts.
using AddCommands = void (*)(CLI::App& app, Context& context);

/// Adds `merge` for the runs of these commands.
void addMerging(CLI::App& app, Context& context, AddCommands addShared);

}  // namespace hexa::cli
