// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/worddiff.h"

#include "core/texts/language/characters.h"

#include <algorithm>

namespace hexa::texts {
namespace {

constexpr std::size_t maxTable = 4'000'000;  // longer texts are compared as a whole

/// Words with the white space before them; marks are words of their own.
std::vector<std::string_view> wordsOf(std::string_view text) {
    std::vector<std::string_view> words;
    std::size_t begin = 0;
    bool letters = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t here = at;
        const char32_t c = nextCharacter(text, at);
        const bool letter = isLetter(c) || isDigit(c);
        if (isSpace(c)) {
            if (letters) words.push_back(text.substr(begin, here - begin)), begin = here;
            letters = false;
        } else if (letter) {
            letters = true;
        } else {
            if (letters) words.push_back(text.substr(begin, here - begin)), begin = here;
            words.push_back(text.substr(begin, at - begin));
            begin = at;
            letters = false;
        }
    }
    if (begin < text.size()) words.push_back(text.substr(begin));
    return words;
}

void add(std::vector<DiffPart>& parts, DiffPart::Kind kind, std::string_view text) {
    if (text.empty()) return;
    if (parts.empty() || parts.back().kind != kind) parts.push_back({kind, {}});
    parts.back().text += text;
}

}  // namespace

std::vector<DiffPart> wordDiff(std::string_view before, std::string_view after) {
    using Kind = DiffPart::Kind;
    const auto a = wordsOf(before);
    const auto b = wordsOf(after);
    std::vector<DiffPart> parts;
    if (a.size() * b.size() > maxTable) {
        add(parts, before == after ? Kind::Same : Kind::Removed, before);
        if (before != after) add(parts, Kind::Added, after);
        return parts;
    }
    // Longest common subsequence, from the ends.
    std::vector<std::vector<unsigned>> common(a.size() + 1, std::vector<unsigned>(b.size() + 1, 0));
    for (std::size_t i = a.size(); i-- > 0;)
        for (std::size_t k = b.size(); k-- > 0;)
            common[i][k] =
                a[i] == b[k] ? common[i + 1][k + 1] + 1 : std::max(common[i + 1][k], common[i][k + 1]);
    std::size_t i = 0;
    std::size_t k = 0;
    while (i < a.size() || k < b.size()) {
        if (i < a.size() && k < b.size() && a[i] == b[k])
            add(parts, Kind::Same, a[i++]), ++k;
        else if (i < a.size() && (k == b.size() || common[i + 1][k] >= common[i][k + 1]))
            add(parts, Kind::Removed, a[i++]);
        else
            add(parts, Kind::Added, b[k++]);
    }
    return parts;
}

}  // namespace hexa::texts
