// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/claymore/check/findings.h"

namespace hexa::claymore {

/// Finds all faults of a battlefield: the messages CS-E01 to CS-I01 of the spec, which are the
/// codes "claymore.E01" and so on, except CS-E22, which is about cards. The result does not depend
/// on the order of placing. `sources`: sources of the box's data, for unknown ones (CS-W06). If
/// `stop` is requested, the list is incomplete.
std::vector<Finding> check(const Scenario& scenario, const Catalog& catalog, std::stop_token stop,
                           const ValueSources& sources = publicSources());

/// Returns the reason why an object can't be placed (or replace another one): the first error that
/// the map would have in addition. None in profile Free, where a designer may try forbidden things,
/// and on boards far larger than the mat.
std::optional<Message> refusal(const Scenario& scenario, const Catalog& catalog, const MapObject& object,
                               std::optional<ObjectRef> instead);

}  // namespace hexa::claymore
