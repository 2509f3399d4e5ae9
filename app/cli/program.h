// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "core/base/embedded.h"

#include <CLI/App.hpp>

#include <span>
#include <string>

namespace hexa::cli {

/// What one program of commands has of its own.
struct Program {
    std::string name;                              ///< "hexatelier-cli", in its help and its errors.
    std::string about;                             ///< Code of the sentence that says what it is for.
    std::span<const EmbeddedFile> messages;        ///< Its texts, beside those of app/cli/messages.json.
    void (*addCommands)(CLI::App& app, Context&);  ///< The commands, in the order of the help.
};

/// Runs a program with these games. Returns the status that the process ends with.
int runProgram(const Program& program, const Systems& systems, int argc, char** argv);

}  // namespace hexa::cli
