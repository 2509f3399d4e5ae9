// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/game/partfields.h"
#include "editor/ui/locale.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexa::editor {
namespace {

using owngame::Definition;
using owngame::Way;

const auto waysOf = [](auto& d) -> auto& { return d.ways; };
constexpr double unit = 1'000;

bool isEdge(const Way& way) { return way.what.starts_with("edge:"); }

}  // namespace

GamePart wayPart(const Locale& locale) {
    GamePart part{
        "ways", "/ways", PartTexts::tr("Movement Costs"),
        PartTexts::tr("Steps for entering a hex, and further ones for crossing an edge. Weights and the "
                      "rule “Reach” use them. Every other step counts 1. Without entries, distances are "
                      "measured in a straight line.")};
    addRows(part, waysOf);
    part.add = [](Definition& d, int row) {
        if (d.ways.size() >= owngame::limits::ways) return;
        // The first kind of tiles that has none.
        Way way{"any", 1'000};
        for (const CellKind& kind : d.catalog.kinds)
            if (way.what == "any" && !kind.seat &&
                std::ranges::find(d.ways, kind.id, &Way::what) == d.ways.end())
                way.what = kind.id;
        d.ways.insert(d.ways.begin() + row, std::move(way));
    };
    part.columns.push_back(
        {PartTexts::tr("Tile, set or edge"),
         PartTexts::tr("Hexes or edges with this number of steps. If several rows fit a hex, the largest "
                       "number counts."),
         PartColumn::Input::Choice,
         [](const Definition& d, int row) { return QVariant(textOf(itemAt(d.ways, row).what)); },
         [](Definition& d, int row, const QVariant& value) {
             Way& way = itemAt(d.ways, row);
             way.what = utf8Of(value);
             if (way.steps && !isEdge(way)) way.steps = std::max(0, *way.steps);
             return QString();
         },
         [&locale](const Definition& d, int) { return setChoices(d, locale); }});
    part.columns.push_back(
        {PartTexts::tr("Steps"),
         PartTexts::tr("A number such as 2 or 0.5. Edges can have negative ones, such as −0.5 for a road. "
                       "Leave the field empty where no step is possible."),
         PartColumn::Input::Text,
         [](const Definition& d, int row) {
             const Way& way = itemAt(d.ways, row);
             return QVariant(way.steps ? numberText(*way.steps / unit) : QString());
         },
         [](Definition& d, int row, const QVariant& value) {
             Way& way = itemAt(d.ways, row);
             const QString text = value.toString().trimmed();
             const std::optional<double> steps = numberIn(text);
             const double least = isEdge(way) ? -owngame::longestWay : 0;
             if (!text.isEmpty() && (!steps || *steps < least || *steps > owngame::longestWay))
                 return isEdge(way) ? PartTexts::tr("Enter a number from −100 to 100, such as −0.5.")
                                    : PartTexts::tr("Enter a number from 0 to 100, such as 1.5.");
             way.steps.reset();
             if (steps) way.steps = static_cast<int>(std::lround(*steps * unit));
             return QString();
         }});
    return part;
}

}  // namespace hexa::editor
