// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapsearch/symmetries.h"
#include "core/scenario/scenario.h"

#include <vector>

namespace hexa::owngame {

/// Returns the symmetries of a map that move each home onto each other home, by size. Returns none
/// if a seat has no home on the map, because symmetries are identified by their effect on seats.
std::vector<mapsearch::FairSymmetry> seatSymmetries(const Scenario& map);

}  // namespace hexa::owngame
