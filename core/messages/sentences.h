// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/messages/messages.h"

#include <array>
#include <string_view>
#include <vector>

namespace hexa {

/// The languages of the product.
inline constexpr std::array<std::string_view, 3> productLanguages{"en", "de", "fr"};

/// Returns a text of `textIn(language)` in every language of the product.
template <class TextIn>
Localized inEveryLanguage(TextIn textIn) {
    Localized text;
    for (const std::string_view language : productLanguages)
        text.set(std::string(language), textIn(language));
    return text;
}

/// The sentences of one table, each in every language of the product at once: for games that put
/// texts together.
class Sentences {
public:
    /// Creates it from a table of the program, which is valid.
    explicit Sentences(std::string_view json);
    /// Returns the sentence of a code, filled in, or else the code itself.
    Localized say(std::string_view code, const Arguments& arguments = {}) const;
    /// Returns a text without placeholders, in the languages that it has, or else the code itself.
    Localized text(std::string_view code) const;

private:
    Messages mMessages;
};

/// Returns "a, b, c" in every language of the product.
Localized listed(const std::vector<Localized>& parts);

}  // namespace hexa
