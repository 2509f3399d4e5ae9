// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/exchange/forms.h"

#include <string>
#include <unordered_map>
#include <unordered_set>

namespace hexa::texts {

/// Gives each text of a file an ID of its own.
class UniqueIds {
public:
    /// Returns the wanted ID, or the first free number behind it: "a-2", as numberedId().
    std::string take(const std::string& wanted) {
        if (mTaken.insert(wanted).second) return wanted;
        int& next = mNext.try_emplace(wanted, 2).first->second;
        while (true)
            if (std::string id = numberedId(wanted, next++); mTaken.insert(id).second) return id;
    }

private:
    std::unordered_set<std::string> mTaken;
    std::unordered_map<std::string, int> mNext;  // numbers below are taken
};

}  // namespace hexa::texts
