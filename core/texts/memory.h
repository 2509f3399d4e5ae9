// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/project.h"
#include "core/texts/worddiff.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexa::texts {

/// An earlier translation of a text like the one that is asked about.
struct MemoryMatch {
    int percent = 0;  ///< How alike the sources are; 100 = the same.
    std::string unit;
    std::string source;
    std::string translation;
    std::vector<DiffPart> difference;  ///< From the remembered source to the one asked about.
    friend bool operator==(const MemoryMatch&, const MemoryMatch&) = default;
};

/// Translations that people have approved, to be found again by likeness, in any direction. A value made from a project;
/// make it anew (or remember()) when the project changes.
class Memory {
public:
    Memory() = default;
    explicit Memory(const Project& project) { remember(project); }

    /// Adds what is approved in all languages that have an approved text; an entry per unit and pair.
    void remember(const Project& project);
    /// Adds what another one remembers.
    void remember(const Memory& other);

    /// The best matches of at least `minPercent`, best first, at most `max`; units of the id `except` are left out.
    std::vector<MemoryMatch> find(std::string_view text, std::string_view from, std::string_view to,
                                  int minPercent = 60, std::size_t max = 5,
                                  std::string_view except = {}) const;
    std::size_t size() const { return mEntries.size(); }

private:
    struct Entry {
        std::string unit;
        std::map<std::string, std::string, std::less<>> texts;
        std::map<std::string, std::vector<std::uint64_t>, std::less<>>
            words;  ///< By language: hashes, sorted.
    };
    std::vector<Entry> mEntries;
};

/// How alike two texts are by their words, 0 to 100.
int likenessPercent(std::string_view a, std::string_view b);

}  // namespace hexa::texts
