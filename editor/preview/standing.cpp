// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/preview/standing.h"

#include "editor/ui/icons.h"
#include "editor/ui/severity.h"

namespace hexa::editor {

QIcon standingIcon(Standing standing) {
    switch (standing) {
    case Standing::Certified:
    case Standing::Fair:
        return icon("problem-none");
    case Standing::Undecided:
        return icon("problem-hint");
    case Standing::Unfair:
        return icon("problem-error");
    case Standing::Predicted:
    case Standing::Unknown:
        break;
    }
    return {};
}

QColor standingColour(Standing standing) {
    return standing == Standing::Unfair ? severityColour(Severity::Error) : QColor();
}

QString standingSign(Standing standing) {
    const bool fair = standing == Standing::Fair || standing == Standing::Certified;
    return standing == Standing::Unfair ? QStringLiteral("\u2717 ")
           : fair                       ? QStringLiteral("\u2713 ")
                                        : QString();
}

}  // namespace hexa::editor
