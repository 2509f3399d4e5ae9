// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/extra.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

// How wide the lines of a text may be when they are printed, for cards and labels.

namespace hexa::texts {

/// The widest line of a project's texts, and the font in which lines are measured.
struct Widest {
    int tenths = 0;    ///< Tenths of a millimetre; 0: any width. Units may have a number of their own.
    std::string font;  ///< Family, such as "DejaVu Sans"; empty: nothing is measured.
    int points = 90;   ///< Size, in tenths of a point.
    Extra extra;
    friend bool operator==(const Widest&, const Widest&) = default;
};

/// Divides tenths into millimetres or points.
inline constexpr double tenthsOfOne = 10;
/// Largest width, in tenths of a millimetre: ten metres.
inline constexpr int maxWidest = 100'000;
/// Smallest and largest size of the font, in tenths of a point.
inline constexpr int minPoints = 10;
inline constexpr int maxPoints = 5'000;
/// Bytes of a font's name.
inline constexpr std::size_t maxFontName = 200;

/// A piece of a line to be measured.
struct MeasuredRun {
    std::string_view text;
    bool bold = false;
    bool italic = false;
};

/// Returns the width of a run in millimetres, or none if the font is not installed. The core cannot
/// draw, so the program hands one in. Called by the thread that checks.
using TextMeasure =
    std::function<std::optional<double>(const MeasuredRun& run, const std::string& font, double points)>;

}  // namespace hexa::texts
