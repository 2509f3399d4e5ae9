// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/attributejson.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace hexa {

Result<unsigned> readBits(const JsonNode& node, int count) {
    if (!node.isArray()) return node.typeError("array");
    unsigned bits = 0;
    for (auto walker = node.walk(); !walker.done(); walker.advance()) {
        const JsonNode item = walker.value();
        const auto number = item.integer(0, count - 1);
        if (!number) return number.error();
        bits |= 1U << *number;
    }
    return bits;
}

void writeBits(JsonWriter& json, unsigned bits) {
    json.beginArray(JsonWriter::Style::Compact);
    for (int bit = 0; bits >> bit != 0; ++bit)
        if ((bits >> bit & 1) != 0) json.value(bit);
    json.endArray();
}

Result<AttributeValue> readAttribute(const JsonNode& node, const Property& property) {
    switch (property.type) {
    case Property::Type::Flag: {
        const auto flag = node.boolean();
        if (!flag) return flag.error();
        return AttributeValue(*flag);
    }
    case Property::Type::Number: {
        const auto number = node.integer(property.min, property.max);
        if (!number) return number.error();
        return AttributeValue(static_cast<int>(*number));
    }
    case Property::Type::Choice: {
        std::vector<std::string_view> words;
        for (const auto& choice : property.choices) words.push_back(choice.id);
        const auto place = readChoice(node, words);
        if (!place) return place.error();
        return AttributeValue(property.choices[*place].id);
    }
    case Property::Type::Sides:
        break;
    }
    const auto bits = readBits(node, 6);
    if (!bits) return bits.error();
    return AttributeValue(Sides{static_cast<std::uint8_t>(*bits)});
}

Result<Attributes> readAttributes(JsonObject& object, const std::vector<Property>& properties) {
    Attributes attributes;
    for (const Property& property : properties) {
        const auto node = object.optional(property.id);
        if (!node) continue;
        auto value = readAttribute(*node, property);
        if (!value) return value.error();
        property.give(attributes, *std::move(value));
    }
    return attributes;
}

void writeAttribute(JsonWriter& json, const AttributeValue& value) {
    if (const bool* flag = std::get_if<bool>(&value)) json.value(*flag);
    if (const int* number = std::get_if<int>(&value)) json.value(*number);
    if (const std::string* word = std::get_if<std::string>(&value)) json.value(std::string_view(*word));
    if (const Sides* sides = std::get_if<Sides>(&value)) writeBits(json, sides->mask);
}

void writeAttributes(JsonWriter& json, const Attributes& attributes) {
    for (const auto& [id, value] : attributes) {
        json.key(id);
        writeAttribute(json, value);
    }
}

}  // namespace hexa
