// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/texts/project.h"

#include <string>
#include <string_view>
#include <vector>

// Translation memories of other programs (TMX 1.4).

namespace hexa::texts {

/// Returns the translated texts of a project as a memory, with a unit for each text that at least
/// two languages have. What is not approved carries its state; stale texts are left out, as they
/// translate another source. The same project gives the same bytes.
std::string writeTmx(const Project& project);
/// Returns the number of these units. Fails with "texts.tmx.nothing" instead of 0.
Result<std::size_t> unitsForTmx(const Project& project);

/// How codes for bold and italic of other programs are read.
enum class BoldCodes : unsigned char {
    Stars,    ///< `**` and `*`, as texts of our own have them.
    AsInFile  ///< `<b>`, as texts from other programs have them.
};
/// Returns how the texts of a project write what is bold.
BoldCodes boldCodesOf(const Project& project);

/// Returns a memory as a project, as a Memory remembers it. Texts are approved unless the file
/// has another state of ours. Languages keep the file's order. "en-US" becomes "en" unless
/// `known` has "en-US", because memories rarely mean the difference. Codes of other programs
/// become what they stand for (`{n}`), and empty ones placeholders (`{ph1}`). Fails with the
/// codes of XmlSource, "texts.tmx.form" (not a TMX file) and "texts.tmx.empty" (nothing in two
/// languages).
Result<Project> readTmx(std::string_view bytes, const std::vector<std::string>& known = {},
                        BoldCodes bold = BoldCodes::Stars);

}  // namespace hexa::texts
