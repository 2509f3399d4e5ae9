// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/attributes.h"

#include "core/exchange/where.h"

#include <charconv>

namespace hexa::exchange {

Result<std::optional<std::int64_t>> integerOf(const XmlSource& source, const pugi::xml_node& node,
                                              const char* name, std::int64_t min, std::int64_t max) {
    const pugi::xml_attribute attribute = node.attribute(name);
    if (!attribute) return std::optional<std::int64_t>();
    const std::string_view text = attribute.value();
    std::int64_t value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure == std::errc{} && end == text.data() + text.size() && value >= min && value <= max)
        return std::optional(value);
    return errorAt(source.positionOf(node), "exchange.bad-number",
                   {{"name", std::string(name)},
                    {"value", std::string(text.substr(0, 40))},
                    {"min", min},
                    {"max", max}});
}

}  // namespace hexa::exchange
