// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/preview/standing.h"

#include "editor/ui/icons.h"
#include "editor/ui/severity.h"

namespace hexa::editor {

QIcon standingIcon(balance::Standing standing) {
    switch (standing) {
    case balance::Standing::Certified:
    case balance::Standing::Fair:
        return icon("problem-none");
    case balance::Standing::Undecided:
        return icon("problem-hint");
    case balance::Standing::Unfair:
        return icon("problem-error");
    case balance::Standing::Played:
    case balance::Standing::Predicted:
    case balance::Standing::Unknown:
        break;
    }
    return {};
}

QColor standingColour(balance::Standing standing) {
    return standing == balance::Standing::Unfair ? severityColour(Severity::Error) : QColor();
}

QString standingSign(balance::Standing standing) {
    const bool fair = standing == balance::Standing::Fair || standing == balance::Standing::Certified;
    return standing == balance::Standing::Unfair ? QStringLiteral("\u2717 ")
           : fair                                ? QStringLiteral("\u2713 ")
                                                 : QString();
}

}  // namespace hexa::editor
