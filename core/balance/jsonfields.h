// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/hashtext.h"
#include "core/json/firsterror.h"
#include "core/json/reader.h"

#include <charconv>
#include <optional>
#include <string>
#include <vector>

namespace hexa::balance {

/// Reads the members of one object. The first error, of these and all other fields that share it,
/// is kept; after it all values are empty.
class JsonFields {
public:
    JsonFields(const JsonNode& node, FirstError& errors) : mErrors(errors) {
        mObject = keep(JsonObject::open(node));
    }

    bool has(std::string_view key) { return mObject && mObject->optional(key); }

    template <class T>
    T integer(std::string_view key, std::int64_t min, std::int64_t max) {
        return static_cast<T>(
            take<std::int64_t>(key, [&](const JsonNode& n) { return n.integer(min, max); }));
    }
    double real(std::string_view key) {
        return take<double>(key, [](const JsonNode& n) { return n.real(); });
    }
    bool flag(std::string_view key) {
        return take<bool>(key, [](const JsonNode& n) { return n.boolean(); });
    }
    std::string text(std::string_view key) {
        return std::string(take<std::string_view>(key, [](const JsonNode& n) { return n.string(); }));
    }
    /// Reads a hash written by hashText().
    std::uint64_t hash(std::string_view key) { return number(key, 16); }
    /// Reads a seed: decimal digits in a text.
    std::uint64_t seed(std::string_view key) { return number(key, 10); }
    std::vector<std::string> texts(std::string_view key) {
        std::vector<std::string> list;
        each(key, [&](std::string_view, const JsonNode& node) {
            if (const auto text = keep(node.string())) list.emplace_back(*text);
        });
        return list;
    }

    /// Gives the member to read(node).
    template <class Read>
    void object(std::string_view key, Read read) {
        if (const auto node = member(key)) read(*node);
    }
    /// Gives each element or member of the member to read(key, node).
    template <class Read>
    void each(std::string_view key, Read read) {
        const auto node = member(key);
        if (!node) return;
        if (!node->isArray() && !node->isObject()) return mErrors.fail(node->typeError("array"));
        for (auto walker = node->walk(); !walker.done() && !mErrors; walker.advance())
            read(node->isObject() ? walker.key() : std::string_view(), walker.value());
    }
    /// Refuses an invalid value of this object.
    void refuse(std::string_view key) {
        if (const auto node = member(key)) mErrors.fail(node->error("balance.bad-report"));
    }

private:
    template <class T>
    std::optional<T> keep(Result<T> result) {
        return mErrors.keep(std::move(result));
    }
    std::optional<JsonNode> member(std::string_view key) {
        if (mErrors || !mObject) return std::nullopt;
        return keep(mObject->require(key));
    }
    template <class T, class Read>
    T take(std::string_view key, Read read) {
        const auto node = member(key);
        return node ? keep<T>(read(*node)).value_or(T{}) : T{};
    }
    std::uint64_t number(std::string_view key, int base) {
        return take<std::uint64_t>(key, [base](const JsonNode& node) -> Result<std::uint64_t> {
            const auto digits = node.string();
            if (!digits) return digits.error();
            std::uint64_t value = 0;
            const char* last = digits->data() + digits->size();
            const auto [end, failure] = std::from_chars(digits->data(), last, value, base);
            if (failure != std::errc() || end != last || digits->empty())
                return node.error("balance.bad-report");
            return value;
        });
    }

    FirstError& mErrors;
    std::optional<JsonObject> mObject;
};

}  // namespace hexa::balance
