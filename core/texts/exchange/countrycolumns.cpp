// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/exchange/countrycolumns.h"

#include "core/texts/language/characters.h"
#include "core/texts/language/locale.h"

#include <algorithm>
#include <array>
#include <map>

namespace hexa::texts {
namespace {

/// A country whose code is not that of its language. The languages tell each other apart by their
/// script, or by letters that only one of them has.
struct Country {
    std::string_view code;
    std::string_view language;
    std::string_view script = "Latn";     ///< Of the country's language ...
    std::string_view ownScript = "Latn";  ///< ... and of the language with the country's code.
    std::u32string_view letters;
    std::u32string_view ownLetters;
};
constexpr std::array<Country, 22> countries{{
    {"us", "en-US", {}, {}, {}, {}},
    {"gb", "en-GB", {}, {}, {}, {}},
    {"uk", "en-GB", "Latn", "Cyrl", {}, {}},
    {"au", "en-AU", {}, {}, {}, {}},
    {"nz", "en-NZ", {}, {}, {}, {}},
    {"jp", "ja", {}, {}, {}, {}},
    {"cn", "zh-CN", {}, {}, {}, {}},
    {"hk", "zh-HK", {}, {}, {}, {}},
    {"tw", "zh-TW", "Hani", "Latn", {}, {}},
    {"kr", "ko", "Hang", "Latn", {}, {}},
    {"se", "sv", "Latn", "Latn", U"åäö", U"áčđŋšŧž"},
    {"dk", "da", {}, {}, {}, {}},
    {"cz", "cs", {}, {}, {}, {}},
    {"br", "pt-BR", "Latn", "Latn", U"ãõçáéíóú", U"ñ"},
    {"mx", "es-MX", {}, {}, {}, {}},
    {"gr", "el", {}, {}, {}, {}},
    {"ua", "uk", {}, {}, {}, {}},
    {"ee", "et", "Latn", "Latn", U"äöü", U"ɖɛƒɣŋɔʋ"},
    {"si", "sl", "Latn", "Sinh", {}, {}},
    {"rs", "sr", {}, {}, {}, {}},
    {"vn", "vi", {}, {}, {}, {}},
    {"kz", "kk", {}, {}, {}, {}},
}};

const Country* countryNamed(std::string_view name) {
    const std::string small = lowered(name);
    const auto* const found = std::find_if(countries.begin(), countries.end(),
                                           [&](const Country& one) { return one.code == small; });
    return found == countries.end() ? nullptr : found;
}

/// Calls with each letter of the cells, small.
template <class F>
void eachLetter(const std::vector<std::string_view>& cells, F call) {
    for (const std::string_view cell : cells)
        for (std::size_t at = 0; at < cell.size();)
            if (const char32_t c = nextCharacter(cell, at); isLetter(c)) call(toLower(c));
}

/// Returns the script of most letters.
std::string_view scriptOf(const std::vector<std::string_view>& cells) {
    std::map<std::string_view, int> counts;
    eachLetter(cells, [&](char32_t c) { ++counts[scriptOfLetter(c)]; });
    const auto most = std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; });
    return most == counts.end() ? std::string_view() : most->first;
}

int lettersOf(std::u32string_view wanted, const std::vector<std::string_view>& cells) {
    int count = 0;
    eachLetter(cells, [&](char32_t c) { count += wanted.find(c) == std::u32string_view::npos ? 0 : 1; });
    return count;
}

/// Returns whether the cells hold texts, not numbers, prices, ticks, "yes" or "no".
bool areTexts(const std::vector<std::string_view>& cells) {
    constexpr std::size_t longestSign = 3;  // characters
    return cells.empty() || std::any_of(cells.begin(), cells.end(), [&](std::string_view cell) {
               std::size_t letters = 0;
               eachLetter({cell}, [&](char32_t c) { letters += isEastAsian(c) ? longestSign : 1; });
               return letters > longestSign;
           });
}

enum class Evidence { Nothing, Country, Language };

/// Returns the language that the cells are in: the country's, or the one with its code. Latin text
/// proves nothing where another script is usual, because it may be untranslated.
Evidence evidenceOf(const std::vector<std::string_view>& cells, const Country& country) {
    const std::string_view script = scriptOf(cells);
    if (country.script != country.ownScript) {
        if (script == country.script) return Evidence::Country;
        return script == country.ownScript && script != "Latn" ? Evidence::Language : Evidence::Nothing;
    }
    const int letters = lettersOf(country.letters, cells);
    const int own = lettersOf(country.ownLetters, cells);
    return letters > 0 && own == 0   ? Evidence::Country
           : own > 0 && letters == 0 ? Evidence::Language
                                     : Evidence::Nothing;
}

}  // namespace

std::vector<std::string> languagesOfCountry(std::string_view name) {
    const Country* country = countryNamed(name);
    if (country == nullptr) return {};
    std::vector<std::string> languages{std::string(country->language)};
    if (isIsoLanguage(country->code)) languages.emplace_back(country->code);
    return languages;
}

std::vector<std::string> languagesOfCountryColumn(const CountryColumn& column, const ColumnContext& context) {
    const Country* country = countryNamed(column.name);
    if (country == nullptr || !areTexts(context.cells)) return {};
    if (column.languages.size() < 2) return column.languages;
    const std::vector<std::string> ofCountry{column.languages.front()};
    const std::vector<std::string> ofLanguage{column.languages.back()};
    const Evidence evidence = evidenceOf(context.cells, *country);
    if (evidence != Evidence::Nothing) return evidence == Evidence::Country ? ofCountry : ofLanguage;
    if (context.countries && !context.languages) return ofCountry;
    // Small letters beside "en": the codes of programs for translators.
    const bool small = lowered(column.name) == column.name;
    if (context.languages && !context.countries && small) return ofLanguage;
    return column.languages;
}

}  // namespace hexa::texts
