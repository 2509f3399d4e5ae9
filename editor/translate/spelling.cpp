// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/spelling.h"

#include "core/texts/language/tokens.h"
#include "editor/ui/names.h"

#include <algorithm>

namespace hexa::editor {
namespace {

std::string lower(const std::string& word) {
    return toQString(word).toLower().replace(QChar(0x2019), QChar('\'')).toStdString();
}

}  // namespace

Spelling::Spelling(TextDocument& document, const TextTerms& terms, std::vector<std::string> folders)
    : mDocument(document), mTerms(terms), mChecks(std::move(folders)) {
    connect(&mChecks, &SpellChecks::checked, this, &Spelling::changed);
    connect(&mChecks, &SpellChecks::suggested, this, &Spelling::suggested);
    connect(&terms, &TextTerms::glossaryChanged, this, &Spelling::forgetKnown);
}

/// Forgets known words after a change of the glossary or the project's words.
void Spelling::forgetKnown() {
    mKnown.clear();
    emit changed();
}

void Spelling::setOn(bool on) {
    if (on == mOn) return;
    mOn = on;
    emit changed();
}

const std::set<std::string>& Spelling::knownIn(const std::string& language) {
    const auto found = mKnown.find(language);
    if (found != mKnown.end()) return found->second;
    std::set<std::string> known{"hexatelier"};  // the texts of its own samples name it
    const texts::Project& project = mDocument.project();
    for (const texts::Term& term : project.glossary.terms)
        for (const auto& [of, forms] : term.forms) {
            if (of != language && !term.name) continue;
            for (const texts::Form& form : forms)
                for (const texts::Token& token : texts::tokensOf(form.text, of))
                    if (token.kind == texts::TokenKind::Word) known.insert(token.lower);
        }
    if (const auto words = project.words.find(language); words != project.words.end())
        for (const std::string& word : words->second) known.insert(lower(word));
    return mKnown.emplace(language, std::move(known)).first->second;
}

std::vector<ByteRange> Spelling::misspelt(const std::string& language, const std::string& text) {
    if (!mOn || text.empty() || !mChecks.available(language)) return {};
    std::vector<ByteRange> wrong;
    std::optional<std::vector<TermPlace>> terms;  // found when there is something to be excused
    for (const SpellGroup& group : spellGroups(text, language)) {
        const auto* parts = mChecks.wrongIn(language, group.text);
        if (parts == nullptr || parts->empty()) continue;
        const auto& known = knownIn(language);
        if (known.contains(lower(group.text))) continue;
        if (!terms) terms = mTerms.termsIn(language, text);
        for (const ByteRange& part : *parts) {
            if (known.contains(lower(group.text.substr(part.begin, part.end - part.begin)))) continue;
            const ByteRange range{group.range.begin + part.begin, group.range.begin + part.end};
            const bool isTerm = std::any_of(terms->begin(), terms->end(), [&](const TermPlace& place) {
                return place.begin < range.end && range.begin < place.end;
            });
            if (!isTerm) wrong.push_back(range);
        }
    }
    return wrong;
}

void Spelling::addWord(const std::string& language, const std::string& word) {
    texts::Words words = mDocument.project().words;
    texts::addWord(words, language, word);
    mDocument.apply(texts::setWords(std::move(words)),
                    [text = toQString(word)] { return tr("Add “%1” to project dictionary").arg(text); });
}

}  // namespace hexa::editor

#include "moc_spelling.cpp"
