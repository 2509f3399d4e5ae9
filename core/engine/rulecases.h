// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa {

/// Rule cases as text: a position, orders, and what must come of them. What came of those in one file; mistakes and
/// failures are told in English, for whoever writes cases.
struct RuleCaseFile {
    struct Remark {
        int line = 0;  ///< From 1, in the file.
        std::string text;
    };
    struct Case {
        std::string id;
        std::string title;
        int line = 0;
        std::optional<Remark> failure;  ///< None: all came as the case says.
    };
    std::vector<Case> cases;
    std::optional<Remark> mistake;  ///< Where the file can't be understood; it is read up to there.
};

/// Plays the rule cases of a file; any text is safe.
using RuleCaseRunner = RuleCaseFile (*)(std::string_view text);

}  // namespace hexa
