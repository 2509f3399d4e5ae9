// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/widest.h"
#include "editor/paint/textwidth.h"

namespace hexa::editor {

/// Returns what measures texts in the fonts of this machine.
inline texts::TextMeasure textMeasure() {
    return [widths = paint::TextWidths()](const texts::MeasuredRun& run, const std::string& font,
                                          double points) mutable {
        return widths.of(run.text, {font, points, run.bold, run.italic});
    };
}

}  // namespace hexa::editor
