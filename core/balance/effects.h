// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sim/tally.h"

#include <vector>

namespace hexa::balance {

/// One effect in log-odds: 0 is the average of its kind.
struct Effect {
    double value = 0;
    double error = 0;  ///< Standard error.
    friend bool operator==(const Effect&, const Effect&) = default;
};

/// Effects on a team's wins, each with all others equal: P(team) is proportional to exp(effect of
/// the team's place on the map + effects of turn order and faction of its seats). McFadden 1974.
struct Effects {
    std::vector<Effect> teams;        ///< The map: by it alone a map is judged.
    std::vector<Effect> turns;        ///< By turn order, 0 = begins; all 0 without an order.
    std::vector<Effect> factions;     ///< By Lineup::faction.
    std::vector<double> shares;       ///< By team: its share if turn order and factions were alike.
    std::vector<double> shareErrors;  ///< Standard errors of the shares.
};

/// Fits by Newton's method; ridge: weight of a normal prior around 0, in games. The data need not
/// be balanced, as long as the effects did not always occur together; effects that the data can't
/// separate stay 0. Fails with "balance.no-games" or "balance.no-fit" (it does not converge).
Result<Effects> fitEffects(const sim::Tally& tally, double ridge = 0.5);

}  // namespace hexa::balance
