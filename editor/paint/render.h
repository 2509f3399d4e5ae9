// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "editor/paint/mapstyle.h"

#include <QImage>
#include <QPageLayout>

#include <functional>
#include <stop_token>
#include <string>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::paint {

/// Called with the finished part, 0 to 1, from the rendering thread.
using Progress = std::function<void(double)>;

/// Largest side and largest area of a picture, in pixels.
inline constexpr int maxPictureSide = 200'000;
inline constexpr qint64 maxPicturePixels = 4'000'000'000;

/// A picture of the whole map.
struct PictureOptions {
    MapStyle style;
    double pixelsPerUnit = 64;  ///< Pixels per circumradius; a flat-top hex is twice as wide.
    double dpi = 96;            ///< Written to the file: how large the picture is on paper.
    bool transparent = false;   ///< No ground behind the map.
    Progress progress;
    std::stop_token stop;
};

/// Returns the size of the picture in pixels.
QSize pictureSize(const Scenario& scenario, const GameSystem& game, const PictureOptions& options);

/// Returns the whole map as one image, for thumbnails and the clipboard; at most `longestSide`
/// pixels wide and high.
QImage thumbnail(const Scenario& scenario, const GameSystem& game, const MapStyle& style, int longestSide);

/// Writes a PNG, a strip at a time: memory doesn't grow with the height of the picture. The file is
/// replaced as a whole or not at all. Fails with "render.too-large" (before anything is written),
/// "render.stopped" or the codes of writeFile() (core/io/file/file.h).
Status renderPng(const std::string& path, const Scenario& scenario, const GameSystem& game,
                 const PictureOptions& options);

/// Writes an SVG with real text; its size in mm follows from pixels and dpi. Fails as renderPng().
Status renderSvg(const std::string& path, const Scenario& scenario, const GameSystem& game,
                 const PictureOptions& options);

}  // namespace hexa::paint
