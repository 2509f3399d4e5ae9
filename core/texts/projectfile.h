// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/texts/project.h"

#include <string>
#include <string_view>

namespace hexa::texts {

/// The text of a `.hexatext` file as a project (docs/text-projects.md). Fails with the codes of core/json,
/// "texts.format", "texts.version" or "texts.file.*" and the pointer to what is wrong.
Result<Project> readProject(std::string_view json);

/// The file's text: the same project gives the same bytes.
std::string writeProject(const Project& project);

}  // namespace hexa::texts
