// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/equalrows.h"

#include "core/texts/concordance.h"
#include "editor/translate/changesdialog.h"
#include "editor/translate/languagename.h"
#include "editor/ui/names.h"

namespace hexa::editor {

std::vector<std::size_t> EqualRows::of(const TextSuggestions& suggestions, const CurrentText& current) {
    const auto place = current.place();
    return place ? suggestions.equalSources(*place) : std::vector<std::size_t>();
}

int EqualRows::spread(TextDocument& document, const TextSuggestions& suggestions, const CurrentText& current,
                      QWidget* parent) {
    const auto rows = of(suggestions, current);
    if (rows.empty()) return 0;
    const std::size_t unit = *current.unit();
    const std::string language = current.language();
    const QString text = toQString(document.unit(unit).in(language));
    std::vector<Change> changes;
    for (const std::size_t row : rows)
        changes.push_back({row, language, toQString(document.unit(row).in(language)), text});
    ChangesDialog dialog(tr("Identical Rows"), tr("These rows have the same source as row %1.").arg(unit + 1),
                         std::move(changes), parent);
    if (dialog.exec() != QDialog::Accepted) return 0;
    std::vector<std::size_t> chosen;
    for (const std::size_t i : dialog.ticked()) chosen.push_back(rows[i]);
    const bool done =
        document.apply(texts::spread(document.project(), unit, language, chosen),
                       [id = toQString(document.unit(unit).id), language] {
                           return tr("Copy %2 (%1) to identical rows").arg(languageName(language), id);
                       });
    return done ? static_cast<int>(chosen.size()) : 0;
}

}  // namespace hexa::editor
