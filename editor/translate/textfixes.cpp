// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textfixes.h"

#include "editor/translate/changesdialog.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr qsizetype longestWords = 36;

QString shortened(const std::string& words) {
    const QString text = toQString(words).simplified();
    return text.size() <= longestWords ? text : text.left(longestWords - 1) + QStringLiteral("…");
}

}  // namespace

QString TextFixes::label(const texts::Fix& fix) {
    if (fix.text.empty()) return tr("Remove “%1”").arg(shortened(fix.was));
    return tr("Replace “%1” with “%2”").arg(shortened(fix.was), shortened(fix.text));
}

std::vector<texts::UnitFix> TextFixes::alike(const TextDocument& document, const TextAlerts& alerts,
                                             const texts::Alert& alert) {
    std::vector<texts::UnitFix> fixes;
    for (std::size_t unit = 0; unit < document.project().units.size(); ++unit)
        for (const texts::Alert& other : alerts.of(unit)) {
            if (!texts::areAlike(alert, other) || texts::isAccepted(document.unit(unit), other)) continue;
            const texts::UnitFix fix{unit, other.fixes.front()};
            if (texts::fits(document.project(), fix)) fixes.push_back(fix);
        }
    return fixes;
}

QString TextFixes::allLabel(const TextDocument& document, const TextAlerts& alerts,
                            const texts::Alert& alert) {
    const auto count = static_cast<int>(alike(document, alerts, alert).size());
    return count < 2 ? QString() : tr("Fix All %Ln Like This…", nullptr, count);
}

std::optional<texts::Alert> TextFixes::first(const TextAlerts& alerts, const CurrentText& current) {
    if (!current.unit()) return std::nullopt;
    auto open = alerts.openOf(*current.unit());
    std::erase_if(open, [](const texts::Alert& alert) { return alert.fixes.empty(); });
    if (open.empty()) return std::nullopt;
    const auto here = std::find_if(open.begin(), open.end(), [&](const texts::Alert& alert) {
        return alert.fixes.front().language == current.language();
    });
    return here == open.end() ? open.front() : *here;
}

bool TextFixes::apply(TextDocument& document, const texts::UnitFix& fix) {
    return texts::fits(document.project(), fix) &&
           document.apply(texts::applyFixes(document.project(), {fix}),
                          [fix = fix.fix] { return label(fix); });
}

int TextFixes::applyAll(TextDocument& document, const TextAlerts& alerts, const Locale& locale,
                        const texts::Alert& alert, QWidget* parent) {
    const auto fixes = alike(document, alerts, alert);
    if (fixes.empty()) return 0;
    const auto after = texts::fixedTexts(document.project(), fixes);
    std::vector<Change> changes;
    for (std::size_t i = 0; i < fixes.size(); ++i) {
        const std::string& language = fixes[i].fix.language;
        changes.push_back({fixes[i].unit, language, toQString(document.unit(fixes[i].unit).in(language)),
                           toQString(after[i])});
    }
    const QString what = locale.text(alert);
    ChangesDialog dialog(tr("Fix All Alerts Like This"), what, std::move(changes), parent);
    if (dialog.exec() != QDialog::Accepted) return 0;
    std::vector<texts::UnitFix> chosen;
    for (const std::size_t i : dialog.ticked()) chosen.push_back(fixes[i]);
    const auto count = static_cast<int>(chosen.size());
    const bool done = document.apply(texts::applyFixes(document.project(), chosen), [count, what] {
        return tr("Fix %Ln text(s): %1", nullptr, count).arg(what);
    });
    return done ? count : 0;
}

}  // namespace hexa::editor
