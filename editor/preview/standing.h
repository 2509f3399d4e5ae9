// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/headline.h"

#include <QColor>
#include <QIcon>
#include <QString>

namespace hexa::editor {

/// Returns the fairness light (balance::lightOf) in its common form, never by colour alone. It is
/// the picture beside the words.
QIcon standingIcon(balance::Standing standing);
/// Returns the colour of its words; invalid for an unknown standing, which has none.
QColor standingColour(balance::Standing standing);
/// Returns the same for white paper.
QColor standingColourOnPaper(balance::Standing standing);
/// Returns the sign shown before the words where a picture has no room.
QString standingSign(balance::Standing standing);

}  // namespace hexa::editor
