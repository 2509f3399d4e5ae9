// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/glyphs.h"

namespace hexa::paint {

void paintTables(const Sketch& sketch) {
    paintZones(sketch);
    paintCovers(sketch);
    paintRegions(sketch);
    paintEdges(sketch);
    paintInnerCounters(sketch);
}

void paintLabels(const Sketch& sketch) {
    constexpr double cap = 0.24;
    paintAreaNames(sketch);
    if (!sketch.readable(cap)) return;
    for (const BoardLabel& label : sketch.things.labels)
        if (const QString text = textIn(sketch, label.text); !text.isEmpty())
            paintPlate(sketch, sketch.centre(label.at), cap, text);
}

}  // namespace hexa::paint
