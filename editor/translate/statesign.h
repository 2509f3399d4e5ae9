// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/project.h"

#include <QIcon>
#include <QString>

class QPainter;
class QRectF;

namespace hexa::editor {

/// Side of a sign in pixels of the screen's scale 1.
constexpr int stateSignSize = 14;

/// Draws the state of a text, with a shape and a colour for each state.
void paintState(QPainter& painter, const QRectF& room, texts::State state);
QIcon stateIcon(texts::State state);
QString stateName(texts::State state);
/// Returns the colour of a state in bars, distinguishable in light and dark.
QColor stateColour(texts::State state);

}  // namespace hexa::editor
