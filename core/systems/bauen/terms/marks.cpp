// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/terms/marks.h"

#include <algorithm>
#include <variant>

namespace hexa::bauen {
namespace {

template <class Enum, class Ids>
std::optional<Enum> byWord(const Ids& ids, std::string_view id) {
    const auto found = std::ranges::find(ids, id);
    if (found == ids.end()) return std::nullopt;
    return static_cast<Enum>(found - ids.begin());
}

}  // namespace

std::optional<Colour> colourOf(std::string_view id) { return byWord<Colour>(colourIds, id); }
std::optional<Good> goodOf(std::string_view id) { return byWord<Good>(goodIds, id); }

int numberIn(const Attributes& attributes, std::string_view id, int otherwise) {
    const AttributeValue* value = attributes.find(id);
    const int* number = value == nullptr ? nullptr : std::get_if<int>(value);
    return number == nullptr ? otherwise : *number;
}

bool flagIn(const Attributes& attributes, std::string_view id) {
    const AttributeValue* value = attributes.find(id);
    const bool* flag = value == nullptr ? nullptr : std::get_if<bool>(value);
    return flag != nullptr && *flag;
}

AreaPrint printOf(const Attributes& attributes) {
    AreaPrint print;
    for (const Colour colour : colours)
        print.markings[indexOf(colour)] = static_cast<std::uint8_t>(
            std::clamp(numberIn(attributes, colourIds[indexOf(colour)], 0), 0, mostMarkings));
    for (std::size_t i = 0; i < property::goods.size(); ++i)
        if (const AttributeValue* value = attributes.find(property::goods[i]))
            if (const auto* word = std::get_if<std::string>(value)) print.goods[i] = goodOf(*word);
    return print;
}

Attributes attributesOf(const AreaPrint& print) {
    Attributes attributes;
    for (const Colour colour : colours)
        if (const int count = print.markings[indexOf(colour)]; count > 0)
            attributes.set(colourIds[indexOf(colour)], count);
    for (std::size_t i = 0; i < property::goods.size(); ++i)
        if (print.goods[i])
            attributes.set(property::goods[i], std::string(goodIds[indexOf(*print.goods[i])]));
    return attributes;
}

std::string markingSlot(Colour colour, int number) {
    return std::string(colourIds[indexOf(colour)]) + "-" + std::to_string(number);
}

std::optional<MarkingPlace> markingOf(std::string_view slotId) {
    const auto dash = slotId.rfind('-');
    // One digit: an area has at most four of a colour.
    if (dash == std::string_view::npos || dash + 2 != slotId.size()) return std::nullopt;
    const int number = slotId.back() - '0';
    const auto colour = colourOf(slotId.substr(0, dash));
    if (!colour || number < 1 || number > mostMarkings) return std::nullopt;
    return MarkingPlace{*colour, number};
}

}  // namespace hexa::bauen
