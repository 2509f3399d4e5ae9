// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::texts {

enum class TokenKind : unsigned char {
    Word,
    /// Digits, also "1,000.5" and the French "1 000,5" (with blanks that break no line).
    Number,
    Mark,    ///< One punctuation mark or symbol.
    Markup,  ///< `**` or `*` around words; a bullet or number that begins a line.
    /// `{name}`, `%1`, `%n`, `%s`, `{#anchor}` of Markdown; of an ICU message `{count, plural,
    /// one {...} other {` and `#`.
    Placeholder,
};

/// Bytes between the braces of the longest placeholder.
inline constexpr std::size_t longestPlaceholder = 60;

/// A piece of a text, in bytes of it.
struct Token {
    std::size_t begin = 0;
    std::size_t end = 0;
    TokenKind kind = TokenKind::Mark;
    bool spaceBefore = false;
    bool capital = false;  ///< Begins with a capital letter.
    std::string lower;     ///< Lower case, apostrophes plain; for marks the mark itself.
    /// Text without accents. For placeholders: their meaning, as written: "{count, plural}".
    std::string fold;
    friend bool operator==(const Token&, const Token&) = default;
};

/// Returns words, numbers and marks of a text in order. The separators of words depend on the
/// language: `l'ordre` is two in French, `don't` one in English. Hyphens are marks between words.
/// East Asian characters are words of their own. In an ICU message only the branch "other" has
/// tokens of its own.
std::vector<Token> tokensOf(std::string_view text, std::string_view language);

/// Returns the meanings of a text's placeholders with their counts: a translation must have the
/// same.
std::map<std::string, int> placeholdersOf(std::string_view text, std::string_view language);

}  // namespace hexa::texts
