// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/glyphs.h"

namespace hexa::paint {

void paintTables(const Sketch& sketch) {
    const auto shows = [&](ObjectTable table) { return sketch.style.shows(table); };
    if (shows(ObjectTable::Zones)) paintZones(sketch);
    if (shows(ObjectTable::Pieces)) paintCovers(sketch);
    if (shows(ObjectTable::Regions)) paintRegions(sketch);
    if (shows(ObjectTable::Edges)) paintEdges(sketch);
}

void paintLabels(const Sketch& sketch) {
    constexpr double cap = 0.24;
    paintAreaNames(sketch);
    if (!sketch.readable(cap) || !sketch.style.shows(ObjectTable::Labels)) return;
    for (const BoardLabel& label : sketch.things.labels)
        if (const QString text = textIn(sketch, label.text); !text.isEmpty())
            paintPlate(sketch, sketch.centre(label.at), cap, text);
}

}  // namespace hexa::paint
