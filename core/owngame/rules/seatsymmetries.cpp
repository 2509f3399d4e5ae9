// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/rules/seatsymmetries.h"

#include <algorithm>
#include <numeric>

namespace hexa::owngame {

std::vector<mapsearch::FairSymmetry> seatSymmetries(const Scenario& map) {
    const auto homeless = [&](const Seat& seat) {
        const Cell* cell = seat.home ? map.board.find(*seat.home) : nullptr;
        return cell == nullptr || cell->kind == KindId::Blank;
    };
    if (map.seats.empty() || std::ranges::any_of(map.seats, homeless)) return {};
    std::vector<int> teams(map.seats.size());
    std::iota(teams.begin(), teams.end(), 0);
    return mapsearch::fairSymmetries(map, teams);
}

}  // namespace hexa::owngame
