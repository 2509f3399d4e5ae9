// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/embedded.h"
#include "core/base/result.h"
#include "core/engine/system.h"

#include <cassert>
#include <span>
#include <utility>
#include <vector>

// Data of a game that comes with the program, read when the game is put together.

namespace hexa {

/// Returns compiled-in data. It has been tested, so it can be read.
template <class T>
T builtIn(Result<T> result) {
    assert(result && "built-in data is valid");
    return std::move(*result);
}

/// Returns the drawings among a game's files (GameSystem::drawings): those in tiles/abstract, by
/// the names of their files.
std::vector<TileDrawing> builtInDrawings(std::span<const EmbeddedFile> files);

}  // namespace hexa
