// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/cards/cards.h"
#include "core/systems/clockwork/cards/sentences.h"
#include "core/systems/clockwork/cards/vocabulary.h"

namespace hexa::clockwork {
namespace {

Argument count(int number) { return {"count", std::int64_t{number}}; }

/// Returns a piece behind a word: with a blank before it, or an empty text.
Localized behind(const Localized& piece) {
    Localized text;
    for (const auto& [language, words] : piece.texts) text.set(language, " " + words);
    return text;
}

Localized timings(TimingMask mask, CardKind kind) {
    struct Words {
        Timing timing;
        const char* worksAt;
        const char* playedAt;
    };
    static constexpr Words words[] = {
        {Timing::Recruitment, "clockwork.card.at.recruitment", "clockwork.card.play.recruitment"},
        {Timing::Deployment, "clockwork.card.at.deployment", "clockwork.card.play.deployment"},
        {Timing::Reinforcement, "clockwork.card.at.reinforcement", "clockwork.card.play.reinforcement"},
        {Timing::Always, "clockwork.card.at.always", "clockwork.card.at.always"},
        {Timing::Research, "clockwork.card.at.research", "clockwork.card.play.research"},
        {Timing::Activation, "clockwork.card.at.activation", "clockwork.card.at.activation"},
        {Timing::Scoring, "clockwork.card.at.scoring", "clockwork.card.play.scoring"}};
    std::vector<Localized> items;
    for (const Words& word : words)
        if (contains(mask, word.timing))
            items.push_back(say(kind == CardKind::Espionage ? word.playedAt : word.worksAt));
    // At Recruitment and Scoring a Discovery works automatically, so these are in addition to the
    // owner's choices.
    const bool both = kind == CardKind::Discovery && (mask & (Timing::Recruitment | Timing::Scoring)) != 0;
    return listed(items, both ? "clockwork.card.and" : "clockwork.card.or");
}

/// Returns "Lakes and Forests"; empty for all kinds. A Village's tile may be a City.
Localized kinds(const Effect& effect) {
    static constexpr std::pair<int, const char*> words[] = {
        {0, "clockwork.card.kinds.capital"}, {1, "clockwork.card.kinds.village"},
        {1, "clockwork.card.kinds.city"},    {2, "clockwork.card.kinds.citadel"},
        {3, "clockwork.card.kinds.lake"},    {4, "clockwork.card.kinds.forest"},
        {5, "clockwork.card.kinds.tower"},   {6, "clockwork.card.kinds.manufactory"},
        {7, "clockwork.card.kinds.shrine"},  {8, "clockwork.card.kinds.barrens"}};
    std::vector<Localized> items;
    if (effect.kinds != allKinds)
        for (const auto& [bit, code] : words)
            if ((effect.kinds >> bit & 1) != 0) items.push_back(say(code));
    return listed(items, "clockwork.card.and");
}

Localized inKinds(const Effect& effect) {
    const Localized names = kinds(effect);
    return names.empty() ? names : say("clockwork.card.in.kinds", {{"kinds", names}});
}

/// Returns the distance from the token; empty without limit.
Localized near(const Effect& effect) {
    if (effect.range == anyRange) return {};
    if (effect.range == 0) return say("clockwork.card.near.here");
    if (effect.range == 1) return say("clockwork.card.near.one");
    return say("clockwork.card.near.many", {count(effect.range)});
}

Localized from(const Effect& effect) {
    if (effect.range == anyRange) return {};
    if (effect.range == 0) return say("clockwork.card.from.here");
    if (effect.range == 1) return say("clockwork.card.from.one");
    return say("clockwork.card.from.many", {count(effect.range)});
}

Localized perWhat(const Effect& effect) {
    static constexpr const char* words[] = {"",
                                            "clockwork.card.per.village",
                                            "clockwork.card.per.city",
                                            "clockwork.card.per.settlement",
                                            "clockwork.card.per.citadel",
                                            "clockwork.card.per.lake",
                                            "clockwork.card.per.forest",
                                            "clockwork.card.per.tower",
                                            "clockwork.card.per.manufactory",
                                            "clockwork.card.per.shrine",
                                            "clockwork.card.per.barrens",
                                            "clockwork.card.per.research",
                                            "clockwork.card.per.resource",
                                            "clockwork.card.per.territory",
                                            "clockwork.card.per.spy",
                                            "clockwork.card.per.battle-won"};
    if (effect.per == Per::Once) return {};
    const Localized each = say(words[static_cast<std::size_t>(effect.per)]);
    return behind(effect.max == 0 ? each : say("clockwork.card.limit", {{"per", each}, count(effect.max)}));
}

Localized kill(const Effect& effect) {
    const bool soldiers = effect.units == UnitFilter::Soldiers;
    Localized what;
    if (effect.amount == allUnits)
        what = say(soldiers ? "clockwork.card.kill.soldiers.all" : "clockwork.card.kill.units.all");
    else if (effect.amount == 1)
        what = say(soldiers ? "clockwork.card.kill.soldiers.one" : "clockwork.card.kill.units.one");
    else
        what = say(soldiers ? "clockwork.card.kill.soldiers.many" : "clockwork.card.kill.units.many",
                   {count(effect.amount)});

    const auto sentence = [&](const Localized& where) {
        return say("clockwork.card.kill", {{"what", what}, {"where", where}});
    };
    if (effect.target == Target::Battle)
        return sentence(joined({say("clockwork.card.in.battle"), inKinds(effect), near(effect)}));
    if (effect.target == Target::Territories) {
        const bool anywhere = effect.range == anyRange && effect.kinds == allKinds;
        return sentence(anywhere ? say("clockwork.card.in.anywhere")
                                 : joined({inKinds(effect), near(effect)}));
    }
    const Localized one =
        effect.range == 0 ? near(effect) : joined({say("clockwork.card.in.territory"), near(effect)});
    if (effect.kinds == allKinds) return sentence(one);
    return say("clockwork.card.only", {{"effect", sentence(one)}, {"kinds", kinds(effect)}});
}

Localized move(const Effect& effect) {
    const bool soldiers = effect.units == UnitFilter::Soldiers;
    const bool one = effect.amount == 1;
    const Localized what =
        one ? say(soldiers ? "clockwork.card.move.soldiers.one" : "clockwork.card.move.units.one")
            : say(soldiers ? "clockwork.card.move.soldiers.many" : "clockwork.card.move.units.many",
                  {count(effect.amount)});
    Localized destination;
    switch (effect.destination) {
    case Destination::Controlled:
        destination = say(one ? "clockwork.card.to.controlled.one" : "clockwork.card.to.controlled.many");
        break;
    case Destination::Free:
        destination = say(one ? "clockwork.card.to.free.one" : "clockwork.card.to.free.many");
        break;
    case Destination::Battle:
        destination = say(one ? "clockwork.card.to.battle.one" : "clockwork.card.to.battle.many");
        break;
    }
    return say("clockwork.card.move", {{"what", joined({what, from(effect)})}, {"destination", destination}});
}

Localized gain(const Effect& effect) {
    static constexpr const char* words[] = {"clockwork.card.gain.sorcery", "clockwork.card.gain.science",
                                            "clockwork.card.gain.religion"};
    const char* code =
        effect.discipline < disciplineCount ? words[effect.discipline] : "clockwork.card.gain.any";
    return say(code, {count(effect.amount), {"per", perWhat(effect)}});
}

Localized strength(const Effect& effect) {
    const Localized battle = say(contains(effect.timings, Timing::Always) ? "clockwork.card.in.battles"
                                                                          : "clockwork.card.in.battle");
    return say("clockwork.card.strength",
               {count(effect.amount), {"where", joined({battle, inKinds(effect), near(effect)})}});
}

Localized protect(const Effect& effect, CardKind kind) {
    static constexpr const char* words[] = {"clockwork.card.protect.attrition",
                                            "clockwork.card.protect.cards",
                                            "clockwork.card.protect.pollution"};
    const Localized text = say(words[static_cast<std::size_t>(effect.shield)],
                               {{"where", behind(joined({inKinds(effect), near(effect)}))}});
    return kind == CardKind::Espionage ? say("clockwork.card.this-turn", {{"effect", text}}) : text;
}

Localized deed(const Effect& effect, CardKind kind) {
    const bool one = effect.amount == 1;
    const Arguments amounts = {count(effect.amount), {"per", perWhat(effect)}};
    switch (effect.verb) {
    case Verb::Kill:
        return kill(effect);
    case Verb::Move:
        return move(effect);
    case Verb::Gain:
        return gain(effect);
    case Verb::Strength:
        return strength(effect);
    case Verb::Recruit:
        return say(one ? "clockwork.card.recruit.one" : "clockwork.card.recruit.many", amounts);
    case Verb::Score:
        return say("clockwork.card.score", amounts);
    case Verb::Protect:
        return protect(effect, kind);
    case Verb::Draw:
        return say(one ? "clockwork.card.draw.one" : "clockwork.card.draw.many", amounts);
    }
    return {};
}

}  // namespace

Localized cardText(const Card& card) {
    const Effect& effect = card.effect;
    const CardKind kind = card.kind();
    return say(kind == CardKind::Espionage ? "clockwork.card.espionage" : "clockwork.card.discovery",
               {{"timing", timings(effect.timings, kind)}, {"effect", deed(effect, kind)}});
}

}  // namespace hexa::clockwork
