// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/texts/glossary/glossary.h"

#include <string>
#include <string_view>
#include <vector>

// Glossaries as other programs exchange them: tables (CSV) and TBX.

namespace hexa::texts {

/// Forms of glossary files.
enum class GlossaryForm : unsigned char { Json, Tbx, Csv };

/// Returns the form that a file name asks for; JSON for unknown endings.
GlossaryForm glossaryFormOf(std::string_view path);

/// Reads a glossary of any form: JSON, TBX-Basic of version 2 or 3, or a table. Fails with the
/// codes of readGlossary, readTbx or readGlossaryCsv.
/// @param known languages of the project: "en-US" is "en" unless they have "en-US"
Result<Glossary> readAnyGlossary(std::string_view bytes, const std::vector<std::string>& known = {});
std::string writeGlossaryAs(const Glossary& glossary, GlossaryForm form);

/// Reads a table: a column for each language with forms separated by "|", the first of them
/// preferred; "de:forbidden" has forms of another status. `key`, `family`, `note` and `flags` are
/// known, too. A term without a key gets a number. Fails with "texts.table.*",
/// "texts.table.no-language" or "texts.glossary.twice".
Result<Glossary> readGlossaryCsv(std::string_view bytes, const std::vector<std::string>& known = {});
std::string writeGlossaryCsv(const Glossary& glossary);

/// Reads TBX-Basic of version 2 (martif) or 3 (tbx). Data that a glossary has no place for is left
/// out. Fails with the codes of XmlSource, "texts.tbx.form" or "texts.tbx.empty".
Result<Glossary> readTbx(std::string_view bytes, const std::vector<std::string>& known = {});
/// Returns TBX-Basic of version 3, style DCA. The same glossary gives the same bytes.
std::string writeTbx(const Glossary& glossary);

}  // namespace hexa::texts
