// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/project.h"

#include <string>
#include <string_view>

namespace hexa::texts {

/// One language to be read: the title, headings (those of sections, too, if their first text is none), lists, paragraphs. A title
/// that is not in that language is left out, as texts are.
std::string writeMarkdown(const Project& project, std::string_view language);

}  // namespace hexa::texts
