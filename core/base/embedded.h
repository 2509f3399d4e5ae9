// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace hexa {

/// A resource file compiled into the program, so that the core needs no installed files.
struct EmbeddedFile {
    std::string_view path;  ///< Path from the repository root, e.g. "resources/clockwork/catalog.json".
    std::string_view text;
};

}  // namespace hexa
