// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/generateoptions.h"
#include "core/generate/atlas/atlas.h"

#include <CLI/App.hpp>

#include <optional>
#include <string>

namespace hexa::cli {

/// What only `generate --mode atlas` is told; empty = not given.
struct AtlasOptions {
    std::string axes;  ///< "contact,villages"
    std::string grid;  ///< "6x6"
    std::string rounds;
    std::string legs;
    std::string resume;  ///< File of an atlas.
};

void addAtlasOptions(CLI::App& command, const Context& context, AtlasOptions& options);

/// `generate --mode atlas`: searches, checks and writes an atlas, or a part of it.
void makeAtlas(Context& context, const GenerateOptions& generate, const AtlasOptions& options);

/// The atlas in a file, as it is written there. None, and said why, if it can't be read.
std::optional<generate::Atlas> readAtlasFile(Context& context, const std::string& path);

}  // namespace hexa::cli
