// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

// French small words before other words: "le" and "la" are "l'" before a vowel or a mute h.

namespace hexa::texts {

/// True if small words before it are elided: it begins with a vowel, or it is in the lexicon's list
/// of words with a mute h (any other h counts as aspirated), and it is not an exception (onze,
/// oui).
bool asksForElision(std::string_view word);

/// Returns the small word before a word with elision, with a blank if one follows: "l'" for "la",
/// "de l'" for "du", "cet " for "ce". Returns an empty text if nothing changes.
std::string_view elidedForm(std::string_view small);

enum class Gender : unsigned char { Unknown, Masculine, Feminine };

/// Returns the whole small word for an elided one without its apostrophe: "de" for "d", "la" for a
/// feminine "l". Empty if it is unknown or there is none.
std::string_view wholeForm(std::string_view elided, Gender gender);

/// Returns the gender that a word before a noun shows: "une", "cette"; Unknown for others.
Gender genderShownBy(std::string_view article);

/// Place of a text with its replacement.
struct Placed {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string text;
    friend bool operator==(const Placed&, const Placed&) = default;
};

/// Returns the replacement for [begin, end) of a French text, with the small word before it
/// adapted: "la phase" with "étape" for "phase" gives "l’étape". Parts of words are left alone.
/// `gender`: that of the new word.
Placed withFittingArticle(std::string_view text, std::size_t begin, std::size_t end, std::string_view by,
                          Gender gender);

/// Returns the words with a plain apostrophe if the text has only plain ones.
std::string withApostropheOf(std::string_view text, std::string_view words);

}  // namespace hexa::texts
