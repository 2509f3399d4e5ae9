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

/// Where data of a game are known from: its rules tell them, they are printed in the box, public is
/// another edition of them, or they are made up.
enum class DataSource : std::uint8_t { Rules, Printed, Public, StandIn };

/// What packs call the sources that an owner can name.
inline constexpr std::array<std::string_view, 3> ownerSources{"printed", "public", "stand-in"};
constexpr DataSource ownerSource(std::size_t word) {
    return word == 0 ? DataSource::Printed : word == 1 ? DataSource::Public : DataSource::StandIn;
}

/// True if data are as in the box.
constexpr bool isKnown(DataSource source) {
    return source == DataSource::Rules || source == DataSource::Printed;
}

/// Where the parts of a pack are known from.
struct PartSources {
    DataSource all = DataSource::StandIn;  ///< Of parts that are not named.
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
