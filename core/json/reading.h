// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/firsterror.h"
#include "core/json/reader.h"

#include <charconv>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace hexa {

/// Base of a reader of a JSON format. Its functions take a member that may be missing
/// (JsonObject::optional, or keep(JsonObject::require)) and keep the first mistake. After a
/// mistake, and for missing members, every reading gives an empty value. So a reader's code reads
/// like its format and checks for a mistake once, at its end.
class JsonReading : protected FirstError {
protected:
    using Node = std::optional<JsonNode>;

    std::string text(const Node& node) {
        const auto content = node ? keep(node->string()) : std::nullopt;
        return std::string(content.value_or(std::string_view()));
    }
    /// Fails with "json.text-too-long" if it has more bytes.
    std::string text(const Node& node, std::size_t maxBytes) {
        std::string content = text(node);
        if (content.size() <= maxBytes) return content;
        fail(node->error("json.text-too-long", {{"max", static_cast<std::int64_t>(maxBytes)}}));
        return {};
    }
    /// Reads a number of the range; a draft may have any that an int holds.
    std::optional<int> anyInteger(const Node& node, int min, int max) {
        using Range = std::numeric_limits<int>;
        return integer(node, mLenient ? Range::min() : min, mLenient ? Range::max() : max);
    }
    std::optional<int> integer(const Node& node, int min, int max) {
        const auto number = node ? keep(node->integer(min, max)) : std::nullopt;
        return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
    }
    /// Returns a number written as a text, because many JSON tools round numbers above 2^53; fails
    /// with `code`.
    std::optional<std::uint64_t> digits(const Node& node, const char* code, int base = 10) {
        const auto words = node ? keep(node->string()) : std::nullopt;
        if (!words) return std::nullopt;
        std::uint64_t number = 0;
        const char* last = words->data() + words->size();
        const auto [end, failure] = std::from_chars(words->data(), last, number, base);
        if (failure == std::errc() && end == last) return number;
        fail(node->error(code));
        return std::nullopt;
    }
    bool flag(const Node& node) { return node && keep(node->boolean()).value_or(false); }
    Localized localized(const Node& node) {
        return node ? keep(readLocalized(*node)).value_or(Localized()) : Localized();
    }
    /// One of a list of words, as the enumerator of its place.
    template <class T, class Words>
    T choice(const Node& node, const Words& words, T otherwise) {
        const auto place = node ? keep(readChoice(*node, words)) : std::nullopt;
        return place ? static_cast<T>(*place) : otherwise;
    }
    std::vector<std::string> texts(const Node& list) {
        std::vector<std::string> all;
        each(list, [&](const JsonNode& node) { all.push_back(text(node)); });
        return all;
    }

    /// take(node) for the elements of a list.
    template <class Take>
    void each(const Node& list, Take take) {
        if (!list || mError) return;
        if (!list->isArray()) return fail(list->typeError("array"));
        for (auto walker = list->walk(); !walker.done() && !mError; walker.advance()) take(walker.value());
    }
    /// Reads the elements; fails with "json.too-many" if there are more.
    template <class Take>
    void each(const Node& list, std::size_t max, Take take) {
        if (list && !mError && list->isArray() && list->size() > max)
            fail(list->error("json.too-many", {{"max", static_cast<std::int64_t>(max)}}));
        // A draft may have more, but not so many that comparing all takes long.
        constexpr std::size_t draftPart = 100;
        std::size_t left = mLenient ? draftPart * max : std::numeric_limits<std::size_t>::max();
        each(list, [&](const JsonNode& node) {
            if (left > 0) --left, take(node);
        });
    }
    /// take(object, node) for the elements of a list of objects.
    template <class Take>
    void eachObject(const Node& list, Take take) {
        each(list, [&](const JsonNode& node) {
            if (auto object = keep(JsonObject::open(node))) take(*object, node);
        });
    }
    template <class Take>
    void eachObject(const Node& list, std::size_t max, Take take) {
        each(list, max, [&](const JsonNode& node) {
            if (auto object = keep(JsonObject::open(node))) take(*object, node);
        });
    }
    /// Calls take(key, node) for the members of an object that uses its keys as data.
    template <class Take>
    void eachMember(const Node& object, Take take) {
        if (!object || mError) return;
        if (!object->isObject()) return fail(object->typeError("object"));
        for (auto walker = object->walk(); !walker.done() && !mError; walker.advance())
            take(walker.key(), walker.value());
    }
};

}  // namespace hexa
