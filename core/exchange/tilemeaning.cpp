// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/tilemeaning.h"

#include "core/exchange/fields.h"

#include <algorithm>

namespace hexa::exchange::tiled {
namespace {

/// ASCII letters in lower case; others stay, so "Forêt" must be written as the catalog has it.
std::string lower(std::string_view text) {
    std::string out(text);
    for (char& c : out)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return out;
}

/// "tiles/Forest.png" -> "Forest"
std::string_view baseName(std::string_view path) {
    const auto slash = path.find_last_of("/\\");
    if (slash != std::string_view::npos) path.remove_prefix(slash + 1);
    return path.substr(0, path.rfind('.'));
}

/// "forest_02" -> "forest"
std::string_view withoutNumber(std::string_view name) {
    const auto end = name.find_last_not_of("0123456789_- .");
    return end == std::string_view::npos ? std::string_view() : name.substr(0, end + 1);
}

std::string_view valueOf(const Tile& tile, std::string_view name) {
    const Property* property = tiled::find(tile.properties, name);
    return property == nullptr ? std::string_view() : std::string_view(property->value);
}

}  // namespace

TileMeaning::TileMeaning(const Map& map, const Catalog& catalog,
                         const std::map<std::string, std::string>& words)
    : mMap(map) {
    mNames[emptyName] = KindId::Empty;
    mNames[blankName] = KindId::Blank;
    for (const KindId kind : catalog.kindIds())
        for (const auto& [language, name] : catalog.kind(kind).name.texts) mNames.emplace(lower(name), kind);
    // An id counts more than another kind's name.
    for (const KindId kind : catalog.kindIds()) mNames[lower(catalog.kind(kind).id)] = kind;
    for (const auto& [word, name] : words)
        if (const auto kind = kindNamed(name)) mWords[lower(word)] = *kind;
}

std::optional<KindId> TileMeaning::kindNamed(std::string_view name) const {
    const auto found = mNames.find(lower(name));
    return found == mNames.end() ? std::nullopt : std::optional(found->second);
}

TileMeaning::Found TileMeaning::find(std::uint32_t gid) const {
    const auto& sets = mMap.tilesets;
    auto after = std::upper_bound(sets.begin(), sets.end(), gid,
                                  [](std::uint32_t g, const Tileset& set) { return g < set.firstGid; });
    if (after == sets.begin()) return {};
    const Tileset& set = *std::prev(after);
    const std::uint32_t id = gid - set.firstGid;
    const auto tile =
        std::lower_bound(set.tiles.begin(), set.tiles.end(), id,
                         [](const Tile& t, std::uint32_t i) { return static_cast<std::uint32_t>(t.id) < i; });
    const bool known = tile != set.tiles.end() && static_cast<std::uint32_t>(tile->id) == id;
    return {&set, known ? &*tile : nullptr, static_cast<int>(id & 0x7fffffffU)};
}

std::optional<std::string> TileMeaning::nameOf(std::uint32_t gid) const {
    const Found found = find(gid);
    if (found.set == nullptr) return std::nullopt;
    if (found.tile != nullptr)
        for (const std::string_view name :
             {valueOf(*found.tile, kindProperty), valueOf(*found.tile, "terrain"),
              std::string_view(found.tile->type), valueOf(*found.tile, "name"), baseName(found.tile->image)})
            if (!name.empty()) return std::string(name);
    return found.set->name + '#' + std::to_string(found.id);
}

std::optional<KindId> TileMeaning::meaningOf(const Found& found) const {
    if (found.set == nullptr) return std::nullopt;
    const auto word = [&](std::string_view name) -> std::optional<KindId> {
        const auto entry = mWords.find(lower(name));
        return entry == mWords.end() ? std::nullopt : std::optional(entry->second);
    };
    const std::string number = '#' + std::to_string(found.id);
    if (const auto kind = word(found.set->name + number)) return kind;
    if (found.tile == nullptr) return std::nullopt;
    const Tile& tile = *found.tile;
    const std::string_view picture = baseName(tile.image);
    const std::initializer_list<std::string_view> names{valueOf(tile, kindProperty), valueOf(tile, "terrain"),
                                                        tile.type, valueOf(tile, "name"), picture};
    for (const std::string_view name : names)
        if (const auto kind = name.empty() ? std::nullopt : word(name)) return kind;
    for (const std::string_view name : names)
        if (const auto kind = kindNamed(name)) return kind;
    return kindNamed(withoutNumber(picture));
}

std::optional<KindId> TileMeaning::kindOf(std::uint32_t gid) {
    if (mLast && mLast->first == gid) return mLast->second;  // tiles of one kind lie side by side
    const auto [entry, isNew] = mKnown.try_emplace(gid);
    if (isNew) entry->second = meaningOf(find(gid));
    mLast = *entry;
    return entry->second;
}

}  // namespace hexa::exchange::tiled
