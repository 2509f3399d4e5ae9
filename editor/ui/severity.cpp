// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/severity.h"

namespace hexa {

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

}  // namespace hexa
