// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/texts/glossary/glossary.h"
#include "core/texts/keptfile.h"
#include "core/texts/owncheck.h"
#include "core/texts/units.h"
#include "core/texts/widest.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Texts in several languages side by side: the content of a `.hexatext` file
// (docs/formats/text-projects.md). These are values, changed only by the edits of
// core/texts/edits.h.

namespace hexa::texts {

struct Section {
    std::string id;
    Localized title;
    Extra extra;
    friend bool operator==(const Section&, const Section&) = default;
};

/// By language: correctly spelled words missing in all dictionaries. Sorted.
using Words = std::map<std::string, std::vector<std::string>, std::less<>>;

struct Project {
    Localized title;
    std::string source = "en";
    std::vector<std::string> languages;  ///< In the order of the columns.
    std::vector<Section> sections;
    Units units;
    Glossary glossary;
    Words words;
    int longest = 0;                ///< Characters that a text may have; 0: any number. Units may differ.
    Widest widest;                  ///< The widest line of a text, in a font; units may differ.
    std::vector<OwnCheck> checks;   ///< At most `maxOwnChecks`.
    std::vector<SharedFile> files;  ///< The translation files that it was made from; edits leave them.
    Extra extra;

    const std::string& sourceOf(const Unit& unit) const { return unit.source.empty() ? source : unit.source; }
    std::optional<std::size_t> indexOf(std::string_view unitId) const;
    friend bool operator==(const Project&, const Project&) = default;
};

/// Adds a word to those of a language; in order, each once.
void addWord(Words& words, std::string_view language, std::string word);

/// Returns the number of characters that the texts of a unit may have; 0: any number.
/// @param ofProject Project::longest
inline int longestOf(const Unit& unit, int ofProject) { return unit.longest > 0 ? unit.longest : ofProject; }

/// Returns the tenths of a millimetre that the lines of a unit may have; 0: any width, or no font.
inline int widestOf(const Unit& unit, const Widest& ofProject) {
    return ofProject.font.empty() ? 0 : unit.widest > 0 ? unit.widest : ofProject.tenths;
}

/// Number of a language's units in each state; units without any text don't count.
struct Progress {
    std::string language;
    std::size_t missing = 0;
    std::size_t draft = 0;
    std::size_t needsReview = 0;
    std::size_t stale = 0;
    std::size_t approved = 0;

    std::size_t units() const { return missing + draft + needsReview + stale + approved; }
    /// Number of the units in a state.
    std::size_t& of(State state);
    friend bool operator==(const Progress&, const Progress&) = default;
};

enum class Counted : unsigned char { In, Out };
/// Counts a unit in the progress of each language, or takes it out again.
void countUnit(std::vector<Progress>& all, const Unit& unit, Counted how);

/// Returns one entry a language of the project, of one section or of all (empty name).
std::vector<Progress> progressOf(const Project& project, std::string_view section = {});

/// Returns the words of all texts of a language. Reads them all: not for the thread of a window.
std::size_t wordCount(const Project& project, std::string_view language);

/// Returns an id that no unit has: `prefix` and a number.
std::string freeId(const Project& project, std::string_view prefix);

}  // namespace hexa::texts
