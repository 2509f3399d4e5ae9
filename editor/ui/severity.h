// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QColor>
#include <QString>

namespace hexa::editor {

/// Returns the name of the icon of a severity.
QString severityIcon(Severity severity);
/// Returns the colour for text and lines on the ground of the present theme.
QColor severityColour(Severity severity);

}  // namespace hexa::editor
