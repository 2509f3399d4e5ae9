// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/exchange/catalogue.h"
#include "core/texts/exchange/table.h"

#include <map>

// Writers of the forms, and what they share with the readers. Used only in this folder.

namespace hexa::texts {

/// Returns the ID of an entry without one: the beginning of its source. Other entries may begin so,
/// too (see Keys in joined.cpp and planMerge).
std::string idOfSource(std::string_view source);

/// Returns the ID of the n-th entry of a file with this ID: "a-2", or "files-2[few]" for a plural
/// form.
std::string numberedId(std::string_view id, int number);

/// Changes an entry to characters that every form can hold, so that each text comes back unchanged.
void makeWritable(CatalogueEntry& entry);

/// Before the state of a text in a comment of a file, and before a text of another language.
inline constexpr std::string_view stateNote = "state: ";
inline constexpr std::string_view referenceNote = "reference ";

/// Returns the lines of a developer's comment without those that this program writes.
std::vector<std::string> developerNotes(std::string_view comment);

/// Name of the form of a kept table, and its columns as a kept file has them.
inline constexpr std::string_view tableForm = "csv";
std::map<std::string, int> rolesOf(const TableColumns& columns);
/// Writes the project's texts into the cells of the chosen languages, source included. All other
/// bytes stay. Fails as writeInPlace does.
Result<InPlace> writeTableInPlace(const Project& project, const KeptFile& file);

std::string writePo(const Catalogue& catalogue);

std::string writeXliff12(const Catalogue& catalogue);
std::string writeXliff20(const Catalogue& catalogue);
std::string writeTs(const Catalogue& catalogue);

}  // namespace hexa::texts
