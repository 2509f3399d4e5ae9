// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/embedded.h"
#include "core/base/localized.h"

#include <span>

namespace hexa::clockwork {

/// The text of a file of resources/clockwork, by its path in there, e.g. "catalog.json". The file must exist.
std::string_view resource(std::string_view name);

/// Everything in resources/clockwork that is compiled in.
std::span<const EmbeddedFile> resourceFiles();

}  // namespace hexa::clockwork
