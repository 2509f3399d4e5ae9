// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/gist.h"

#include "core/texts/align/wordpairs.h"
#include "core/texts/check/analysis.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace hexa::texts {
namespace {

constexpr std::size_t shortestName = 3;  // letters

using Role = Gist::Role;
using Kind = Signs::Kind;

class GistMaker {
public:
    GistMaker(const Row& row, Knowledge& knowledge) : mRow(row), mKnowledge(knowledge) {}

    Gist run() {
        mGist.row = mRow.key;
        for (const Analysis& text : mRow.texts) {
            mLanguage = languageIndex(mKnowledge, text.language);
            mGist.lengths.push_back({mLanguage, static_cast<std::uint32_t>(text.text.size())});
            words(text);
            terms(text);
            phrases(text);
            if (text.main == "fr") genders(text);
            if (mRow.unit->kind == UnitKind::Heading)
                if (const auto key = headingKey(text.tokens, 0, text.tokens.size(), text.main); !key.empty())
                    mGist.headings.push_back({sign(Kind::Lower, key), mLanguage});
            for (const auto& [noun, seen] : NounNumbers::nounsOf(text.tokens, text.main))
                mGist.nouns.push_back({sign(Kind::Lower, noun), seen});
        }
        for (const auto& [word, languages] : mCapitals)
            if (languages > 1)
                add(sign(Kind::Name, word),
                    languages == mRow.texts.size() ? Role::NameInAll : Role::NameInSome, 0);
        std::ranges::sort(mGist.uses);
        mGist.uses.erase(std::unique(mGist.uses.begin(), mGist.uses.end()), mGist.uses.end());
        mGist.uses.shrink_to_fit();
        return std::move(mGist);
    }

private:
    Sign sign(Kind kind, std::string_view text) { return mKnowledge.signs.of(kind, text); }
    void add(Sign sign, Role role, std::uint16_t language) { mGist.uses.push_back({sign, language, role}); }

    void words(const Analysis& text) {
        const std::vector<bool> inTerm = text.inTerms(mKnowledge.glossary);
        Stemmer& stemmer = mKnowledge.matcher(text.language).stemmer();
        std::map<std::string_view, bool> capitals;
        for (std::size_t t = 0; t < text.tokens.size(); ++t) {
            const Token& token = text.tokens[t];
            if (token.kind == TokenKind::Markup && token.lower == "**")
                add(sign(Kind::Mark, token.lower), Role::Bold, mLanguage);
            if (token.kind != TokenKind::Word) continue;
            const bool named = token.fold.size() >= shortestName && !inTerm[t];
            add(mKnowledge.signs.of(Kind::Word, token.fold, mLanguage),
                named && !token.capital ? Role::SmallWord : Role::Word, mLanguage);
            if (named && token.capital && (text.main != "en" || token.lower.find('\'') == std::string::npos))
                capitals.emplace(token.fold, true);
            if (isContentWord(token, text.main))
                add(sign(Kind::Stem, stemmer.stem(token.lower)), Role::Stem, mLanguage);
        }
        for (const auto& [word, capital] : capitals) ++mCapitals[word];
    }

    void terms(const Analysis& text) {
        for (const TermUse& use : text.terms)
            for (const TermUse::Reading& reading : use.readings) {
                const Sign term = sign(Kind::Term, std::to_string(reading.term));
                add(term, Role::Term, mLanguage);
                if (!use.inCompound && reading.form == 0) add(term, Role::Preferred, mLanguage);
            }
    }

    void phrases(const Analysis& text) {
        for (const ConceptUse& use : text.concepts) {
            add(sign(Kind::Phrase, std::to_string(use.which)), Role::Phrase, mLanguage);
            if (use.first == use.last)
                mGist.phraseWords.push_back(
                    {sign(Kind::Lower, text.tokens[use.first].lower), use.which, mLanguage});
        }
    }

    void genders(const Analysis& text) {
        for (std::size_t t = 1; t < text.tokens.size(); ++t)
            if (const Gender gender = genderShownBy(text.tokens[t - 1].lower); gender != Gender::Unknown)
                mGist.gendered.push_back(
                    {sign(Kind::Lower, text.tokens[t].lower), gender == Gender::Masculine});
    }

    const Row& mRow;
    Knowledge& mKnowledge;
    Gist mGist;
    std::uint16_t mLanguage = 0;
    std::map<std::string_view, std::size_t> mCapitals;  // words, with their number of languages
};

}  // namespace

std::uint16_t languageIndex(const Knowledge& knowledge, std::string_view language) {
    const auto found = std::ranges::find(knowledge.languages, language);
    assert(found != knowledge.languages.end());
    return static_cast<std::uint16_t>(found - knowledge.languages.begin());
}

std::string headingKey(const std::vector<Token>& tokens, std::size_t first, std::size_t end,
                       std::string_view language) {
    static const std::map<std::string_view, std::set<std::string_view>> articles{
        {"en", {"the", "a", "an"}},
        {"de", {"der", "die", "das", "den", "dem", "des"}},
        {"fr", {"le", "la", "les", "l'", "du", "des"}}};
    const auto known = articles.find(language);
    std::string key;
    for (std::size_t t = first; t < end; ++t) {
        const Token& token = tokens[t];
        if (token.kind != TokenKind::Word && token.kind != TokenKind::Number) continue;
        if (key.empty() && known != articles.end() && known->second.contains(token.fold)) continue;
        key += (key.empty() ? "" : " ") + token.fold;
    }
    return key;
}

Gist gistOf(const Row& row, Knowledge& knowledge) { return GistMaker(row, knowledge).run(); }

}  // namespace hexa::texts
