// SPDX-License-Identifier: GPL-3.0-or-later
// Values of a deck with a set that depends on the values of another deck.
#include "core/owngame/rules/term.h"

#include <algorithm>
#include <array>

namespace hexa::owngame {
namespace {

class DeckTerm : public RuleTerm {
public:
    DeckTerm(const Deck& deck, Ground& ground)
        : mGround(ground), mProperty(ground.propertyNamed(deck.property)), mOnto(ground.set(deck.onto)) {
        for (const Deck::Value& value : deck.values)
            if (const Bounds* copies = value.copies.of(ground.players())) mCopies += copies->max;
    }

    void reset() override {
        mSeen.assign(static_cast<std::size_t>(mGround.size()), Place::Neither);
        mNumbers = {};
        mNumbers[static_cast<std::size_t>(Place::Neither)] = mGround.size();
        for (int cell = 0; cell < mGround.size(); ++cell) changed(cell);
    }
    void changed(int cell) override {
        Place& seen = mSeen[static_cast<std::size_t>(cell)];
        --mNumbers[static_cast<std::size_t>(seen)];
        seen = placeOf(cell);
        ++mNumbers[static_cast<std::size_t>(seen)];
    }
    std::int64_t cost() override {
        const std::int64_t dealt = number(Place::Dealt),
                           wanted = std::min(dealt + number(Place::Bare), mCopies);
        return number(Place::Elsewhere) + std::max<std::int64_t>(0, wanted - dealt);
    }
    std::vector<Fault> faults() override {
        std::vector<Fault> list;
        for (int cell = 0; cell < mGround.size(); ++cell)
            if (mSeen[static_cast<std::size_t>(cell)] == Place::Elsewhere) list.push_back({{cell}});
        return list;
    }

private:
    enum class Place { Neither, Bare, Dealt, Elsewhere };
    Place placeOf(int cell) const {
        const bool dealt = mGround.value(cell, mProperty) != 0;
        if (mGround.has(cell, mOnto)) return dealt ? Place::Dealt : Place::Bare;
        return dealt ? Place::Elsewhere : Place::Neither;
    }
    std::int64_t number(Place place) const { return mNumbers[static_cast<std::size_t>(place)]; }

    Ground& mGround;
    int mProperty, mOnto;
    std::int64_t mCopies = 0;
    std::vector<Place> mSeen;  // by cell
    std::array<std::int64_t, 4> mNumbers{};
};

}  // namespace

std::unique_ptr<RuleTerm> makeDeckTerm(const Deck& deck, Ground& ground) {
    return std::make_unique<DeckTerm>(deck, ground);
}

}  // namespace hexa::owngame
