// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/json/reader.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>

namespace hexa {

/// Source of a game's data: its rules, the print in the box, another public edition, or a stand-in.
enum class DataSource : std::uint8_t { Rules, Printed, Public, StandIn };

/// Names in packs of the sources that an owner can give.
inline constexpr std::array<std::string_view, 3> ownerSources{"printed", "public", "stand-in"};
constexpr DataSource ownerSource(std::size_t word) {
    return word == 0 ? DataSource::Printed : word == 1 ? DataSource::Public : DataSource::StandIn;
}

/// True if data are as in the box.
constexpr bool isKnown(DataSource source) {
    return source == DataSource::Rules || source == DataSource::Printed;
}

/// Sources of the parts of a pack.
struct PartSources {
    DataSource all = DataSource::StandIn;  ///< Source of parts without an entry.
    std::map<std::string, DataSource, std::less<>> parts = {};
    DataSource of(std::string_view part) const {
        const auto found = parts.find(part);
        return found == parts.end() ? all : found->second;
    }
};

/// Reads the members "source" and "sources" of a pack with parts of these names. Fails with a
/// place.
Result<PartSources> readSources(JsonObject& pack, std::span<const std::string_view> partNames);

}  // namespace hexa
