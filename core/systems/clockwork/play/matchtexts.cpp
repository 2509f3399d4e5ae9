// SPDX-License-Identifier: GPL-3.0-or-later
// Decisions and their options in words for people.
#include "core/systems/clockwork/play/match.h"
#include "core/systems/clockwork/play/names.h"
#include "core/systems/clockwork/play/words.h"
#include "core/systems/clockwork/rules/decisionterms.h"

namespace hexa::clockwork {
namespace {

/// Question, and the rule behind it; none for a card or Gambit.
struct Question {
    const char* code;
    const char* rule;
};
/// In the order of DecisionKind.
constexpr Question questions[] = {{"clockwork.ask.none", nullptr},
                                  {"clockwork.ask.over", "END-02"},
                                  {"clockwork.ask.shuffle", "ESP-03"},
                                  {"clockwork.ask.deploy", "DEP-02"},
                                  {"clockwork.ask.spy-action", "SPY-01"},
                                  {"clockwork.ask.keep-card", "SPY-04"},
                                  {"clockwork.ask.gain-discipline", "SPY-05"},
                                  {"clockwork.ask.lose-discipline", "SPY-05"},
                                  {"clockwork.ask.guardian-place", "GNL-06"},
                                  {"clockwork.ask.play-card", "ESP-02"},
                                  {"clockwork.ask.pay-with", "ESP-01"},
                                  {"clockwork.ask.steamtank-move", "GNL-11"},
                                  {"clockwork.ask.call-to-arms", "ALL-08"},
                                  {"clockwork.ask.reinforce", "RNF-01"},
                                  {"clockwork.ask.citadel-from", "RNF-02"},
                                  {"clockwork.ask.citadel-to", "RNF-02"},
                                  {"clockwork.ask.citadel-count", "RNF-02"},
                                  {"clockwork.ask.hunter-to", "UNI-06"},
                                  {"clockwork.ask.leviathan", "GNL-02"},
                                  {"clockwork.ask.keep-units", "BAT-04"},
                                  {"clockwork.ask.keep-soldiers", "ALL-10"},
                                  {"clockwork.ask.attrition-loss", "ATR-02"},
                                  {"clockwork.ask.sacrifice", "STU-02"},
                                  {"clockwork.ask.buy", "DIS-01"},
                                  {"clockwork.ask.place-token", "DIS-04"},
                                  {"clockwork.ask.place-steamtank", "GNL-09"},
                                  {"clockwork.ask.activate", "ACT-01"},
                                  {"clockwork.ask.court-points", "CRT-04"},
                                  {"clockwork.ask.court-discovery", "CRT-04"},
                                  {"clockwork.ask.court-guardian", "CRT-03"},
                                  {"clockwork.ask.court-robbery", "CRT-02"},
                                  {"clockwork.ask.pollution-keep", "SCO-03"},
                                  {"clockwork.ask.kill-at", nullptr},
                                  {"clockwork.ask.kill-whose", nullptr},
                                  {"clockwork.ask.kill-unit", nullptr},
                                  {"clockwork.ask.move-from", nullptr},
                                  {"clockwork.ask.move-unit", nullptr},
                                  {"clockwork.ask.move-to", nullptr},
                                  {"clockwork.ask.strength-at", nullptr}};
static_assert(std::size(questions) == std::size(decisionTerms));

Message named(const char* code) { return {code, {}}; }
Message tileText(const Game& game, TileIndex tile) {
    return {"clockwork.option.tile", {{"tile", game.map().id[tile]}}};
}
Message cardText(const Game& game, int card) {
    return {"clockwork.option.card", {{"card", markedName(game.card(card))}}};
}
Message numberText(int count) { return {"clockwork.option.number", {{"count", std::int64_t{count}}}}; }
Message listText(const std::vector<Localized>& parts) {
    return {"clockwork.option.list", {{"list", hexa::listed(parts)}}};
}
/// Returns "2 Soldiers" as a part of a list.
Localized counted(int count, const char* code) {
    Localized text;
    for (const auto& [language, words] : name::text(code).texts)
        text.set(language, std::to_string(count) + " × " + words);
    return text;
}

Message keptText(const Game& game, const State& state, Choice kept) {
    const SpecialUnits special = specialUnitsAt(game, state, state.effectUnit, state.decision.about);
    std::vector<Localized> parts;
    const int soldiers = state.effectLeft - __builtin_popcount(kept);
    if (soldiers > 0) parts.push_back(counted(soldiers, "clockwork.name.soldier"));
    for (int i = 0; i < special.count; ++i) {
        const SpecialUnit& unit = special.list[static_cast<std::size_t>(i)];
        if ((kept >> i & 1) != 0) parts.push_back(name::text(name::unit(game, unit.owner, unit.unit)));
    }
    return listText(parts);
}

Message splitText(Choice option) {
    std::vector<Localized> parts;
    for (int d = 0; d < disciplineCount; ++d)
        if (const int points = courtSplit(option)[static_cast<std::size_t>(d)]; points > 0)
            parts.push_back(counted(points, name::discipline(static_cast<Discipline>(d))));
    return listText(parts);
}

Message reinforcement(Choice choice) {
    constexpr const char* codes[] = {"clockwork.name.citadel", "clockwork.name.hunter",
                                     "clockwork.name.operative", "clockwork.name.crasher"};
    static_assert(std::size(codes) == reinforce::firstCard);
    return named(codes[choice]);
}

}  // namespace

std::vector<Happening> questionHappenings() {
    std::vector<Happening> list;
    // None and Over have no question.
    for (auto kind = static_cast<std::size_t>(DecisionKind::Shuffle); kind < std::size(questions); ++kind) {
        // Questions of cards have no rule of their own: a Gambit moves units too, the others mostly
        // belong to a battle.
        const Question& question = questions[kind];
        const auto which = static_cast<DecisionKind>(kind);
        const bool moves = which >= DecisionKind::MoveFrom && which <= DecisionKind::MoveTo;
        const char* defaultRule = moves ? "SPY-03" : "RNF-03";
        list.push_back({question.code, question.rule != nullptr ? question.rule : defaultRule});
    }
    return list;
}

Message questionOf(const Game& game, const State& state) {
    const Decision& decision = state.decision;
    Message text = named(questions[static_cast<std::size_t>(decision.kind)].code);
    if (decision.actor < game.players())
        text.arguments.push_back({"player", std::int64_t{decision.actor} + 1});
    switch (termsOf(decision.kind).about) {
    case AboutOf::Nothing:
        break;
    case AboutOf::Seat:
        text.arguments.push_back({"opponent", std::int64_t{decision.about} + 1});
        break;
    case AboutOf::Tile:
        text.arguments.push_back({"tile", game.map().id[decision.about]});
        break;
    case AboutOf::Discipline:
        text.arguments.push_back(
            {"discipline", name::text(name::discipline(static_cast<Discipline>(decision.about)))});
        break;
    case AboutOf::Slot:
        text.arguments.push_back({"card", markedName(game.card(decision.about))});
        break;
    }
    return text;
}

Message priceOf(const Game& game, const State& state, Choice choice) {
    const Decision& decision = state.decision;
    if (choice == passChoice || decision.actor >= game.players()) return {};
    const PlayerState& own = state.players[decision.actor];
    if (decision.kind == DecisionKind::Sacrifice) {
        const int left = own.pool - own.sacrifice[0] - own.sacrifice[1] - own.sacrifice[2];
        return {"clockwork.option.workers-left", {{"left", std::int64_t{left - choice}}}};
    }
    if (decision.kind == DecisionKind::SpyAction && static_cast<SpyAction>(choice) == SpyAction::Gambit) {
        State tried = state;
        const bool moves = !choose(game, tried, choice) && tried.decision.kind == DecisionKind::MoveFrom;
        return moves ? Message{} : named("clockwork.option.nothing-to-move");
    }
    if (decision.kind != DecisionKind::Buy) return {};
    std::vector<Localized> cost, rest;
    for (int d = 0; d < disciplineCount; ++d) {
        const auto discipline = static_cast<Discipline>(d);
        const int price = choice >= decks                          ? generalCost[choice - decks][d]
                          : disciplineOfSlot(choice) == discipline ? game.cost(choice)
                                                                   : 0;
        if (price == 0) continue;
        cost.push_back(counted(price, name::discipline(discipline)));
        rest.push_back(counted(own.ip[d] - price, name::discipline(discipline)));
    }
    return {"clockwork.option.price", {{"cost", hexa::listed(cost)}, {"left", hexa::listed(rest)}}};
}

Message meansOf(const Game& game, const State& state) {
    const Decision& decision = state.decision;
    if (decision.actor >= game.players()) return {};
    const PlayerState& own = state.players[decision.actor];
    if (decision.kind == DecisionKind::Sacrifice)
        return {"clockwork.note.pool", {{"count", std::int64_t{own.pool}}}};
    const bool cards = decision.kind == DecisionKind::PlayCard || decision.kind == DecisionKind::Reinforce;
    if (cards && decision.options == 0) return named("clockwork.note.asked-for-hand");
    if (decision.kind != DecisionKind::Buy) return {};
    std::vector<Localized> list;
    for (int d = 0; d < disciplineCount; ++d)
        list.push_back(counted(own.ip[d], name::discipline(static_cast<Discipline>(d))));
    return {"clockwork.note.influence", {{"list", hexa::listed(list)}}};
}

BundleForm bundleOf(const Game& game, const State& state) {
    BundleForm form;
    if (state.decision.kind != DecisionKind::Sacrifice) return form;
    const PlayerState& own = state.players[state.decision.actor];
    form.most = own.pool - own.sacrifice[0] - own.sacrifice[1] - own.sacrifice[2];
    State asked = state;
    for (int d = state.decision.about; d < disciplineCount; ++d) {
        asked.decision.about = static_cast<decltype(asked.decision.about)>(d);
        form.parts.push_back(
            {decisionText(game, asked), named(name::discipline(static_cast<Discipline>(d))), form.most});
    }
    return form;
}

ChanceForm shuffleForm(const Game& game, const State& state) {
    ChanceForm form;
    form.order = std::string(word::chance) + ' ' + std::string(keywordOf(DecisionKind::Shuffle));
    form.distinct = true;
    std::vector<ChanceForm::Value> cards;
    for (unsigned rest = state.discard; rest != 0; rest &= rest - 1) {
        const int card = firstEspionage + __builtin_ctz(rest);
        cards.push_back(
            {word::card(game, card), {"clockwork.option.card", {{"card", markedName(game.card(card))}}}});
    }
    for (std::size_t place = 1; place <= cards.size(); ++place)
        form.fields.push_back({ChanceForm::Field::Kind::Card,
                               {"clockwork.chance.card", {{"place", static_cast<std::int64_t>(place)}}},
                               cards});
    return form;
}

const char* ruleOf(const State& state) {
    if (state.decision.kind == DecisionKind::None) return "";
    const char* rule = questions[static_cast<std::size_t>(state.decision.kind)].rule;
    return rule != nullptr ? rule : ruleOfEffect(state);
}

Message optionOf(const Game& game, const State& state, Choice choice) {
    const Decision& decision = state.decision;
    if (choice == passChoice) return named("clockwork.name.pass");
    const auto unit = [&](Player owner) { return named(name::unit(game, owner, static_cast<Unit>(choice))); };
    if (const int card = cardChosen(decision.kind, choice); card >= 0) return cardText(game, card);
    switch (termsOf(decision.kind).choice) {
    case ChoiceOf::SpyAction:
        return named(name::spyAction(static_cast<SpyAction>(choice)));
    case ChoiceOf::Discipline:
        return named(name::discipline(static_cast<Discipline>(choice)));
    case ChoiceOf::Seat:
        return {"clockwork.option.player", {{"player", std::int64_t{choice} + 1}}};
    case ChoiceOf::Tile:
        return tileText(game, choice);
    case ChoiceOf::Payment:
        return named(choice == 0 ? "clockwork.name.spy" : "clockwork.name.operative");
    case ChoiceOf::Reinforcement:
        return reinforcement(choice);
    case ChoiceOf::Count:
        return numberText(choice);
    case ChoiceOf::Kept:
        return keptText(game, state, choice);
    case ChoiceOf::OwnUnit:
        return unit(decision.actor);
    case ChoiceOf::VictimsUnit:
        return unit(state.effectUnit);
    case ChoiceOf::Item:
        return named(name::general(static_cast<General>(choice - decks)));
    case ChoiceOf::Split:
        return splitText(choice);
    case ChoiceOf::Taking:
        return named("clockwork.name.take");
    case ChoiceOf::Nothing:
    case ChoiceOf::Espionage:
    case ChoiceOf::Slot:
        break;
    }
    return {};
}

}  // namespace hexa::clockwork
