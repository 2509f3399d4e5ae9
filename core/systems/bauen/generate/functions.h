// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate/generate.h"
#include "core/systems/bauen/terms/gameset.h"

#include <memory>

namespace hexa::bauen {

/// Rises when the same request may give other boards.
inline constexpr int generatorVersion = 1;

/// Returns the ways to make a board: "rulebook" draws it by the rules, "turned" also turns the
/// pieces. "fair" and "fair-turned" take the most even of many such draws, which is not the
/// rulebook's procedure.
GenerateFunctions makeGenerateFunctions(const std::shared_ptr<const GameSet>& set);

/// Returns the share of places, 0 to 1, with different regions on two boards of one layout.
double differenceOf(const Scenario& one, const Scenario& other);

}  // namespace hexa::bauen
