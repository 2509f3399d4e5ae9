// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/texts/project.h"

#include <functional>
#include <string>
#include <string_view>

namespace hexa::texts {

/// Returns the text of a game's glossary file by the game's ID, or an empty text.
using GlossarySource = std::function<std::string_view(std::string_view system)>;

/// Reads a `.hexatext` text as a project (docs/formats/text-projects.md). Fails with the codes of
/// core/json, "texts.format", "texts.version" or "texts.file.*" and the pointer to the error. A
/// glossary that the file only names comes from `glossaries`. If it isn't found there, the project
/// keeps the name but has no terms.
Result<Project> readProject(std::string_view json, const GlossarySource& glossaries = {});

/// Returns the file's text: the same project gives the same bytes.
std::string writeProject(const Project& project);

}  // namespace hexa::texts
