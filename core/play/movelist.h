// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace hexa::play {

/// List of at most `Capacity` legal moves, without heap memory, because bots list moves millions of
/// times. Further moves are dropped, so the capacity must exceed the moves of any decision.
template <class Move, std::size_t Capacity>
class MoveList {
public:
    MoveList() {}  // NOLINT: elements are written before they are read
    void add(const Move& move) {
        if (mSize < Capacity) mMoves[mSize++] = move;
    }
    void clear() { mSize = 0; }
    std::size_t size() const { return mSize; }
    bool empty() const { return mSize == 0; }
    const Move& operator[](std::size_t index) const { return mMoves[index]; }
    const Move* begin() const { return mMoves; }
    const Move* end() const { return mMoves + mSize; }
    bool contains(const Move& move) const {
        for (const Move& own : *this)
            if (own == move) return true;
        return false;
    }

private:
    union {
        Move mMoves[Capacity];
    };
    std::size_t mSize = 0;
};

}  // namespace hexa::play
