// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"

#include <QString>

#include <cstddef>

namespace hexa::editor {

/// Returns the hexes of a region as text, such as "0 0 forest, 1 0, 0 1 lake level=2". A flag has
/// "yes" or "no" as its value, and edges have their numbers from 0 on: "shore=0/1".
QString textOfParts(const RegionShape& region);

/// Parses such a text and sets the hexes of the region with this index. Returns the reason if it
/// can't, as a sentence, else an empty string.
QString setParts(Catalog& catalog, std::size_t region, const QString& text);

}  // namespace hexa::editor
