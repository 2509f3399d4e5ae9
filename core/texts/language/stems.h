// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

namespace hexa::texts {

/// Stems of words by Snowball's algorithm for a language, without accents: the common part of
/// inflected forms. Results are cached, so repeated calls are cheap; one object belongs to one
/// thread.
class Stemmer {
public:
    /// Creates a stemmer; for a language unknown to Snowball, the stem of a word is the word.
    explicit Stemmer(std::string_view language);
    ~Stemmer();
    Stemmer(Stemmer&&) noexcept;
    Stemmer& operator=(Stemmer&&) noexcept;

    /// Returns the stem of `word` in lower case. The result lives as long as the stemmer.
    const std::string& stem(const std::string& word);

private:
    struct Snowball;
    std::unique_ptr<Snowball> mSnowball;
    std::unordered_map<std::string, std::string> mKnown;
};

}  // namespace hexa::texts
