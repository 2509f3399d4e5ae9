// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/stepname.h"

namespace hexa::editor {

void retranslateSteps(QUndoStack& stack) {
    // QUndoStack returns const commands to protect their effects; a name has none.
    for (int i = 0; i < stack.count(); ++i)
        if (auto* step = dynamic_cast<NamedStep*>(const_cast<QUndoCommand*>(stack.command(i))))
            step->retranslate();
}

}  // namespace hexa::editor
