// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textterms.h"

#include "core/texts/language/tokens.h"

#include <set>

namespace hexa::editor {

TextTerms::TextTerms(TextDocument& document) : mDocument(document) {
    const auto renew = [this] {
        mMatchers.clear();
        emit glossaryChanged();
    };
    connect(&document, &TextDocument::reset, this, renew);
    connect(&document, &TextDocument::changed, this,
            [renew](std::size_t, std::size_t removed, std::size_t inserted) {
                if (removed == 0 && inserted == 0) renew();  // the glossary, maybe
            });
}

void TextTerms::setOwnsGlossary(bool owns) {
    if (owns == mOwnsGlossary) return;
    mOwnsGlossary = owns;
    emit glossaryChanged();
}

bool TextTerms::setGlossary(texts::Glossary glossary, const StepName& name) {
    return mOwnsGlossary && mDocument.apply(texts::setGlossary(std::move(glossary)), name);
}

std::vector<TermPlace> TextTerms::termsIn(const std::string& language, const std::string& text) const {
    const texts::Glossary& glossary = this->glossary();
    if (glossary.empty() || text.empty()) return {};
    auto matcher = mMatchers.find(language);
    if (matcher == mMatchers.end())
        matcher = mMatchers.emplace(language, texts::Matcher(glossary, language)).first;
    const auto tokens = texts::tokensOf(text, language);
    std::vector<TermPlace> places;
    for (const texts::TermUse& use : matcher->second.find(tokens)) {
        const auto& reading = use.readings.front();
        const auto& form = glossary.terms[reading.term].forms.find(language)->second[reading.form];
        places.push_back(
            {reading.term, tokens[use.first].begin, tokens[use.last].end,
             form.status == texts::FormStatus::Deprecated || form.status == texts::FormStatus::Forbidden});
    }
    return places;
}

std::vector<std::size_t> TextTerms::termsOf(std::size_t index) const {
    std::vector<std::size_t> terms;
    std::set<std::size_t> seen;
    const texts::Project& project = mDocument.project();
    const texts::Unit& unit = mDocument.unit(index);
    // The source first, because the others are translated from it.
    std::vector<std::string> languages{project.sourceOf(unit)};
    for (const std::string& language : project.languages) languages.push_back(language);
    for (const std::string& language : languages)
        for (const TermPlace& place : termsIn(language, std::string(unit.in(language))))
            if (seen.insert(place.term).second) terms.push_back(place.term);
    return terms;
}

void TextTerms::setValues(texts::Values values) {
    if (values == mValues) return;
    mValues = std::move(values);
    emit valuesChanged();
}

}  // namespace hexa::editor

#include "moc_textterms.cpp"
