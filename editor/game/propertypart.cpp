// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/game/partfields.h"
#include "editor/ui/locale.h"

#include <algorithm>
#include <utility>

namespace hexa::editor {
namespace {

using owngame::Definition;
using owngame::Word;
using Type = Property::Type;

/// Properties of hexes, or of one kind of pieces or edges.
struct PropertyOwner {
    QString id;       ///< As a set: "", "piece:ID" or "edge:ID".
    QString pointer;  ///< JSON pointer of the list.
    const Localized* name;
    std::vector<Property>* list;
};

/// Returns the owners in the order of the table.
std::vector<PropertyOwner> propertyOwners(Definition& d) {
    std::vector<PropertyOwner> owners{
        {{}, QStringLiteral("/catalog/cellProperties"), nullptr, &d.catalog.cellProperties}};
    const auto add = [&](auto& kinds, const QString& word, const QString& pointer) {
        for (std::size_t i = 0; i < kinds.size(); ++i)
            owners.push_back({word + textOf(kinds[i].id),
                              QStringLiteral("/catalog/%1/%2/properties").arg(pointer).arg(i), &kinds[i].name,
                              &kinds[i].properties});
    };
    add(d.catalog.pieceKinds, QStringLiteral("piece:"), QStringLiteral("pieceKinds"));
    add(d.catalog.edgeKinds, QStringLiteral("edge:"), QStringLiteral("edgeKinds"));
    return owners;
}

/// Place of a property in the file.
struct PropertyPlace {
    PropertyOwner owner;
    std::size_t index = 0;
    Property& property() const { return owner.list->at(index); }
    bool ofCells() const { return owner.id.isEmpty(); }
};

/// Returns the property of a row. The row must be there.
PropertyPlace propertyAt(Definition& d, int row) {
    auto rest = static_cast<std::size_t>(row);
    for (PropertyOwner& owner : propertyOwners(d)) {
        if (rest < owner.list->size()) return {std::move(owner), rest};
        rest -= owner.list->size();
    }
    qFatal("no property %d", row);
}
PropertyPlace propertyAt(const Definition& d, int row) { return propertyAt(const_cast<Definition&>(d), row); }

int propertyRows(const Definition& d) {
    std::size_t rows = 0;
    for (const PropertyOwner& owner : propertyOwners(const_cast<Definition&>(d))) rows += owner.list->size();
    return static_cast<int>(rows);
}

/// Returns the index behind `before` in a pointer; -1 if it doesn't start so.
int indexBehind(const QString& pointer, const QString& before) {
    if (!pointer.startsWith(before + '/')) return -1;
    bool is = false;
    const int index = pointer.mid(before.size() + 1).section('/', 0, 0).toInt(&is);
    return is ? index : -1;
}

/// Removes the values of a cell property from regions.
void dropAttributes(Definition& d, const std::string& property) {
    for (RegionShape& shape : d.catalog.regionShapes)
        for (RegionShape::Part& part : shape.parts) part.attributes.erase(property);
}

NamedRows propertyNames() {
    return {[](Definition& d, int row) -> Localized& { return propertyAt(d, row).property().name; },
            [](Definition& d, int row) -> std::string& { return propertyAt(d, row).property().id; },
            [](const Definition& d, int row) {
                std::vector<std::string> ids;
                for (const Property& one : *propertyAt(d, row).owner.list) ids.push_back(one.id);
                return ids;
            },
            [](Definition& d, int row, const std::string& from, const std::string& to) {
                if (propertyAt(d, row).ofCells()) owngame::rename(d, Word::Property, from, to);
            }};
}

PartColumn ownerColumn(const Locale& locale) {
    const auto set = [](Definition& d, int row, const QVariant& value) {
        const PropertyPlace from = propertyAt(d, row);
        const auto owners = propertyOwners(d);
        const auto to = std::ranges::find(owners, value.toString(), &PropertyOwner::id);
        if (to == owners.end() || to->list == from.owner.list) return QString();
        Property moved = from.property();
        if (from.ofCells()) dropAttributes(d, moved.id);
        from.owner.list->erase(from.owner.list->begin() + static_cast<std::ptrdiff_t>(from.index));
        moved.id = freeId(*to->list, moved.id);
        to->list->push_back(std::move(moved));
        return QString();
    };
    const auto choices = [&locale](const Definition& d, int) {
        QList<PartChoice> list;
        for (const PropertyOwner& owner : propertyOwners(const_cast<Definition&>(d)))
            list << PartChoice{owner.id, owner.name == nullptr ? PartTexts::tr("Hex")
                                         : owner.id.startsWith(u"piece:")
                                             ? PartTexts::tr("Piece: %1").arg(locale.text(*owner.name))
                                             : PartTexts::tr("Edge: %1").arg(locale.text(*owner.name))};
        return list;
    };
    const auto goesTo = [](const Definition& d, const QVariant& value) {
        int row = -1;
        for (const PropertyOwner& owner : propertyOwners(const_cast<Definition&>(d))) {
            row += static_cast<int>(owner.list->size());
            if (owner.id == value.toString()) break;
        }
        return row;
    };
    return {PartTexts::tr("Belongs to"),
            PartTexts::tr("Owner of the property: every hex, or a kind of pieces or edges"),
            PartColumn::Input::Choice,
            [](const Definition& d, int row) { return QVariant(propertyAt(d, row).owner.id); },
            set,
            choices,
            goesTo};
}

/// Gives a property the values of another type.
void setType(Property& property, Type type) {
    property.type = type;
    property.choices.clear();
    property.min = property.max = 0;
    property.defaultValue = false;
    if (type == Type::Number) {
        property.max = 9;
        property.defaultValue = 0;
    }
    if (type == Type::Choice) setChoicesOf(property, {"none", "one"});
    if (type == Type::Sides) property.defaultValue = Sides();
}

PartColumn typeColumn() {
    const QList<PartChoice> types{{"0", PartTexts::tr("Yes or no")},
                                  {"1", PartTexts::tr("Number")},
                                  {"2", PartTexts::tr("Word from a list")},
                                  {"3", PartTexts::tr("Edges of the hex")}};
    return {PartTexts::tr("Type"),
            PartTexts::tr("Type of its values"),
            PartColumn::Input::Choice,
            [](const Definition& d, int row) {
                return QVariant(QString::number(static_cast<int>(propertyAt(d, row).property().type)));
            },
            [](Definition& d, int row, const QVariant& value) {
                const PropertyPlace place = propertyAt(d, row);
                if (place.ofCells()) dropAttributes(d, place.property().id);
                setType(place.property(), static_cast<Type>(std::clamp(value.toInt(), 0, 3)));
                return QString();
            },
            [types](const Definition&, int) { return types; }};
}

PartColumn wordListColumn() {
    return {
        PartTexts::tr("Words"),
        PartTexts::tr("Words separated by commas. The first one means “none”. The table “Words” has their "
                      "names."),
        PartColumn::Input::Text,
        [](const Definition& d, int row) {
            std::vector<std::string> ids;
            for (const auto& choice : propertyAt(d, row).property().choices) ids.push_back(choice.id);
            return QVariant(joined(ids));
        },
        [](Definition& d, int row, const QVariant& value) {
            Property& property = propertyAt(d, row).property();
            if (property.type != Type::Choice)
                return PartTexts::tr("Choose the type “Word from a list” first.");
            setChoicesOf(property, split(value));
            return QString();
        }};
}

PartColumn rangeColumn() {
    return {PartTexts::tr("Range"), PartTexts::tr("Smallest and largest number, such as 0–9"),
            PartColumn::Input::Text,
            [](const Definition& d, int row) {
                const Property& property = propertyAt(d, row).property();
                if (property.type != Type::Number) return QVariant(QString());
                return QVariant(QStringLiteral("%1–%2").arg(property.min).arg(property.max));
            },
            [](Definition& d, int row, const QVariant& value) {
                Property& property = propertyAt(d, row).property();
                const auto is = boundsFrom(value.toString());
                constexpr int limit = owngame::limits::value;
                if (property.type != Type::Number || !is || is->min < -limit || is->max > limit)
                    return PartTexts::tr(
                        "Enter a range such as 0–9. Only properties of the type “Number” have a range.");
                property.min = static_cast<int>(is->min);
                property.max = static_cast<int>(is->max);
                property.defaultValue = std::clamp(0, property.min, property.max);
                return QString();
            }};
}

/// Value of an object that has no value of its own.
PartColumn defaultColumn(const Locale& locale) {
    return {PartTexts::tr("Default"),
            PartTexts::tr("Value of an object without its own"),
            PartColumn::Input::Choice,
            [](const Definition& d, int row) {
                const Property& property = propertyAt(d, row).property();
                if (const auto* flag = std::get_if<bool>(&property.defaultValue))
                    return QVariant(*flag ? QStringLiteral("1") : QStringLiteral("0"));
                if (const auto* number = std::get_if<int>(&property.defaultValue))
                    return QVariant(QString::number(*number));
                const auto* word = std::get_if<std::string>(&property.defaultValue);
                return QVariant(word != nullptr ? textOf(*word) : QString());
            },
            [](Definition& d, int row, const QVariant& value) {
                Property& property = propertyAt(d, row).property();
                AttributeValue wanted = Sides();
                bool is = true;
                if (property.type == Type::Flag) wanted = value.toString() == u"1";
                if (property.type == Type::Number) wanted = value.toString().toInt(&is);
                if (property.type == Type::Choice) wanted = utf8Of(value);
                if (!is || !property.allows(wanted))
                    return PartTexts::tr("Enter a whole number from %1 to %2.")
                        .arg(property.min)
                        .arg(property.max);
                property.defaultValue = std::move(wanted);
                return QString();
            },
            [&locale](const Definition& d, int row) {
                const Property& property = propertyAt(d, row).property();
                QList<PartChoice> list;
                if (property.type == Type::Flag)
                    list << PartChoice{"0", PartTexts::tr("No")} << PartChoice{"1", PartTexts::tr("Yes")};
                for (const auto& choice : property.choices)
                    list << PartChoice{textOf(choice.id), locale.text(choice.name)};
                return list;
            }};
}

}  // namespace

GamePart propertyPart(const Locale& locale) {
    GamePart part{
        "properties", "/catalog/cellProperties", PartTexts::tr("Properties"),
        PartTexts::tr("Values of a hex, a piece or an edge: a number, a word from a list, yes or no, "
                      "or edges.")};
    addNames(part.columns, locale, propertyNames());
    part.columns.push_back(ownerColumn(locale));
    part.columns.push_back(typeColumn());
    part.columns.push_back(wordListColumn());
    part.columns.push_back(rangeColumn());
    part.columns.push_back(defaultColumn(locale));
    addId(part.columns, propertyNames());
    part.rows = propertyRows;
    part.add = [](Definition& d, int row) {
        Property fresh;
        fresh.type = Type::Choice;
        setChoicesOf(fresh, {"none", "one"});
        PropertyPlace place{propertyOwners(d).front(), 0};
        if (row > 0) {
            place = propertyAt(d, row - 1);
            ++place.index;
        }
        fresh.id = freeId(*place.owner.list, "new");
        place.owner.list->insert(place.owner.list->begin() + static_cast<std::ptrdiff_t>(place.index),
                                 std::move(fresh));
    };
    part.remove = [](Definition& d, int row) {
        const PropertyPlace place = propertyAt(d, row);
        if (place.ofCells()) dropAttributes(d, place.property().id);
        place.owner.list->erase(place.owner.list->begin() + static_cast<std::ptrdiff_t>(place.index));
    };
    part.exchange = [](Definition& d, int row, int other) {
        const PropertyPlace one = propertyAt(d, row), two = propertyAt(d, other);
        if (one.owner.list == two.owner.list) std::swap(one.property(), two.property());
    };
    part.rowOf = [](const Definition& d, const QString& pointer) {
        int first = 0;
        for (const PropertyOwner& owner : propertyOwners(const_cast<Definition&>(d))) {
            if (const int index = indexBehind(pointer, owner.pointer); index >= 0) return first + index;
            first += static_cast<int>(owner.list->size());
        }
        return -1;
    };
    return part;
}

namespace {

/// Place of a word of a property in the file.
struct WordPlace {
    PropertyPlace of;
    std::size_t index = 0;
    Property::Choice& word() const { return of.property().choices.at(index); }
};

/// Returns the word of a row. The row must be there.
WordPlace wordAt(Definition& d, int row) {
    auto rest = static_cast<std::size_t>(row);
    for (PropertyOwner& owner : propertyOwners(d))
        for (std::size_t i = 0; i < owner.list->size(); ++i) {
            const std::size_t words = owner.list->at(i).choices.size();
            if (rest < words) return {{std::move(owner), i}, rest};
            rest -= words;
        }
    qFatal("no word %d", row);
}
WordPlace wordAt(const Definition& d, int row) { return wordAt(const_cast<Definition&>(d), row); }

NamedRows wordNames() {
    return {[](Definition& d, int row) -> Localized& { return wordAt(d, row).word().name; },
            [](Definition& d, int row) -> std::string& { return wordAt(d, row).word().id; },
            [](const Definition& d, int row) {
                std::vector<std::string> ids;
                for (const auto& one : wordAt(d, row).of.property().choices) ids.push_back(one.id);
                return ids;
            },
            [](Definition& d, int row, const std::string& from, const std::string& to) {
                const WordPlace place = wordAt(d, row);
                Property& property = place.of.property();
                if (place.of.ofCells()) return owngame::renameValue(d, property.id, from, to);
                if (property.defaultValue == AttributeValue(from)) property.defaultValue = to;
            }};
}

}  // namespace

GamePart propertyWordPart(const Locale& locale) {
    GamePart part{"words", "/catalog/cellProperties", PartTexts::tr("Words"),
                  PartTexts::tr("Names of the words of all properties.")};
    part.columns.push_back(
        {PartTexts::tr("Property"), PartTexts::tr("Property with this word"), PartColumn::Input::Fixed,
         [&locale](const Definition& d, int row) {
             const PropertyPlace of = wordAt(d, row).of;
             const QString name = locale.text(of.property().name);
             if (of.owner.name == nullptr) return QVariant(name);
             return QVariant(
                 PartTexts::tr("%1: %2", "object, its property").arg(locale.text(*of.owner.name), name));
         }});
    addNames(part.columns, locale, wordNames());
    addId(part.columns, wordNames());
    part.rows = [](const Definition& d) {
        std::size_t rows = 0;
        for (const PropertyOwner& owner : propertyOwners(const_cast<Definition&>(d)))
            for (const Property& property : *owner.list) rows += property.choices.size();
        return static_cast<int>(rows);
    };
    part.cantAdd = PartTexts::tr("No property has words. Create one in “Properties” first.");
    part.add = [](Definition& d, int row) {
        if (row == 0) return;
        const WordPlace place = wordAt(d, row - 1);
        auto& words = place.of.property().choices;
        words.insert(words.begin() + static_cast<std::ptrdiff_t>(place.index) + 1,
                     {freeId(words, "new"), {}});
    };
    part.remove = [](Definition& d, int row) {
        const WordPlace place = wordAt(d, row);
        std::vector<std::string> ids;
        for (const auto& one : place.of.property().choices) ids.push_back(one.id);
        ids.erase(ids.begin() + static_cast<std::ptrdiff_t>(place.index));
        setChoicesOf(place.of.property(), ids);
    };
    part.exchange = [](Definition& d, int row, int other) {
        const WordPlace one = wordAt(d, row), two = wordAt(d, other);
        if (&one.of.property() == &two.of.property()) std::swap(one.word(), two.word());
    };
    part.rowOf = [](const Definition& d, const QString& pointer) {
        int first = 0;
        for (const PropertyOwner& owner : propertyOwners(const_cast<Definition&>(d)))
            for (std::size_t i = 0; i < owner.list->size(); ++i) {
                const QString words = QStringLiteral("%1/%2/choices").arg(owner.pointer).arg(i);
                if (const int index = indexBehind(pointer, words); index >= 0) return first + index;
                first += static_cast<int>(owner.list->at(i).choices.size());
            }
        return -1;
    };
    return part;
}

}  // namespace hexa::editor
