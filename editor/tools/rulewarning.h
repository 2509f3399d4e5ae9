// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/placement.h"

namespace hexa::editor {

/// Returns the sentence of the rule that an edit of tiles breaks in a game of a file; empty if
/// none. It is a warning before a click, not a refusal. Empty for boards where it would lag behind
/// the pointer.
QString ruleWarning(const ToolContext& context, const Edit& edit);

}  // namespace hexa::editor
