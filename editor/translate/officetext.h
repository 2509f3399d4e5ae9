// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <stop_token>
#include <string>

// Documents of word processors, read by the program pandoc where it is installed.

namespace hexa::editor {

/// True for a document that pandoc can read, by its name: ODT, DOCX, RTF.
bool isOfficeText(const QString& path);

/// Returns such a document as Markdown: headings, lists, tables, bold and italic stay. Waits for
/// pandoc, so it must not run in the window's thread. Fails with "texts.office.missing" (it is not
/// installed), "texts.office.slow" (it needs more than a minute), "texts.office.large" (its text is
/// too large) or "texts.office.failed" with what it says.
Result<std::string> officeAsMarkdown(const QString& path, const std::stop_token& stop);

}  // namespace hexa::editor
