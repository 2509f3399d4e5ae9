// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/play/match.h"

namespace hexa {

Result<std::vector<std::string>> applyBundle(Match& match, const std::vector<std::string>& lines) {
    const MatchDecision asked = match.decision();
    std::vector<std::string> given;
    for (const std::string& line : lines) {
        // The same line could mean something else in a later decision.
        const bool later = asked.bundle.single && !given.empty();
        if (later && (!match.decision().goesOn(asked) || !match.check(line))) continue;
        if (const Status done = match.apply(line); !done) return done.error();
        given.push_back(line);
    }
    return given;
}

}  // namespace hexa
