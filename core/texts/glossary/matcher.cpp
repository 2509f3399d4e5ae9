// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/glossary/matcher.h"

#include "core/texts/language/characters.h"

#include <algorithm>
#include <set>

namespace hexa::texts {
namespace {

constexpr std::size_t farthestPrefix = 30;  // tokens between a verb and its prefix
constexpr std::size_t shortestPart = 5;     // letters of a stem that is looked for inside of compounds
constexpr std::size_t shortestNoun = 3;     // of a noun's stem that ends one: "Karte" in "Marktkarten"
constexpr std::size_t shortestBefore = 3;   // letters that stand before it: "Anzug" has no "Zug"

const std::set<std::string, std::less<>>& smallWords(std::string_view language) {
    static const std::set<std::string, std::less<>> none;
    static const std::set<std::string, std::less<>> french{"de",  "d'",    "du",  "des",  "la",  "l'", "le",
                                                           "les", "votre", "vos", "leur", "son", "sa", "ses"};
    static const std::set<std::string, std::less<>> english{"the"};
    static const std::set<std::string, std::less<>> german{"den", "der", "die", "das", "des", "dem"};
    return language == "fr" ? french : language == "en" ? english : language == "de" ? german : none;
}

bool isWord(const Token& token) { return token.kind == TokenKind::Word || token.kind == TokenKind::Number; }

/// True for agent nouns (player, Spieler, commandant). The stemmer would remove their ending, and
/// with it their meaning.
bool isAgent(std::string_view word, std::string_view language) {
    if (word.size() < 5) return false;
    if (language == "fr") return word.ends_with("ant") || word.ends_with("eur") || word.ends_with("ier");
    return (language == "de" || language == "en") && word.ends_with("er");
}

bool endsClause(const Token& token) {
    return token.kind == TokenKind::Mark && token.lower != "-" && token.lower != "\"" && token.lower != "(" &&
           token.lower != ")";
}

bool isPassedOver(const Token& token) { return token.kind == TokenKind::Markup || token.lower == "-"; }

}  // namespace

Matcher::Matcher(const Glossary& glossary, std::string_view language)
    : mLanguage(language), mStemmer(language) {
    for (std::size_t t = 0; t < glossary.terms.size(); ++t) {
        const Term& term = glossary.terms[t];
        const auto forms = term.forms.find(mLanguage);
        if (forms == term.forms.end()) continue;
        for (std::size_t f = 0; f < forms->second.size(); ++f) {
            Pattern pattern{{t, f}, {}, {}, {}, {}, term.caseMatters, false};
            const std::string& form = forms->second[f].text;
            for (const Token& token : tokensOf(form, mLanguage)) {
                if (!isWord(token) || isSmall(token)) continue;
                pattern.stems.push_back(mStemmer.stem(token.lower));
                pattern.beginnings.push_back(isAgent(token.fold, mLanguage) ? token.fold : std::string());
            }
            if (pattern.stems.empty()) continue;
            // Before another word it is an adjective: "Mechanischer Mensch".
            for (std::size_t w = 0; w + 1 < pattern.beginnings.size(); ++w) pattern.beginnings[w].clear();
            pattern.surface = term.caseMatters ? form : folded(form);
            // German nouns are capitalised: "alter" is not the forbidden "Alter".
            pattern.noun = mLanguage == "de" && forms->second[f].status >= FormStatus::Deprecated &&
                           pattern.stems.size() == 1 && tokensOf(form, mLanguage).front().capital;
            mByStem[pattern.stems.front()].push_back(mPatterns.size());
            // A verb is written with a small letter.
            const auto tokens = tokensOf(form, mLanguage);
            if (pattern.stems.size() == 1 && !tokens.front().capital) {
                std::set<std::string> stems{pattern.stems.front()};
                for (const std::string& finite : verbForms(tokens.front().lower, mLanguage))
                    if (stems.insert(mStemmer.stem(finite)).second) {
                        mByStem[mStemmer.stem(finite)].push_back(mPatterns.size());
                        pattern.otherStems.push_back(mStemmer.stem(finite));
                    }
                if (const SeparableVerb verb = separated(tokens.front().lower, mLanguage);
                    !verb.prefix.empty())
                    mSeparable.push_back({mPatterns.size(), verb});
            }
            if (mLanguage == "de" && pattern.stems.size() == 1 &&
                pattern.stems.front().size() >= (tokens.front().capital ? shortestNoun : shortestPart))
                mCompoundParts.push_back(mPatterns.size());
            mPatterns.push_back(std::move(pattern));
        }
    }
    std::stable_sort(mCompoundParts.begin(), mCompoundParts.end(), [&](std::size_t a, std::size_t b) {
        return mPatterns[a].stems.front().size() > mPatterns[b].stems.front().size();
    });
}

bool Matcher::isSmall(const Token& token) const { return smallWords(mLanguage).contains(token.lower); }

bool Matcher::wordMatches(const Pattern& pattern, std::size_t word, const Token& token) {
    if (!token.fold.starts_with(pattern.beginnings[word])) return false;
    if (pattern.noun && !token.capital) return false;
    const std::string& stem = mStemmer.stem(token.lower);
    if (stem == pattern.stems[word]) return true;
    if (word == 0 && !token.capital &&
        std::find(pattern.otherStems.begin(), pattern.otherStems.end(), stem) != pattern.otherStems.end())
        return true;
    // Plurals of abbreviations and foreign words: VPs, Crashers.
    return token.lower.size() > 2 && token.lower.ends_with('s') &&
           mStemmer.stem(token.lower.substr(0, token.lower.size() - 1)) == pattern.stems[word];
}

std::size_t Matcher::matchEnd(const Pattern& pattern, const std::vector<Token>& tokens, std::size_t at) {
    std::size_t word = 0;
    for (std::size_t i = at; i < tokens.size(); ++i) {
        const Token& token = tokens[i];
        if (isPassedOver(token)) {
            if (i == at) return 0;
            continue;
        }
        if (token.lower == "&" || token.lower == "/") continue;
        if (!isWord(token)) return 0;
        if (wordMatches(pattern, word, token)) {
            if (++word == pattern.stems.size()) return i + 1;
        } else if (i == at || !isSmall(token)) {
            return 0;
        }
    }
    return 0;
}

std::vector<TermUse> Matcher::find(const std::vector<Token>& tokens) {
    std::vector<TermUse> uses;
    if (mPatterns.empty()) return uses;
    for (std::size_t at = 0; at < tokens.size();) {
        if (!isWord(tokens[at]) || isSmall(tokens[at])) {
            ++at;
            continue;
        }
        auto candidates = mByStem.find(mStemmer.stem(tokens[at].lower));
        if (candidates == mByStem.end() && tokens[at].lower.ends_with('s'))
            candidates = mByStem.find(mStemmer.stem(tokens[at].lower.substr(0, tokens[at].lower.size() - 1)));
        std::size_t best = 0;
        std::vector<std::size_t> found;
        if (candidates != mByStem.end())
            for (const std::size_t p : candidates->second) {
                const std::size_t end = matchEnd(mPatterns[p], tokens, at);
                if (end == 0 || end < best) continue;
                if (end > best) found.clear();
                best = end;
                found.push_back(p);
            }
        if (found.empty()) {
            ++at;
            continue;
        }
        // The words as written, to prefer a form with this spelling.
        std::string surface;
        for (std::size_t i = at; i < best; ++i) {
            if (tokens[i].kind == TokenKind::Markup) continue;
            if (i > at && tokens[i].spaceBefore) surface += ' ';
            surface += tokens[i].fold;
        }
        std::erase_if(found, [&](std::size_t p) {
            return mPatterns[p].caseMatters &&
                   (!tokens[at].capital || folded(mPatterns[p].surface) != surface);
        });
        std::stable_sort(found.begin(), found.end(), [&](std::size_t a, std::size_t b) {
            return (mPatterns[a].surface == surface) > (mPatterns[b].surface == surface);
        });
        TermUse use;
        use.first = at;
        use.last = best - 1;
        std::set<std::size_t> seen;
        for (const std::size_t p : found)
            if (seen.insert(mPatterns[p].reading.term).second) use.readings.push_back(mPatterns[p].reading);
        if (use.readings.empty()) {
            ++at;
            continue;
        }
        uses.push_back(std::move(use));
        at = best;
    }
    if (!mSeparable.empty()) addSeparated(tokens, uses);
    if (!mCompoundParts.empty()) addCompounds(tokens, uses);
    return uses;
}

void Matcher::addSeparated(const std::vector<Token>& tokens, std::vector<TermUse>& uses) {
    const std::size_t before = uses.size();
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].kind != TokenKind::Word) continue;
        for (const Separable& separable : mSeparable) {
            const SeparableVerb& verb = separable.verb;
            const std::string_view word = tokens[i].lower;
            if (!word.starts_with(verb.stem) || word.size() > verb.stem.size() + 3) continue;
            // The prefix is at the end of the clause; before a noun it is a preposition.
            bool found = false;
            for (std::size_t t = i + 1;
                 t < tokens.size() && t - i < farthestPrefix && !endsClause(tokens[t]) && !found; ++t)
                found = tokens[t].lower == verb.prefix &&
                        (t + 1 == tokens.size() || endsClause(tokens[t + 1]) ||
                         tokens[t + 1].kind == TokenKind::Markup || tokens[t + 1].lower == "und" ||
                         tokens[t + 1].lower == "oder");
            if (!found) continue;
            TermUse use;
            use.first = use.last = i;
            use.readings.push_back(mPatterns[separable.pattern].reading);
            uses.push_back(std::move(use));
            break;
        }
    }
    if (uses.size() > before)
        std::stable_sort(uses.begin(), uses.end(),
                         [](const TermUse& a, const TermUse& b) { return a.first < b.first; });
}

