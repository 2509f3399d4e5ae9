// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/edit/objects.h"
#include "core/engine/system.h"

#include <QString>

#include <span>
#include <vector>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

/// Copies cells with all objects on them, and single objects, to the system's clipboard. They are a
/// small `.hexa` text, so they can be pasted in another window.
void copyPart(const Scenario& scenario, const Catalog& catalog, std::span<const Hex> hexes,
              std::span<const ObjectRef> things = {});

/// Returns the part of a map on the clipboard. Fails if it is empty ("clipboard.empty"), if it
/// belongs to another game ("clipboard.other-game"), and as an unreadable map does.
Result<Scenario> partOnClipboard(const GameSystem& system);

}  // namespace hexa::editor
