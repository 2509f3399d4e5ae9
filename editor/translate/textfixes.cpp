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

std::vector<texts::UnitFix> TextFixes::alike(const TranslateSession& session, const texts::Alert& alert) {
    std::vector<texts::UnitFix> fixes;
    for (std::size_t unit = 0; unit < session.project().units.size(); ++unit)
        for (const texts::Alert& other : session.alertsOf(unit)) {
            if (!texts::areAlike(alert, other) || texts::isAccepted(session.unit(unit), other)) continue;
            const texts::UnitFix fix{unit, other.fixes.front()};
            if (texts::fits(session.project(), fix)) fixes.push_back(fix);
        }
    return fixes;
}

QString TextFixes::allLabel(const TranslateSession& session, const texts::Alert& alert) {
    const auto count = static_cast<int>(alike(session, alert).size());
    return count < 2 ? QString() : tr("Fix All %Ln Like This…", nullptr, count);
}

std::optional<texts::Alert> TextFixes::first(const TranslateSession& session) {
    if (!session.currentUnit()) return std::nullopt;
    auto alerts = session.openAlertsOf(*session.currentUnit());
    std::erase_if(alerts, [](const texts::Alert& alert) { return alert.fixes.empty(); });
    if (alerts.empty()) return std::nullopt;
    const auto here = std::find_if(alerts.begin(), alerts.end(), [&](const texts::Alert& alert) {
        return alert.fixes.front().language == session.currentLanguage();
    });
    return here == alerts.end() ? alerts.front() : *here;
}

bool TextFixes::apply(TranslateSession& session, const texts::UnitFix& fix) {
    return texts::fits(session.project(), fix) &&
           session.document().apply(texts::applyFixes(session.project(), {fix}),
                                    [fix = fix.fix] { return label(fix); });
}

int TextFixes::applyAll(TranslateSession& session, const texts::Alert& alert, QWidget* parent) {
    const auto fixes = alike(session, alert);
    if (fixes.empty()) return 0;
    const auto after = texts::fixedTexts(session.project(), fixes);
    std::vector<Change> changes;
    for (std::size_t i = 0; i < fixes.size(); ++i) {
        const std::string& language = fixes[i].fix.language;
        changes.push_back({fixes[i].unit, language, toQString(session.unit(fixes[i].unit).in(language)),
                           toQString(after[i])});
    }
    const QString what = session.locale().text(alert);
    ChangesDialog dialog(tr("Fix All Alerts Like This"), what, std::move(changes), parent);
    if (dialog.exec() != QDialog::Accepted) return 0;
    std::vector<texts::UnitFix> chosen;
    for (const std::size_t i : dialog.ticked()) chosen.push_back(fixes[i]);
    const auto count = static_cast<int>(chosen.size());
    const bool done = session.document().apply(texts::applyFixes(session.project(), chosen), [count, what] {
        return tr("Fix %Ln text(s): %1", nullptr, count).arg(what);
    });
    return done ? count : 0;
}

}  // namespace hexa::editor
