// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/messages/messages.h"

#include <array>
#include <string_view>

namespace hexa {

/// The languages of the product.
inline constexpr std::array<std::string_view, 3> productLanguages{"en", "de", "fr"};

/// A text of `textIn(language)` in every language of the product.
template <class TextIn>
Localized inEveryLanguage(TextIn textIn) {
    Localized text;
    for (const std::string_view language : productLanguages)
        text.set(std::string(language), textIn(language));
    return text;
}

/// The sentences of one table, each in every language of the product at once: for games that put texts together.
class Sentences {
public:
    /// The table is part of the program, so it is valid.
    explicit Sentences(std::string_view json);
    Localized say(const char* code, const Arguments& arguments = {}) const;

private:
    Messages mMessages;
};

}  // namespace hexa
