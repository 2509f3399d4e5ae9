// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// Columns of a table that are named by countries ("US", "JP", "UK"), as many spreadsheets have
// them.

namespace hexa::texts {

/// A column with the code of a country as its name.
struct CountryColumn {
    std::size_t column = 0;
    std::string_view name;               ///< As written.
    std::vector<std::string> languages;  ///< Of the country, and the one with the same code ("uk").
};

/// Returns the languages that a country's code may mean as the name of a column, the country's own
/// one first: "SE" is Swedish, or Northern Sami, whose code it is. Returns none for other names,
/// and for countries whose code is that of their language ("DE").
std::vector<std::string> languagesOfCountry(std::string_view name);

/// Names of the columns beside it, and cells of its own.
struct ColumnContext {
    bool countries = false;  ///< A column beside it is named by a country and cannot be a language.
    bool languages = false;  ///< One is named by a language and cannot be a country ("en").
    std::vector<std::string_view> cells;  ///< Cells that are not empty.
};

/// Returns the languages that a column may be in: one if that is clear, several if a person has to
/// choose, none if its cells are no texts.
std::vector<std::string> languagesOfCountryColumn(const CountryColumn& column, const ColumnContext& context);

}  // namespace hexa::texts
