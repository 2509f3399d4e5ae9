// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parts/part.h"

#include <string_view>

// The file of a part (docs/clusters.md): JSON, the same bytes for the same part.

namespace hexa::parts {

std::string writePart(const Part& part);
/// Fails with "json.*", "parts.no-part", "file.newer-version", "parts.damaged" (not all is as it
/// was written) or "parts.tally" (its counts contradict each other), and the JSON pointer.
Result<Part> readPart(std::string_view json);

}  // namespace hexa::parts
