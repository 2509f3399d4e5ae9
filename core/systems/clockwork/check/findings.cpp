// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/check/findings.h"

namespace hexa::clockwork {

bool Findings::wants(std::string_view code, Severity severity, std::string_view rule) {
    auto found = mCounts.find(code);
    if (found == mCounts.end()) found = mCounts.emplace(code, Count{0, severity, std::string(rule)}).first;
    return ++found->second.seen <= maxPerCode;
}

std::vector<Finding> Findings::take() {
    for (const auto& [code, count] : mCounts)
        if (count.seen > maxPerCode)
            mList.push_back({{{code + ".more", {number("count", count.seen - maxPerCode)}},
                              count.severity,
                              {},
                              count.rule},
                             std::nullopt});
    mCounts.clear();
    return std::move(mList);
}

}  // namespace hexa::clockwork
