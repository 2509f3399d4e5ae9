// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/print/cutitem.h"
#include "core/owngame/definition/definition.h"
#include "core/scenario/scenario.h"

#include <cstddef>
#include <optional>
#include <vector>

// Values of decks, as discs on maps and as tokens to cut out.

namespace hexa::owngame {

/// Returns the disc of a value; none if the property doesn't have this choice.
std::optional<CutMark> markOf(const Definition& definition, std::size_t deck, const Deck::Value& value);

/// Returns the discs of the values that a cell of a map has.
std::vector<CutMark> marksOf(const Definition& definition, const Scenario& scenario, Hex at);

/// Radius of a disc on a map, in circumradii of a hex.
inline constexpr double markRadius = 0.3;

}  // namespace hexa::owngame
