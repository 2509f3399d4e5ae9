// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/stepname.h"

namespace hexa::editor {

void retranslateSteps(QUndoStack& stack) {
    // QUndoStack gives its commands as const only so that nobody edits what they do; a name is no
    // part of that.
    for (int i = 0; i < stack.count(); ++i)
        if (auto* step = dynamic_cast<NamedStep*>(const_cast<QUndoCommand*>(stack.command(i))))
            step->retranslate();
}

}  // namespace hexa::editor
