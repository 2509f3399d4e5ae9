// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/errors.h"
#include "core/play/match.h"

namespace hexa::play {

/// Applies the lines of another record with the same beginning to a match that has just begun, and
/// compares every hash. Fails at the first line that goes wrong.
template <RecordedRules R>
Status replay(MatchOf<R>& match, const GameRecord& record, ReplayMode mode) {
    if (mode == ReplayMode::Drawn) {
        if (!record.seed) return Error("record.no-seed", {}, JsonPointer{"/seed"});
        if (const Status dealt = match.rules().dealt(*record.seed); !dealt) return dealt;
    }
    const std::vector<std::string>& lines = record.lines;
    const std::vector<std::string>& own = match.record().lines;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string& line = lines[i];
        if (i < own.size()) {  // a hash follows from the line before
            if (line == own[i]) continue;
            return lineError(isMark(line) ? "record.wrong-hash" : "record.no-hash", i, own[i], line);
        }
        if (isMark(line)) return lineError("record.hash-out-of-place", i, "", line);
        if (mode == ReplayMode::Drawn && !record.typedChance) {
            const std::string drawn = match.drawn();
            if (!drawn.empty() && drawn != line) return lineError("record.not-drawn", i, drawn, line);
        }
        if (const Status applied = match.apply(line); !applied) return atLine(applied.error(), i, line);
    }
    if (lines.size() < own.size()) return lineError("record.no-hash", lines.size(), own[lines.size()], "");
    return Done{};
}

}  // namespace hexa::play
