// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/extra.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexa::texts {

/// Progress of a text in one language. `Missing` = empty; `Stale` = its source has changed since.
enum class State : unsigned char { Missing, Draft, NeedsReview, Stale, Approved };

std::string_view nameOf(State state);
std::optional<State> stateNamed(std::string_view name);

/// Returns the less finished state: Missing, Draft, Stale, NeedsReview, Approved. What is stale has
/// to be translated again, so it comes before a review.
State lowestOf(State a, State b);

/// Lines of an imported file, counted from 1, both inclusive.
struct LineRange {
    int first = 0;
    int last = 0;
    friend bool operator==(const LineRange&, const LineRange&) = default;
};

/// Source that a stale text was translated from.
struct Basis {
    std::string source;  ///< The source text of then.
    /// Its state before it became stale; it comes back when the source does.
    State state = State::NeedsReview;
    friend bool operator==(const Basis&, const Basis&) = default;
};

/// A change of a text: what the text was before, its author and its time.
struct Revision {
    std::string text;
    State state = State::Missing;
    std::string author;  ///< Of the change; empty: unknown.
    std::string time;    ///< Of the change, in UTC: "2026-01-31T12:00Z"; empty: unknown.
    Extra extra;
    friend bool operator==(const Revision&, const Revision&) = default;
};

/// One language's text of a unit. Inline marks: `**bold**`, `*italic*`, `{name}`.
struct Text {
    std::string text;
    State state = State::Missing;
    std::optional<Basis> basis;  ///< There if and only if the state is Stale.
    std::optional<LineRange> lines;
    Extra extra;
    std::vector<Revision> history = {};  ///< Earlier texts, oldest first (core/texts/history.h).
    friend bool operator==(const Text&, const Text&) = default;
};

/// Kind of a unit in the book: checks of punctuation and alignment differ for headings.
enum class UnitKind : unsigned char { Paragraph, Heading, Item, Caption };

std::string_view nameOf(UnitKind kind);
std::optional<UnitKind> unitKindNamed(std::string_view name);

/// A finding examined and accepted by a person. It counts as long as the compared texts do not
/// change.
struct Acceptance {
    std::string check;
    std::string language;  ///< The blamed one; empty = none.
    std::string hash;      ///< Alert::hash.
    std::string note;
    Extra extra;
    friend bool operator==(const Acceptance&, const Acceptance&) = default;
};

/// A remark for translators.
struct Note {
    std::string text;
    std::string author;  ///< Who has written it; empty: unknown.
    std::string time;    ///< When, in UTC: "2026-01-31T12:00Z"; empty: unknown.

    Note() = default;
    Note(std::string words, std::string by = {}, std::string when = {})
        : text(std::move(words)), author(std::move(by)), time(std::move(when)) {}
    Note(const char* words) : text(words) {}
    friend bool operator==(const Note&, const Note&) = default;
};

/// One paragraph, heading, label ... in all languages.
struct Unit {
    std::string id;  ///< Unique in the project, never changed, never used again.
    std::string section;
    std::string source;  ///< Language that the others are translated from; empty = the project's.
    UnitKind kind = UnitKind::Paragraph;
    /// Plural form of a text ("one", "few", "other"; core/texts/language/plurals.h); empty: none.
    std::string plural;
    std::vector<std::string> rules;  ///< Rule IDs that the text is about.
    std::map<std::string, Text, std::less<>> texts;
    std::vector<Note> notes;
    int longest = 0;  ///< Characters that each text may have (lengthOf); 0: as the project says.
    int widest = 0;   ///< Tenths of a millimetre that each line may have; 0: as the project says.
    std::vector<Acceptance> accepted;
    Extra extra;

    /// Returns the text of a language, or an empty text.
    std::string_view in(std::string_view language) const;
    const Text* find(std::string_view language) const;
    State stateIn(std::string_view language) const;
    friend bool operator==(const Unit&, const Unit&) = default;
};

}  // namespace hexa::texts
