// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base.h"

#include <string>
#include <vector>

namespace hexa::cli {

/// Options of the commands of `library`. Empty: not given.
struct LibraryOptions {
    BaseOptions base;
    std::vector<std::string> variants;
    std::string configuration, style, seed, threads, output, file, number;
    std::string maps, tries, games, searchGames, part, kind, onFrom;
    std::vector<std::string> files;
};

/// Returns the game of --system, else the first one with a library. Prints an error and returns
/// null if no game fits.
const GameSystem* libraryGameOf(Context& context, const LibraryOptions& options);

/// Makes proven maps and writes the file after each one.
void runMake(Context& context, const LibraryOptions& options);

}  // namespace hexa::cli
