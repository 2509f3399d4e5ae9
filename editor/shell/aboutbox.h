// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace hexa::editor {

/// Shows what the program is, its version and licence, and whose work it is made of.
void showAbout(QWidget* window);

}  // namespace hexa::editor
