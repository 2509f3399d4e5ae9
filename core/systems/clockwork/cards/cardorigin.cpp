// SPDX-License-Identifier: GPL-3.0-or-later
// Sources of a card's facts, for people.
#include "core/systems/clockwork/cards/packfile.h"
#include "core/systems/clockwork/cards/sentences.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

constexpr std::array<const char*, factCount> factNames{"clockwork.fact.name", "clockwork.fact.place",
                                                       "clockwork.fact.cost", "clockwork.fact.timing",
                                                       "clockwork.fact.effect"};
/// By Source. Stand-ins come first, as the mark refers to them.
constexpr std::pair<Source, const char*> sentenceOf[] = {{Source::StandIn, "clockwork.origin.stand-in"},
                                                         {Source::Printed, "clockwork.origin.printed"},
                                                         {Source::Rulebook, "clockwork.origin.rulebook"},
                                                         {Source::Diary, "clockwork.origin.diary"}};

}  // namespace

StandIn standInOf(const Card& card) {
    const auto facts = factsOf(card.kind());
    const auto madeUp = static_cast<std::size_t>(std::count_if(
        facts.begin(), facts.end(), [&](Fact fact) { return card.source(fact) == Source::StandIn; }));
    if (madeUp == 0) return StandIn::None;
    return madeUp == facts.size() ? StandIn::Wholly : StandIn::Partly;
}

Localized markedName(const Card& card) {
    Localized name = card.name;
    if (standInOf(card) != StandIn::None)
        for (auto& [language, text] : name.texts) text += standInMark;
    return name;
}

CardOrigin originOf(const Card& card) {
    Localized sentences;
    for (const auto& [source, code] : sentenceOf) {
        std::vector<Localized> names;
        for (const Fact fact : factsOf(card.kind()))
            if (card.source(fact) == source) names.push_back(say(factNames[static_cast<std::size_t>(fact)]));
        if (!names.empty())
            sentences = joined({sentences, say(code, {{"facts", listed(names, "clockwork.card.and")}})});
    }
    return {standInOf(card), {"clockwork.option.list", {{"list", sentences}}}};
}

StandInCount standInsOf(const CardPack& pack) {
    StandInCount count;
    const auto add = [&count](const Card& card) {
        const StandIn standIn = standInOf(card);
        ++count.cards;
        count.partly += standIn == StandIn::Partly;
        count.wholly += standIn == StandIn::Wholly;
    };
    for (const auto& deck : pack.discoveries) std::for_each(deck.begin(), deck.end(), add);
    std::for_each(pack.espionage.begin(), pack.espionage.end(), add);
    return count;
}

}  // namespace hexa::clockwork
