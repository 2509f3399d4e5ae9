// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace hexa {

/// True if the bytes begin like a PDF.
bool isPdf(std::string_view bytes);

/// Returns the first file attached to a PDF with a name ending with `suffix` (e.g. ".hexa"), byte
/// for byte. The PDF may come from any program and is not trusted. Fails with "pdf.unreadable"
/// (damaged or malicious), "pdf.encrypted", "pdf.no-attachment" or "pdf.too-large" (more than
/// `maxBytes` when unpacked).
Result<std::string> attachedFile(std::string_view pdf, std::string_view suffix, std::size_t maxBytes);

}  // namespace hexa
