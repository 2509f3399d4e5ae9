// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/colourvision.h"

#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cmath>

namespace hexa::editor {
namespace {

using Matrix = std::array<double, 9>;  // rows are red, green and blue of what is seen; of light, not of sRGB

constexpr Matrix protanopia{0.152286, 1.052583,  -0.204868, 0.114503, 0.786281,
                            0.099216, -0.003882, -0.048116, 1.051998};
constexpr Matrix deuteranopia{0.367322, 0.860646,  -0.227968, 0.280085, 0.672501,
                              0.047413, -0.011820, 0.042940,  0.968881};
constexpr Matrix tritanopia{1.255528, -0.076749, -0.178779, -0.078411, 0.930809,
                            0.147602, 0.004733,  0.691367,  0.303900};

constexpr int lightSteps = 4096;

const std::array<int, 256>& lightOf() {
    static const std::array<int, 256> table = [] {
        std::array<int, 256> made{};
        for (int i = 0; i < 256; ++i) {
            const double value = i / 255.0;
            const double light = value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
            made[static_cast<std::size_t>(i)] = static_cast<int>(std::lround(light * (lightSteps - 1)));
        }
        return made;
    }();
    return table;
}

const std::array<uchar, lightSteps>& valueOf() {
    static const std::array<uchar, lightSteps> table = [] {
        std::array<uchar, lightSteps> made{};
        for (int i = 0; i < lightSteps; ++i) {
            const double light = i / (lightSteps - 1.0);
            const double value =
                light <= 0.0031308 ? light * 12.92 : 1.055 * std::pow(light, 1 / 2.4) - 0.055;
            made[static_cast<std::size_t>(i)] = static_cast<uchar>(std::lround(value * 255));
        }
        return made;
    }();
    return table;
}

const Matrix& matrixOf(ColourVision vision) {
    return vision == ColourVision::Protanopia     ? protanopia
           : vision == ColourVision::Deuteranopia ? deuteranopia
                                                  : tritanopia;
}

}  // namespace

QImage seenWith(QImage picture, ColourVision vision) {
    if (vision == ColourVision::Usual) return picture;
    picture = std::move(picture).convertToFormat(QImage::Format_ARGB32);
    constexpr int unit = 1 << 14;
    std::array<int, 9> factors{};
    std::ranges::transform(matrixOf(vision), factors.begin(),
                           [](double factor) { return static_cast<int>(std::lround(factor * unit)); });
    const auto& light = lightOf();
    const auto& value = valueOf();
    for (int y = 0; y < picture.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        for (int x = 0; x < picture.width(); ++x) {
            const int red = light[static_cast<std::size_t>(qRed(line[x]))];
            const int green = light[static_cast<std::size_t>(qGreen(line[x]))];
            const int blue = light[static_cast<std::size_t>(qBlue(line[x]))];
            const auto seen = [&](std::size_t row) {
                const int sum = factors[row] * red + factors[row + 1] * green + factors[row + 2] * blue;
                return value[static_cast<std::size_t>(std::clamp(sum / unit, 0, lightSteps - 1))];
            };
            line[x] = qRgba(seen(0), seen(3), seen(6), qAlpha(line[x]));
        }
    }
    return picture;
}

void ColourVisionEffect::draw(QPainter* painter) {
    QPoint offset;
    const QPixmap seen = sourcePixmap(Qt::LogicalCoordinates, &offset);
    painter->drawImage(offset, seenWith(seen.toImage(), mVision));
}

void showWith(QWidget& widget, ColourVision vision) {
    const auto* shown = qobject_cast<ColourVisionEffect*>(widget.graphicsEffect());
    if ((shown != nullptr ? shown->vision() : ColourVision::Usual) == vision) return;
    widget.setGraphicsEffect(vision == ColourVision::Usual ? nullptr : new ColourVisionEffect(vision));
    widget.update();
}

}  // namespace hexa::editor

#include "moc_colourvision.cpp"
