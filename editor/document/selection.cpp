// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/selection.h"

namespace hexa::editor {

void Selection::set(std::set<Hex> hexes) {
    if (hexes == mHexes && !mObject) return;
    mHexes = std::move(hexes);
    mObject.reset();
    emit changed();
}

void Selection::toggle(Hex at) {
    if (mHexes.erase(at) == 0) mHexes.insert(at);
    mObject.reset();
    emit changed();
}

void Selection::setObject(const Board& board, std::optional<ObjectRef> object) {
    std::optional<MapObject> seen = object ? objectAt(board, *object) : std::nullopt;
    if (!seen) object.reset();
    if (object == mObject && seen == mSeen) return;
    mObject = object;
    mSeen = std::move(seen);
    if (mObject) mHexes.clear();
    emit changed();
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

void Selection::prune(const Board& board) {
    if (mObject && objectAt(board, *mObject) != mSeen) {
        // It may have another place in its table, or have changed in its place.
        const auto moved = found(board, *mObject, *mSeen);
        const auto there = objectAt(board, *mObject);
        const bool same = there && kindOf(*there) == kindOf(*mSeen);
        setObject(board, moved ? moved : same ? mObject : std::nullopt);
    }
    const auto before = mHexes.size();
    std::erase_if(mHexes, [&](Hex at) { return board.find(at) == nullptr; });
    if (mHexes.size() != before) emit changed();
    if (mCurrent && board.find(*mCurrent) == nullptr) setCurrent(std::nullopt);
}

}  // namespace hexa::editor
