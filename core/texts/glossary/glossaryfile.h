// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/reader.h"
#include "core/json/writer.h"
#include "core/texts/glossary/glossary.h"

namespace hexa::texts {

/// Reads a glossary file: {"format": "hexatelier-glossary", "version": 1, "terms": [...]}, as in
/// docs/formats/text-projects.md.
Result<Glossary> readGlossary(std::string_view json);
std::string writeGlossary(const Glossary& glossary);

/// Returns a table with tabs, its first line `key en de fr ... note`; forms of a cell are separated
/// by " | ", the first is the preferred one, the others admitted. Fails with "texts.glossary.table"
/// and the line.
Result<Glossary> readGlossaryTable(std::string_view text);

/// Reads a glossary file of either form. Fails as the two above.
Result<Glossary> readGlossaryFile(std::string_view text);

/// The list of terms as it stands in text projects too.
Result<Glossary> readTerms(const JsonNode& list);
void writeTerms(JsonWriter& json, const Glossary& glossary);

std::string_view nameOf(FormStatus status);

}  // namespace hexa::texts
