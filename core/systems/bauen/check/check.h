// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/bauen/check/findings.h"

#include <memory>

namespace hexa::bauen {

/// Finds all faults of a map: the messages BB-E01 to BB-I01 of the spec, which are the codes
/// "bauen.E01" and so on. Some of the spec are missing: those about a round track, marker moves and
/// missions (E29, E30, E33), because no map has these things, and E26, because the format has only
/// one wall on each side of a border. The result does not depend on the order of placing. If `stop`
/// is requested, the list is incomplete.
std::vector<Finding> check(const Scenario& scenario, const GameSet& set, std::stop_token stop);

/// Returns the reason why a region, piece or wall can't be placed (or replace another one): the
/// first error that the map would have in addition. None in profile Free, where a designer may try
/// forbidden things, and on boards far larger than the game's.
std::optional<Message> refusal(const Scenario& scenario, const GameSet& set, const MapObject& object,
                               std::optional<ObjectRef> instead);

}  // namespace hexa::bauen
