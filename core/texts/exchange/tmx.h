// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/texts/project.h"

#include <string>
#include <string_view>
#include <vector>

// Translation memories of other programs (TMX 1.4).

namespace hexa::texts {

/// The approved texts of a project as a memory: a unit each that at least two languages have. The same project gives the
/// same bytes.
std::string writeTmx(const Project& project);
/// How many units that are; "texts.tmx.nothing" if there is none.
Result<std::size_t> unitsForTmx(const Project& project);

/// A memory as a project whose texts are all approved: what a Memory remembers. Languages come in the order in which the
/// file names them. "en-US" is one of `known` if that is there, else "en": memories rarely mean the difference. Marks of other
/// programs inside of texts are left out. Fails with the codes of XmlSource, "texts.tmx.form" (no TMX) and "texts.tmx.empty"
/// (nothing in two languages).
Result<Project> readTmx(std::string_view bytes, const std::vector<std::string>& known = {});

}  // namespace hexa::texts
