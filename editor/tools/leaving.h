// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/placement.h"

namespace hexa::editor {

/// Tells which players an edit takes off the map with their homes: before it is done, and in the
/// name of its step.
class Leaving {
    Q_DECLARE_TR_FUNCTIONS(Leaving)
public:
    /// Returns "Replaced: home (player 1 is removed)"; empty if no player leaves.
    static QString warning(const ToolContext& context, const Edit& edit);
    /// Returns the name of a step, with the players that leave by it.
    static StepName named(const ToolContext& context, const StepName& name, const Edit& edit);
    /// Makes an edit as one step with such a name. False if it changes nothing.
    static bool apply(const ToolContext& context, const Edit& edit, const StepName& name);

private:
    static QString players(const std::vector<std::size_t>& seats);
};

}  // namespace hexa::editor
