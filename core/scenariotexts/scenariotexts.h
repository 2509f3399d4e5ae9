// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"
#include "core/texts/project.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexa {

/// Returns the texts of a scenario as units of a text project, to be translated and checked like
/// all others: title, description, names of seats and zones, labels, special rules of tiles. Their
/// ids name their owners ("title", "label.1"); those of tiles contain the tile's own ID
/// ("tile.V3"), so that they follow it across the map. States, notes and accepted alerts are those
/// last put into the scenario. A text changed there since has the state that writing it would give,
/// and a text never put needs review. The same text under another id (a pasted tile, labels behind
/// a removed one) is recognized by its words.
texts::Project textsOf(const Scenario& scenario, std::vector<std::string> languages,
                       texts::Glossary glossary);

/// Returns the edit that puts the project's texts back into the scenario with their states, one
/// step to undo; an empty batch without a difference. Units of removed objects are skipped, and
/// stored states of a newer program are left alone.
Edit putTexts(const Scenario& scenario, const texts::Project& project);

/// Returns the places on the map for the text of a unit: its tile, the hexes of its zone, the hex
/// of its label. Empty for texts of the map as a whole, and for units without a text of the map.
std::vector<Hex> hexesOf(const Scenario& scenario, std::string_view unit);

/// Returns the unit of the text at a hex: the special rule of its tile, or else the first label.
/// Returns an empty text without either.
std::string unitAt(const Scenario& scenario, Hex at);

}  // namespace hexa
