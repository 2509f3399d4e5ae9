// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file/filestamp.h"
#include "editor/game/gameshelf.h"

#include <string>

namespace hexa::editor {

/// A map as a file has it.
struct MapFile {
    GameShelf::Read read;
    FileStamp stamp;
};

/// Reads a `.hexa` file as JSON, a `.txt` file as a text map if it isn't JSON, and the map that a
/// printed PDF carries.
Result<MapFile> readMapFile(const std::string& path, const Systems& systems);

}  // namespace hexa::editor
