// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/propertyreader.h"

#include "core/exchange/where.h"
#include "core/json/reader.h"

#include <charconv>

namespace hexa::exchange::tiled {

void PropertyReader::fail(std::string_view name, std::string_view value) const {
    constexpr std::size_t shown = 60;
    mErrors.fail(errorAt(mWhere, "exchange.bad-property",
                         {{"name", std::string(name)}, {"value", std::string(value.substr(0, shown))}}));
}

std::string PropertyReader::text(std::string_view name) const {
    const Property* property = find(mProperties, name);
    return property == nullptr ? std::string() : property->value;
}

bool PropertyReader::flag(std::string_view name) const {
    const Property* property = find(mProperties, name);
    if (property == nullptr || property->value == "false" || property->value == "0") return false;
    if (property->value != "true" && property->value != "1") fail(name, property->value);
    return true;
}

std::optional<std::int64_t> PropertyReader::number(std::string_view name, std::int64_t min,
                                                   std::int64_t max) const {
    const Property* property = find(mProperties, name);
    if (property == nullptr) return std::nullopt;
    const std::string& text = property->value;
    std::int64_t value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure == std::errc{} && end == text.data() + text.size() && value >= min && value <= max)
        return value;
    fail(name, text);
    return std::nullopt;
}

Localized PropertyReader::localized(std::string_view name) const {
    Localized text;
    for (const Property& property : mProperties) {
        if (property.name == name) text.texts.try_emplace("en", property.value);
        if (property.name.size() > name.size() && property.name.starts_with(name) &&
            property.name[name.size()] == '.')
            text.texts[property.name.substr(name.size() + 1)] = property.value;
    }
    return text;
}

bool PropertyReader::isJson(std::string_view text) const { return JsonDocument::parse(text).ok(); }

Extra PropertyReader::extra(std::string_view prefix) const {
    Extra extra;
    for (const Property& property : mProperties) {
        if (!property.name.starts_with(prefix)) continue;
        if (!isJson(property.value)) fail(property.name, property.value);
        extra.members.emplace_back(property.name.substr(prefix.size()), property.value);
    }
    return extra;
}

std::string PropertyReader::json(std::string_view name) const {
    const Property* property = find(mProperties, name);
    if (property == nullptr) return {};
    if (!isJson(property->value)) fail(name, property->value);
    return property->value;
}

}  // namespace hexa::exchange::tiled
