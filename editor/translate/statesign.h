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

/// Draws how far a text is: a shape of its own for each state, and a colour.
void paintState(QPainter& painter, const QRectF& room, texts::State state);
QIcon stateIcon(texts::State state);
QString stateName(texts::State state);
/// The colour of a state in bars, told apart in light and dark.
QColor stateColour(texts::State state);

}  // namespace hexa::editor
