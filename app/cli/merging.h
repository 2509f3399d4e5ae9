// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"

#include <CLI/App.hpp>

#include <string>
#include <vector>

// The command `merge` of every program whose runs may be shared out (splitting.h).

namespace hexa::cli {

struct MergeOptions {
    std::vector<std::string> parts;  ///< Paths.
    std::string output;              ///< Empty = not given.
};

/// Adds the commands that parts may be of.
using AddCommands = void (*)(CLI::App& app, Context& context);

/// Adds the options of `merge`, which put what is typed into `options`.
CLI::App* addMergeCommand(CLI::App& app, const Context& context, MergeOptions& options);

/// Adds `merge` for runs of these commands.
void addMerging(CLI::App& app, Context& context, AddCommands addShared);

/// Puts the parts together and has the command that they were played for tell what they found.
void mergeParts(Context& context, const MergeOptions& options, AddCommands addShared);

}  // namespace hexa::cli
