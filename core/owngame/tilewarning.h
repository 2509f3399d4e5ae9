// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"
#include "core/owngame/definition.h"

#include <optional>

namespace hexa::owngame {

/// Returns the first rule or count that an edit of tiles breaks, or breaks more than before, as a
/// sentence. Looks at rules on numbers and on cells near each other, which take a moment; all other
/// rules are left to the check. What tiles still to come can repair is no reason. None in profile
/// Free, and on boards so large that it would lag behind the pointer.
std::optional<Message> tileWarning(const Definition& definition, const Scenario& scenario, const Edit& edit);

}  // namespace hexa::owngame
