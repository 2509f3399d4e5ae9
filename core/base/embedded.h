// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <span>
#include <string_view>

namespace hexa {

/// A resource file compiled into the program, so that the core needs no installed files.
struct EmbeddedFile {
    /// Path from the repository root, e.g. "resources/clockwork/catalog.json".
    std::string_view path;
    std::string_view text;
};

/// Returns the text of the file with this path ending, e.g. "catalog.json". The file must exist.
inline std::string_view embeddedText(std::span<const EmbeddedFile> files, std::string_view name) {
    for (const EmbeddedFile& file : files)
        if (file.path.ends_with(name) && file.path.size() > name.size() &&
            file.path[file.path.size() - name.size() - 1] == '/')
            return file.text;
    assert(false && "a resource of this name is compiled in");
    return {};
}

}  // namespace hexa
