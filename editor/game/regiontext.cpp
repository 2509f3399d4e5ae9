// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/regiontext.h"

#include "editor/game/partfields.h"

#include <QStringList>

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

namespace hexa::editor {
namespace {

constexpr int sidesOfHex = 6;

QString valueText(const AttributeValue& value) {
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? QStringLiteral("yes") : QStringLiteral("no");
    if (const auto* number = std::get_if<int>(&value)) return QString::number(*number);
    if (const auto* word = std::get_if<std::string>(&value)) return textOf(*word);
    QStringList sides;
    for (int side = 0; side < sidesOfHex; ++side)
        if (std::get<Sides>(value).has(side)) sides << QString::number(side);
    return sides.join(u'/');
}

std::optional<AttributeValue> valueFrom(const Property& property, const QString& text) {
    bool is = true;
    switch (property.type) {
    case Property::Type::Flag:
        if (text == u"yes") return true;
        if (text == u"no") return false;
        return std::nullopt;
    case Property::Type::Number: {
        const int number = text.toInt(&is);
        return is ? std::optional<AttributeValue>(number) : std::nullopt;
    }
    case Property::Type::Choice:
        return text.toStdString();
    case Property::Type::Sides:
        break;
    }
    Sides sides;
    for (const QString& one : text.split('/', Qt::SkipEmptyParts)) {
        const int side = one.toInt(&is);
        if (!is || side < 0 || side >= sidesOfHex) return std::nullopt;
        sides.set(side, true);
    }
    return sides;
}

/// Reads a tile or a property with its value into the hex.
bool readWord(const Catalog& catalog, const QString& word, RegionShape::Part& part) {
    const qsizetype equals = word.indexOf('=');
    if (equals < 0) {
        part.kind = word.toStdString();
        return catalog.kindId(part.kind).has_value();
    }
    const Property* property = findProperty(catalog.cellProperties, word.left(equals).toStdString());
    if (property == nullptr) return false;
    const auto value = valueFrom(*property, word.mid(equals + 1));
    if (!value || !property->allows(*value)) return false;
    property->give(part.attributes, *value);
    return true;
}

}  // namespace

QString textOfParts(const RegionShape& region) {
    QStringList hexes;
    for (const RegionShape::Part& part : region.parts) {
        QStringList words{QString::number(part.offset.q), QString::number(part.offset.r)};
        if (!part.kind.empty()) words << textOf(part.kind);
        for (const auto& [id, value] : part.attributes) words << textOf(id) + '=' + valueText(value);
        hexes << words.join(u' ');
    }
    return hexes.join(QStringLiteral(", "));
}

QString setParts(Catalog& catalog, std::size_t region, const QString& text) {
    std::vector<RegionShape::Part> parts;
    const auto& before = catalog.regionShapes.at(region).parts;
    for (const QString& one : text.split(',', Qt::SkipEmptyParts)) {
        const QStringList words = one.simplified().split(' ', Qt::SkipEmptyParts);
        if (words.isEmpty()) continue;
        RegionShape::Part part;
        bool right = words.size() >= 2, q = false, r = false;
        if (right) part.offset = {words[0].toInt(&q), words[1].toInt(&r)};
        right = right && q && r &&
                std::ranges::find(parts, part.offset, &RegionShape::Part::offset) == parts.end();
        for (qsizetype i = 2; right && i < words.size(); ++i) right = readWord(catalog, words[i], part);
        if (!right)
            return PartTexts::tr(
                       "“%1” is not a hex. Enter column, row, and the ID of a tile, such as 0 1 forest.")
                .arg(one.trimmed());
        const auto known = std::ranges::find(before, part.offset, &RegionShape::Part::offset);
        if (known != before.end()) part.extra = known->extra;
        parts.push_back(std::move(part));
    }
    if (parts.empty()) return PartTexts::tr("Enter at least one hex, such as 0 0.");
    catalog.regionShapes.at(region).parts = std::move(parts);
    return {};
}

}  // namespace hexa::editor
