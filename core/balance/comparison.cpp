// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/comparison.h"

#include <algorithm>
#include <cmath>

namespace hexa::balance {

std::vector<ShareChange> compareShares(const sim::PairedTally& tally) {
    std::vector<ShareChange> changes;
    if (tally.games == 0) return std::vector<ShareChange>(tally.places, ShareChange{0, 0, {-1, 1}, 0});
    const auto games = static_cast<double>(tally.games);
    const double z = normalQuantile(1 - levelOfOne(tally.places) / 2);
    for (int place = 0; place < tally.places; ++place) {
        double both = static_cast<double>(tally.wins[place][place]);
        double before = 0;
        double after = 0;
        for (int other = 0; other < tally.places; ++other) {
            before += static_cast<double>(tally.wins[place][other]);
            after += static_cast<double>(tally.wins[other][place]);
        }
        ShareChange change;
        change.before = before / games;
        change.after = after / games;
        const double spread =
            std::sqrt(change.before * (1 - change.before) * change.after * (1 - change.after));
        if (spread > 0) change.correlation = (both / games - change.before * change.after) / spread;
        const double only = 0.5;  // added to each of the four outcomes
        const double won = after - both + only;
        const double lost = before - both + only;
        const double all = games + 4 * only;
        const double middle = (won - lost) / all;
        const double half = z * std::sqrt(((won + lost) / all - middle * middle) / all);
        change.change = {std::max(-1.0, middle - half), std::min(1.0, middle + half)};
        changes.push_back(change);
    }
    return changes;
}

}  // namespace hexa::balance
