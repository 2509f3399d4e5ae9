// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/print/print.h"
#include "core/systems/bauen/terms/gameset.h"

#include <memory>

namespace hexa::bauen {

/// Returns the printable sheets of the game: regions at true size, boards, missions, pieces, forms,
/// and the layout of a board.
PrintFunctions makePrintFunctions(const std::shared_ptr<const GameSet>& set);

}  // namespace hexa::bauen
