// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "core/base/embedded.h"

#include <CLI/App.hpp>

#include <span>
#include <string>

namespace hexa::cli {

/// Data of one command-line program.
struct Program {
    std::string name;   ///< "hexatelier-cli", in its help and its errors.
    std::string about;  ///< Code of the sentence about its purpose.
    /// Its texts, in addition to those of app/cli/messages.json.
    std::span<const EmbeddedFile> messages;
    /// Adds the commands, in the order of the help.
    void (*addCommands)(CLI::App& app, Context&);
};

/// Runs a program with these games. Returns the exit status of the process.
int runProgram(const Program& program, const Systems& systems, int argc, char** argv);

}  // namespace hexa::cli
