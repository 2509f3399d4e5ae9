// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/project.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

// Texts that are part of another file: of a map, of a game file. That file has a place for the
// words only. States, notes and acceptances are stored in a member of their own, as a project.

namespace hexa::texts {

/// Key of that member.
inline constexpr std::string_view storedKey = "translation";

/// Units by id: large files have many.
using Places = std::unordered_map<std::string_view, std::size_t>;
/// Returns the places of the units. Valid as long as the project.
Places placesOf(const Project& project);

/// Returns a unit with the words of a file. Without stored states, they need review.
Unit unitOf(std::string id, std::string section, UnitKind kind, const Localized& words);

/// Returns the sort of a unit by its id: "label" for "label.2".
std::string sortOf(const Unit& unit);

/// Gives the texts of a file the states, notes and acceptances last stored. A text that was changed
/// in the file since then has the state that writing it would give. The same text under another id
/// of the same sort is recognized by its words.
void recall(Project& project, Project stored, const std::function<std::string(const Unit&)>& sort = sortOf);

/// Returns the JSON of what recall() needs, compact, with the project's glossary.
std::string storedForm(const Project& project);

/// True if a project differs from the texts of its file in units that both have, or in anything
/// else that is stored.
bool differs(const Project& project, const Places& places, const Project& file);

/// Returns the words of a unit; none if the project has no such unit or didn't change it. Languages
/// that the project doesn't have stay.
std::optional<Localized> changedWords(const Project& project, const Places& places, const std::string& id,
                                      const Localized& before);

}  // namespace hexa::texts
