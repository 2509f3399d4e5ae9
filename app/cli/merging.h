// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"

#include <CLI/App.hpp>

// The command `merge` of every program whose runs may be shared out (splitting.h).

namespace hexa::cli {

/// Adds the commands that parts may be of.
using AddCommands = void (*)(CLI::App& app, Context& context);

/// Adds `merge` for runs of these commands.
void addMerging(CLI::App& app, Context& context, AddCommands addShared);

}  // namespace hexa::cli
