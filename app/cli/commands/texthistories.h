// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "core/texts/history.h"

#include <CLI/App.hpp>
#include <string>

// Histories of texts on the command line.

namespace hexa::cli {

/// Adds --author to a command that changes texts.
void addAuthor(CLI::App& command, const Context& context, std::string& author);

/// Returns this author and the present time, for changes that are made now.
texts::Signature signatureNow(const std::string& author);

/// Adds `texts history` to the group of `texts`.
void addTextHistories(CLI::App& group, Context& context);

}  // namespace hexa::cli
