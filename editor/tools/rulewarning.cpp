// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/rulewarning.h"

#include "core/engine/system.h"
#include "editor/document/document.h"
#include "editor/ui/locale.h"

namespace hexa::editor {

QString ruleWarning(const ToolContext& context, const Edit& edit) {
    const Document& document = context.document;
    if (!document.system().warning) return {};
    const auto message = document.system().warning(document.scenario(), edit);
    return message ? context.locale.text(*message) : QString();
}

}  // namespace hexa::editor
