// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/firsterror.h"
#include "core/json/members.h"
#include "core/json/reader.h"
#include "core/json/writer.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexa {

/// Reads the members of an object (see members.h). Keeps the first mistake of all that share
/// `errors`. A value stays as it was if its member has a mistake or comes after one; a list then
/// ends before it.
class MembersIn {
public:
    static constexpr bool reads = true;
    using Style = JsonWriter::Style;

    /// @param code error of values that the format refuses; none for a format that names a code
    /// wherever it refuses
    MembersIn(const JsonNode& node, FirstError& errors, std::string_view code = {})
        : mNode(node), mErrors(errors), mCode(code) {
        mObject = mErrors.keep(JsonObject::open(node));
    }

    bool has(std::string_view key, bool = true) { return mObject && mObject->optional(key); }
    void need(bool fine, std::string_view key, std::string_view code = {}) {
        if (!fine) refuse(key, either(code));
    }
    void refuse(std::string_view key, std::string code, Arguments arguments = {}) {
        if (const auto node = member(key)) mErrors.fail(node->error(std::move(code), std::move(arguments)));
    }
    /// Reads name and version; other names fail with `code`.
    void format(std::string_view name, int version, std::string code) {
        std::string format;
        text("format", format);
        if (format != name) refuse("format", std::move(code));
        number("version", version, version, version);
    }
    /// Reads name and version of a file of people. Other files fail with `code`, later versions
    /// with "file.newer-version".
    void header(std::string_view name, int known, std::string code) {
        const auto format = mObject ? mObject->optional("format") : std::nullopt;
        if (!format || format->type() != JsonNode::Type::String || *format->string() != name)
            return mErrors.fail(mNode.error(std::move(code)));
        int version = known;
        number("version", version, 1, 1'000'000);
        if (version > known)
            refuse("version", "file.newer-version",
                   {{"version", std::int64_t{version}}, {"known", std::int64_t{known}}});
    }
    /// Refuses a list with more elements, if there is one.
    void atMost(std::string_view key, std::size_t count) {
        const auto node = has(key) ? member(key) : std::nullopt;
        if (node && node->isArray() && node->size() > count)
            mErrors.fail(node->error("json.too-many", {{"max", static_cast<std::int64_t>(count)}}));
    }

