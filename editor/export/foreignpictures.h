// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreigntile.h"

#include <QImage>
#include <QString>

#include <vector>

namespace hexa::editor {

/// Small pictures of somebody's tiles, to recognize them by, in their order; null where there is
/// none. Reads files beside the map, so it belongs aside.
std::vector<QImage> picturesOf(const std::vector<ForeignTile>& tiles, const QString& map);

}  // namespace hexa::editor
