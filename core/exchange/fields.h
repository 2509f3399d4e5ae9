// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/tiledmap.h"
#include "core/json/extra.h"

#include "core/base/localized.h"

#include <array>
#include <string_view>

// Names of the properties in a map of Tiled for data beyond tile numbers; shared by both
// directions. docs/exchange.md lists them.

namespace hexa::exchange::tiled {

/// Version of these properties, value of the map's property `mark`.
inline constexpr int propertiesVersion = 1;
inline constexpr const char* mark = "hexatelier";

/// Prefix of keys that this program does not know; the value is JSON text.
inline constexpr std::string_view jsonPrefix = "json:";

/// Value of the property `mark` of a layer: which table it holds.
namespace table {
inline constexpr const char* board = "board";
inline constexpr const char* cells = "cells";
inline constexpr const char* seats = "seats";
inline constexpr const char* edges = "edges";
inline constexpr const char* regions = "regions";
inline constexpr const char* pieces = "pieces";
inline constexpr const char* zone = "zone";
inline constexpr const char* labels = "labels";
}  // namespace table

inline constexpr const char* kindProperty = "kind";
inline constexpr const char* nowhereProperty = "nowhere";  ///< Of a seat without a home.
inline constexpr const char* emptyName = "empty";
inline constexpr const char* blankName = "blank";
inline constexpr const char* leaveOutName = "-";  ///< leaveOutTile (core/exchange/exchange.h)

// Appends a property; an empty value is left out if reading restores it.
inline void add(Properties& out, std::string name, std::string value, std::string type = "string") {
    out.push_back({std::move(name), std::move(value), std::move(type)});
}
inline void addText(Properties& out, std::string_view name, const std::string& value) {
    if (!value.empty()) add(out, std::string(name), value);
}
inline void addFlag(Properties& out, std::string_view name, bool value) {
    if (value) add(out, std::string(name), "true", "bool");
}
inline void addNumber(Properties& out, std::string_view name, std::int64_t value) {
    add(out, std::string(name), std::to_string(value), "int");
}
inline void addLocalized(Properties& out, const std::string& name, const Localized& text) {
    for (const auto& [language, words] : text.texts) add(out, name + '.' + language, words);
}
inline void addExtra(Properties& out, const Extra& extra, std::string_view prefix = jsonPrefix) {
    for (const auto& [key, json] : extra.members) add(out, std::string(prefix) + key, json);
}

}  // namespace hexa::exchange::tiled
