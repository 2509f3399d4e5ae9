// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/names.h"

#include "core/edit/coordinates.h"
#include "editor/ui/locale.h"

#include <algorithm>
#include <variant>

namespace hexa::editor {

QString Names::kind(const Catalog& catalog, KindId kind, const Locale& locale) {
    if (kind == KindId::Empty) return tr("Empty slot");
    if (kind == KindId::Blank) return tr("Blank space");
    return locale.text(catalog.kind(kind).name);
}

QString Names::shortPlace(const GridPlace& place) {
    return tr("C%1 R%2", "column and row of a hex").arg(place.column).arg(place.row);
}

QString Names::shortPlace(const Board& board, Hex at) { return shortPlaceLater(board, at)(); }

std::function<QString()> Names::shortPlaceLater(const Board& board, Hex at) {
    if (const auto name = coordinateOf(board, at)) return [text = toQString(name->text())] { return text; };
    return [place = gridPlace(board, at)] { return shortPlace(place); };
}

QString Names::brief(const Board& board, Hex at) { return briefLater(board, at)(); }

std::function<QString()> Names::briefLater(const Board& board, Hex at) {
    const Cell* cell = board.find(at);
    if (cell != nullptr && !cell->id.empty()) return [id = toQString(cell->id.text())] { return id; };
    return shortPlaceLater(board, at);
}

QString Names::longPlace(const Board& board, Hex at) {
    if (const auto name = coordinateOf(board, at))
        return tr("Hex %1", "its coordinate").arg(toQString(name->text()));
    const GridPlace place = gridPlace(board, at);
    return board.orientation == Orientation::Flat ? tr("Column %1, row %2").arg(place.column).arg(place.row)
                                                  : tr("Row %1, place %2").arg(place.row).arg(place.column);
}

QString Names::corner(const Board& board, Corner corner, const std::function<QString(const Cell&)>& name) {
    QStringList around;
    for (const Hex at : hexesOf(corner))
        if (const Cell* cell = board.find(at)) around << (name ? name(*cell) : brief(board, at));
    if (around.size() < 3) around << tr("the map edge");
    if (around.size() == 3) return tr("corner of %1, %2 and %3").arg(around[0], around[1], around[2]);
    return around.size() == 2 ? tr("corner of %1 and %2").arg(around[0], around[1])
                              : tr("corner off the map");
}

QString Names::profile(RuleProfile profile) {
    return profile == RuleProfile::Rulebook ? tr("As in the rulebook") : tr("Free");
}

QString Names::table(ObjectTable table) {
    switch (table) {
    case ObjectTable::Edges:
        return tr("Edges");
    case ObjectTable::Pieces:
        return tr("Pieces");
    case ObjectTable::Regions:
        return tr("Regions");
    case ObjectTable::Zones:
        return tr("Zones");
    case ObjectTable::Labels:
        break;
    }
    return tr("Labels");
}

QString Names::object(const Scenario& scenario, const Catalog& catalog, ObjectTable table,
                      const std::string& kind, const Locale& locale) {
    const auto named = [&](const auto* known) {
        return known == nullptr ? toQString(kind) : locale.text(known->name);
    };
    switch (table) {
    case ObjectTable::Edges:
        return named(catalog.edgeKind(kind));
    case ObjectTable::Pieces:
        return named(catalog.pieceKind(kind));
    case ObjectTable::Regions: {
        const QString name = named(shapeOf(scenario, catalog, kind));
        return name.isEmpty() ? toQString(kind) : name;
    }
    case ObjectTable::Zones:
        return kind.empty() ? tr("Zone") : named(catalog.zoneKind(kind));
    case ObjectTable::Labels:
        break;
    }
    return tr("Label");
}

QStringList Names::values(const std::vector<Property>& properties, const Attributes& attributes,
                          const std::string& language) {
    QStringList all;
    for (const Property& property : properties) {
        const AttributeValue* value = attributes.find(property.id);
        if (value == nullptr) continue;
        const QString name = toQString(property.name.in(language));
        if (const int* number = std::get_if<int>(value)) all << name + ' ' + QString::number(*number);
        if (const bool* flag = std::get_if<bool>(value)) all << (*flag ? name : tr("%1: no").arg(name));
        if (const std::string* word = std::get_if<std::string>(value)) {
            const auto choice = std::ranges::find(property.choices, *word, &Property::Choice::id);
            all << name + ' ' +
                       toQString(choice == property.choices.end() ? *word : choice->name.in(language));
        }
        if (const Sides* sides = std::get_if<Sides>(value)) {
            QString numbers = name;
            for (int side = 0; side < 6; ++side)
                if (sides->has(side)) numbers += ' ' + QString::number(side + 1);
            all << numbers;
        }
    }
    return all;
}

}  // namespace hexa::editor
