// SPDX-License-Identifier: GPL-3.0-or-later
// Recruitment phase: GNL-06, REC-01 to REC-04.
#include "core/systems/clockwork/rules/engine.h"
#include "core/systems/clockwork/rules/numbers.h"

namespace hexa::clockwork {

void Engine::recruitGuardian() {
    const auto index = static_cast<std::size_t>(General::Guardian);
    if (s.cursor > 0 || s.generalAt[index] != place::inHand) return go(Stage::RecruitCards);
    s.cursor = 1;
    const Player owner = s.generalOwner[index];
    ask(DecisionKind::GuardianPlace, owner, controlled().of[owner], Pass::Allowed);
}

void Engine::recruitAll() {
    const Control& control = controlled();
    for (int i = 0; i < g.players(); ++i) {
        const Player player = g.inOrder(s.firstPlayer, i);
        int workers = g.options().epic ? number::epicCapitalWorkers : number::capitalWorkers;
        workers +=
            countPer(g, s, control, player, Per::Settlement) + countPer(g, s, control, player, Per::City);
        for (unsigned rest = g.cardsFor(Timing::Recruitment) & s.owned[player]; rest != 0; rest &= rest - 1)
            workers += amountOf(g, s, control, player, g.effect(__builtin_ctz(rest)));
        recruit(player, workers);
    }
    go(Stage::DeployCards);
}

}  // namespace hexa::clockwork
