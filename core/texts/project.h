// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/texts/glossary/glossary.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Texts in several languages side by side: what a `.hexatext` file holds (docs/text-projects.md). Values; changed only by
// the edits of core/texts/edits.h.

namespace hexa::texts {

/// How far a text of one language is. `Missing` = empty; `Stale` = its source has changed since.
enum class State : unsigned char { Missing, Draft, NeedsReview, Stale, Approved };

std::string_view nameOf(State state);
std::optional<State> stateNamed(std::string_view name);

/// Lines of an imported file, counted from 1, both inclusive.
struct LineRange {
    int first = 0;
    int last = 0;
    friend bool operator==(const LineRange&, const LineRange&) = default;
};

/// What a stale text was translated from.
struct Basis {
    std::string source;  ///< The source text of then.
    State state =
        State::NeedsReview;  ///< Its state before it became stale; it comes back when the source does.
    friend bool operator==(const Basis&, const Basis&) = default;
};

/// One language's text of a unit. Inline marks: `**bold**`, `*italic*`, `{name}`.
struct Text {
    std::string text;
    State state = State::Missing;
    std::optional<Basis> basis;  ///< There if and only if the state is Stale.
    std::optional<LineRange> lines;
    Extra extra;
    friend bool operator==(const Text&, const Text&) = default;
};

/// What a unit is in the book: checks of punctuation and alignment differ for headings.
enum class UnitKind : unsigned char { Paragraph, Heading, Item, Caption };

std::string_view nameOf(UnitKind kind);
std::optional<UnitKind> unitKindNamed(std::string_view name);

/// A finding that a person has looked at and left as it is. It counts as long as the texts that it compared stay.
struct Acceptance {
    std::string check;
    std::string language;  ///< The blamed one; empty = none.
    std::string hash;      ///< Alert::hash.
    std::string note;
    Extra extra;
    friend bool operator==(const Acceptance&, const Acceptance&) = default;
};

/// One paragraph, heading, label ... in all languages.
struct Unit {
    std::string id;  ///< Unique in the project, never changed, never used again.
    std::string section;
    std::string source;  ///< Language that the others are translated from; empty = the project's.
    UnitKind kind = UnitKind::Paragraph;
    /// Which plural form of a text it is ("one", "few", "other"; core/texts/language/plurals.h); empty: it has none.
    std::string plural;
    std::vector<std::string> rules;  ///< Rule IDs that the text is about.
    std::map<std::string, Text, std::less<>> texts;
    std::vector<std::string> notes;
    std::vector<Acceptance> accepted;
    Extra extra;

    /// The text of a language; empty if there is none.
    std::string_view in(std::string_view language) const;
    const Text* find(std::string_view language) const;
    State stateIn(std::string_view language) const;
    friend bool operator==(const Unit&, const Unit&) = default;
};

struct Section {
    std::string id;
    Localized title;
    Extra extra;
    friend bool operator==(const Section&, const Section&) = default;
};

/// By language: words that are spelled right though no dictionary has them. Sorted.
using Words = std::map<std::string, std::vector<std::string>, std::less<>>;

struct Project {
    Localized title;
    std::string source = "en";
    std::vector<std::string> languages;  ///< In the order of the columns.
    std::vector<Section> sections;
    std::vector<Unit> units;
    Glossary glossary;
    Words words;
    Extra extra;

    const std::string& sourceOf(const Unit& unit) const { return unit.source.empty() ? source : unit.source; }
    std::optional<std::size_t> indexOf(std::string_view unitId) const;
    friend bool operator==(const Project&, const Project&) = default;
};

/// Adds a word to those of a language; in order, each once.
void addWord(Words& words, std::string_view language, std::string word);

/// How many units of a language are in which state; units that are empty in all languages count nowhere.
struct Progress {
    std::string language;
    std::size_t missing = 0;
    std::size_t draft = 0;
    std::size_t needsReview = 0;
    std::size_t stale = 0;
    std::size_t approved = 0;
    std::size_t words = 0;

    std::size_t units() const { return missing + draft + needsReview + stale + approved; }
    friend bool operator==(const Progress&, const Progress&) = default;
};

/// One entry a language of the project, of one section or of all (empty name).
std::vector<Progress> progressOf(const Project& project, std::string_view section = {});

/// An id that no unit has: `prefix` and a number.
std::string freeId(const Project& project, std::string_view prefix);

}  // namespace hexa::texts
