// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/elision.h"

#include "core/texts/language/capitals.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/lexicon.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace hexa::texts {
namespace {

using List = std::set<std::string, std::less<>>;

/// Lists hold words and, with a star, their beginnings.
bool isListed(const List& list, const std::string& word) {
    if (list.contains(word)) return true;
    return std::any_of(list.begin(), list.end(), [&](const std::string& entry) {
        return entry.back() == '*' && word.starts_with(std::string_view(entry).substr(0, entry.size() - 1));
    });
}

struct Small {
    std::string_view whole;
    std::string_view elided;
};
constexpr std::array<Small, 18> smallWords{{{"le", "l’"},
                                            {"la", "l’"},
                                            {"de", "d’"},
                                            {"que", "qu’"},
                                            {"ne", "n’"},
                                            {"se", "s’"},
                                            {"me", "m’"},
                                            {"te", "t’"},
                                            {"je", "j’"},
                                            {"jusque", "jusqu’"},
                                            {"lorsque", "lorsqu’"},
                                            {"puisque", "puisqu’"},
                                            {"du", "de l’"},
                                            {"au", "à l’"},
                                            {"ce", "cet "},
                                            {"ma", "mon "},
                                            {"ta", "ton "},
                                            {"sa", "son "}}};

std::size_t wordBegin(std::string_view text, std::size_t end) {
    while (isWordBefore(text, end)) end = beginBefore(text, end);
    return end;
}

}  // namespace

bool asksForElision(std::string_view word) {
    static const List& mute = Lexicon::builtIn().words("fr").elidedBefore;
    static const List& whole = Lexicon::builtIn().words("fr").notElidedBefore;
    const std::string first = folded(word.substr(0, word.find_first_of(" \n-'")));
    if (first.empty() || isListed(whole, first)) return false;
    return std::string_view("aeiou").find(first[0]) != std::string_view::npos || isListed(mute, first);
}

std::string_view elidedForm(std::string_view small) {
    const std::string word = lowered(small);
    const auto found = std::ranges::find(smallWords, std::string_view(word), &Small::whole);
    return found == smallWords.end() ? std::string_view() : found->elided;
}

std::string_view wholeForm(std::string_view elided, Gender gender) {
    const std::string word = lowered(elided);
    if (word == "l")
        return gender == Gender::Masculine ? "le" : gender == Gender::Feminine ? "la" : std::string_view();
    for (const Small& small : smallWords)
        if (small.whole != "le" && small.whole != "la" && small.elided == word + "’") return small.whole;
    return {};
}

Gender genderShownBy(std::string_view article) {
    static const List masculine{"le", "un", "du", "au", "cet", "ce"};
    static const List feminine{"la", "une", "cette", "ma", "ta", "sa"};
    return masculine.contains(article)  ? Gender::Masculine
           : feminine.contains(article) ? Gender::Feminine
                                        : Gender::Unknown;
}

std::string withApostropheOf(std::string_view text, std::string_view words) {
    constexpr std::string_view curly = "’";
    std::string out(words);
    const bool plain =
        text.find('\'') != std::string_view::npos && text.find(curly) == std::string_view::npos;
    if (const auto at = out.find(curly); plain && at != std::string::npos) out.replace(at, curly.size(), "'");
    return out;
}

Placed withFittingArticle(std::string_view text, std::size_t begin, std::size_t end, std::string_view by,
                          Gender gender) {
    Placed placed{begin, end, std::string(by)};
    if (begin == 0 || isWordBefore(text, begin) || isWordAt(text, end) || !isWordAt(by, 0)) return placed;
    const std::size_t gap = beginBefore(text, begin);
    std::size_t at = gap;
    const char32_t between = nextCharacter(text, at);
    if (!isWordBefore(text, gap)) return placed;
    std::size_t from = wordBegin(text, gap);
    const std::string_view small = text.substr(from, gap - from);
    std::string fitting;
    if (between == '\'' || between == 0x2019) {
        if (asksForElision(by)) return placed;
        const std::string_view whole = wholeForm(small, gender);
        if (whole.empty()) return placed;
        fitting = std::string(whole) + ' ';
        // "De l'ordre" with a masculine word is "du conseil", and "à l'ordre" is "au conseil".
        if (whole == "le" && from > 1 && text[from - 1] == ' ') {
            const std::size_t earlier = wordBegin(text, from - 1);
            const std::string preposition = lowered(text.substr(earlier, from - 1 - earlier));
            if (preposition == "de" || preposition == "à") {
                from = earlier;
                fitting = preposition == "de" ? "du " : "au ";
            }
        }
    } else if (isSpace(between)) {
        // "Cet ordre" with a word that asks for none is "ce conseil".
        if (lowered(small) == "cet" && !asksForElision(by))
            fitting = "ce ";
        else if (asksForElision(by))
            fitting = withApostropheOf(text, elidedForm(small));
    }
    if (fitting.empty() || lowered(text.substr(from, begin - from)) == fitting) return placed;
    return {from, end, capitalAs(text.substr(from), fitting) + placed.text};
}

}  // namespace hexa::texts
