// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/generate/groundwork.h"

namespace hexa::clockwork {

std::vector<WishForm> wishForms();
/// The form of a wish for a tile on a place.
inline constexpr std::string_view wishHere = "here";

/// Returns the wish as a sentence in all languages.
Localized sentenceOf(const Wish& wish, const GenerateKnowledge& known);

/// Settles wishes that need no search: locks a wished tile on its cell, moves Capitals apart.
/// `pinned` is the base with locks for the wished tiles; `base` gets the permanent changes. Fails
/// with "clockwork.generate.wish*" if a wish is meaningless, contradicts a lock, or contradicts
/// another one.
Status settleWishes(Scenario& base, Scenario& pinned, const std::vector<Wish>& wishes,
                    const GenerateKnowledge& known);

/// Wishes and their results on a map.
class WishList {
public:
    WishList(const Groundwork& groundwork, std::vector<Wish> wishes);
    bool any() const { return !mWishes.empty(); }
    const std::vector<Wish>& wishes() const { return mWishes; }
    /// Returns the total amount of missed wishes.
    int missing(const Kinds& kinds, const KindMasks& masks) const;
    std::vector<WishResult> results(const Kinds& kinds) const;
    /// Returns a list with only some of the wishes.
    WishList part(const std::vector<std::size_t>& which) const;

private:
    int look(const Wish& wish, const Kinds& kinds, const KindMasks& masks, std::vector<Hex>* places) const;
    int touching(TileMask a, TileMask b, std::vector<Hex>* places) const;
    int scattered(TileMask set, int wanted, std::vector<Hex>* places) const;
    int crowded(int wanted, std::vector<Hex>* places) const;

    const Groundwork& mGroundwork;
    std::vector<Wish> mWishes;
};

/// Returns the error that "{first}" and "{second}" can't both be met.
Error contradiction(const Wish& first, const Wish& second, const GenerateKnowledge& known);
/// Returns the error for a wish that can't be met even alone.
Error impossible(const Wish& wish, const GenerateKnowledge& known);

}  // namespace hexa::clockwork
