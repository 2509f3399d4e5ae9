// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace hexa {

/// True if the bytes begin like a PDF.
bool isPdf(std::string_view bytes);

/// The first file attached to a PDF whose name ends with `suffix` (e.g. ".hexa"), byte for byte.
/// Reads what any program wrote, trusts none: fails with "pdf.unreadable" (damaged, or made to do
/// harm), "pdf.encrypted", "pdf.no-attachment" or "pdf.too-large" (more than `maxBytes` when
/// unpacked).
Result<std::string> attachedFile(std::string_view pdf, std::string_view suffix, std::size_t maxBytes);

}  // namespace hexa
