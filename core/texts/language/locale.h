// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

// Languages as files of translators name them: PO has locales ("sr_RS@latin"), the other forms
// language tags ("sr-Latn-RS").

namespace hexa::texts {

/// Returns the language tag of a locale or tag: without the encoding, with the script of a modifier
/// ("sr@latin" is "sr-Latn"). A modifier without meaning for the language is left out ("@euro"). An
/// unknown one stays, so that the tag is invalid.
std::string languageTag(std::string_view locale);

/// Returns the locale of a tag, for PO: "sr-Latn" is "sr@latin", "pt-BR" is "pt_BR".
std::string localeOf(std::string_view tag);

/// Returns a view into a language without its country or script: "en" for "en-GB".
std::string_view mainLanguage(std::string_view language);

/// Returns the language of a project that a tag means, whatever its case. Otherwise the main
/// language of the tag, because files rarely mean the difference, or none for no language.
std::string projectLanguage(std::string_view tag, const std::vector<std::string>& known);

/// True if a project can take it for a language: letters, digits, hyphens and underscores.
bool isLanguageCode(std::string_view code);

/// True for a language of ISO 639, by its code in small letters.
bool isIsoLanguage(std::string_view code);

/// True for a country of ISO 3166, by its two letters in any case, and for "UK".
bool isIsoCountry(std::string_view code);

/// Returns the script of a letter by its four letters ("Latn"), or an empty text.
std::string_view scriptOfLetter(char32_t letter);

/// True for a script of ISO 15924, by its four letters ("Latn").
bool isIsoScript(std::string_view code);

}  // namespace hexa::texts
