// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/tilemeaning.h"

#include "core/exchange/fields.h"

#include <algorithm>

namespace hexa::exchange::tiled {
namespace {

/// Returns the text with ASCII letters in lower case; others stay, so "Forêt" must be written as in
/// the catalog.
std::string lower(std::string_view text) {
    std::string out(text);
    for (char& c : out)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return out;
}

/// Returns "Forest" for "tiles/Forest.png".
std::string_view baseName(std::string_view path) {
    const auto slash = path.find_last_of("/\\");
    if (slash != std::string_view::npos) path.remove_prefix(slash + 1);
    return path.substr(0, path.rfind('.'));
}

/// Returns "forest" for "forest_02".
std::string_view withoutNumber(std::string_view name) {
    const auto end = name.find_last_not_of("0123456789_- .");
    return end == std::string_view::npos ? std::string_view() : name.substr(0, end + 1);
}

std::string_view valueOf(const Tile& tile, std::string_view name) {
    const Property* property = tiled::find(tile.properties, name);
    return property == nullptr ? std::string_view() : std::string_view(property->value);
}

/// True if a tileset has a single tile, by its count or by the size of its picture.
bool hasOneTile(const Tileset& set) {
    if (set.count != 0) return set.count == 1;
    const auto fits = [&](int picture, int tile) {
        return tile > 0 && picture >= tile && picture - 2 * set.margin < 2 * tile;
    };
    if (set.image.file.empty()) return set.tiles.size() == 1;
    return fits(set.image.width, set.tileWidth) && fits(set.image.height, set.tileHeight);
}

}  // namespace

/// Returns possible names of a tile, the surest first; some are empty.
std::vector<std::string_view> TileMeaning::namesOf(const Found& found) {
    std::vector<std::string_view> names;
    if (const Tile* tile = found.tile)
        names = {valueOf(*tile, kindProperty), valueOf(*tile, "terrain"), tile->type, valueOf(*tile, "name"),
                 baseName(tile->image.file)};
    const bool alone = hasOneTile(*found.set) && (found.tile != nullptr || found.id == 0);
    if (alone) {
        names.emplace_back(found.set->name);
        names.push_back(baseName(found.set->image.file));
    }
    std::erase_if(names, [](std::string_view name) { return name.empty(); });
    return names;
}

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
        if (name == leaveOutName)
            mWords[lower(word)] = {word, {TileUse::What::LeftOut, KindId::Empty}};
        else if (const auto kind = kindNamed(name))
            mWords[lower(word)] = {word, {TileUse::What::Cell, *kind}};
}

std::optional<KindId> TileMeaning::kindNamed(std::string_view name) const {
    const auto found = mNames.find(lower(name));
    return name.empty() || found == mNames.end() ? std::nullopt : std::optional(found->second);
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
    const auto names = namesOf(found);
    return names.empty() ? found.set->name + '#' + std::to_string(found.id) : std::string(names.front());
}

std::string TileMeaning::groupOf(std::uint32_t gid) const {
    const Found found = find(gid);
    if (found.set == nullptr) return {};
    const auto names = namesOf(found);
    if (names.empty()) return found.set->name;
    const std::string_view stem = withoutNumber(names.front());
    return stem == names.front() ? std::string() : std::string(stem);
}

PicturePart TileMeaning::pictureOf(std::uint32_t gid) const {
    const Found found = find(gid);
    if (found.set == nullptr) return {};
    if (found.tile != nullptr && !found.tile->image.file.empty()) return found.tile->image;
    const Tileset& set = *found.set;
    if (set.image.file.empty() || set.tileWidth < 1 || set.tileHeight < 1) return {};
    const int across = set.tileWidth + set.spacing, down = set.tileHeight + set.spacing;
    const int columns = std::max(1, (set.image.width - 2 * set.margin + set.spacing) / across);
    PicturePart part = set.image;
    part.width = set.tileWidth;
    part.height = set.tileHeight;
    part.x = set.margin + found.id % columns * across;
    const std::int64_t y = set.margin + std::int64_t{found.id / columns} * down;
    if (y + part.height > set.image.height) return {};  // not in the picture
    part.y = static_cast<int>(y);
    return part;
}

std::optional<TileUse> TileMeaning::wordFor(std::string_view name) {
    const auto entry = mWords.find(lower(name));
    if (name.empty() || entry == mWords.end()) return std::nullopt;
    entry->second.used = true;
    return entry->second.use;
}

std::vector<std::string> TileMeaning::unusedWords() const {
    std::vector<std::string> unused;
    for (const auto& [key, word] : mWords)
        if (!word.used) unused.push_back(word.written);
    return unused;
}

TileUse TileMeaning::meaningOf(const Found& found) {
    if (found.set == nullptr) return {TileUse::What::Nowhere, KindId::Empty};
    if (const auto use = wordFor(found.set->name + '#' + std::to_string(found.id))) return *use;
    const auto names = namesOf(found);
    for (const std::string_view name : names)
        if (const auto use = wordFor(name)) return *use;
    for (const std::string_view name : names)
        if (const auto use = wordFor(withoutNumber(name))) return *use;
    for (const std::string_view name : names)
        if (const auto kind = kindNamed(name)) return {TileUse::What::Cell, *kind};
    for (const std::string_view name : names)
        if (const auto kind = kindNamed(withoutNumber(name))) return {TileUse::What::Cell, *kind};
    return wordFor(found.set->name).value_or(TileUse{});
}

TileUse TileMeaning::useOf(std::uint32_t gid) {
    if (mLast && mLast->first == gid) return mLast->second;  // tiles of one kind lie side by side
    const auto [entry, isNew] = mKnown.try_emplace(gid);
    if (isNew) entry->second = meaningOf(find(gid));
    mLast = *entry;
    return entry->second;
}

}  // namespace hexa::exchange::tiled
