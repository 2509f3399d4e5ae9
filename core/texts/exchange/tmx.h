// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/texts/project.h"

#include <string>
#include <string_view>
#include <vector>

// Translation memories of other programs (TMX 1.4).

namespace hexa::texts {

/// Returns the approved texts of a project as a memory, with a unit for each text that at least two
/// languages have. The same project gives the same bytes.
std::string writeTmx(const Project& project);
/// Returns the number of these units. Fails with "texts.tmx.nothing" instead of 0.
Result<std::size_t> unitsForTmx(const Project& project);

/// Returns a memory as a project with all texts approved, as a Memory remembers them. Languages
/// keep the file's order. "en-US" becomes "en" unless `known` has "en-US", because memories rarely
/// mean the difference. Leaves out marks of other programs inside texts. Fails with the codes of
/// XmlSource, "texts.tmx.form" (not a TMX file) and "texts.tmx.empty" (nothing in two languages).
Result<Project> readTmx(std::string_view bytes, const std::vector<std::string>& known = {});

}  // namespace hexa::texts