    template <class Number>
    void number(std::string_view key, Number& value, std::int64_t min, std::int64_t max) {
        const auto node = member(key);
        set(value, node ? mErrors.keep(node->integer(min, max)) : std::nullopt);
    }
    template <class Number>
    void number(std::string_view key, std::optional<Number>& value, std::int64_t min, std::int64_t max) {
        ifThere(key, value, [&](Number& read) { number(key, read, min, max); });
    }
    /// Reads a whole number of `parts` of a whole.
    void fraction(std::string_view key, double& value, std::int64_t parts, std::int64_t min,
                  std::int64_t max) {
        const auto node = member(key);
        set(value, node ? fraction(*node, parts, min, max) : std::nullopt);
    }
    void fraction(std::string_view key, std::optional<double>& value, std::int64_t parts, std::int64_t min,
                  std::int64_t max) {
        ifThere(key, value, [&](double& read) { fraction(key, read, parts, min, max); });
    }
    void real(std::string_view key, double& value) {
        const auto node = member(key);
        set(value, node ? mErrors.keep(node->real()) : std::nullopt);
    }
    void real(std::string_view key, std::optional<double>& value) {
        ifThere(key, value, [&](double& read) { real(key, read); });
    }
    void flag(std::string_view key, bool& value) {
        const auto node = member(key);
        set(value, node ? mErrors.keep(node->boolean()) : std::nullopt);
    }
    void text(std::string_view key, std::string& value, std::size_t maxBytes = anyBytes) {
        const auto node = member(key);
        set(value, node ? text(*node, maxBytes) : std::nullopt);
    }
    /// Refuses any other text. A writer has the text itself.
    void word(std::string_view key, std::string_view only, std::string_view code = {}) {
        const auto node = member(key);
        const auto read = node ? text(*node, anyBytes) : std::nullopt;
        if (read && *read != only) mErrors.fail(node->error(either(code)));
    }
    void localized(std::string_view key, Localized& value) {
        const auto node = member(key);
        set(value, node ? mErrors.keep(readLocalized(*node)) : std::nullopt);
    }
    /// Reads an object as its text.
    void raw(std::string_view key, std::string& json) {
        const auto node = member(key);
        if (!node) return;
        if (!node->isObject()) return mErrors.fail(node->typeError("object"));
        json = node->raw();
    }
    /// Reads a number that counts from 1 as an index.
    void place(std::string_view key, int& value, int count) {
        const auto node = member(key);
        if (const auto read = node ? mErrors.keep(node->integer(1, count)) : std::nullopt)
            value = static_cast<int>(*read) - 1;
    }
    /// Reads decimal digits in a text.
    void seed(std::string_view key, std::uint64_t& value, std::string_view code = {}) {
        digits(key, value, 10, code);
    }
    void seed(std::string_view key, std::optional<std::uint64_t>& value, std::string_view code = {}) {
        ifThere(key, value, [&](std::uint64_t& read) { seed(key, read, code); });
    }
    /// Reads hashText().
    void hash(std::string_view key, std::uint64_t& value) { digits(key, value, 16, {}); }
    template <class Enum, class Words>
    void choice(std::string_view key, Enum& value, const Words& words) {
        const auto node = member(key);
        const auto read = node ? text(*node, anyBytes) : std::nullopt;
        if (!read) return;
        const auto word = std::ranges::find(words, *read);
        if (word == std::end(words)) return mErrors.fail(node->error(either({})));
        value = static_cast<Enum>(word - std::begin(words));
    }

    template <class List>
    void numbers(std::string_view key, List& list, std::int64_t min, std::int64_t max) {
        each(key, [&](const JsonNode& node) { append(list, mErrors.keep(node.integer(min, max))); });
    }
    void places(std::string_view key, std::vector<int>& list, int count) {
        each(key, [&](const JsonNode& node) {
            if (const auto read = mErrors.keep(node.integer(1, count)))
                list.push_back(static_cast<int>(*read) - 1);
        });
    }
    void reals(std::string_view key, std::vector<double>& list) {
        each(key, [&](const JsonNode& node) { append(list, mErrors.keep(node.real())); });
    }
    void texts(std::string_view key, std::vector<std::string>& list, Style = Style::Compact,
               std::size_t maxBytes = anyBytes) {
        each(key, [&](const JsonNode& node) { append(list, text(node, maxBytes)); });
    }
    template <class Map>
    void flags(std::string_view key, Map& map, Style) {
        eachMember(key, [&](std::string_view name, const JsonNode& node) {
            if (const auto read = mErrors.keep(node.boolean())) map.emplace(std::string(name), *read);
        });
    }
    template <class Map>
    void entries(std::string_view key, Map& map, std::int64_t min, std::int64_t max, Style) {
        eachMember(key, [&](std::string_view name, const JsonNode& node) {
            if (const auto read = mErrors.keep(node.integer(min, max)))
                map[std::string(name)] = static_cast<typename Map::mapped_type>(*read);
        });
    }
    template <class List>
    void fractions(std::string_view key, List& list, std::int64_t parts, std::int64_t min, std::int64_t max,
                   Style) {
        eachMember(key, [&](std::string_view name, const JsonNode& node) {
            if (const auto read = fraction(node, parts, min, max)) list.emplace_back(name, *read);
        });
    }

