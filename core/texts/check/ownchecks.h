// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/check/alert.h"
#include "core/texts/language/pattern.h"
#include "core/texts/owncheck.h"
#include "core/texts/unit.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace hexa::texts {

/// What a check that people have written finds in a row.
struct OwnFindings {
    std::vector<Alert> alerts;
    int cost = 0;  ///< As Pattern::Found has it.
};

/// The checks that the people of a project have written, ready for use.
class OwnPatterns {
public:
    /// Cost of a check for all rows of a project together: less than a second. The rows behind are
    /// not checked, so that no project can keep the checks busy for long.
    static constexpr int mostOfCheck = 1'000;

    explicit OwnPatterns(const std::vector<OwnCheck>& checks = {});

    std::size_t size() const { return mAll.size(); }
    /// Applies a check to the texts of a row. A pattern that needs too many steps is given up with
    /// an alert.
    OwnFindings find(std::size_t number, const Unit& unit, std::size_t row,
                     const std::vector<std::string>& languages) const;
    /// Reports unusable patterns, once for the project at its first row, and checks that were too
    /// costly, each at the first row that it was not applied to.
    /// @param ends first of these rows, by check
    void report(const std::vector<std::size_t>& ends, std::size_t rows, std::vector<Alert>& alerts) const;

private:
    struct Compiled {
        OwnCheck check;
        std::optional<Pattern> pattern;  // none if it can't be compiled or is refused
    };
    std::vector<Compiled> mAll;
};

}  // namespace hexa::texts
