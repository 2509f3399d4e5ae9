// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

// Languages as files of translators name them: PO has locales ("sr_RS@latin"), the other forms
// language tags ("sr-Latn-RS").

namespace hexa::texts {

/// Returns the language tag of a locale or tag: without the encoding, with the script of a modifier
/// ("sr@latin" is "sr-Latn"). A modifier without meaning for the language is left out ("@euro"). An
/// unknown one stays, so that the tag is invalid.
std::string languageTag(std::string_view locale);

/// Returns the locale of a tag, for PO: "sr-Latn" is "sr@latin", "pt-BR" is "pt_BR".
std::string localeOf(std::string_view tag);

/// True if a project can take it for a language: letters, digits, hyphens and underscores.
bool isLanguageCode(std::string_view code);

}  // namespace hexa::texts
