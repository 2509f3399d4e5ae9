// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"
#include "core/engine/system.h"
#include "core/hex/hex.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Common parts of the games' checks: the list of findings, and words for it.

namespace hexa {

/// Collects the findings of a game's checks, and limits their number for a broken million-cell map.
class FindingList {
public:
    static constexpr int maxPerCode = 100;

    /// `prefix`: beginning of the game's codes, e.g. "claymore.".
    explicit FindingList(std::string prefix) : mPrefix(std::move(prefix)) {}

    /// Adds a finding. `code`: that of the message without the prefix, e.g. "E01".
    void add(std::string_view code, Arguments arguments, Severity severity, Place place,
             std::string_view rule, std::optional<Finding::Fix> fix = std::nullopt);
    /// Returns all findings in an order that does not depend on the history of the map: by code,
    /// then by place. For a code with more than maxPerCode a finding "object.more" gives the number
    /// left out.
    std::vector<Finding> take();

private:
    std::string mPrefix;
    std::vector<Finding> mList;
    std::map<std::string, int, std::less<>> mCounts;
};

/// Returns the severity of breaking limits of the box or the rulebook alone: in profile Free it is
/// a hint.
inline Severity byProfile(const Scenario& scenario) {
    return scenario.profile == RuleProfile::Rulebook ? Severity::Error : Severity::Hint;
}

/// Returns the button that takes a thing away; none if it is locked.
std::optional<Finding::Fix> removing(const Scenario& scenario, const Catalog& catalog, ObjectRef ref);

/// Returns the hexes to mark for a finding; none if it is about none.
std::vector<Hex> hexesOf(const Finding& finding);

inline HexPlace placeOf(Hex at) { return {at.q, at.r}; }
inline EdgePlace placeOf(Edge edge) { return {edge.hex.q, edge.hex.r, edge.direction}; }
inline Argument number(std::string name, std::int64_t value) { return {std::move(name), value}; }
inline Argument text(std::string name, std::string_view value) {
    return {std::move(name), std::string(value)};
}

}  // namespace hexa
