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
    std::optional<std::vector<OwnCheck>> checks;
    std::optional<int> longest;    ///< Of the project ...
    std::optional<Widest> widest;  ///< ... and so this.
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

/// Sets the state of a text. An empty text is always Missing, and Stale follows from the source. A
/// request for these, or for any state of an empty text, gives an edit that changes nothing.
Edit setState(const Project& project, std::size_t unit, std::string_view language, State state);

/// A text of a project.
struct TextPlace {
    std::size_t unit = 0;
    std::string language;
    friend bool operator==(const TextPlace&, const TextPlace&) = default;
};
/// Returns the same for many texts, as one edit from the first unit to the last.
Edit setStates(const Project& project, const std::vector<TextPlace>& places, State state);

Edit setNotes(const Project& project, std::size_t unit, std::vector<Note> notes);
/// Sets how many characters the texts of a unit may have; 0: as the project says.
Edit setLongest(const Project& project, std::size_t unit, int characters);
/// Sets how many characters the texts of units without a number of their own may have; 0: any.
Edit setLongest(int characters);
/// Sets how wide the lines of a unit may be, in tenths of a millimetre; 0: as the project says.
Edit setWidest(const Project& project, std::size_t unit, int tenths);
/// Sets how wide lines may be, and the font in which they are measured.
Edit setWidest(Widest widest);
Edit setChecks(std::vector<OwnCheck> checks);
Edit accept(const Project& project, std::size_t unit, Acceptance acceptance);
Edit withdraw(const Project& project, std::size_t unit, std::size_t acceptance);
/// Returns the terms become the project's own, even if they were those of a game before.
Edit setGlossary(Glossary glossary);
Edit setWords(Words words);
/// Removes `count` units from `at` on.
Edit removeUnits(std::size_t at, std::size_t count);

// Mending an alignment. The first unit keeps its id; joined texts are separated by a blank. Lines
// of imported files are moved along; after a split both parts keep the lines of the whole if they
// can't be assigned.

/// Joins a unit and its follower, in all languages.
Edit joinUnits(const Project& project, std::size_t unit);
/// Splits a unit: the text behind the offset (bytes) of each language goes to the second one; other
/// languages stay in the first.
Edit splitUnit(const Project& project, std::size_t unit, const std::map<std::string, std::size_t>& offsets);
enum class Neighbour { Previous, Next };
/// Moves one language's text to the neighbour unit, joined to the text there. A unit that becomes
/// empty is removed.
Edit moveText(const Project& project, std::size_t unit, std::string_view language, Neighbour to);
/// Moves part of a text to the neighbour: the text behind the offset to the next one, the text
/// before to the previous.
Edit movePart(const Project& project, std::size_t unit, std::string_view language, std::size_t offset,
              Neighbour to);
/// Move one language down by a unit from here on (an empty text appears), or up onto the previous
/// unit.
Edit shiftDown(const Project& project, std::size_t unit, std::string_view language);
Edit shiftUp(const Project& project, std::size_t unit, std::string_view language);

}  // namespace hexa::texts
