// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"
#include "core/owngame/definition/definition.h"

#include <optional>

namespace hexa::owngame {

/// Returns the first rule or count that an edit of tiles breaks, or breaks more than before, as a
/// sentence. Examines only rules on numbers and on neighbouring cells, which are quick; the check
/// finds the others. Ignores faults that tiles placed later can repair. Returns none in profile
/// Free, and on boards so large that the answer would lag behind the pointer.
std::optional<Message> tileWarning(const Definition& definition, const Scenario& scenario, const Edit& edit);

}  // namespace hexa::owngame
