// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::texts {

/// Most plural forms that a language has.
inline constexpr std::size_t maxPluralForms = 6;

/// The `Plural-Forms` header of a PO file: the number of forms, and an expression in C that gives
/// the form of a number.
class PluralHeader {
public:
    /// Reads "nplurals=2; plural=(n != 1);". Returns none unless it is a rule of 1 to 6 forms.
    static std::optional<PluralHeader> read(std::string_view header);

    std::size_t forms() const { return mForms; }
    /// Returns the form of a number. A result outside of the forms, or a division by zero, counts
    /// as form 0, as in gettext.
    std::size_t formOf(std::uint64_t number) const;

private:
    /// A step in Polish notation: operands come behind it, as indices of steps.
    struct Step {
        char operation = '#';  ///< '#' constant, 'n' number, '?' condition, else an operator.
        std::uint64_t value = 0;
        std::size_t first = 0;
        std::size_t second = 0;
        std::size_t third = 0;
    };
    friend class PluralParser;
    std::optional<std::uint64_t> value(std::size_t step, std::uint64_t number) const;

    std::size_t mForms = 1;
    std::vector<Step> mSteps;
    std::size_t mRoot = 0;
};

/// Returns the CLDR category of each form of a file, in the order of the file. `rule` is the header
/// of the file. Forms are matched with the categories of the language by the numbers from 0 to 200
/// that they have in common. Forms that no whole number uses get the categories that are left. Each
/// form has its own category. Unknown languages get the categories that fit the numbers.
std::vector<std::string> categoriesOfForms(const PluralHeader& rule, std::string_view language);

}  // namespace hexa::texts
