// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/play.h"

namespace hexa {

MatchSetup setupOf(const GameRecord& record) {
    MatchSetup setup;
    setup.program = record.program;
    setup.options = record.options;
    setup.seed = record.seed;
    setup.typedChance = record.typedChance;
    setup.players = record.players;
    setup.setup = record.setup;
    setup.carried = record.carried;
    setup.extra = record.extra;
    return setup;
}

}  // namespace hexa