    template <class T, class... Context>
    void object(std::string_view key, T& value, Style, const Context&... context) {
        if (const auto node = member(key)) take(*node, value, context...);
    }
    template <class T, class... Context>
    void object(std::string_view key, std::optional<T>& value, Style style, const Context&... context) {
        ifThere(key, value, [&](T& read) { object(key, read, style, context...); });
    }
    template <class List, class... Context>
    void objects(std::string_view key, List& list, Style, const Context&... context) {
        each(key, [&](const JsonNode& node) { take(node, list.emplace_back(), context...); });
    }
    /// Calls read(node) for the elements of an array.
    template <class Read>
    void each(std::string_view key, Read read) {
        const auto node = member(key);
        if (!node) return;
        if (!node->isArray()) return mErrors.fail(node->typeError("array"));
        for (auto walker = node->walk(); !walker.done() && !mErrors; walker.advance()) read(walker.value());
    }
    /// Calls read(key, node) for the members of an object with keys as data; no key occurs twice.
    template <class Read>
    void eachMember(std::string_view key, Read read) {
        const auto node = member(key);
        if (!node || !mErrors.keep(JsonObject::open(*node))) return;
        for (auto walker = node->walk(); !walker.done() && !mErrors; walker.advance())
            read(walker.key(), walker.value());
    }
    /// Keeps members that were not named.
    void extra(Extra& extra) {
        if (mObject) extra = mObject->leftover();
    }
    /// Refuses members that were not named.
    void end() {
        if (mObject) mErrors.keep(mObject->refuseLeftover());
    }
    std::string pointer() const { return mNode.pointer(); }
    FirstError& errors() { return mErrors; }

private:
    static constexpr std::size_t anyBytes = std::numeric_limits<std::size_t>::max();

    std::optional<JsonNode> member(std::string_view key) {
        if (mErrors || !mObject) return std::nullopt;
        return mErrors.keep(mObject->require(key));
    }
    std::string either(std::string_view code) const {
        assert(!code.empty() || !mCode.empty());
        return std::string(code.empty() ? mCode : code);
    }
    template <class Value, class Read>
    static void set(Value& value, const std::optional<Read>& read) {
        if (read) value = static_cast<Value>(*read);
    }
    template <class List, class Read>
    static void append(List& list, const std::optional<Read>& read) {
        if (read) list.push_back(static_cast<typename List::value_type>(*read));
    }
    template <class T, class Read>
    void ifThere(std::string_view key, std::optional<T>& value, Read readInto) {
        if (!has(key)) return;
        T read{};
        readInto(read);
        if (!mErrors) value = std::move(read);
    }
    std::optional<double> fraction(const JsonNode& node, std::int64_t parts, std::int64_t min,
                                   std::int64_t max) {
        const auto read = mErrors.keep(node.integer(min, max));
        if (!read) return std::nullopt;
        return static_cast<double>(*read) / static_cast<double>(parts);
    }
    std::optional<std::string_view> text(const JsonNode& node, std::size_t maxBytes) {
        const auto content = mErrors.keep(node.string());
        if (!content || content->size() <= maxBytes) return content;
        mErrors.fail(node.error("json.text-too-long", {{"max", static_cast<std::int64_t>(maxBytes)}}));
        return std::nullopt;
    }
    template <class T, class... Context>
    void take(const JsonNode& node, T& value, const Context&... context) {
        MembersIn members(node, mErrors, mCode);
        describe(members, value, context...);
    }
    void digits(std::string_view key, std::uint64_t& value, int base, std::string_view code) {
        const auto node = member(key);
        const auto read = node ? text(*node, anyBytes) : std::nullopt;
        if (!read) return;
        std::uint64_t number = 0;
        const char* last = read->data() + read->size();
        const auto [end, failure] = std::from_chars(read->data(), last, number, base);
        if (failure == std::errc() && end == last)
            value = number;
        else
            mErrors.fail(code.empty() && mCode.empty() ? node->typeError("number")
                                                       : node->error(either(code)));
    }

    const JsonNode& mNode;
    FirstError& mErrors;
    std::string_view mCode;
    std::optional<JsonObject> mObject;
};

}  // namespace hexa
