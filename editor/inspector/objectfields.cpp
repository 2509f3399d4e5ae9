// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/objectfields.h"

#include "editor/document/document.h"
#include "editor/ui/locale.h"

#include <QComboBox>
#include <QCoreApplication>

namespace hexa::editor {

const std::vector<Property>* propertiesOf(const Catalog& catalog, ObjectTable table,
                                          const std::string& kind) {
    if (const EdgeKind* edge = catalog.edgeKind(kind); edge != nullptr && table == ObjectTable::Edges)
        return &edge->properties;
    if (const PieceKind* piece = catalog.pieceKind(kind); piece != nullptr && table == ObjectTable::Pieces)
        return &piece->properties;
    return nullptr;
}

const Attributes* attributesOf(const MapObject& object) {
    return std::visit(
        [](const auto& thing) -> const Attributes* {
            if constexpr (requires { thing.attributes; })
                return &thing.attributes;
            else
                return nullptr;
        },
        object);
}

void changeAttribute(MapObject& object, const Property& property, const PropertyFields::Change& change) {
    std::visit(
        [&](auto& thing) {
            if constexpr (requires { thing.attributes; })
                property.give(thing.attributes, change(property.of(thing.attributes)));
        },
        object);
}

bool isSeated(ObjectTable table) { return table != ObjectTable::Regions && table != ObjectTable::Labels; }

void giveSeat(MapObject& object, int seat) {
    std::visit(
        [seat](auto& thing) {
            if constexpr (requires { thing.seat; }) thing.seat = seat;
        },
        object);
}

void fillOwners(QComboBox& box, const Document& document, const Locale& locale) {
    box.addItem(QCoreApplication::translate("ObjectPage", "Nobody"), -1);
    const Scenario& map = document.scenario();
    for (int seat = 0; seat < map.players(); ++seat) {
        const Faction* faction = factionOf(map, document.catalog(), static_cast<std::size_t>(seat));
        const QString player = faction == nullptr
                                   ? QCoreApplication::translate("ObjectPage", "Player %1").arg(seat + 1)
                                   : QCoreApplication::translate("ObjectPage", "Player %1: %2")
                                         .arg(seat + 1)
                                         .arg(locale.text(faction->name));
        box.addItem(player, seat);
    }
}

}  // namespace hexa::editor
