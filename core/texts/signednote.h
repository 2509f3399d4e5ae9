// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/unit.h"

#include <string>
#include <string_view>
#include <vector>

// Notes with author and time as one text, in the project's file and in those of translators.

namespace hexa::texts {

/// Returns the note as one text: "Ada, 2026-01-31T12:00Z: Too long for the card." Only a note with
/// author and time is signed.
std::string signedNote(const Note& note);

/// Returns the note of such a text. Any other text is a note without author and time.
Note noteFrom(std::string_view text);

/// Returns the lines of a text without blanks around them; blank lines are left out.
std::vector<std::string_view> noteLines(std::string_view text);

/// Returns the notes of a text, one for each of its noteLines(). A line without a signature
/// continues the note before it, and has its author and time.
std::vector<Note> notesFrom(std::string_view text);

/// Returns notes as one text, which notesFrom() reads. The unsigned ones come first, because a line
/// behind a signed one belongs to it.
std::string notesText(const std::vector<Note>& notes);

/// Returns the notes that a person has left in an editor with a note on each line. Lines that were
/// there keep author and time, as do all lines of a longer note; the others get these. Blank lines
/// are left out.
std::vector<Note> editedNotes(const std::vector<Note>& before, const std::vector<std::string>& lines,
                              const std::string& author, const std::string& time);

}  // namespace hexa::texts
