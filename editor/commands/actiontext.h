// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAction;

namespace hexa::editor {

/// Returns an action's text without mnemonics and dots: "&Save as…" -> "Save as".
QString plainText(const QAction& action);
/// Returns the menus that lead to the action, e.g. "Edit › Symmetry"; empty if it is in no menu.
QString menuPath(const QAction& action);

}  // namespace hexa::editor
