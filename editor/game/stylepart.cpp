// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/owngame/generate/styles.h"
#include "editor/game/partfields.h"
#include "editor/ui/locale.h"

#include <algorithm>
#include <utility>

namespace hexa::editor {
namespace {

using owngame::Definition;
using owngame::GameStyle;

const auto stylesOf = [](auto& d) -> auto& { return d.styles; };

/// Returns a column for one of the sets of a style.
PartColumn setColumn(const QString& title, const QString& hint, const Locale& locale,
                     std::string GameStyle::*member) {
    return {
        title,
        hint,
        PartColumn::Input::Choice,
        [member](const Definition& d, int row) { return QVariant(textOf(itemAt(d.styles, row).*member)); },
        [member](Definition& d, int row, const QVariant& value) {
            GameStyle& style = itemAt(d.styles, row);
            const bool near = style.form == GameStyle::Form::Near;
            if (member == &GameStyle::with && !near && !utf8Of(value).empty())
                return PartTexts::tr(
                    "Groups need no other tile or set. Choose the measure “Distance” first.");
            if (near && utf8Of(value).empty())
                return PartTexts::tr("Choose the tiles or sets between which the distance is measured.");
            style.*member = utf8Of(value);
            return QString();
        },
        [member, &locale](const Definition& d, int) {
            QList<PartChoice> list{{QString(), member == &GameStyle::what
                                                   ? PartTexts::tr("Any tile and its own kind")
                                                   : PartTexts::tr("None")}};
            return list + setChoices(d, locale);
        }};
}

}  // namespace

GamePart stylePart(const Locale& locale) {
    GamePart part{"styles", "/styles", PartTexts::tr("Map Styles"),
                  PartTexts::tr("Sliders in Generate: how strongly tiles form groups, and how far two sets "
                                "are apart. Without styles, one slider is for groups of equal tiles.")};
    addRows(part, stylesOf);
    part.add = [](Definition& d, int row) {
        if (d.styles.size() >= owngame::limits::styles) return;
        GameStyle style;
        style.id = freeId(d.styles, "style");
        // Groups of the first kind of tiles that has none.
        for (const CellKind& kind : d.catalog.kinds)
            if (style.what.empty() && !kind.seat &&
                std::ranges::none_of(d.styles, [&](const GameStyle& other) { return other.what == kind.id; }))
                style.what = kind.id;
        d.styles.insert(d.styles.begin() + row, std::move(style));
    };
    part.columns.push_back(
        {PartTexts::tr("Style"), PartTexts::tr("Name of the slider"), PartColumn::Input::Fixed,
         [&locale](const Definition& d, int row) {
             return QVariant(locale.text(owngame::axesOf(d).at(static_cast<std::size_t>(row)).message()));
         }});
    part.columns.push_back(
        {PartTexts::tr("Measure"), PartTexts::tr("Share of neighbours that are alike, or steps to others"),
         PartColumn::Input::Choice,
         [](const Definition& d, int row) {
             return QVariant(QString::number(static_cast<int>(itemAt(d.styles, row).form)));
         },
         [](Definition& d, int row, const QVariant& value) {
             GameStyle& style = itemAt(d.styles, row);
             style.form = static_cast<GameStyle::Form>(std::clamp(value.toInt(), 0, 1));
             if (style.form == GameStyle::Form::Clumps) {
                 style.with.clear();
                 return QString();
             }
             // The first two kinds, rather than a file with a problem.
             for (std::string* set : {&style.what, &style.with})
                 for (const CellKind& kind : d.catalog.kinds)
                     if (set->empty() && style.what != kind.id) *set = kind.id;
             return QString();
         },
         [](const Definition&, int) {
             return QList<PartChoice>{{"0", PartTexts::tr("Groups")}, {"1", PartTexts::tr("Distance")}};
         }});
    part.columns.push_back(setColumn(PartTexts::tr("Tile or set"),
                                     PartTexts::tr("Tiles that form groups, or that are near or far"), locale,
                                     &GameStyle::what));
    part.columns.push_back(setColumn(PartTexts::tr("Distance to"),
                                     PartTexts::tr("The nearest of these counts. Only for distances."),
                                     locale, &GameStyle::with));
    part.columns.push_back(
        {PartTexts::tr("ID"),
         PartTexts::tr("Names the style in the command line. Use lower-case letters, digits and hyphens."),
         PartColumn::Input::Text,
         [](const Definition& d, int row) { return QVariant(textOf(itemAt(d.styles, row).id)); },
         [](Definition& d, int row, const QVariant& value) {
             for (const GameStyle& other : d.styles)
                 if (other.id == utf8Of(value) && &other != &itemAt(d.styles, row))
                     return PartTexts::tr("This ID already exists. Enter a different one.");
             itemAt(d.styles, row).id = utf8Of(value);
             return QString();
         }});
    return part;
}

}  // namespace hexa::editor
