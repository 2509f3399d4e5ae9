// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace hexa::editor {

/// Shows the program's purpose, version and licence, and the authors of its parts.
void showAbout(QWidget* window);

}  // namespace hexa::editor
