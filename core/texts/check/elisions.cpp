// SPDX-License-Identifier: GPL-3.0-or-later
// French small words that are not elided where they should be ("le ami", "de eau"), or are where
// they should not ("l'phase").
#include "core/texts/check/sink.h"
#include "core/texts/language/capitals.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/elision.h"

#include <algorithm>
#include <set>

namespace hexa::texts {
namespace {

using List = std::set<std::string, std::less<>>;

/// False for labels (L1), letters and acronyms, whose pronunciation is unknown.
bool isReadable(const Analysis& text, const Token& token) {
    const std::string_view word = text.text.substr(token.begin, token.end - token.begin);
    if (token.kind != TokenKind::Word || characterCount(word) < 2) return false;
    std::size_t capitals = 0;
    for (std::size_t at = 0; at < word.size();) {
        const char32_t c = nextCharacter(word, at);
        if (isDigit(c) || isForeignLetter(c)) return false;
        capitals += isUpper(c) ? 1 : 0;
    }
    return capitals < 2;
}

/// "Placez-le à côté", "puis-je avancer": what a hyphen ties to the verb stays whole.
bool isTied(const Analysis& text, std::size_t t) {
    return t > 0 && text.tokens[t - 1].lower == "-" && !text.tokens[t].spaceBefore;
}

/// One as a number: "le un", "de un à six".
bool isCountedOne(const Analysis& text, std::size_t t) {
    if (text.tokens[t + 1].lower != "un" && text.tokens[t + 1].lower != "une") return false;
    const std::string& small = text.tokens[t].lower;
    if (small == "le" || small == "la" || small == "du" || small == "au") return true;
    return t + 2 < text.tokens.size() &&
           (text.tokens[t + 2].lower == "à" || text.tokens[t + 2].lower == "ou");
}

Severity severityOf(const Token& word) { return word.capital ? Severity::Hint : Severity::Warning; }

/// "Le ami", "de eau".
void checkWhole(const Analysis& text, std::size_t t, Sink& sink) {
    static const List small{"le", "la", "de",     "que",     "ne",      "se", "me",
                            "te", "je", "jusque", "lorsque", "puisque", "du", "au"};
    const Token& token = text.tokens[t];
    const Token& word = text.tokens[t + 1];
    if (!small.contains(token.lower) || !word.spaceBefore || !asksForElision(word.lower)) return;
    if (isTied(text, t) || isCountedOne(text, t)) return;
    // À and y are readable, but no nouns.
    const bool pronoun = word.lower == "y" || (word.lower == "à" && token.lower == "jusque");
    if (!pronoun && !isReadable(text, word)) return;
    const std::string by = capitalAs(text.words(t, t), withApostropheOf(text.text, elidedForm(token.lower)));
    sink.draft("elision", severityOf(word), text.language, "texts.check.elision.whole")
        .mark(text, t, t + 1)
        .fixTokens(text, t, t + 1, by + std::string(text.words(t + 1, t + 1)))
        .add();
}

/// "L'phase", "d'maison".
void checkElided(const Analysis& text, std::size_t t, const Knowledge& knowledge, Sink& sink) {
    static const List elided{"l'", "d'", "qu'", "n'", "s'", "m'", "t'", "j'", "jusqu'", "lorsqu'", "puisqu'"};
    const Token& token = text.tokens[t];
    const Token& word = text.tokens[t + 1];
    if (!elided.contains(token.lower) || word.spaceBefore || !isReadable(text, word)) return;
    // The spelling doesn't decide for h, y and w, nor for words that begin with a vowel only in
    // speech.
    if (std::string_view("bcdfgjklmnpqrstvxz").find(word.fold[0]) == std::string_view::npos) return;
    auto draft = sink.draft("elision", severityOf(word), text.language, "texts.check.elision.elided");
    draft.mark(text, t, t + 1);
    const std::string_view small = std::string_view(token.lower).substr(0, token.lower.size() - 1);
    const Gender gender = knowledge.genderOf(word.lower);
    std::vector<std::string> answers;
    if (const std::string_view whole = wholeForm(small, gender); !whole.empty())
        answers.emplace_back(whole);
    else if (small == "l")
        answers = {"le", "la"};
    for (const std::string& answer : answers)
        draft.fixTokens(text, t, t + 1,
                        capitalAs(text.words(t, t), answer) + ' ' + std::string(text.words(t + 1, t + 1)));
    draft.add();
}

}  // namespace

void checkElisions(const Row& row, const Knowledge& knowledge, Sink& sink) {
    for (const Analysis& text : row.texts) {
        if (text.main != "fr" || text.partlyForeign) continue;
        for (std::size_t t = 0; t + 1 < text.tokens.size(); ++t) {
            if (text.tokens[t].kind != TokenKind::Word || text.tokens[t + 1].kind != TokenKind::Word)
                continue;
            checkWhole(text, t, sink);
            checkElided(text, t, knowledge, sink);
        }
    }
}

}  // namespace hexa::texts
