// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/definition/cellsof.h"
#include "core/owngame/definition/layoutedit.h"
#include "core/owngame/definition/start.h"
#include "core/owngame/rules/sentences.h"
#include "editor/game/partfields.h"
#include "editor/game/stylepart.h"
#include "editor/game/waypart.h"
#include "editor/ui/locale.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace hexa::editor {
namespace {

using owngame::Count;
using owngame::Definition;
using owngame::LayoutPlan;
using owngame::Rule;

const auto layoutsOf = [](auto& d) -> auto& { return d.layouts; };

template <class Things>
auto& planAt(Things& things, int row) {
    return things.at(static_cast<std::size_t>(row));
}

/// Count for all numbers of players at once. It is empty if they differ.
PartColumn allPlayersColumn() {
    return {PartTexts::tr("Any number of players", "column: for every number of players"),
            PartTexts::tr("Fill in the columns for every number of players"), PartColumn::Input::Text,
            [](const Definition& d, int row) {
                const auto& parts = planAt(d.counts, row).is.parts;
                const bool all = parts.size() == 1 && parts.front().from <= d.catalog.minSeats &&
                                 parts.front().to >= d.catalog.maxSeats;
                return QVariant(all ? boundsText(&parts.front().is) : QString());
            },
            [](Definition& d, int row, const QVariant& value) {
                const auto is = boundsFrom(value.toString());
                if (!is && !value.toString().trimmed().isEmpty()) return refusedBounds();
                auto& parts = planAt(d.counts, row).is.parts;
                parts.clear();
                if (is) parts.push_back({1, owngame::PlayerBounds::maxPlayers, *is});
                return QString();
            }};
}

/// Returns the sum of the counts of tiles for a number of players. Tiles without one are unlimited.
owngame::Bounds sumOfCounts(const Definition& definition, int players) {
    owngame::Bounds sum{0, 0};
    for (const CellKind& kind : definition.catalog.kinds) {
        if (kind.seat) continue;
        owngame::Bounds all{0, owngame::Bounds::most};
        for (const Count& count : definition.counts) {
            const owngame::Bounds* is = count.what == kind.id ? count.is.of(players) : nullptr;
            if (is == nullptr) continue;
            all.min = std::max(all.min, is->min);
            all.max = std::min(all.max, is->max);
        }
        if (kind.supply) all.max = std::min<std::int64_t>(all.max, *kind.supply);
        sum.min += all.min;
        sum.max = all.max == owngame::Bounds::most || sum.max == owngame::Bounds::most ? owngame::Bounds::most
                                                                                       : sum.max + all.max;
    }
    return sum;
}

/// Says for each layout whether the counts of tiles fill it. Equal layouts share a sentence.
QString countSummary(const Definition& definition, const Locale& locale) {
    const bool homesTaken = std::ranges::any_of(definition.catalog.kinds, &CellKind::seat);
    std::vector<std::pair<QString, QStringList>> lines;  // words, and layouts
    for (const LayoutPlan& plan : definition.layouts) {
        const auto cells =
            static_cast<std::int64_t>(owngame::cellsOf(plan, definition.catalog.orientation).size()) -
            (homesTaken ? std::ssize(plan.homes) : 0);
        const owngame::Bounds sum = sumOfCounts(definition, plan.players);
        if (sum.min == 0 && sum.max == owngame::Bounds::most) continue;  // nothing is said about tiles
        const QString tiles = boundsText(&sum), hexes = QString::number(cells);
        const QString words =
            cells < sum.min   ? PartTexts::tr("%1 tiles for %2 hexes: too many tiles.").arg(tiles, hexes)
            : cells > sum.max ? PartTexts::tr("%1 tiles for %2 hexes: too few tiles.").arg(tiles, hexes)
                              : PartTexts::tr("%1 tiles for %2 hexes.").arg(tiles, hexes);
        auto line = std::ranges::find(lines, words, &std::pair<QString, QStringList>::first);
        if (line == lines.end()) line = lines.insert(lines.end(), {words, {}});
        const QString name = locale.text(plan.name);
        line->second << (name.isEmpty() ? textOf(plan.id) : name);
    }
    QStringList list;
    for (const auto& [words, layouts] : lines)
        list << PartTexts::tr("%1: %2", "layouts, sentence").arg(layouts.join(QStringLiteral(", ")), words);
    return list.join(u'\n');
}

GamePart countPart(const Definition& definition, const Locale& locale) {
    GamePart part{"counts",
                  "/counts",
                  PartTexts::tr("Counts"),
                  PartTexts::tr("Counts for each number of players. Enter 4, 4–6 or ≥ 4, or leave the cell "
                                "empty. Pieces and edges with a minimum are placed on generated maps."),
                  {},
                  {}};
    part.rows = [](const Definition& d) { return static_cast<int>(d.counts.size()); };
    part.summary = [&locale](const Definition& d) { return countSummary(d, locale); };
    part.add = [](Definition& d, int row) {
        // The first thing without a count: one of all tiles would rarely fit the others.
        std::vector<std::string> things;
        for (const CellKind& kind : d.catalog.kinds) things.push_back(kind.id);
        for (const PieceKind& kind : d.catalog.pieceKinds) things.push_back("piece:" + kind.id);
        for (const EdgeKind& kind : d.catalog.edgeKinds) things.push_back("edge:" + kind.id);
        const auto found = std::ranges::find_if(things, [&](const std::string& thing) {
            return std::ranges::find(d.counts, thing, &Count::what) == d.counts.end();
        });
        const bool any = found == things.end();
        Count count{any ? "any" : *found, {}};
        count.is.parts.push_back({1, owngame::PlayerBounds::maxPlayers,
                                  any ? owngame::Bounds{0, owngame::Bounds::most} : owngame::Bounds{1, 1}});
        d.counts.insert(d.counts.begin() + row, std::move(count));
    };
    part.remove = [](Definition& d, int row) { d.counts.erase(d.counts.begin() + row); };
    part.exchange = [](Definition& d, int row, int other) {
        std::swap(planAt(d.counts, row), planAt(d.counts, other));
    };
    part.columns.push_back(
        {PartTexts::tr("Tile or set"), PartTexts::tr("Counted objects or hexes"), PartColumn::Input::Choice,
         [](const Definition& d, int row) { return QVariant(textOf(planAt(d.counts, row).what)); },
         [](Definition& d, int row, const QVariant& value) {
             planAt(d.counts, row).what = utf8Of(value);
             return QString();
         },
         [&locale](const Definition& d, int) { return setChoices(d, locale); }});
    if (definition.catalog.minSeats < definition.catalog.maxSeats) part.columns.push_back(allPlayersColumn());
    for (int players = definition.catalog.minSeats; players <= definition.catalog.maxSeats; ++players)
        part.columns.push_back({PartTexts::tr("%n player(s)", nullptr, players),
                                PartTexts::tr("Number for this number of players, such as 4, 4–6 or ≥ 4"),
                                PartColumn::Input::Text,
                                [players](const Definition& d, int row) {
                                    return QVariant(boundsText(planAt(d.counts, row).is.of(players)));
                                },
                                [players](Definition& d, int row, const QVariant& value) {
                                    const auto is = boundsFrom(value.toString());
                                    if (!is && !value.toString().trimmed().isEmpty()) return refusedBounds();
                                    setBounds(planAt(d.counts, row).is, players, is, d.catalog.minSeats,
                                              d.catalog.maxSeats);
                                    return QString();
                                }});
    return part;
}

PartColumn sizeColumn(const QString& title, const QString& hint, int BlankShape::*member) {
    return {title, hint, PartColumn::Input::Text,
            [member](const Definition& d, int row) {
                const auto& shape = planAt(d.layouts, row).shape;
                const bool used =
                    shape && (member == &BlankShape::size || shape->form == BlankShape::Form::Rectangle);
                return used ? QVariant(QString::number((*shape).*member)) : QVariant(QString());
            },
            [member](Definition& d, int row, const QVariant& value) {
                LayoutPlan& plan = planAt(d.layouts, row);
                bool number = false;
                const int size = value.toString().toInt(&number);
                if (!plan.shape) return PartTexts::tr("This layout has its own hexes. Choose a shape first.");
                if (member == &BlankShape::rows && plan.shape->form != BlankShape::Form::Rectangle)
                    return PartTexts::tr("Only rectangles have rows. Choose the shape “Rectangle” first.");
                if (!number || size < 1 || size > 60)
                    return PartTexts::tr("Enter a whole number from %1 to %2.").arg(1).arg(60);
                (*plan.shape).*member = size;
                owngame::mend(plan, d.catalog.orientation);
                return QString();
            }};
}

GamePart layoutPart(const Locale& locale) {
    GamePart part{
        "layouts",
        "/layouts",
        PartTexts::tr("Layouts"),
        PartTexts::tr("Shapes for new maps. Click in the picture to change a shape. To make a layout from an "
                      "open map, choose Map > Add This Map to the Game File as a Layout."),
        {},
        {}};
    addNames(part.columns, locale, layoutsOf, std::nullopt);
    part.columns.push_back({PartTexts::tr("Players"), PartTexts::tr("Number of players for this layout"),
                            PartColumn::Input::Text,
                            [](const Definition& d, int row) {
                                return QVariant(QString::number(planAt(d.layouts, row).players));
                            },
                            [](Definition& d, int row, const QVariant& value) {
                                bool number = false;
                                const int players = value.toString().toInt(&number);
                                if (!number || players < d.catalog.minSeats || players > d.catalog.maxSeats)
                                    return PartTexts::tr("Enter a whole number from %1 to %2.")
                                        .arg(d.catalog.minSeats)
                                        .arg(d.catalog.maxSeats);
                                planAt(d.layouts, row).players = players;
                                owngame::mend(planAt(d.layouts, row), d.catalog.orientation);
                                return QString();
                            }});
    part.columns.push_back(
        {PartTexts::tr("Shape"), PartTexts::tr("Click in the picture to add or remove hexes."),
         PartColumn::Input::Choice,
         [](const Definition& d, int row) {
             const auto& shape = planAt(d.layouts, row).shape;
             return QVariant(shape ? QString::number(static_cast<int>(shape->form)) : QString());
         },
         [](Definition& d, int row, const QVariant& value) {
             LayoutPlan& plan = planAt(d.layouts, row);
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
                                    owngame::cellsOf(planAt(d.layouts, row), d.catalog.orientation).size()));
                            }});
    part.columns.push_back(PartColumn{
        PartTexts::tr("Homes"), PartTexts::tr("Homes at the edge, one for each player"),
        PartColumn::Input::Flag,
        [](const Definition& d, int row) { return QVariant(!planAt(d.layouts, row).homes.empty()); },
        [](Definition& d, int row, const QVariant& value) {
            LayoutPlan& plan = planAt(d.layouts, row);
            plan.homes = value.toBool() ? owngame::homesOnRim(owngame::cellsOf(plan, d.catalog.orientation),
                                                              plan.players, d.catalog.orientation)
                                        : std::vector<Hex>();
            return QString();
        }});
    addId(part.columns, layoutsOf, std::nullopt);
    addRows(part, layoutsOf);
    part.add = [](Definition& d, int row) {
        LayoutPlan plan;
        if (row > 0) plan = planAt(d.layouts, row - 1);
        if (row == 0) plan.shape = BlankShape{BlankShape::Form::Hexagon, 2, 5};
        if (row == 0) plan.players = d.catalog.minSeats;
        plan.id = freeId(d.layouts, "new");
        plan.name = {};
        d.layouts.insert(d.layouts.begin() + row, std::move(plan));
    };
    return part;
}

