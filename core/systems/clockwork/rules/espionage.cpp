// SPDX-License-Identifier: GPL-3.0-or-later
// Espionage cards: drawing (SPY-04, ESP-02, ESP-04), playing and paying (ESP-01, ESP-03).
#include "core/systems/clockwork/rules/engine.h"

namespace hexa::clockwork {

void Engine::draw(Player player, int number, Stage after) {
    s.effectOwner = player;
    s.effectLeft = static_cast<std::uint8_t>(number);
    s.after = after;
    s.drawn = 0;
    s.stage = Stage::DrawCards;
}

void Engine::drawCards() {
    const Player player = s.effectOwner;
    while (s.effectLeft > 0) {
        if (s.deckSize == 0) {
            if (s.discard == 0) break;
            s.decision.kind = DecisionKind::Shuffle;
            s.decision.actor = chancePlayer;
            return;
        }
        const auto card = static_cast<unsigned>(s.deck & 0xf);
        s.deck >>= 4;
        --s.deckSize;
        for (auto& known : s.known) known = static_cast<std::uint16_t>(known & ~(1U << card));
        s.drawn = static_cast<std::uint16_t>(s.drawn | 1U << card);
        --s.effectLeft;
        log({EventKind::CardDrawn, player, noTile, static_cast<std::uint8_t>(card), 0, 0});
    }
    s.effectLeft = 0;
    s.stage = s.after;
    discardResolved();
    // Only R&D is drawn in the Spymaster phase: one of two is kept.
    if (s.after == Stage::Spymaster && (s.drawn & (s.drawn - 1)) != 0)
        return ask(DecisionKind::KeepCard, player, s.drawn);
    s.hands[player] = static_cast<std::uint16_t>(s.hands[player] | s.drawn);
    s.drawn = 0;
}

void Engine::newDeck(std::span<const std::uint8_t> order) {
    s.decision = {};
    s.discard = 0;
    for (const std::uint8_t card : order) s.deck |= std::uint64_t{card} << 4 * s.deckSize++;
    run();
}

void Engine::keepCard(Player player, int card) {
    s.hands[player] = static_cast<std::uint16_t>(s.hands[player] | 1U << card);
    const unsigned other = s.drawn & ~(1U << card);
    s.drawn = 0;
    s.deck |= static_cast<std::uint64_t>(__builtin_ctz(other)) << 4 * s.deckSize++;
    s.known[player] = static_cast<std::uint16_t>(s.known[player] | other);
}

/// ESP-02: discards a card after its effect; a card that draws can't draw itself.
void Engine::discardResolved() {
    if (s.resolving == noCard) return;
    s.discard = static_cast<std::uint16_t>(s.discard | 1U << s.resolving);
    s.resolving = noCard;
}

void Engine::playCards(Timing timing, Stage next) {
    for (; s.cursor < g.players(); ++s.cursor) {
        const Player player = current();
        // The content of a hand is secret, so every possible holder of such a card is asked.
        if (!mayPlayCards(player)) continue;
        std::uint64_t options = 0;
        const std::uint32_t cards = g.cardsFor(timing) >> firstEspionage & s.hands[player];
        for (std::uint32_t rest = cards; rest != 0; rest &= rest - 1) {
            const int card = __builtin_ctz(rest);
            if (usable(player, firstEspionage + card, timing)) options |= std::uint64_t{1} << card;
        }
        return askInSecret(DecisionKind::PlayCard, player, options, Pass::Allowed);
    }
    go(next);
}

void Engine::play(Player player, int card) {
    s.effectCard = static_cast<std::uint8_t>(firstEspionage + card);
    const PlayerState& own = s.players[player];
    const bool operative = own.unique[0] == place::atCourt;
    if (operative && own.spies > 0) return ask(DecisionKind::PayWith, player, 0b11);
    pay(player, operative);
}

void Engine::pay(Player player, bool withOperative) {
    PlayerState& own = s.players[player];
    if (withOperative) {
        own.unique[0] = place::gone;
    } else {
        --own.spies;
        ++own.reserve;
    }
    const int card = s.effectCard;
    s.resolving = static_cast<std::uint8_t>(card - firstEspionage);
    s.hands[player] = static_cast<std::uint16_t>(s.hands[player] & ~(1U << s.resolving));
    log({EventKind::CardPlayed, player, noTile, static_cast<std::uint8_t>(card),
         withOperative ? std::uint8_t{1} : std::uint8_t{0}, 0});
    use(player, card, s.stage);
}

}  // namespace hexa::clockwork
