// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/language/pattern.h"
#include "core/texts/owncheck.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::texts {

/// The own checks of a project, ready for use. Counts what each costs: a pattern that needs too
/// many steps is given up, so that no project can keep the checks busy for long.
class OwnPatterns {
public:
    explicit OwnPatterns(const std::vector<OwnCheck>& checks);

    std::size_t size() const { return mAll.size(); }
    const OwnCheck& check(std::size_t number) const { return mAll[number].check; }
    /// True if the check is about the language. One with a bad pattern is about none.
    bool concerns(std::size_t number, std::string_view language) const;
    /// True if the pattern is none that may be used.
    bool unusable(std::size_t number) const { return !mAll[number].pattern; }
    /// True if it has used up its steps for all texts.
    bool spent(std::size_t number) const;
    Pattern::Found find(std::size_t number, std::string_view text);

private:
    struct Compiled {
        OwnCheck check;
        std::optional<Pattern> pattern;
        int cost = 0;
    };
    std::vector<Compiled> mAll;
};

}  // namespace hexa::texts
