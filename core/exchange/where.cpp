// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/where.h"

namespace hexa::exchange {

std::string whereText(const Place& place) {
    if (const auto* at = std::get_if<TextPosition>(&place))
        return std::to_string(at->line) + ':' + std::to_string(at->column);
    if (const auto* pointer = std::get_if<JsonPointer>(&place))
        return pointer->path.empty() ? "/" : pointer->path;
    if (const auto* hex = std::get_if<HexPlace>(&place))
        return std::to_string(hex->q) + ',' + std::to_string(hex->r);
    return "-";
}

Error errorAt(const Place& place, std::string code, Arguments arguments) {
    arguments.push_back({"where", whereText(place)});
    return Error(std::move(code), std::move(arguments), place);
}

Problem warningAt(const Place& place, std::string code, Arguments arguments) {
    arguments.push_back({"where", whereText(place)});
    return {{std::move(code), std::move(arguments)}, Severity::Warning, place};
}

}  // namespace hexa::exchange
