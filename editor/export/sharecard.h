// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QImage>
#include <QString>

namespace hexa::editor {

/// A map as one picture to send to others.
struct ShareCard {
    QImage map;
    QString title;
    QString about;     ///< Game, players, author: a line each.
    QString fairness;  ///< Words of the light.
    QIcon light;
    QColor colour;  ///< Colour of the words; invalid: the usual one.
    QString code;   ///< Share code, as letters and as a QR code; may be empty.
    QString how;    ///< Instructions for the code.
};

/// Returns the card: 1200 x 675 pixels, on white.
QImage paintCard(const ShareCard& card);

}  // namespace hexa::editor
