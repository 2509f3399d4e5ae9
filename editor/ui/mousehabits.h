// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace hexa::editor {

/// Use of the mouse on a map, as the user chooses. All else is fixed: Shift and the wheel scroll,
/// Ctrl and the wheel zoom, the middle button and Space with the left one move the map.
struct MouseHabits {
    enum class Wheel { Zooms, Scrolls };
    /// Function of the right button alone.
    enum class Right { Takes, Moves };
    Wheel wheel = Wheel::Zooms;
    Right right = Right::Takes;
    friend bool operator==(const MouseHabits&, const MouseHabits&) = default;
};

}  // namespace hexa::editor
