// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace hexa::editor {

/// Puts back what a person leaves in widgets by reading and pointing, for whoever looks next:
/// chosen lines, marked text and scrolled views below `top`. What the widgets show is their own
/// business.
void forgetReader(QWidget& top);

/// Closes menus and lists that are open, and tooltips.
void closePopups();

}  // namespace hexa::editor
