// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/headline.h"

#include <QColor>
#include <QIcon>
#include <QString>

namespace hexa::editor {

/// Returns the fairness light (balance::lightOf) in its common form, never by colour alone. It is
/// the picture beside the words.
QIcon fairnessIcon(balance::Fairness fairness);
/// Returns the colour of its words; invalid for an unknown fairness, which has none.
QColor fairnessColour(balance::Fairness fairness);
/// Returns the same for white paper.
QColor fairnessColourOnPaper(balance::Fairness fairness);
/// Returns the sign shown before the words where a picture has no room.
QString fairnessSign(balance::Fairness fairness);

}  // namespace hexa::editor
