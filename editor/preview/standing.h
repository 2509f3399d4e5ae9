// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/headline.h"

#include <QColor>
#include <QIcon>
#include <QString>

namespace hexa::editor {

/// How a standing is shown: never by colour alone. The picture beside its words; none before somebody has judged.
QIcon standingIcon(balance::Standing standing);
/// Colour of its words; invalid where they have none of their own.
QColor standingColour(balance::Standing standing);
/// A sign before its words where there is no room for a picture; may be empty.
QString standingSign(balance::Standing standing);

}  // namespace hexa::editor
