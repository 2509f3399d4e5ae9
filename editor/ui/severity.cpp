// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/severity.h"

#include "editor/ui/theme.h"

namespace hexa::editor {

QString severityIcon(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return QStringLiteral("problem-error");
    case Severity::Warning:
        return QStringLiteral("problem-warning");
    case Severity::Hint:
        break;
    }
    return QStringLiteral("problem-hint");
}

QColor severityColour(Severity severity) {
    const bool dark = isDark();
    switch (severity) {
    case Severity::Error:
        return dark ? QColor("#ff7b72") : QColor("#c0241c");
    case Severity::Warning:
        return dark ? QColor("#e0a33c") : QColor("#b86a00");
    case Severity::Hint:
        break;
    }
    return dark ? QColor("#7fb2e8") : QColor("#2f6db5");
}

}  // namespace hexa::editor
