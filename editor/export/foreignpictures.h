// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreigntile.h"

#include <QImage>
#include <QString>

#include <vector>

namespace hexa::editor {

/// Returns small pictures of foreign tiles, to recognize them by, in their order, or null. Reads
/// files beside the map, so call it from another thread.
std::vector<QImage> picturesOf(const std::vector<ForeignTile>& tiles, const QString& map);

}  // namespace hexa::editor
