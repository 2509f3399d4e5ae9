// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"
#include "editor/inspector/propertyfields.h"

#include <string>
#include <vector>

class QComboBox;

namespace hexa::editor {

class Document;
class Locale;

// Common parts of the pages for one and for several objects.

/// Returns the declared properties of objects of a kind, or null.
const std::vector<Property>* propertiesOf(const Catalog& catalog, ObjectTable table, const std::string& kind);
/// Returns the attributes of a thing; null if its table has none.
const Attributes* attributesOf(const MapObject& object);
/// Changes a property; does nothing if its table has none.
void changeAttribute(MapObject& object, const Property& property, const PropertyFields::Change& change);

/// True if objects of a table belong to seats.
bool isSeated(ObjectTable table);
void giveSeat(MapObject& object, int seat);
/// Fills a box with "no owner" and the seats of the map, with the seat's index as data.
void fillOwners(QComboBox& box, const Document& document, const Locale& locale);

}  // namespace hexa::editor
