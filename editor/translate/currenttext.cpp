// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/currenttext.h"

#include "editor/ui/names.h"

namespace hexa::editor {

CurrentText::CurrentText(const TextDocument& document, TextSearch& search)
    : mDocument(document), mSearch(search) {
    connect(&document, &TextDocument::reset, this, [this] {
        mUnit.reset();
        mLanguage.clear();
        emit changed();
    });
    connect(&document, &TextDocument::changed, this, [this] {
        const std::size_t units = mDocument.project().units.size();
        if (!mUnit || *mUnit < units) return;
        mUnit = units == 0 ? std::nullopt : std::optional(units - 1);
        emit changed();
    });
}

std::optional<texts::TextPlace> CurrentText::place() const {
    if (!mUnit || *mUnit >= mDocument.project().units.size()) return std::nullopt;
    return texts::TextPlace{*mUnit, mLanguage};
}

void CurrentText::set(std::optional<std::size_t> unit, const std::string& language) {
    if (unit && *unit >= mDocument.project().units.size()) unit.reset();
    if (unit == mUnit && language == mLanguage) return;
    mUnit = unit;
    mLanguage = language;
    emit changed();
}

void CurrentText::show(const texts::FindHit& match) {
    set(match.unit, match.language);
    mSearch.setFound(match);
    emit matchShown();
}

void CurrentText::take(const texts::MemoryMatch& match) {
    const QString translation = toQString(match.translation);
    match.part ? insert(translation) : replace(translation);
}

}  // namespace hexa::editor

#include "moc_currenttext.cpp"
