// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/hashtext.h"
#include "core/json/members.h"
#include "core/json/writer.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hexa {

/// Writes the members of the open object (see members.h).
class MembersOut {
public:
    static constexpr bool reads = false;
    using Style = JsonWriter::Style;
    explicit MembersOut(JsonWriter& json) : mJson(json) {}

    bool has(std::string_view, bool there) const { return there; }
    void need(bool, std::string_view, std::string_view = {}) const {}
    void end() const {}
    void atMost(std::string_view, std::size_t) const {}
    void extra(const Extra& extra) { mJson.members(extra); }
    void header(std::string_view name, int version, std::string_view code) { format(name, version, code); }
    void format(std::string_view name, int version, std::string_view) {
        mJson.member("format", name);
        mJson.member("version", version);
    }

    template <class Number>
    void number(std::string_view key, Number value, std::int64_t, std::int64_t) {
        mJson.member(key, static_cast<std::int64_t>(value));
    }
    template <class Number>
    void number(std::string_view key, const std::optional<Number>& value, std::int64_t min,
                std::int64_t max) {
        if (value) number(key, *value, min, max);
    }
    void fraction(std::string_view key, double value, std::int64_t parts, std::int64_t, std::int64_t) {
        mJson.member(key, static_cast<std::int64_t>(std::llround(value * static_cast<double>(parts))));
    }
    void fraction(std::string_view key, const std::optional<double>& value, std::int64_t parts,
                  std::int64_t min, std::int64_t max) {
        if (value) fraction(key, *value, parts, min, max);
    }
    void real(std::string_view key, double value) { mJson.member(key, value); }
    void real(std::string_view key, const std::optional<double>& value) {
        if (value) real(key, *value);
    }
    void flag(std::string_view key, bool value) { mJson.member(key, value); }
    void text(std::string_view key, std::string_view value, std::size_t = 0) { mJson.member(key, value); }
    void word(std::string_view key, std::string_view only, std::string_view = {}) { text(key, only); }
    void localized(std::string_view key, const Localized& value) { mJson.member(key, value); }
    void raw(std::string_view key, std::string_view json) {
        mJson.key(key);
        mJson.raw(json);
    }
    void place(std::string_view key, int value, int) { mJson.member(key, value + 1); }
    void seed(std::string_view key, std::uint64_t value, std::string_view = {}) {
        text(key, std::to_string(value));
    }
    void seed(std::string_view key, const std::optional<std::uint64_t>& value, std::string_view = {}) {
        if (value) seed(key, *value);
    }
    void hash(std::string_view key, std::uint64_t value) { text(key, hashText(value)); }
    template <class Enum, class Words>
    void choice(std::string_view key, Enum value, const Words& words) {
        text(key, words[static_cast<std::size_t>(value)]);
    }

    template <class List>
    void numbers(std::string_view key, const List& list, std::int64_t, std::int64_t) {
        array(key, Style::Compact, list, [&](auto number) { mJson.value(std::int64_t{number}); });
    }
    template <class List>
    void places(std::string_view key, const List& list, int) {
        array(key, Style::Compact, list, [&](int place) { mJson.value(place + 1); });
    }
    template <class List>
    void reals(std::string_view key, const List& list) {
        array(key, Style::Compact, list, [&](double number) { mJson.value(number); });
    }
    template <class List>
    void texts(std::string_view key, const List& list, Style style = Style::Compact, std::size_t = 0) {
        array(key, style, list, [&](std::string_view text) { mJson.value(text); });
    }
    template <class Map>
    void flags(std::string_view key, const Map& map, Style style) {
        mJson.key(key);
        mJson.beginObject(style);
        for (const auto& [name, value] : map) mJson.member(name, value);
        mJson.endObject();
    }
    template <class Map>
    void entries(std::string_view key, const Map& map, std::int64_t, std::int64_t, Style style) {
        flags(key, map, style);
    }
    template <class List>
    void fractions(std::string_view key, const List& list, std::int64_t parts, std::int64_t min,
                   std::int64_t max, Style style) {
        mJson.key(key);
        mJson.beginObject(style);
        for (const auto& [name, value] : list) fraction(name, value, parts, min, max);
        mJson.endObject();
    }

    template <class T, class... Context>
    void object(std::string_view key, const T& value, Style style, const Context&... context) {
        mJson.key(key);
        put(value, style, context...);
    }
    template <class T, class... Context>
    void object(std::string_view key, const std::optional<T>& value, Style style, const Context&... context) {
        if (value) object(key, *value, style, context...);
    }
    template <class List, class... Context>
    void objects(std::string_view key, const List& list, Style style, const Context&... context) {
        array(key, Style::Lines, list, [&](const auto& value) { put(value, style, context...); });
    }

    JsonWriter& json() { return mJson; }

private:
    template <class T, class... Context>
    void put(const T& value, Style style, const Context&... context) {
        mJson.beginObject(style);
        describe(*this, value, context...);
        mJson.endObject();
    }
    template <class List, class Put>
    void array(std::string_view key, Style style, const List& list, Put putOne) {
        mJson.key(key);
        mJson.beginArray(style);
        for (const auto& value : list) putOne(value);
        mJson.endArray();
    }

    JsonWriter& mJson;
};

}  // namespace hexa
