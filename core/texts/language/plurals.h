// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// Plural forms in translation catalogues: each form of a text is a unit of its own. Its name is a
// category of the Unicode CLDR (one, few, many, other ...).

namespace hexa::texts {

/// The forms that PO and TS files of a language have, in their order, and the rule that a PO header
/// states.
struct PluralRule {
    std::vector<std::string> forms;
    std::string header;  ///< "nplurals=2; plural=(n != 1);"
    friend bool operator==(const PluralRule&, const PluralRule&) = default;
};

/// Returns the rule of a language or locale; two forms as in English if it is unknown.
const PluralRule& pluralRuleOf(std::string_view language);

/// True if the rule of the language is known.
bool hasPluralRule(std::string_view language);

/// Returns the rule of Qt for a language, written as a PO header. Qt has other forms than gettext
/// for some languages.
std::string qtPluralHeader(std::string_view language);

/// Returns the categories of a file that has `count` forms: those of the language if it has as
/// many, else the usual ones for this number. Returns none if no language has as many.
std::vector<std::string> pluralCategories(std::string_view language, std::size_t count);

/// Returns "files[few]": the id of the unit with a form.
std::string pluralId(std::string_view id, std::string_view category);

/// Returns the category of an ID from pluralId(), or an empty text.
std::string_view pluralCategoryOf(std::string_view id);

/// Returns the id without its category.
std::string_view pluralBaseOf(std::string_view id);

}  // namespace hexa::texts
