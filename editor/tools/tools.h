// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/tool.h"

#include <memory>
#include <span>
#include <string_view>

namespace hexa::editor {

/// A tool as the window offers it: in the tool bar, the menu, the command search and the settings
/// of keys.
struct ToolInfo {
    const char* id;    ///< Id of its action: "tool.brush".
    const char* text;  ///< In the context "Actions", to be translated.
    const char* icon;
    const char* key;      ///< By default; in the portable form of QKeySequence.
    const char* purpose;  ///< For its tooltip; as `text`.
    std::unique_ptr<Tool> (*make)(const ToolContext& context, QObject* parent);
};

/// Returns all tools, in the order of the tool bar; the first one is in the hand at the start. The
/// one place that lists them.
std::span<const ToolInfo> tools();

/// Returns a tool by its id, which must be in the list.
std::unique_ptr<Tool> makeTool(std::string_view id, const ToolContext& context, QObject* parent);

}  // namespace hexa::editor
