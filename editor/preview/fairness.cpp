// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/preview/fairness.h"

#include "editor/ui/icons.h"
#include "editor/ui/severity.h"
#include "editor/ui/theme.h"

namespace hexa::editor {

QIcon fairnessIcon(balance::Fairness fairness) {
    switch (balance::lightOf(fairness)) {
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

QColor fairnessColour(balance::Fairness fairness) {
    switch (balance::lightOf(fairness)) {
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

QColor fairnessColourOnPaper(balance::Fairness fairness) {
    switch (balance::lightOf(fairness)) {
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

QString fairnessSign(balance::Fairness fairness) {
    switch (balance::lightOf(fairness)) {
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
