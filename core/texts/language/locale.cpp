// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/locale.h"

#include <algorithm>
#include <array>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <utility>

namespace hexa::texts {
namespace {

constexpr std::size_t longestCode = 12;  // bytes, as in the schema of the file

struct Modifier {
    std::string_view name;
    std::string_view script;   ///< ISO 15924; empty if it names none.
    std::string_view variant;  ///< Variant of the language tag.
};

/// Modifiers of gettext and glibc that name a script or a language, and those without meaning for
/// it: the currency, and English with other quotation marks.
constexpr std::array<Modifier, 9> modifiers{{{"latin", "Latn", ""},
                                             {"cyrillic", "Cyrl", ""},
                                             {"arabic", "Arab", ""},
                                             {"devanagari", "Deva", ""},
                                             {"iqtelif", "Latn", ""},
                                             {"valencia", "", "valencia"},
                                             {"euro", "", ""},
                                             {"quot", "", ""},
                                             {"boldquot", "", ""}}};

std::string lowerCase(std::string_view text) {
    std::string out(text);
    for (char& c : out)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return out;
}

}  // namespace

std::string languageTag(std::string_view locale) {
    const auto at = locale.find('@');
    const std::string name = at == std::string_view::npos ? "" : lowerCase(locale.substr(at + 1));
    std::string tag(locale.substr(0, std::min(at, locale.find('.'))));
    std::replace(tag.begin(), tag.end(), '_', '-');
    if (name.empty()) return tag;
    const auto* const known = std::find_if(modifiers.begin(), modifiers.end(),
                                           [&](const Modifier& modifier) { return modifier.name == name; });
    if (known == modifiers.end()) return tag + '@' + name;
    // The script follows the language, before the country.
    const auto end = std::min(tag.find('-'), tag.size());
    if (!known->script.empty()) tag.insert(end, '-' + std::string(known->script));
    if (!known->variant.empty()) tag += '-' + std::string(known->variant);
    return tag;
}

std::string localeOf(std::string_view tag) {
    std::string out;
    std::string modifier;
    while (!tag.empty()) {
        const auto end = std::min(tag.find_first_of("-_"), tag.size());
        const std::string_view part = tag.substr(0, end);
        tag.remove_prefix(std::min(end + 1, tag.size()));
        const auto* const known =
            std::find_if(modifiers.begin(), modifiers.end(), [&](const Modifier& candidate) {
                return !part.empty() && (candidate.script == part || candidate.variant == part);
            });
        if (!out.empty() && modifier.empty() && known != modifiers.end())
            modifier = '@' + std::string(known->name);
        else
            out += (out.empty() ? "" : "_") + std::string(part);
    }
    return out + modifier;
}

std::string_view mainLanguage(std::string_view language) {
    return language.substr(0, language.find_first_of("-_"));
}

std::string projectLanguage(std::string_view tag, const std::vector<std::string>& known) {
    const std::string wanted = lowerCase(languageTag(tag));
    for (const std::string& language : known)
        if (lowerCase(languageTag(language)) == wanted) return language;
    std::string main = wanted.substr(0, wanted.find('-'));
    return isLanguageCode(main) ? main : std::string();
}

bool isLanguageCode(std::string_view code) {
    return code.size() >= 2 && code.size() <= longestCode &&
           std::all_of(code.begin(), code.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '-' || c == '_';
           });
}

bool isIsoScript(std::string_view code) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode script = USCRIPT_INVALID_CODE;
    uscript_getCode(std::string(code).c_str(), &script, 1, &status);
    return code.size() == 4 && U_SUCCESS(status) != 0 && script != USCRIPT_INVALID_CODE;
}

bool isIsoCountry(std::string_view code) {
    std::string capitals(code);
    for (char& c : capitals)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    for (const char* const* known = uloc_getISOCountries(); *known != nullptr; ++known)
        if (capitals == *known) return true;
    return capitals == "UK";
}

std::string_view scriptOfLetter(char32_t letter) {
    UErrorCode status = U_ZERO_ERROR;
    const UScriptCode script = uscript_getScript(static_cast<UChar32>(letter), &status);
    const char* const name = U_SUCCESS(status) != 0 ? uscript_getShortName(script) : nullptr;
    return name == nullptr ? std::string_view() : std::string_view(name);
}

bool isIsoLanguage(std::string_view code) {
    for (const char* const* known = uloc_getISOLanguages(); *known != nullptr; ++known)
        if (code == *known) return true;
    return false;
}

}  // namespace hexa::texts
