// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/check/check.h"

#include "core/systems/clockwork/check/findings.h"

namespace hexa::clockwork {

std::vector<Finding> check(const Scenario& scenario, const Catalog& catalog, std::span<const Layout> layouts,
                           std::stop_token stop) {
    Findings findings;
    const CheckInput input{scenario, catalog, layouts, std::move(stop), findings};
    for (const auto& part : {checkSeats, checkCounts, checkTiles, checkReach, checkLayout}) {
        if (input.stop.stop_requested()) break;
        part(input);
    }
    return findings.take();
}

}  // namespace hexa::clockwork
