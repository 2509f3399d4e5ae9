// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsEffect>
#include <QImage>

namespace hexa::editor {

/// Kind of colour vision: the usual one, or without one of the three kinds of cones.
enum class ColourVision { Usual, Protanopia, Deuteranopia, Tritanopia };

/// Returns a picture as seen with this colour vision (Machado, Oliveira and Fernandes 2009).
QImage seenWith(QImage picture, ColourVision vision);

/// Shows a widget as seen with a colour vision.
class ColourVisionEffect : public QGraphicsEffect {
    Q_OBJECT
public:
    explicit ColourVisionEffect(ColourVision vision, QObject* parent = nullptr)
        : QGraphicsEffect(parent), mVision(vision) {}
    ColourVision vision() const { return mVision; }

protected:
    void draw(QPainter* painter) override;

private:
    ColourVision mVision;
};

/// Sets or takes away the effect.
void showWith(QWidget& widget, ColourVision vision);

}  // namespace hexa::editor
