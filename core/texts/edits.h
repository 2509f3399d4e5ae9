// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/project.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::texts {

/// One change of a project, as a value. The only way in which anything changes one.
struct Edit {
    std::size_t at = 0;  ///< Units from here on ...
    std::size_t removed = 0;
    Units inserted;  ///< ... are replaced by these.
    std::optional<Glossary> glossary;
    std::optional<Words> words;
    std::optional<std::vector<Section>> sections;
    std::optional<Localized> title;
    friend bool operator==(const Edit&, const Edit&) = default;

    bool changesUnits() const { return removed > 0 || !inserted.empty(); }
};

/// Applies an edit and gives its exact inverse. The range of units must lie inside of the project.
[[nodiscard]] Edit apply(Project& project, const Edit& edit);

/// True if applying the edit would change nothing.
bool changesNothing(const Project& project, const Edit& edit);

// The functions below read the project and build an edit; they change nothing. Unknown languages
// get a text.

/// Puts a text. A changed source makes the other languages stale; the old source comes back and so
/// do their states. A changed translation is a draft, or needs review if it was more than that;
/// writing it ends its staleness.
Edit setText(const Project& project, std::size_t unit, std::string_view language, std::string text);

/// Missing is what an empty text is, and Stale comes of itself: asking for these, or for any state
/// of an empty text, gives an edit that changes nothing.
Edit setState(const Project& project, std::size_t unit, std::string_view language, State state);

/// A text of a project.
struct TextPlace {
    std::size_t unit = 0;
    std::string language;
    friend bool operator==(const TextPlace&, const TextPlace&) = default;
};
/// Returns the same for many texts, as one edit from the first unit to the last.
Edit setStates(const Project& project, const std::vector<TextPlace>& places, State state);

Edit setNotes(const Project& project, std::size_t unit, std::vector<std::string> notes);
Edit accept(const Project& project, std::size_t unit, Acceptance acceptance);
Edit withdraw(const Project& project, std::size_t unit, std::size_t acceptance);
/// Returns the terms become the project's own, even if they were those of a game before.
Edit setGlossary(Glossary glossary);
Edit setWords(Words words);

/// Empty units with new ids behind `at` - 1; removing takes `count` units from `at` on.
Edit insertUnit(const Project& project, std::size_t at, std::string_view section);
Edit removeUnits(const Project& project, std::size_t at, std::size_t count);

// Mending an alignment. The first unit keeps its id; where texts meet they are joined by a blank.
// Lines of imported files go along; after a split both parts keep the lines of the whole as far as
// they can't be told apart.

/// Unit and its follower become one, in all languages.
Edit joinUnits(const Project& project, std::size_t unit);
/// Returns the unit becomes two: what lies behind the offset (bytes) of each language goes to the
/// second; languages that are not named stay in the first.
Edit splitUnit(const Project& project, std::size_t unit, const std::map<std::string, std::size_t>& offsets);
enum class Neighbour { Previous, Next };
/// One language's text goes to the neighbour unit, joined to what is there. A unit that is empty
/// then is removed.
Edit moveText(const Project& project, std::size_t unit, std::string_view language, Neighbour to);
/// Part of a text goes to the neighbour: what lies behind the offset to the next one, what lies
/// before to the previous.
Edit movePart(const Project& project, std::size_t unit, std::string_view language, std::size_t offset,
              Neighbour to);
/// One language slides down by a unit from here on (an empty text appears), or up onto the previous
/// unit.
Edit shiftDown(const Project& project, std::size_t unit, std::string_view language);
Edit shiftUp(const Project& project, std::size_t unit, std::string_view language);

}  // namespace hexa::texts
