// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/embedded.h"

#include <span>
#include <string_view>

namespace hexa::bauen {

/// The text of a file of resources/bauen, by its path in there, e.g. "catalog.json". The file must exist.
std::string_view resource(std::string_view name);

/// Everything in resources/bauen that is compiled in.
std::span<const EmbeddedFile> resourceFiles();

}  // namespace hexa::bauen