GamePart rulePart(const Locale& locale, const MapReport& report) {
    GamePart part{"rules",
                  "/rules",
                  PartTexts::tr("Rules"),
                  PartTexts::tr("Placement rules for every map. Choose one and fill in its fields below."),
                  {},
                  {}};
    part.rows = [](const Definition& d) { return static_cast<int>(d.rules.size()); };
    part.add = [](Definition& d, int row) {
        Rule rule;
        rule.id = freeId(d.rules, "rule");
        rule.form = owngame::Form::Apart;
        rule.what = d.catalog.kinds.empty() ? "any" : d.catalog.kinds.front().id;
        rule.is.parts.push_back({1, owngame::PlayerBounds::maxPlayers, {2, owngame::Bounds::most}});
        d.rules.insert(d.rules.begin() + row, std::move(rule));
    };
    part.remove = [](Definition& d, int row) { d.rules.erase(d.rules.begin() + row); };
    part.exchange = [](Definition& d, int row, int other) {
        std::swap(planAt(d.rules, row), planAt(d.rules, other));
    };
    part.columns.push_back(
        {PartTexts::tr("Rule"), PartTexts::tr("Your wording, or the sentence of the program"),
         PartColumn::Input::Fixed, [&locale](const Definition& d, int row) {
             const Rule& rule = planAt(d.rules, row);
             const owngame::Bounds is = rule.is.parts.empty() ? owngame::Bounds() : rule.is.parts.front().is;
             return QVariant(locale.text(owngame::sentenceOf(d, rule, is)));
         }});
    part.columns.push_back(
        {PartTexts::tr("On the open map"), PartTexts::tr("Places on the open map where the rule is broken"),
         PartColumn::Input::Fixed, [&report](const Definition& d, int row) {
             if (!report.there) return QVariant(QStringLiteral("–"));
             const std::string& id = planAt(d.rules, row).id;
             const auto found = report.broken.find(id);
             if (found != report.broken.end())
                 return QVariant(
                     PartTexts::tr("Broken in %n place(s)", nullptr, static_cast<int>(found->second.size())));
             return QVariant(report.whole.contains(id) ? PartTexts::tr("Broken") : PartTexts::tr("Followed"));
         }});
    part.columns.push_back(
        {PartTexts::tr("Strictness"),
         PartTexts::tr(
             "The generator meets every requirement, and wishes where possible. Hints are only reported."),
         PartColumn::Input::Choice,
         [](const Definition& d, int row) {
             return QVariant(QString::number(static_cast<int>(planAt(d.rules, row).severity)));
         },
         [](Definition& d, int row, const QVariant& value) {
             planAt(d.rules, row).severity = static_cast<Severity>(std::clamp(value.toInt(), 0, 2));
             return QString();
         },
         [](const Definition&, int) {
             return QList<PartChoice>{{"2", PartTexts::tr("Requirement")},
                                      {"1", PartTexts::tr("Wish")},
                                      {"0", PartTexts::tr("Hint")}};
         }});
    part.columns.push_back(
        {PartTexts::tr("ID"),
         PartTexts::tr("Identifies the rule in files. Use lower-case letters, digits and hyphens."),
         PartColumn::Input::Text,
         [](const Definition& d, int row) { return QVariant(textOf(planAt(d.rules, row).id)); },
         [](Definition& d, int row, const QVariant& value) {
             planAt(d.rules, row).id = utf8Of(value);
             return QString();
         }});
    return part;
}

