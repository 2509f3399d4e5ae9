// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/project.h"
#include "core/texts/worddiff.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::texts {

/// An earlier translation of a similar text.
struct MemoryMatch {
    int percent = 0;  ///< Likeness of the sources; 100 = equal.
    std::string unit;
    std::string source;
    std::string translation;
    std::vector<DiffPart> difference;  ///< From the remembered source to the one asked about.
    bool needsReview = false;          ///< One of the two texts is not approved yet.
    bool draft = false;                ///< One of the two is only a draft, so it needs review as well.
    bool part = false;                 ///< Translates one sentence of the text and not all of it.

    /// Returns the rank: a match that needs review comes behind a slightly less similar approved
    /// one, and a draft behind both.
    int rank() const { return draft ? percent - 20 : needsReview ? percent - 10 : percent; }
    friend bool operator==(const MemoryMatch&, const MemoryMatch&) = default;
};

/// Translations that are there and not stale, to be found again by likeness, in any direction.
/// A value made from a project; make it again (or call remember()) after changes of the project.
class Memory {
public:
    Memory() = default;
    explicit Memory(const Project& project) { remember(project); }

    /// Adds the texts of each unit, drafts included, if there are two; also each sentence of them,
    /// if the languages have equal numbers. What is stale translates another source.
    void remember(const Project& project);
    /// Adds the content of another memory.
    void remember(const Memory& other);

    /// Returns the best matches of at least `minPercent`, by their rank, at most `max`; units of
    /// the id `except` are left out. Of many similar ones only those with most common words are
    /// examined closely. A text of several sentences without a match as a whole is looked up
    /// sentence by sentence. If all of them are known they make one translation, else they follow
    /// as parts.
    std::vector<MemoryMatch> find(std::string_view text, std::string_view from, std::string_view to,
                                  int minPercent = 60, std::size_t max = 5,
                                  std::string_view except = {}) const;
    /// Finds matches in several memories, as if they were one.
    static std::vector<MemoryMatch> findIn(const std::vector<const Memory*>& memories, std::string_view text,
                                           std::string_view from, std::string_view to, int minPercent,
                                           std::size_t max, std::string_view except = {});
    /// Texts, not their sentences.
    std::size_t size() const { return mTexts; }

private:
    struct Side {
        std::string text;
        std::vector<std::uint64_t> words;  ///< Their hashes, sorted.
        State state = State::Draft;
    };
    struct Entry {
        std::string unit;
        std::map<std::string, Side, std::less<>> sides;  ///< By language.
    };
    using Memories = std::vector<const Memory*>;
    /// Which words a side has, in little room, so that most of a large memory is passed over
    /// quickly.
    struct Outline {
        std::array<std::uint64_t, 2> bits{};  ///< One of each word, by its hash.
        std::uint32_t words = 0;              ///< With repetitions.
        std::uint32_t entry = 0;              ///< Index.

        static Outline of(const std::vector<std::uint64_t>& words);
        std::size_t commonAtMost(const Outline& other) const;
    };

    void add(Entry entry);
    void rememberSentences(const Entry& whole);
    static std::vector<MemoryMatch> matching(const Memories& memories, std::string_view text,
                                             std::string_view from, std::string_view to, int minPercent,
                                             std::size_t max, std::size_t lookedAt, std::string_view except);
    static void addSentences(std::vector<MemoryMatch>& matches, const Memories& memories,
                             std::string_view text, std::string_view from, std::string_view to,
                             int minPercent, std::string_view except);

    std::vector<Entry> mEntries;  ///< Entries for whole texts and for sentences.
    std::map<std::string, std::vector<Outline>, std::less<>> mOutlines;  ///< Of their sides, by language.
    std::size_t mTexts = 0;
};

/// Returns the likeness of two texts by their words, 0 to 100.
int likenessPercent(std::string_view a, std::string_view b);

}  // namespace hexa::texts
