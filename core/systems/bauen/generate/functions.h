// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate.h"
#include "core/systems/bauen/terms/gameset.h"

#include <memory>

namespace hexa::bauen {

/// Rises when the same request may give other boards.
inline constexpr int generatorVersion = 1;

/// Ways to a board: "rulebook" draws it as the rules say, "turned" also turns the pieces, "fair"
/// and "fair-turned" take the most even of many such draws, which is not the rulebook's procedure.
GenerateFunctions makeGenerateFunctions(const std::shared_ptr<const GameSet>& set);

/// Share of the places of a board on which two boards of one layout show different regions, 0 to 1.
double differenceOf(const Scenario& one, const Scenario& other);

}  // namespace hexa::bauen
