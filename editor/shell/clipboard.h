// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"

#include <QString>

#include <span>
#include <vector>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

/// Copies cells with what stands on them, and single things, to the system's clipboard, as a small `.hexa` text, so that they can
/// be pasted in another window.
void copyPart(const Scenario& scenario, const Catalog& catalog, std::span<const Hex> hexes,
              std::span<const ObjectRef> things = {});

/// The part of a map on the clipboard, if it is of this game; else an empty one.
Scenario partOnClipboard(const GameSystem& system);

}  // namespace hexa::editor
