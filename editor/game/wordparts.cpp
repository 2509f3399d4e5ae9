// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/partfields.h"
#include "editor/ui/locale.h"

#include <algorithm>
#include <utility>

namespace hexa::editor {
namespace {

using owngame::CellSet;
using owngame::Definition;
using owngame::Figure;
using owngame::Word;

const auto setsOf = [](auto& d) -> auto& { return d.sets; };
const auto figuresOf = [](auto& d) -> auto& { return d.figures; };

GamePart setPart(const Locale& locale) {
    GamePart part{"sets", "/sets", PartTexts::tr("Sets"),
                  PartTexts::tr("Sets of hexes for use in rules, such as “red numbers”. A hex must meet all "
                                "the conditions you enter.")};
    addNames(part.columns, locale, setsOf, Word::Set);
    part.columns.push_back(wordsColumn(PartTexts::tr("Tiles"), PartTexts::tr("Tile IDs, separated by commas"),
                                       setsOf, &CellSet::kinds));
    part.columns.push_back(wordsColumn(
        PartTexts::tr("Groups"), PartTexts::tr("Group IDs, separated by commas"), setsOf, &CellSet::groups));
    part.columns.push_back(withNone(
        textColumn(PartTexts::tr("Property"), PartTexts::tr("Property for the columns “Values” and “Number”"),
                   setsOf, &CellSet::property),
        [&locale](const Definition& d) { return propertyChoices(d, locale); }));
    part.columns.push_back(wordsColumn(PartTexts::tr("Values"),
                                       PartTexts::tr("Property values, separated by commas"), setsOf,
                                       &CellSet::values));
    part.columns.push_back(
        {PartTexts::tr("Number"), PartTexts::tr("Range of property values, such as 2–4"),
         PartColumn::Input::Text,
         [](const Definition& d, int row) { return QVariant(boundsText(&itemAt(d.sets, row).is)); },
         [](Definition& d, int row, const QVariant& value) {
             const auto is = boundsFrom(value.toString());
             if (!is && !value.toString().trimmed().isEmpty()) return refusedBounds();
             itemAt(d.sets, row).is = is.value_or(owngame::Bounds());
             return QString();
         }});
    part.columns.push_back(withNone(
        textColumn(PartTexts::tr("Piece"), PartTexts::tr("Piece on the hex"), setsOf, &CellSet::piece),
        [&locale](const Definition& d) { return pieceChoices(d, locale); }));
    part.columns.push_back(withNone(
        textColumn(PartTexts::tr("Zone"), PartTexts::tr("Zone around the hex"), setsOf, &CellSet::zone),
        [&locale](const Definition& d) { return zoneChoices(d, locale); }));
    part.columns.push_back(withNone(
        textColumn(PartTexts::tr("Without"), PartTexts::tr("Hexes to leave out"), setsOf, &CellSet::except),
        [&locale](const Definition& d) { return setChoices(d, locale); }));
    addId(part.columns, setsOf, Word::Set);
    addRows(part, setsOf, CellSet{});
    return part;
}

QString valuesText(const std::map<std::string, int>& values) {
    QStringList list;
    for (const auto& [word, value] : values) list << QStringLiteral("%1=%2").arg(textOf(word)).arg(value);
    return list.join(QStringLiteral(", "));
}

std::optional<std::map<std::string, int>> valuesFrom(const QString& text) {
    std::map<std::string, int> values;
    for (const QString& one : text.split(',', Qt::SkipEmptyParts)) {
        const QStringList halves = one.split('=');
        bool number = false;
        const int value = halves.back().trimmed().toInt(&number);
        if (halves.size() != 2 || !number) return std::nullopt;
        values[halves.front().trimmed().toStdString()] = value;
    }
    return values;
}

GamePart figurePart(const Locale& locale) {
    GamePart part{"figures", "/figures", PartTexts::tr("Numeric Values"),
                  PartTexts::tr("Numbers assigned to a hex for use in sums and weights. They come from its "
                                "tile, a property or other numeric values.")};
    addNames(part.columns, locale, figuresOf, Word::Figure);
    const QList<PartChoice> ways{{"0", PartTexts::tr("Tile")},
                                 {"1", PartTexts::tr("Property")},
                                 {"2", PartTexts::tr("Sum of numeric values")},
                                 {"3", PartTexts::tr("Largest numeric value")}};
    part.columns.push_back({PartTexts::tr("Source"), PartTexts::tr("Origin of the number"),
                            PartColumn::Input::Choice,
                            [](const Definition& d, int row) {
                                return QVariant(QString::number(static_cast<int>(itemAt(d.figures, row).by)));
                            },
                            [](Definition& d, int row, const QVariant& value) {
                                Figure& figure = itemAt(d.figures, row);
                                figure.by = static_cast<Figure::By>(std::clamp(value.toInt(), 0, 3));
                                figure.values.clear();
                                figure.property.clear();
                                figure.parts.clear();
                                if (figure.by == Figure::By::Property && !d.catalog.cellProperties.empty())
                                    figure.property = d.catalog.cellProperties.front().id;
                                return QString();
                            },
                            [ways](const Definition&, int) { return ways; }});
    part.columns.push_back(
        withNone(textColumn(PartTexts::tr("Property"), PartTexts::tr("Only for the source “Property”"),
                            figuresOf, &Figure::property),
                 [&locale](const Definition& d) { return propertyChoices(d, locale); }));
    part.columns.push_back(
        {PartTexts::tr("Values"),
         PartTexts::tr("Tile IDs or property values, each with a number, such as forest=2, lake=0"),
         PartColumn::Input::Text,
         [](const Definition& d, int row) { return QVariant(valuesText(itemAt(d.figures, row).values)); },
         [](Definition& d, int row, const QVariant& value) {
             auto values = valuesFrom(value.toString());
             if (!values) return PartTexts::tr("Enter pairs such as forest=2, lake=0.");
             itemAt(d.figures, row).values = *std::move(values);
             return QString();
         }});
    part.columns.push_back(wordsColumn(PartTexts::tr("Numeric Values"),
                                       PartTexts::tr("IDs of earlier numeric values, separated by commas"),
                                       figuresOf, &Figure::parts));
    addId(part.columns, figuresOf, Word::Figure);
    addRows(part, figuresOf, Figure{});
    return part;
}

}  // namespace

std::vector<GamePart> wordParts(const Definition& definition, const Locale& locale) {
    std::vector<GamePart> parts;
    parts.push_back(propertyPart(locale));
    parts.push_back(propertyWordPart(locale));
    parts.push_back(deckPart(definition, locale));
    parts.push_back(setPart(locale));
    parts.push_back(figurePart(locale));
    return parts;
}

}  // namespace hexa::editor
