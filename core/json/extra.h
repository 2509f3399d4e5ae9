// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace hexa {

/// Members of a JSON object that this version does not know, kept as key and compact JSON text so
/// that a round trip loses nothing.
struct Extra {
    std::vector<std::pair<std::string, std::string>> members;
    bool empty() const { return members.empty(); }
    friend bool operator==(const Extra&, const Extra&) = default;
};

}  // namespace hexa
