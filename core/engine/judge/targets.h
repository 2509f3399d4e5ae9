// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/edit/edit.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace hexa {

/// Member with the shares of the wins that a prepared map declares, in proportion: {3, 2} is 60 and
/// 40 %. Versions that don't know the member keep it. A game that judges by it passes it on as
/// Series::targets().
inline constexpr std::string_view targetsMember = "targets";
/// Largest number of a share: enough for any use, with small sums.
inline constexpr int maxTargetPart = 10'000;

/// Returns one number for each of `places` judged places; empty if none are declared. Fails with
/// "balance.targets" and the place, also if there are more or fewer numbers.
Result<std::vector<std::int32_t>> declaredTargets(const Scenario& scenario, int places);

/// Returns the edit that declares them. Without targets the map then declares none. The numbers are
/// stored unchanged, 1 to maxTargetPart each.
Edit declaringTargets(const Scenario& scenario, const std::vector<std::int32_t>& targets);

/// Returns the declaration in the file, for hashes, or an empty text.
std::string_view declaredTargetsText(const Scenario& scenario);

}  // namespace hexa
