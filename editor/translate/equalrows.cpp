// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/equalrows.h"

#include "core/texts/concordance.h"
#include "editor/translate/changesdialog.h"
#include "editor/ui/names.h"

namespace hexa::editor {

std::vector<std::size_t> EqualRows::of(const TranslateSession& session) {
    if (!session.currentUnit()) return {};
    return session.equalSources();
}

int EqualRows::spread(TranslateSession& session, QWidget* parent) {
    const auto rows = of(session);
    if (rows.empty()) return 0;
    const std::size_t unit = *session.currentUnit();
    const std::string language = session.currentLanguage();
    const QString text = toQString(session.unit(unit).in(language));
    std::vector<Change> changes;
    for (const std::size_t row : rows)
        changes.push_back({row, language, toQString(session.unit(row).in(language)), text});
    ChangesDialog dialog(tr("Identical Rows"), tr("These rows have the same source as row %1.").arg(unit + 1),
                         std::move(changes), parent);
    if (dialog.exec() != QDialog::Accepted) return 0;
    std::vector<std::size_t> chosen;
    for (const std::size_t i : dialog.ticked()) chosen.push_back(rows[i]);
    const bool done = session.document().apply(
        texts::spread(session.project(), unit, language, chosen),
        [id = toQString(session.unit(unit).id), language] {
            return tr("Copy %2 (%1) to identical rows").arg(languageName(language), id);
        });
    return done ? static_cast<int>(chosen.size()) : 0;
}

}  // namespace hexa::editor
