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

/// A dictionary of one language that is installed on this machine (Hunspell's). Slow to open; not
/// to be shared between threads. The only place that sees libhunspell.
class Speller {
public:
    /// Where dictionaries are: those that DICPATH names, then the usual folders of Linux.
    static std::vector<std::string> folders();
    /// The dictionary of a language ("de", "pt-BR") as a path without its ending, "…/de_DE"; of
    /// several countries the most common one. Empty if there is none.
    static std::string dictionaryOf(std::string_view language, const std::vector<std::string>& folders);
    /// Null if the files can't be read or have characters that are not known here.
    static std::unique_ptr<Speller> open(const std::string& dictionary);
    ~Speller();

    bool isRight(std::string_view word);
    /// The parts of a group of words without blanks that are wrong: "l'ordre", "week-end". A group
    /// that the dictionary has as a whole is right, whatever its parts are.
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

/// What is to be looked up of a text: no numbers, placeholders, marks, nor what has digits in it or
/// is in capitals only.
std::vector<SpellGroup> spellGroups(std::string_view text, std::string_view language);

}  // namespace hexa::editor
