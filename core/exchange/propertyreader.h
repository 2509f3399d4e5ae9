// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/fields.h"
#include "core/json/firsterror.h"

#include <optional>
#include <string>

namespace hexa::exchange::tiled {

/// Takes our properties out of a list; the first mistake is kept with its place.
class PropertyReader {
public:
    PropertyReader(const Properties& properties, const Place& where, FirstError& errors)
        : mProperties(properties), mWhere(where), mErrors(errors) {}

    std::string text(std::string_view name) const;
    bool flag(std::string_view name) const;
    std::optional<std::int64_t> number(std::string_view name, std::int64_t min, std::int64_t max) const;
    /// Returns all "name.<language>"; a plain "name" is English.
    Localized localized(std::string_view name) const;
    /// Returns all "<prefix><key>"; the values must be JSON.
    Extra extra(std::string_view prefix = jsonPrefix) const;
    /// Returns valid JSON text or an empty one.
    std::string json(std::string_view name) const;
    void fail(std::string_view name, std::string_view value) const;

private:
    bool isJson(std::string_view text) const;
    const Properties& mProperties;
    const Place& mWhere;
    FirstError& mErrors;
};

}  // namespace hexa::exchange::tiled
