// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/selection.h"

#include <algorithm>

namespace hexa::editor {
namespace {

/// Returns the sizes by ObjectTable.
std::array<std::size_t, 5> sizesOf(const Board& board) {
    return {board.edges.size(), board.pieces.size(), board.regions.size(), board.zones.size(),
            board.labels.size()};
}

}  // namespace

void Selection::set(std::set<Hex> hexes) {
    if (hexes == mHexes && mObjects.empty()) return;
    mHexes = std::move(hexes);
    mObjects.clear();
    mSeen.clear();
    emit changed();
}

void Selection::toggle(Hex at) {
    if (mHexes.erase(at) == 0) mHexes.insert(at);
    mObjects.clear();
    mSeen.clear();
    emit changed();
}

bool Selection::contains(ObjectRef object) const { return std::ranges::binary_search(mObjects, object); }

std::optional<ObjectRef> Selection::object() const {
    return mObjects.size() == 1 ? std::optional(mObjects.front()) : std::nullopt;
}

void Selection::setObjects(const Board& board, std::vector<ObjectRef> objects) {
    std::ranges::sort(objects);
    objects.erase(std::unique(objects.begin(), objects.end()), objects.end());
    std::erase_if(objects, [&](ObjectRef ref) { return !objectAt(board, ref); });
    mSizes = sizesOf(board);
    std::vector<MapObject> seen;
    seen.reserve(objects.size());
    for (const ObjectRef ref : objects) seen.push_back(*objectAt(board, ref));
    if (objects == mObjects && seen == mSeen) return;
    mObjects = std::move(objects);
    mSeen = std::move(seen);
    if (!mObjects.empty()) mHexes.clear();
    emit changed();
}

void Selection::setObject(const Board& board, std::optional<ObjectRef> object) {
    setObjects(board, object ? std::vector{*object} : std::vector<ObjectRef>());
}

void Selection::toggleObject(const Board& board, ObjectRef object) {
    std::vector<ObjectRef> objects = mObjects;
    if (std::erase(objects, object) == 0) objects.push_back(object);
    setObjects(board, std::move(objects));
}

void Selection::setCurrent(std::optional<Hex> at) {
    if (at == mCurrent) return;
    mCurrent = at;
    emit currentChanged();
}

std::vector<Hex> Selection::targets() const {
    if (!mHexes.empty()) return {mHexes.begin(), mHexes.end()};
    if (mCurrent) return {*mCurrent};
    return {};
}

void Selection::pruneObjects(const Board& board) {
    // Looking for one goes through its table: after an edit that takes away thousands, the others
    // are let go.
    constexpr int maxSearches = 200;
    int searches = 0;
    const auto sizes = sizesOf(board);
    std::vector<ObjectRef> now;
    for (std::size_t i = 0; i < mObjects.size(); ++i) {
        const auto there = objectAt(board, mObjects[i]);
        if (there == mSeen[i]) {
            now.push_back(mObjects[i]);
            continue;
        }
        // It may have another place in its table, or have changed in its place.
        const auto moved =
            searches++ < maxSearches ? found(board, mObjects[i], mSeen[i]) : std::optional<ObjectRef>();
        if (moved)
            now.push_back(*moved);
        else if (const auto table = static_cast<std::size_t>(mObjects[i].table);
                 there && sizes[table] == mSizes[table] && kindOf(*there) == kindOf(mSeen[i]))
            now.push_back(mObjects[i]);
    }
    setObjects(board, std::move(now));
}

void Selection::prune(const Board& board) {
    pruneObjects(board);
    const auto before = mHexes.size();
    std::erase_if(mHexes, [&](Hex at) { return board.find(at) == nullptr; });
    if (mHexes.size() != before) emit changed();
    if (mCurrent && board.find(*mCurrent) == nullptr) setCurrent(std::nullopt);
}

}  // namespace hexa::editor

#include "moc_selection.cpp"
