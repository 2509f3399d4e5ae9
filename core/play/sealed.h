// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/rules.h"

#include <optional>
#include <vector>

namespace hexa::play {

/// Sealed moves of one turn until all seats have moved. Only the owner of the match can read them:
/// no view is made from them.
template <Rules R>
class SealedMoves {
public:
    using Move = typename R::Move;

    /// Returns the seats that have given a move.
    SeatMask seats() const {
        SeatMask seats = 0;
        for (std::size_t seat = 0; seat < mMoves.size(); ++seat)
            if (mMoves[seat]) seats = static_cast<SeatMask>(seats | 1U << seat);
        return seats;
    }
    void keep(int seat, const Move& move) { mMoves[static_cast<std::size_t>(seat)] = move; }
    /// Removes and returns the moves of all these seats; none as long as one is missing.
    std::optional<std::vector<Move>> takeAll(int seats) {
        std::vector<Move> moves;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
            if (!mMoves[seat]) return std::nullopt;
            moves.push_back(*mMoves[seat]);
        }
        mMoves = {};
        return moves;
    }

private:
    std::array<std::optional<Move>, maxSeats> mMoves;
};

}  // namespace hexa::play
