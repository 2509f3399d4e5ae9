// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/selection.h"

namespace hexa::editor {

void Selection::set(std::set<Hex> hexes) {
    if (hexes == mHexes) return;
    mHexes = std::move(hexes);
    emit changed();
}

void Selection::toggle(Hex at) {
    if (mHexes.erase(at) == 0) mHexes.insert(at);
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
    const auto before = mHexes.size();
    std::erase_if(mHexes, [&](Hex at) { return board.find(at) == nullptr; });
    if (mHexes.size() != before) emit changed();
    if (mCurrent && board.find(*mCurrent) == nullptr) setCurrent(std::nullopt);
}

}  // namespace hexa::editor
