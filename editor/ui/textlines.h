// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>

namespace hexa::editor {

/// Returns a text in at most `most` lines of a width (in pixels), broken between words if possible.
/// Text that doesn't fit is cut off from the last line with an ellipsis.
QStringList textLines(const QString& text, const QFont& font, int width, int most);

}  // namespace hexa::editor
