// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>

namespace hexa::editor {

/// A text in at most so many lines of a width (in pixels), broken between words where it can be;
/// what doesn't fit is cut off from the last line with an ellipsis.
QStringList textLines(const QString& text, const QFont& font, int width, int most);

}  // namespace hexa::editor
