// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/capitals.h"

#include "core/texts/language/characters.h"

namespace hexa::texts {
namespace {

constexpr int fewestCapitals = 4;  // fewer may be an abbreviation

}  // namespace

std::string capitalAs(std::string_view model, std::string_view word) {
    if (model.empty() || word.empty()) return std::string(word);
    std::size_t at = 0;
    if (!isUpper(nextCharacter(model, at))) return std::string(word);
    at = 0;
    const char32_t first = nextCharacter(word, at);
    std::string out;
    appendCharacter(out, toUpper(first));
    return out + std::string(word.substr(at));
}

std::string capitalsAs(std::string_view model, std::string_view words) {
    std::size_t first = 0;
    if (model.empty() || !isLetter(nextCharacter(model, first))) return std::string(words);
    int letters = 0;
    for (std::size_t at = 0; at < model.size();) {
        const char32_t c = nextCharacter(model, at);
        if (!isLetter(c)) continue;
        if (!isUpper(c)) return capitalAs(model, words);
        ++letters;
    }
    if (letters < fewestCapitals) return capitalAs(model, words);
    std::string out;
    for (std::size_t at = 0; at < words.size();) appendCharacter(out, toUpper(nextCharacter(words, at)));
    return out;
}

}  // namespace hexa::texts
