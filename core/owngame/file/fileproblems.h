// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/owngame/definition/definition.h"

#include <optional>
#include <vector>

namespace hexa::owngame {

/// Maximum number of problems that problemsOf() returns, apart from that of the drawings.
inline constexpr std::size_t mostFileProblems = 20;

/// Returns the errors of a game that is being edited, with JSON pointers as in its file. Returns
/// none if the file could be read. A wrong layout, count or rule doesn't hide the next error. An
/// error in a part that others refer to does.
std::vector<Error> problemsOf(Definition definition);

/// Returns the error of all drawings together: "owngame.drawing.too-many-pixels" or
/// "owngame.too-large". Returns none if they fit into a file. problemsOf() reports it too.
std::optional<Error> drawingsProblem(const Definition& definition);

}  // namespace hexa::owngame
