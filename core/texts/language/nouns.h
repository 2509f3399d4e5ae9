// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/language/lexicon.h"
#include "core/texts/language/tokens.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hexa::texts {

/// Common nouns of rules in English, German and French with the same meanings
/// (resources/texts/nouns.json). They also cover nouns that occur only once in a text.
/// Interchangeable words share one meaning, and a word has all its possible meanings ("pièce":
/// coin, part, room). The list contains the possible meanings of a word, not its meaning in a text.
class Nouns {
public:
    /// Returns the built-in ones, read once.
    static const Nouns& builtIn();

    /// Returns the possible meanings of a word, in order, also of inflected forms. A German
    /// compound has those of its last part.
    const std::vector<int>& meanings(const Token& token, std::string_view language) const;
    /// Returns the meanings of the first part of a German compound.
    const std::vector<int>& firstMeanings(const Token& token, std::string_view language) const;
    enum class Form : unsigned char { Unknown, Base, Inflected };
    /// Returns the form of a word: `Base` is the dictionary's.
    Form formOf(const Token& token, std::string_view language) const;
    /// True if only its parts are known, not the meaning of the whole.
    bool isCompound(const Token& token, std::string_view language) const;
    /// Returns the most likely word of a language for it; empty for other languages.
    std::string_view word(int meaning, std::string_view language) const;

private:
    /// Form, in small letters, and its meanings.
    using Forms = std::unordered_map<std::string, std::vector<int>, TextHash, std::equal_to<>>;
    void add(int meaning, const std::string& word, const std::string& language);
    const std::vector<int>& find(std::string_view form, std::string_view language) const;
    std::size_t headOf(std::string_view compound) const;

    std::map<std::string, Forms, std::less<>> mForms;
    std::set<std::string, std::less<>> mHeads;  ///< Forms of German nouns that may end any compound.
    std::map<std::string, std::set<std::string>, std::less<>> mBases;  ///< In small letters.
    std::vector<std::map<std::string, std::string, std::less<>>> mWords;
};

}  // namespace hexa::texts
