// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/reading.h"
#include "core/json/writer.h"

#include <cstdint>
#include <string>
#include <string_view>

// Common form of all `.hexpack` files (docs/owner-data.md): a head that names the game and the
// origin of the data, and parts that the game itself reads.

namespace hexa {

/// Head of a pack.
struct PackHead {
    std::string system;  ///< Id of the game.
    std::string id;
    Localized name;
    std::string author;  ///< May be empty.
    friend bool operator==(const PackHead&, const PackHead&) = default;
};

inline constexpr std::string_view packFormat = "hexatelier-pack";
inline constexpr std::int64_t packVersion = 1;
/// Limits of sizes, in bytes.
inline constexpr std::size_t longestPack = 1 << 20;
inline constexpr std::size_t longestPackId = 40;
inline constexpr std::size_t longestPackText = 100;

/// Code for an unknown member: in a pack it is a typing mistake, which would otherwise be ignored
/// silently.
inline constexpr const char* unknownPackMember = "pack.unknown-member";

/// Returns the pack as JSON. Fails with "pack.too-large", or as JsonDocument::parse.
Result<JsonDocument> parsePack(std::string_view text);

/// Writes the first members of a pack into an open object, as PackReading::readHead() reads them.
void writePackHead(JsonWriter& writer, const PackHead& head);

/// Base of a reader of packs: member by member, the first mistake is kept.
class PackReading : protected JsonReading {
protected:
    /// Returns a text for people: of a sensible length and without control characters, which could
    /// garble a list.
    std::string line(const Node& node);
    /// Reads an id: 1 to longestPackId small letters, digits and hyphens.
    std::string id(const Node& node);
    /// Reads {"en": ..., "de": ..., "fr": ...}, or a plain string, which is English. English is
    /// required.
    Localized name(const Node& node);

    /// Reads format, version, game, id, name and author. `earlier` is an older name of the format
    /// in the game's packs.
    PackHead readHead(JsonObject& object, std::string_view system, std::string_view earlier = {});
    /// Reads the member "parts": calls read(parts), and refuses the rest.
    template <class Read>
    void readParts(JsonObject& object, Read read) {
        const auto node = keep(object.require("parts"));
        auto parts = node ? keep(JsonObject::open(*node)) : std::nullopt;
        if (!parts || mError) return;
        read(*parts);
        keep(parts->refuseLeftover(unknownPackMember));
    }
    /// Checks the seal: the hash in the pack, if there is one, must be that of the data.
    void checkSeal(JsonObject& object, std::uint64_t hash);
};

}  // namespace hexa
