// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/definition/cellsof.h"
#include "core/owngame/definition/layoutedit.h"
#include "core/owngame/definition/start.h"
#include "editor/game/partfields.h"

#include <algorithm>
#include <utility>

namespace hexa::editor {
namespace {

using owngame::Definition;
using owngame::LayoutPlan;

const auto layoutsOf = [](auto& d) -> auto& { return d.layouts; };

PartColumn sizeColumn(const QString& title, const QString& hint, int BlankShape::*member) {
    return {title, hint, PartColumn::Input::Text,
            [member](const Definition& d, int row) {
                const auto& shape = itemAt(d.layouts, row).shape;
                const bool used =
                    shape && (member == &BlankShape::size || shape->form == BlankShape::Form::Rectangle);
                return used ? QVariant(QString::number((*shape).*member)) : QVariant(QString());
            },
            [member](Definition& d, int row, const QVariant& value) {
                LayoutPlan& plan = itemAt(d.layouts, row);
                if (!plan.shape) return PartTexts::tr("This layout has its own hexes. Choose a shape first.");
                if (member == &BlankShape::rows && plan.shape->form != BlankShape::Form::Rectangle)
                    return PartTexts::tr("Only rectangles have rows. Choose the shape “Rectangle” first.");
                constexpr int most = 60;
                const QString reason = setNumber((*plan.shape).*member, value.toString(), 1, most);
                if (reason.isEmpty()) owngame::mend(plan, d.catalog.orientation);
                return reason;
            }};
}

}  // namespace

GamePart layoutPart(const Locale& locale) {
    GamePart part{
        "layouts", "/layouts", PartTexts::tr("Layouts"),
        PartTexts::tr("Shapes for new maps. Click in the picture to change a shape. To make a layout from an "
                      "open map, choose Map > Add This Map to the Game File as a Layout.")};
    addNames(part.columns, locale, layoutsOf, std::nullopt);
    part.columns.push_back({PartTexts::tr("Players"), PartTexts::tr("Number of players for this layout"),
                            PartColumn::Input::Text,
                            [](const Definition& d, int row) {
                                return QVariant(QString::number(itemAt(d.layouts, row).players));
                            },
                            [](Definition& d, int row, const QVariant& value) {
                                LayoutPlan& plan = itemAt(d.layouts, row);
                                const QString reason = setNumber(plan.players, value.toString(),
                                                                 d.catalog.minSeats, d.catalog.maxSeats);
                                if (reason.isEmpty()) owngame::mend(plan, d.catalog.orientation);
                                return reason;
                            }});
    part.columns.push_back(
        {PartTexts::tr("Shape"), PartTexts::tr("Click in the picture to add or remove hexes."),
         PartColumn::Input::Choice,
         [](const Definition& d, int row) {
             const auto& shape = itemAt(d.layouts, row).shape;
             return QVariant(shape ? QString::number(static_cast<int>(shape->form)) : QString());
         },
         [](Definition& d, int row, const QVariant& value) {
             LayoutPlan& plan = itemAt(d.layouts, row);
             if (value.toString().isEmpty()) {
                 plan.cells = owngame::cellsOf(plan, d.catalog.orientation);
                 plan.holes.clear();
                 plan.shape.reset();
                 return QString();
             }
             const bool had = plan.shape.has_value();
             BlankShape shape = plan.shape.value_or(BlankShape{BlankShape::Form::Hexagon, 2, 5});
             shape.form = static_cast<BlankShape::Form>(std::clamp(value.toInt(), 0, 2));
             plan.shape = shape;
             if (!had) plan.cells.clear();
             owngame::mend(plan, d.catalog.orientation);
             return QString();
         },
         [](const Definition&, int) {
             return QList<PartChoice>{{"0", PartTexts::tr("Hexagon")},
                                      {"1", PartTexts::tr("Rectangle")},
                                      {"2", PartTexts::tr("Triangle")},
                                      {"", PartTexts::tr("Custom hexes")}};
         }});
    part.columns.push_back(sizeColumn(
        PartTexts::tr("Size"),
        PartTexts::tr(
            "Steps from the middle of a hexagon, columns of a rectangle, hexes on a side of a triangle"),
        &BlankShape::size));
    part.columns.push_back(
        sizeColumn(PartTexts::tr("Rows"), PartTexts::tr("Only for rectangles"), &BlankShape::rows));
    part.columns.push_back({PartTexts::tr("Hexes"), PartTexts::tr("Number of hexes"),
                            PartColumn::Input::Fixed, [](const Definition& d, int row) {
                                return QVariant(static_cast<int>(
                                    owngame::cellsOf(itemAt(d.layouts, row), d.catalog.orientation).size()));
                            }});
    part.columns.push_back(PartColumn{
        PartTexts::tr("Homes"), PartTexts::tr("Homes at the edge, one for each player"),
        PartColumn::Input::Flag,
        [](const Definition& d, int row) { return QVariant(!itemAt(d.layouts, row).homes.empty()); },
        [](Definition& d, int row, const QVariant& value) {
            LayoutPlan& plan = itemAt(d.layouts, row);
            plan.homes = value.toBool() ? owngame::homesOnRim(owngame::cellsOf(plan, d.catalog.orientation),
                                                              plan.players, d.catalog.orientation)
                                        : std::vector<Hex>();
            return QString();
        }});
    addId(part.columns, layoutsOf, std::nullopt);
    addRows(part, layoutsOf);
    part.add = [](Definition& d, int row) {
        LayoutPlan plan;
        if (row > 0) plan = itemAt(d.layouts, row - 1);
        if (row == 0) plan.shape = BlankShape{BlankShape::Form::Hexagon, 2, 5};
        if (row == 0) plan.players = d.catalog.minSeats;
        plan.id = freeId(d.layouts, "new");
        plan.name = {};
        d.layouts.insert(d.layouts.begin() + row, std::move(plan));
    };
    return part;
}

}  // namespace hexa::editor
