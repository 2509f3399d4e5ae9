// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace hexa::paint {

/// Font of a measured text.
struct MeasuredFont {
    std::string family;
    double points = 0;
    bool bold = false;
    bool italic = false;
};

/// Measures lines as they are printed. Needs a QGuiApplication. Any thread may use it, but only one
/// at a time.
class TextWidths {
public:
    /// Returns the width of a line in millimetres, or none if the font is not installed.
    std::optional<double> of(std::string_view line, const MeasuredFont& font);

private:
    std::map<std::string, bool, std::less<>> mInstalled;  ///< By family; to look it up takes long.
};

}  // namespace hexa::paint
