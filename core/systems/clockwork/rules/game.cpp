// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/rules/game.h"

#include <cassert>
#include <numeric>

namespace hexa::clockwork {

Deal dealCards(int players, Rng& rng) {
    Deal deal;
    for (auto& card : deal.discovery) card = static_cast<std::uint8_t>(rng.below(discoveriesInDeck));
    deal.court = static_cast<Court>(rng.below(courtCount));
    deal.firstPlayer = static_cast<Player>(rng.below(static_cast<std::uint32_t>(players)));
    std::iota(deal.deck.begin(), deal.deck.end(), std::uint8_t{0});
    rng.shuffle(deal.deck);
    return deal;
}

Game::Game(const GameMap& map, const CardPack& pack, const RuleOptions& options, const Deal& deal,
           const std::array<Race, maxPlayers>& races)
    : mMap(&map), mPack(&pack), mOptions(options), mDeal(deal), mPlayers(map.players), mRaces(races) {
    assert(!options.alliances || map.players == 4);
    for (std::size_t i = 0; i < static_cast<std::size_t>(mPlayers); ++i)
        mUniqueKind[i] = uniqueKindOf(races[i]);
    for (Player player = 0; player < mPlayers; ++player) {
        mCapital[player] = bit(map.capital[player]);
        mEnemyCapitals[player] = map.capitals & ~mCapital[player];
        if (mOptions.alliances) mEnemyCapitals[player] &= ~bit(map.capital[ally(player)]);
    }
    for (std::size_t slot = 0; slot < decks; ++slot) {
        const Card& card = pack.discoveries[slot][deal.discovery[slot]];
        mEffects[slot] = card.effect;
        mCosts[slot] = card.cost;
    }
    for (std::size_t i = 0; i < espionageCards; ++i) mEffects[decks + i] = pack.espionage[i].effect;
    for (std::size_t card = 0; card < mEffects.size(); ++card) {
        const Effect& effect = mEffects[card];
        mKinds[card] = effect.kinds == allKinds ? map.all() : map.kinds(effect.kinds);
        for (std::size_t timing = 0; timing < 7; ++timing)
            mFor[timing] |= (effect.timings >> timing & 1U) << card;
        if (card < decks && contains(effect.timings, Timing::Always))
            mAlways[static_cast<std::size_t>(effect.verb)] |= static_cast<std::uint16_t>(1U << card);
    }
}

Age Game::ageOf(int turn) const {
    if (mOptions.epic) return static_cast<Age>((turn - 1) / 3);
    return turn <= 2 ? Age::Early : turn <= 4 ? Age::Middle : Age::Late;
}

bool Game::isScoringTurn(int turn) const {
    return mOptions.epic ? turn % 3 == 0 : turn == 2 || turn == 4 || turn == 7;
}

const Card& Game::card(int card) const {
    const auto index = static_cast<std::size_t>(card);
    return card < decks ? mPack->discoveries[index][mDeal.discovery[index]] : mPack->espionage[index - decks];
}

}  // namespace hexa::clockwork
