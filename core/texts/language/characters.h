// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

// Characters of UTF-8 texts as far as the checks need them: the letters of European languages by
// their properties, all others by their script. Independent of the locale.

namespace hexa::texts {

/// Returns the character at `at`, which moves on behind it; U+FFFD for a byte that begins none.
/// `at` must lie inside of the text.
char32_t nextCharacter(std::string_view text, std::size_t& at);
void appendCharacter(std::string& text, char32_t character);

/// Returns the beginning of the character before `at`; `at` is not 0.
std::size_t beginBefore(std::string_view text, std::size_t at);

bool isLetter(char32_t c);
bool isDigit(char32_t c);
bool isUpper(char32_t c);
/// True for all white space, including no-break and narrow ones.
bool isSpace(char32_t c);
/// True for U+00A0, U+202F and the like.
bool isNoBreakSpace(char32_t c);
/// True for Han, kana, hangul: written without spaces.
bool isEastAsian(char32_t c);
/// True for a letter of any script but Latin.
bool isForeignLetter(char32_t c);

/// Return true if a letter or digit is at a place, or ends there; false at the ends of the text.
bool isWordAt(std::string_view text, std::size_t at);
bool isWordBefore(std::string_view text, std::size_t at);

char32_t toLower(char32_t c);
char32_t toUpper(char32_t c);
std::string lowered(std::string_view text);
/// Returns the text in lower case without accents, with ligatures resolved, and typographic
/// apostrophes and dashes as plain ones: the common part of two spellings.
std::string folded(std::string_view text);

/// Returns the text without white space at both ends, no-break spaces included.
std::string_view trimmed(std::string_view text);
/// Returns the text with every run of white space as one blank, none at the ends.
std::string simplified(std::string_view text);

/// Returns the text without characters that XML can't hold: line ends of other systems and the line
/// and page breaks of word processors (U+000B, U+000C) become \n, other control characters except
/// the tabulator a blank each.
std::string withoutControls(std::string_view text);

/// Characters, not bytes.
std::size_t characterCount(std::string_view text);

/// Returns the share of non-Latin letters, in percent; 0 without letters.
int foreignPercent(std::string_view text);

/// Language that represents all languages in other scripts than Latin: Japanese, which doesn't
/// separate words.
inline constexpr std::string_view otherScript = "ja";
/// True if most letters of a text are not Latin.
bool isInOtherScript(std::string_view text);

}  // namespace hexa::texts
