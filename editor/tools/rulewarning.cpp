// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/rulewarning.h"

#include "core/owngame/system.h"
#include "core/owngame/tilewarning.h"

namespace hexa::editor {

QString ruleWarning(const ToolContext& context, const Edit& edit) {
    const Document& document = context.document;
    const owngame::Definition* game = owngame::definitionOf(document.system());
    if (game == nullptr) return {};
    const auto message = owngame::tileWarning(*game, document.scenario(), edit);
    return message ? context.locale.text(*message) : QString();
}

}  // namespace hexa::editor
