// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/jsonfields.h"

namespace hexa::balance {

/// Shares and weights are whole millionths in files.
inline constexpr std::int64_t million = 1'000'000;

/// Common fields in files of fitted tables and of calibrations.
class FileFields : public JsonFields {
public:
    FileFields(const JsonNode& node, FirstError& errors) : JsonFields(node, errors), mErrors(errors) {}

    void format(std::string_view name, std::int64_t version) {
        object("format", [&](const JsonNode& node) {
            const auto text = mErrors.keep(node.string());
            if (text && *text != name) mErrors.fail(node.error("balance.file.format"));
        });
        integer<int>("version", version, version);
    }
    template <class Known>
    std::string configuration(Known known) {
        const std::string name = text("configuration");
        object("configuration", [&](const JsonNode& node) {
            if (!known(name))
                mErrors.fail(node.error("balance.file.configuration", {{"configuration", name}}));
        });
        return name;
    }
    /// Returns a whole number of parts of a whole.
    double fraction(std::string_view key, std::int64_t parts, std::int64_t max) {
        return static_cast<double>(integer<std::int64_t>(key, -max, max)) / static_cast<double>(parts);
    }
    std::uint64_t bigNumber(std::string_view key) {
        std::uint64_t value = 0;
        object(key, [&](const JsonNode& node) {
            const auto digits = mErrors.keep(node.string());
            if (!digits) return;
            const char* last = digits->data() + digits->size();
            const auto [end, failure] = std::from_chars(digits->data(), last, value);
            if (failure != std::errc() || end != last) mErrors.fail(node.typeError("number"));
        });
        return value;
    }

private:
    FirstError& mErrors;
};

}  // namespace hexa::balance
