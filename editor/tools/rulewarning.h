// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/placement.h"

namespace hexa::editor {

/// Returns the sentence of GameSystem::warning for an edit of tiles, to be shown before the click.
QString ruleWarning(const ToolContext& context, const Edit& edit);

}  // namespace hexa::editor
