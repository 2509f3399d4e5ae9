// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/preview/standing.h"

#include "editor/ui/icons.h"
#include "editor/ui/severity.h"
#include "editor/ui/theme.h"

namespace hexa::editor {

QIcon standingIcon(balance::Standing standing) {
    switch (balance::lightOf(standing)) {
    case balance::Light::Fair:
        return icon("light-fair");
    case balance::Light::Nearly:
        return icon("light-nearly");
    case balance::Light::Unfair:
        return icon("light-unfair");
    case balance::Light::Unknown:
        break;
    }
    return icon("light-unknown");
}

QColor standingColour(balance::Standing standing) {
    switch (balance::lightOf(standing)) {
    case balance::Light::Fair:
        return isDark() ? QColor("#7fd087") : QColor("#1f6b25");
    case balance::Light::Nearly:
        return severityColour(Severity::Warning);
    case balance::Light::Unfair:
        return severityColour(Severity::Error);
    case balance::Light::Unknown:
        break;
    }
    return {};
}

QColor standingColourOnPaper(balance::Standing standing) {
    switch (balance::lightOf(standing)) {
    case balance::Light::Fair:
        return {"#1f6b25"};
    case balance::Light::Nearly:
        return {"#8a5200"};
    case balance::Light::Unfair:
        return {"#b3221a"};
    case balance::Light::Unknown:
        break;
    }
    return {};
}

QString standingSign(balance::Standing standing) {
    switch (balance::lightOf(standing)) {
    case balance::Light::Fair:
        return QStringLiteral("\u2713 ");
    case balance::Light::Nearly:
        return QStringLiteral("\u2248 ");
    case balance::Light::Unfair:
        return QStringLiteral("\u2717 ");
    case balance::Light::Unknown:
        break;
    }
    return QStringLiteral("? ");
}

}  // namespace hexa::editor
