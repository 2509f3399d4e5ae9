// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate/generate.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace hexa::library {

/// Style of maps: one end of an axis of taste, such as "clusters.low".
struct Style {
    std::string axis;  ///< TasteAxis::id
    bool low = false;

    /// Largest distance of a visible style from its end, as a part of the rulebook's random maps.
    static constexpr double reach = 0.2;

    std::string id() const { return axis + (low ? ".low" : ".high"); }
    /// True if a map at this position of the axis has the style.
    bool includes(double position) const { return low ? position <= reach : position >= 1 - reach; }
    /// Returns the message that describes such maps in two words.
    Message trait(const TasteAxis& of) const { return of.message(low ? ".low.trait" : ".high.trait"); }
    friend bool operator==(const Style&, const Style&) = default;
};

/// Returns the style of an ID. Returns none if it names no end.
inline std::optional<Style> readStyle(std::string_view id) {
    const std::size_t dot = id.rfind('.');
    if (dot == std::string_view::npos) return std::nullopt;
    Style style{std::string(id.substr(0, dot)), id.substr(dot) == ".low"};
    return style.id() == id ? std::optional(std::move(style)) : std::nullopt;
}

/// Returns the style at a position of an axis. Returns none in the middle.
inline std::optional<Style> styleAt(const std::string& axis, double position) {
    Style style{axis, position < 0.5};
    return style.includes(position) ? std::optional(std::move(style)) : std::nullopt;
}

}  // namespace hexa::library