void Matcher::addCompounds(const std::vector<Token>& tokens, std::vector<TermUse>& uses) {
    std::vector<bool> taken(tokens.size(), false);
    for (const TermUse& use : uses)
        for (std::size_t i = use.first; i <= use.last; ++i) taken[i] = true;
    const std::size_t whole = uses.size();
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (taken[i] || tokens[i].kind != TokenKind::Word || tokens[i].fold.size() < shortestPart + 3)
            continue;
        const std::string& stem = mStemmer.stem(tokens[i].lower);
        std::vector<bool> used(tokens[i].fold.size() + 1, false);
        for (const std::size_t p : mCompoundParts) {
            const std::string& part = mPatterns[p].stems.front();
            if (mPatterns[p].caseMatters || part.size() + 2 >= tokens[i].fold.size()) continue;
            const bool isShort = part.size() < shortestPart;
            const bool atEnd =
                stem.ends_with(part) && stem.size() > part.size() + 2 &&
                (!isShort || (tokens[i].capital && stem.size() >= part.size() + shortestBefore));
            const bool atStart = !isShort && tokens[i].fold.starts_with(part);
            const std::size_t from = atStart ? 0 : stem.size() - part.size();
            if ((!atEnd && !atStart) || used[std::min(from, used.size() - 1)]) continue;
            for (std::size_t k = from; k < from + part.size() && k < used.size(); ++k) used[k] = true;
            TermUse use;
            use.readings.push_back(mPatterns[p].reading);
            use.first = use.last = i;
            use.inCompound = true;
            uses.push_back(std::move(use));
        }
    }
    if (uses.size() > whole)
        std::stable_sort(uses.begin(), uses.end(),
                         [](const TermUse& a, const TermUse& b) { return a.first < b.first; });
}

}  // namespace hexa::texts
