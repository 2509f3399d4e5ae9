// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/textwidth.h"

#include <QFont>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QString>

namespace hexa::paint {
namespace {

// Measured so large that no pixel grid of a screen plays a part, as on paper.
constexpr int measuredPixels = 1000;
constexpr double millimetresOfPoint = 25.4 / 72;

}  // namespace

std::optional<double> TextWidths::of(std::string_view line, const MeasuredFont& font) {
    const QString family = QString::fromStdString(font.family);
    auto known = mInstalled.find(font.family);
    if (known == mInstalled.end())
        known = mInstalled.emplace(font.family, QFontDatabase::hasFamily(family)).first;
    if (!known->second) return std::nullopt;
    QFont qt(family);
    qt.setPixelSize(measuredPixels);
    qt.setHintingPreference(QFont::PreferNoHinting);
    qt.setBold(font.bold);
    qt.setItalic(font.italic);
    const double pixels = QFontMetricsF(qt).horizontalAdvance(
        QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size())));
    return pixels / measuredPixels * font.points * millimetresOfPoint;
}

}  // namespace hexa::paint
