// SPDX-License-Identifier: GPL-3.0-or-later
// Decisions and their options in words for people.
#include "core/systems/claymore/play/match.h"
#include "core/systems/claymore/play/names.h"
#include "core/systems/claymore/play/words.h"

namespace hexa::claymore {
namespace {

constexpr std::array<const char*, 3> faceCodes{"claymore.face.blank", "claymore.face.skull",
                                               "claymore.face.shield"};
constexpr std::array<const char*, 3> tileCodes{"claymore.tile.flying", "claymore.tile.bounce",
                                               "claymore.tile.explosion"};
constexpr std::array<const char*, 2> ogirCodes{"claymore.ogir-card.move", "claymore.ogir-card.attack"};
constexpr std::array<const char*, 4> sideCodes{"claymore.side.north", "claymore.side.east",
                                               "claymore.side.south", "claymore.side.west"};

/// Questions of the phases, in the order of Phase, and the rules behind them.
struct Question {
    const char* code;
    const char* rule;
};
constexpr Question questions[] = {{"claymore.ask.side", "CS-032"},      {"claymore.ask.deploy", "CS-050"},
                                  {"claymore.ask.card", "CS-060"},      {"claymore.ask.act", "CS-061"},
                                  {"claymore.ask.dice", "CS-091"},      {"claymore.ask.tile", "CS-112"},
                                  {"claymore.ask.lay", "CS-114"},       {"claymore.ask.misfire", "CS-117"},
                                  {"claymore.ask.ogir-card", "CS-120"}, {"claymore.ask.ogir-act", "CS-122"},
                                  {"claymore.ask.over", "CS-140"}};
constexpr Question hiddenQuestion{"claymore.ask.lay-chip", "CS-153"};

const Question& questionOf(const Battle& battle, const State& state) {
    if (state.phase == Phase::Deploy && battle.entry(state.turn) == Entry::Hidden) return hiddenQuestion;
    return questions[static_cast<std::size_t>(state.phase)];
}

ChanceForm::Field die(const char* text, RegimentId whose, const std::array<std::uint8_t, 3>& faces) {
    ChanceForm::Field field{ChanceForm::Field::Kind::Die, {text, {{"regiment", name::regiment(whose)}}}, {}};
    for (std::size_t face = 0; face < faces.size(); ++face)
        if (faces[face] > 0)
            field.values.push_back({std::string(word::face(static_cast<Face>(face))), {faceCodes[face], {}}});
    return field;
}

ChanceForm chanceForm(const Battle& battle, const State& state) {
    using Kind = ChanceForm::Field::Kind;
    ChanceForm form;
    switch (state.phase) {
    case Phase::Draw: {
        form.order = word::cardOrder;
        ChanceForm::Field field{Kind::Card, {"claymore.form.card", {}}, {}};
        const auto& cards = battle.values().cards;
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (state.left[i] > 0) field.values.push_back({cards[i].id, name::cardMessage(cards[i])});
        form.fields.push_back(std::move(field));
        break;
    }
    case Phase::Dice:
        form.order = word::diceOrder;
        for (int i = 0; i < state.attackDice; ++i)
            form.fields.push_back(die("claymore.form.attack-die", state.attacker, battle.values().faces));
        for (int i = 0; i < state.defenceDice; ++i)
            form.fields.push_back(die("claymore.form.defence-die", state.target, battle.values().faces));
        break;
    case Phase::OgirCard: {
        form.order = word::ogirOrder;
        ChanceForm::Field field{Kind::Card, {"claymore.form.ogir-card", {}}, {}};
        for (std::size_t i = 0; i < state.ogirCards.size(); ++i)
            if (state.ogirCards[i] > 0)
                field.values.push_back(
                    {std::string(word::ogirWord(static_cast<OgirCard>(i))), {ogirCodes[i], {}}});
        form.fields.push_back(std::move(field));
        break;
    }
    default: {
        form.order = word::tileOrder;
        ChanceForm::Field field{Kind::Tile, {"claymore.form.tile", {}}, {}};
        for (std::size_t i = 0; i < state.tiles.size(); ++i)
            if (state.tiles[i] > 0)
                field.values.push_back(
                    {std::string(word::tileWord(static_cast<Tile>(i))), {tileCodes[i], {}}});
        form.fields.push_back(std::move(field));
    }
    }
    return form;
}

/// Returns a note with the dice of an attack.
Message diceNote(const Battle& battle, const State& state, const Move& move) {
    const DiceCount dice = diceOf(battle, state, move.regiment, move.target);
    return {"claymore.note.dice",
            {{"attack", std::int64_t{dice.attack}},
             {"defence", std::int64_t{dice.defence}},
             {"lives", std::int64_t{battle.lives(move.target) - state.chips[move.target]}}}};
}

MatchOption optionOf(const Battle& battle, const State& state, const Move& move) {
    MatchOption option{writeMove(battle, state, move), {}, std::nullopt};
    const auto at = [&](Field field) { option.at = Spot{battle.hex(field), -1, {}}; };
    const auto of = [&](const char* code) {
        option.text = {code, {{"regiment", name::regiment(move.regiment)}}};
    };
    switch (move.kind) {
    case Move::Kind::Side:
        option.text = {sideCodes[move.to], {}};
        break;
    case Move::Kind::Deploy:
        of("claymore.do.deploy");
        at(move.to);
        break;
    case Move::Kind::Step:
        of("claymore.do.step");
        at(move.to);
        break;
    case Move::Kind::Enter:
        of("claymore.do.enter");
        at(move.to);
        break;
    case Move::Kind::Attack:
        of(move.regiment == howitzer ? "claymore.do.fire" : "claymore.do.attack");
        option.text.arguments.push_back({"target", name::regiment(move.target)});
        at(state.at[move.target]);
        if (move.regiment == howitzer)
            option.note = {
                "claymore.note.tiles",
                {{"count", std::int64_t{battle.distance(state.at[howitzer], state.at[move.target]) - 1}}}};
        else
            option.note = diceNote(battle, state, move);
        break;
    case Move::Kind::Lay:
        option.text = {"claymore.do.lay",
                       {{"tile", name::text(tileCodes[static_cast<std::size_t>(state.tile)])}}};
        at(move.to);
        break;
    case Move::Kind::Wait:
        option.text = {"claymore.do.wait", {}};
        break;
    default:
        option.text = {state.phase == Phase::OgirAct ? "claymore.do.skip" : "claymore.do.finish", {}};
    }
    return option;
}

}  // namespace

MatchDecision MatchRules::decision(const State& state, play::SeatMask) const {
    MatchDecision decision;
    const play::Turn turn = turnOf(state);
    const Question& question = questionOf(battle(), state);
    decision.text.code = question.code;
    decision.rule = question.rule;
    if (turn.kind == play::Turn::Kind::Over) {
        constexpr std::array<const char*, 4> ends{"claymore.ask.over", "claymore.ask.over-imperial",
                                                  "claymore.ask.over-shadow", "claymore.ask.over-draw"};
        decision.text.code = ends[static_cast<std::size_t>(state.outcome)];
        return decision;
    }
    if (state.card != 255 && state.phase != Phase::Deploy) {
        const ActionCard& card = battle().values().cards[state.card];
        decision.text.arguments.push_back({"card", name::card(card)});
        if (state.phase == Phase::Act) decision.note = {cardTextCode(card, battle().values()), {}};
    }
    if (state.phase == Phase::Dice) {
        decision.text.arguments.push_back({"regiment", name::regiment(state.attacker)});
        decision.text.arguments.push_back({"target", name::regiment(state.target)});
        decision.at = Spot{battle().hex(state.at[state.target]), -1, {}};
    }
    if (state.phase == Phase::OgirAct)
        decision.text.arguments.push_back(
            {"card", name::text(ogirCodes[static_cast<std::size_t>(state.ogirCard)])});
    if (turn.kind == play::Turn::Kind::Chance) {
        decision.kind = MatchDecision::Kind::Chance;
        decision.chance = chanceForm(battle(), state);
        return decision;
    }
    decision.kind = MatchDecision::Kind::Choice;
    decision.seats = {turn.seat};
    decision.text.arguments.push_back({"player", std::int64_t{turn.seat} + 1});
    decision.text.arguments.push_back({"army", name::army(battle().armyOfSeat(turn.seat))});
    decision.order = word::player(turn.seat);
    if (state.phase == Phase::Act && state.current != noRegiment &&
        battle().commander(state.current) == turn.seat) {
        decision.order += ' ' + word::regiment(state.current) + " to";
        decision.at = Spot{battle().hex(state.at[state.current]), -1, {}};
    } else if (state.phase == Phase::OgirAct) {
        decision.order += ' ' + word::regiment(ogir) + " to";
        decision.at = Spot{battle().hex(state.at[ogir]), -1, {}};
    } else if (state.phase == Phase::Lay) {
        decision.order += " lay";
    }
    MoveList moves;
    listMoves(battle(), state, moves);
    for (const Move& move : moves) decision.options.push_back(optionOf(battle(), state, move));
    return decision;
}

std::vector<Happening> questionHappenings() {
    std::vector<Happening> list;
    for (const Question& question : questions) list.push_back({question.code, question.rule});
    list.push_back({hiddenQuestion.code, hiddenQuestion.rule});
    for (const char* code :
         {"claymore.ask.over-imperial", "claymore.ask.over-shadow", "claymore.ask.over-draw"})
        list.push_back({code, "CS-140"});
    return list;
}

}  // namespace hexa::claymore
