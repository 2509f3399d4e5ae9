// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/firsterror.h"
#include "core/json/members.h"
#include "core/json/reader.h"
#include "core/json/writer.h"

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
/// `errors`; after one, values stay as they were.
class MembersIn {
public:
    static constexpr bool reads = true;
    using Style = JsonWriter::Style;

    /// @param code error of values that the format refuses
    MembersIn(const JsonNode& node, FirstError& errors, std::string_view code = "json.type")
        : mNode(node), mErrors(errors), mCode(code) {
        mObject = mErrors.keep(JsonObject::open(node));
    }

    bool has(std::string_view key, bool = true) { return mObject && mObject->optional(key); }
    void need(bool fine, std::string_view key) {
        if (!fine) refuse(key);
    }
    void refuse(std::string_view key) { refuse(key, std::string(mCode)); }
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
        if (const auto node = member(key)) value = number<Number>(*node, min, max);
    }
    template <class Number>
    void number(std::string_view key, std::optional<Number>& value, std::int64_t min, std::int64_t max) {
        if (has(key)) number(key, value.emplace(), min, max);
    }
    /// Reads a whole number of `parts` of a whole.
    void fraction(std::string_view key, double& value, std::int64_t parts, std::int64_t max) {
        std::int64_t read = 0;
        number(key, read, -max, max);
        value = static_cast<double>(read) / static_cast<double>(parts);
    }
    void fraction(std::string_view key, std::optional<double>& value, std::int64_t parts, std::int64_t max) {
        if (has(key)) fraction(key, value.emplace(), parts, max);
    }
    void real(std::string_view key, double& value) {
        if (const auto node = member(key)) value = mErrors.keep(node->real()).value_or(0);
    }
    void real(std::string_view key, std::optional<double>& value) {
        if (has(key)) real(key, value.emplace());
    }
    void flag(std::string_view key, bool& value) {
        if (const auto node = member(key)) value = mErrors.keep(node->boolean()).value_or(false);
    }
    void text(std::string_view key, std::string& value, std::size_t maxBytes = anyBytes) {
        if (const auto node = member(key)) value = text(*node, maxBytes);
    }
    void localized(std::string_view key, Localized& value) {
        if (const auto node = member(key)) value = mErrors.keep(readLocalized(*node)).value_or(Localized());
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
        number(key, value, 1, count);
        --value;
    }
    /// Reads decimal digits in a text.
    void seed(std::string_view key, std::uint64_t& value) { digits(key, value, 10); }
    void seed(std::string_view key, std::optional<std::uint64_t>& value) {
        if (has(key)) seed(key, value.emplace());
    }
    /// Reads hashText().
    void hash(std::string_view key, std::uint64_t& value) { digits(key, value, 16); }
    template <class Enum, class Words>
    void choice(std::string_view key, Enum& value, const Words& words, std::string_view code = {}) {
        std::string word;
        text(key, word);
        for (std::size_t i = 0; i < std::size(words); ++i)
            if (word == words[i]) return void(value = static_cast<Enum>(i));
        refuse(key, std::string(code.empty() ? mCode : code));
    }

    template <class List>
    void numbers(std::string_view key, List& list, std::int64_t min, std::int64_t max) {
        each(key, [&](const JsonNode& node) {
            list.push_back(number<typename List::value_type>(node, min, max));
        });
    }
    void places(std::string_view key, std::vector<int>& list, int count) {
        each(key, [&](const JsonNode& node) { list.push_back(number<int>(node, 1, count) - 1); });
    }
    void reals(std::string_view key, std::vector<double>& list) {
        each(key, [&](const JsonNode& node) { list.push_back(mErrors.keep(node.real()).value_or(0)); });
    }
    void texts(std::string_view key, std::vector<std::string>& list, Style = Style::Compact,
               std::size_t maxBytes = anyBytes) {
        each(key, [&](const JsonNode& node) { list.push_back(text(node, maxBytes)); });
    }
    template <class Map>
    void flags(std::string_view key, Map& map, Style) {
        eachMember(key, [&](std::string_view name, const JsonNode& node) {
            map.emplace(std::string(name), mErrors.keep(node.boolean()).value_or(false));
        });
    }
    template <class Map>
    void entries(std::string_view key, Map& map, std::int64_t min, std::int64_t max, Style) {
        eachMember(key, [&](std::string_view name, const JsonNode& node) {
            map[std::string(name)] = number<typename Map::mapped_type>(node, min, max);
        });
    }
    template <class List>
    void fractions(std::string_view key, List& list, std::int64_t parts, std::int64_t max, Style) {
        eachMember(key, [&](std::string_view name, const JsonNode& node) {
            list.emplace_back(name, number<double>(node, -max, max) / static_cast<double>(parts));
        });
    }

    template <class T, class... Context>
    void object(std::string_view key, T& value, Style, const Context&... context) {
        if (const auto node = member(key)) take(*node, value, context...);
    }
    template <class T, class... Context>
    void object(std::string_view key, std::optional<T>& value, Style style, const Context&... context) {
        if (has(key)) object(key, value.emplace(), style, context...);
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
    template <class Number>
    Number number(const JsonNode& node, std::int64_t min, std::int64_t max) {
        return static_cast<Number>(mErrors.keep(node.integer(min, max)).value_or(0));
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
    std::string text(const JsonNode& node, std::size_t maxBytes) {
        std::string content(mErrors.keep(node.string()).value_or(std::string_view()));
        if (content.size() <= maxBytes) return content;
        mErrors.fail(node.error("json.text-too-long", {{"max", static_cast<std::int64_t>(maxBytes)}}));
        return {};
    }
    template <class T, class... Context>
    void take(const JsonNode& node, T& value, const Context&... context) {
        MembersIn members(node, mErrors, mCode);
        describe(members, value, context...);
    }
    void digits(std::string_view key, std::uint64_t& value, int base) {
        std::string digits;
        text(key, digits);
        const char* last = digits.data() + digits.size();
        const auto [end, failure] = std::from_chars(digits.data(), last, value, base);
        if (failure != std::errc() || end != last || digits.empty()) refuse(key);
    }

    const JsonNode& mNode;
    FirstError& mErrors;
    std::string_view mCode;
    std::optional<JsonObject> mObject;
};

}  // namespace hexa
