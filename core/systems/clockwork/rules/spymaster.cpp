// SPDX-License-Identifier: GPL-3.0-or-later
// Spymaster phase: SPY-01 to SPY-07.
#include "core/systems/clockwork/rules/engine.h"
#include "core/systems/clockwork/rules/numbers.h"

namespace hexa::clockwork {

void Engine::spymaster() {
    const Player player = current();
    if (player == noPlayer) return go(Stage::RecruitGuardian);
    ask(DecisionKind::SpyAction, player, ~std::uint64_t{s.actionsTaken} & 0x3f);
}

void Engine::takeAction(Player player, SpyAction action) {
    s.actionsTaken = static_cast<std::uint8_t>(s.actionsTaken | 1U << static_cast<unsigned>(action));
    ++s.cursor;
    log({EventKind::ActionTaken, player, noTile, static_cast<std::uint8_t>(action), 0, 0});
    switch (action) {
    case SpyAction::Conscription:
        recruit(player, number::conscriptionWorkers);
        break;
    case SpyAction::Gambit:
        beginEffect(player, gambitCard, number::gambitUnits, Stage::Spymaster);
        break;
    case SpyAction::ResearchAndDevelopment:
        draw(player, number::developmentCards, Stage::Spymaster);
        break;
    case SpyAction::CounterIntel:
        s.effectOwner = player;
        s.effectLeft = 0;
        s.effectTarget = noTile;
        s.stage = Stage::CounterIntel;
        break;
    case SpyAction::Technophilia:
        s.technophilia = player;
        score(player, number::technophiliaPoints, ScoreSource::Technophilia);
        break;
    case SpyAction::TacticalOps:
        s.tacticalOps = player;
        break;
    }
}

/// Gains first, then goes round the opponents: effectLeft counts them, effectTarget is the
/// discipline gained.
void Engine::counterIntel() {
    const Player player = s.effectOwner;
    if (s.effectTarget == noTile) return ask(DecisionKind::GainDiscipline, player, 0b111);
    while (++s.effectLeft < g.players()) {
        const Player opponent = g.inOrder(player, s.effectLeft);
        if (!g.enemies(player, opponent)) continue;  // ALL-05
        const std::uint64_t disciplines =
            g.options().counterIntelSameDiscipline ? 1U << s.effectTarget : 0b111U;
        return ask(DecisionKind::LoseDiscipline, player, disciplines, Pass::Allowed, opponent);
    }
    s.stage = Stage::Spymaster;
}

void Engine::gainChosen(Player player, Discipline discipline) {
    if (s.stage == Stage::CounterIntel) {
        s.effectTarget = static_cast<std::uint8_t>(discipline);
        return gain(player, discipline, number::counterIntelIp, Seen::AmountByAll);
    }
    gain(player, discipline, s.effectLeft);
    endEffect();
}

void Engine::loseChosen(Player opponent, Choice discipline) {
    if (discipline != passChoice && s.players[opponent].ip[discipline] > 0)
        gain(opponent, static_cast<Discipline>(discipline), -number::counterIntelIp, Seen::AmountByAll);
}

}  // namespace hexa::clockwork