GamePart worthPart(const Locale& locale) {
    GamePart part{
        "weights",
        "/worth",
        PartTexts::tr("Weights"),
        PartTexts::tr("The value of a hex for a player: its numeric values times their weights. It decreases "
                      "with the distance from home. The table “Tiles” has the numeric values of each tile. "
                      "The weights come from the author, not from played games."),
        {},
        {}};
    part.rows = [](const Definition& d) { return static_cast<int>(d.worth.figures.size()); };
    part.cantAdd =
        PartTexts::tr("All numeric values have weights. Create another one in “Numeric Values” first.");
    part.add = [](Definition& d, int row) {
        auto& figures = d.worth.figures;
        for (const owngame::Figure& figure : d.figures)
            if (std::ranges::find(figures, figure.id, &std::pair<std::string, int>::first) == figures.end()) {
                figures.insert(figures.begin() + row, {figure.id, 1'000});
                if (d.worth.decay.empty()) d.worth.decay = {1'000, 1'000, 500};
                return;
            }
    };
    part.remove = [](Definition& d, int row) { d.worth.figures.erase(d.worth.figures.begin() + row); };
    part.rowOf = [](const Definition& d, const QString& pointer) {
        const std::string id = pointer.section('/', 3, 3).toStdString();
        const auto found = std::ranges::find(d.worth.figures, id, &std::pair<std::string, int>::first);
        return pointer.startsWith(u"/worth/figures/") && found != d.worth.figures.end()
                   ? static_cast<int>(found - d.worth.figures.begin())
                   : -1;
    };
    part.columns.push_back(
        {PartTexts::tr("Numeric value"),
         PartTexts::tr("Numeric value of each hex, from the table “Numeric Values”"),
         PartColumn::Input::Choice,
         [](const Definition& d, int row) { return QVariant(textOf(planAt(d.worth.figures, row).first)); },
         [](Definition& d, int row, const QVariant& value) {
             for (const auto& [figure, weight] : d.worth.figures)
                 if (figure == utf8Of(value) && figure != planAt(d.worth.figures, row).first)
                     return PartTexts::tr(
                         "Another row already uses this numeric value. Choose a different one.");
             planAt(d.worth.figures, row).first = utf8Of(value);
             return QString();
         },
         [&locale](const Definition& d, int) { return figureChoices(d, locale); }});
    part.columns.push_back(
        {PartTexts::tr("Weight"), PartTexts::tr("Factor of the numeric value, such as 1 or 0.5"),
         PartColumn::Input::Text,
         [](const Definition& d, int row) {
             return QVariant(numberText(planAt(d.worth.figures, row).second / 1'000.0));
         },
         [](Definition& d, int row, const QVariant& value) {
             const std::optional<double> weight = numberIn(value.toString());
             if (!weight || std::abs(*weight) > 1'000)
                 return PartTexts::tr("Enter a number from −1000 to 1000, such as 0.5.");
             planAt(d.worth.figures, row).second = static_cast<int>(std::lround(*weight * 1'000));
             return QString();
         }});
    return part;
}

}  // namespace

std::vector<GamePart> planParts(const Definition& definition, const Locale& locale, const MapReport& report) {
    std::vector<GamePart> parts;
    parts.push_back(countPart(definition, locale));
    parts.push_back(layoutPart(locale));
    parts.push_back(rulePart(locale, report));
    parts.push_back(worthPart(locale));
    parts.push_back(stylePart(locale));
    parts.push_back(wayPart(locale));
    return parts;
}

}  // namespace hexa::editor
