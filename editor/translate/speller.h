// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

class Hunspell;

namespace hexa::editor {

/// Bytes of a text.
struct ByteRange {
    std::size_t begin = 0;
    std::size_t end = 0;
    friend bool operator==(const ByteRange&, const ByteRange&) = default;
};

/// An installed dictionary of one language (Hunspell's). Slow to open; must not be shared between
/// threads. The only code that uses libhunspell.
class Speller {
public:
    /// Returns the folders of dictionaries: those in DICPATH, then the usual folders of Linux.
    static std::vector<std::string> folders();
    /// Returns the dictionary of a language ("de", "pt-BR") as a path without its ending,
    /// "…/de_DE". Prefers the most common country. Returns an empty string for an unknown language.
    static std::string dictionaryOf(std::string_view language, const std::vector<std::string>& folders);
    /// Returns null if the files can't be read or use an unknown encoding.
    static std::unique_ptr<Speller> open(const std::string& dictionary);
    ~Speller();

    bool isRight(std::string_view word);
    /// Returns the wrong parts of a group of words without blanks: "l'ordre", "week-end". A group
    /// that the dictionary has as a whole is right, regardless of its parts.
    std::vector<ByteRange> wrongParts(std::string_view group);
    std::vector<std::string> suggestions(std::string_view word, std::size_t max);

private:
    Speller(std::unique_ptr<Hunspell> dictionary, bool latin1);
    std::string encoded(std::string_view word) const;

    std::unique_ptr<Hunspell> mDictionary;
    bool mLatin1;
};

/// A piece of a text that is spelled as a whole, with its place.
struct SpellGroup {
    ByteRange range;
    std::string text;
    friend bool operator==(const SpellGroup&, const SpellGroup&) = default;
};

/// Returns the words of a text to look up. Omits numbers, placeholders, marks, words with digits
/// and words in capitals.
std::vector<SpellGroup> spellGroups(std::string_view text, std::string_view language);

}  // namespace hexa::editor
