// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/laboratory.h"

#include <optional>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::cli {

/// Returns the laboratory of a game, or none for a game without fitted tables.
std::optional<lab::Laboratory> laboratoryOf(const GameSystem& system);

}  // namespace hexa::cli
