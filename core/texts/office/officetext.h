// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <stop_token>
#include <string>
#include <string_view>

// Documents of word processors and others, read by the program pandoc where it is installed.

namespace hexa::texts {

/// True for a document that pandoc reads, by its name: ODT, DOCX, RTF, EPUB, HTML and others.
bool isOfficeText(std::string_view path);

/// Returns such a document as Markdown: headings, lists, tables, bold and italic stay. Waits for
/// pandoc, so it must not run in the window's thread. Fails with "texts.office.missing" (it is not
/// installed), "texts.office.slow" (it needs more than a minute), "texts.office.large" (its text is
/// too large), "texts.import.stopped" or "texts.office.failed" with what it says.
/// @param searchPath folders with programs, separated by colons (the variable PATH); may be null
Result<std::string> officeAsMarkdown(const std::string& path, const char* searchPath,
                                     const std::stop_token& stop = {});

}  // namespace hexa::texts
