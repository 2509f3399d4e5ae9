// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/generate/producerun.h"
#include "editor/generate/wanted.h"

#include <QString>

namespace hexa::editor {

class Locale;

/// Returns the state of a run, or its result, in sentences.
/// @param board board of the open map, which names its places
QString runMessage(const ProduceState& state, const GenerateWishes& wishes, const GameSystem& system,
                   const Board& board, const Locale& locale);

}  // namespace hexa::editor
