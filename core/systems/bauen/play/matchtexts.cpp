// SPDX-License-Identifier: GPL-3.0-or-later
// Decisions and their options in words for people.
#include "core/play/eventtext.h"
#include "core/play/lines.h"
#include "core/systems/bauen/play/match.h"
#include "core/systems/bauen/play/names.h"
#include "core/systems/bauen/play/words.h"
#include "core/systems/bauen/rules/money.h"
#include "core/systems/bauen/rules/paths.h"
#include "core/systems/bauen/terms/marks.h"
#include "core/systems/bauen/terms/sentences.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>
#include <vector>

namespace hexa::bauen {
namespace {

using Kind = Move::Kind;

/// Questions of the steps, in the order of Step, and the rules behind them.
constexpr play::EventText questions[] = {{"bauen.ask.first-town", "BB-070"},
                                         {"bauen.ask.first-worker", "BB-071"},
                                         {"bauen.ask.first-business", "BB-071"},
                                         {"bauen.ask.stone", "BB-080"},
                                         {"bauen.ask.goods", "BB-088"},
                                         {"bauen.ask.choose", "BB-087"},
                                         {"bauen.ask.act", "BB-086"},
                                         {"bauen.ask.town-workers", "BB-102"},
                                         {"bauen.ask.pay", "BB-047"},
                                         {"bauen.ask.settle", "BB-102"},
                                         {"bauen.ask.target", "BB-125"},
                                         {"bauen.ask.enlist", "BB-121"},
                                         {"bauen.ask.raise", "BB-140"},
                                         {"bauen.ask.fight", "BB-130"},
                                         {"bauen.ask.retreat", "BB-132"},
                                         {"bauen.ask.over", "BB-163"}};
static_assert(std::size(questions) == static_cast<std::size_t>(Step::Over) + 1);
/// Questions of the actions, in the order of Action.
constexpr play::EventText actions[] = {{"bauen.ask.worker", "BB-100"},   {"bauen.ask.town", "BB-102"},
                                       {"bauen.ask.business", "BB-110"}, {"bauen.ask.produce", "BB-114"},
                                       {"bauen.ask.walls", "BB-140"},    {"bauen.ask.defend", "BB-144"},
                                       {"bauen.ask.knights", "BB-120"},  {"bauen.ask.march", "BB-124"}};
static_assert(std::size(actions) == actionCount);
constexpr play::EventText payGood{"bauen.ask.pay-good", "BB-050"}, payMarch{"bauen.ask.pay-march", "BB-124"},
    service{"bauen.ask.choose-service", "BB-088"};

const play::EventText& questionOf(const Table& table, const State& state) {
    switch (state.step) {
    case Step::Act:
        return actions[static_cast<std::size_t>(state.task.action)];
    case Step::Pay:
        if (state.task.colour != none) return payGood;
        return state.task.what == Kind::March ? payMarch : questions[static_cast<std::size_t>(Step::Pay)];
    case Step::Choose:
        if (table.field(state.run.field).kind == Field::Kind::Service) return service;
        return questions[static_cast<std::size_t>(Step::Choose)];
    default:
        return questions[static_cast<std::size_t>(state.step)];
    }
}

/// Texts of the options, by Move::Kind.
constexpr std::array<const char*, moveKinds> optionCodes{
    "bauen.do.lay",   "bauen.do.pass",    "bauen.do.nothing",  "bauen.do.use",    "bauen.do.spend",
    "bauen.do.pay",   "bauen.do.count",   "bauen.do.worker",   "bauen.do.gather", "bauen.do.town",
    "bauen.do.build", "bauen.do.upgrade", "bauen.do.produce",  "bauen.do.knight", "bauen.do.station",
    "bauen.do.march", "bauen.do.to",      "bauen.do.withdraw", "bauen.do.remove", "bauen.do.retreat",
    "bauen.do.wall",  "bauen.do.defend",  "bauen.do.garrison", "bauen.do.release"};

/// Turns moves into options, with their places.
class OptionWriter {
public:
    OptionWriter(const Table& table, const State& state) : mTable(table), mState(state) {}

    MatchOption write(const Move& move) const {
        MatchOption option{writeMove(mTable, mState, move),
                           {optionCodes[static_cast<std::size_t>(move.kind)], {}},
                           std::nullopt};
        fill(move, option);
        return option;
    }

private:
    void add(MatchOption& option, const char* name, ArgumentValue value) const {
        option.text.arguments.push_back({name, std::move(value)});
    }
    void at(MatchOption& option, int area, std::string_view slot = {}, int side = -1) const {
        option.at = Spot{mTable.area(area).at, side, std::string(slot)};
        add(option, "place", name::area(mTable, area));
    }
    void atHall(MatchOption& option, int region, std::string_view slot) const {
        option.at = Spot{mTable.region(region).anchor, -1, std::string(slot)};
        add(option, "place", name::region(mTable, region));
    }
    const AreaPieces& there(int area) const { return mState.pieces.area(area); }
    /// Returns the marking of the next worker of a colour, or of the worker to turn over.
    std::string marking(int area, int colour, bool pays) const {
        const auto index = static_cast<std::size_t>(colour);
        const int number = pays ? there(area).carrying[index] : there(area).workers[index] + 1;
        return markingSlot(static_cast<Colour>(colour), number);
    }
    /// Returns amounts of the domains that a price asks for, in words.
    static Localized amounts(const Cost& cost, const std::array<int, domainCount>& has) {
        std::vector<Localized> parts;
        for (const auto& [domain, code] : {std::pair(Domain::Building, "bauen.amount.building"),
                                           std::pair(Domain::Supply, "bauen.amount.supply")})
            if (cost.of[indexOf(domain)] > 0)
                parts.push_back(say(code, {{"count", std::int64_t{has[indexOf(domain)]}}}));
        return listed(parts);
    }
    static Localized amounts(const Cost& cost) { return amounts(cost, {cost.of[0], cost.of[1]}); }
    /// Returns a price in words, if there is one.
    static Message price(const Cost& cost) {
        if (cost == Cost{}) return {"bauen.note.free", {}};
        return {"bauen.note.price", {{"price", amounts(cost)}}};
    }
    /// Returns the price of what a stone would do and the means of the seat, or that nothing would
    /// come of it (BB-082).
    Message stoneNote(const Field& field) const {
        constexpr const char* impossible = "bauen.note.not-now";
        const int seat = mState.actor;
        if (field.kind != Field::Kind::Action) {
            for (std::size_t i = 0; i < actionCount; ++i)
                if (const auto action = static_cast<Action>(i);
                    connects(field, action) && canDo(mTable, mState, seat, action))
                    return {};
            return {impossible, {}};
        }
        MoveList moves;
        listAction(mTable, mState, seat, field.action, moves);
        const CostTable* prices = tableOf(field.action, moves);
        const Cost cost = prices != nullptr ? prices->prices[0] : Cost{};
        if (cost == Cost{}) return moves.empty() ? Message{impossible, {}} : Message{};
        if (moves.empty() && canPay(mTable, mState, seat, cost)) return {impossible, {}};
        std::array<int, domainCount> own{};
        for (const Domain domain : {Domain::Building, Domain::Supply})
            own[indexOf(domain)] = worthOf(fundsOf(mTable, mState, seat, domain));
        return {moves.empty() ? "bauen.note.too-dear" : "bauen.note.stone-price",
                {{"price", amounts(cost)}, {"own", amounts(cost, own)}}};
    }
    /// Returns the prices of an action, null if it has none.
    const CostTable* tableOf(Action action, const MoveList& possible) const {
        const GameData& data = mTable.data;
        const auto isUpgrade = [](const Move& move) { return move.kind == Kind::Upgrade; };
        switch (action) {
        case Action::Town:
            return &data.town;
        case Action::Business:
            return !possible.empty() && std::ranges::all_of(possible, isUpgrade) ? &data.upgrade
                                                                                 : &data.business;
        case Action::Walls:
            return &data.walls;
        case Action::Knights:
            return mTable.knightsCost ? &data.knights : nullptr;
        default:
            return nullptr;
        }
    }
    void addPlaceOfField(MatchOption& option, int index) const {
        const Field& field = mTable.field(index);
        option.card = field.id;
        add(option, "field", name::field(field));
        option.origin = name::origin(field.source);
    }
    const CostTable* tableOf(Kind kind) const {
        switch (kind) {
        case Kind::Town:
            return mState.step == Step::FirstTown ? nullptr : &mTable.data.town;
        case Kind::Build:
            return mState.step == Step::FirstBusiness ? nullptr : &mTable.data.business;
        case Kind::Upgrade:
            return &mTable.data.upgrade;
        case Kind::Count:
            if (mState.step == Step::Count) return &mTable.data.town;
            return mState.task.action == Action::Walls ? &mTable.data.walls : &mTable.data.knights;
        default:
            return nullptr;
        }
    }

    void fill(const Move& move, MatchOption& option) const {
        if (const CostTable* prices = tableOf(move.kind)) {
            const int index = move.kind != Kind::Count ? 0 : mState.step == Step::Count ? move.a : move.a - 1;
            option.note = price(prices->prices[static_cast<std::size_t>(index)]);
            option.origin = name::origin(prices->source);
        }
        switch (move.kind) {
        case Kind::Lay:
            add(option, "stone", name::stone(static_cast<Stone>(move.a)));
            option.note = stoneNote(mTable.field(move.b));
            return addPlaceOfField(option, move.b);
        case Kind::Pass:
        case Kind::Gather:
            return;
        case Kind::Nothing:
            if (mState.step != Step::Act || mState.task.made > 0) option.text.code = "bauen.do.enough";
            return;
        case Kind::Choose:
            return add(option, "action", name::action(static_cast<Action>(move.a)));
        case Kind::Count:
            add(option, "count", std::int64_t{move.a});
            if (mState.step == Step::Act && mState.task.action == Action::Walls)
                option.text.code = "bauen.do.count-walls";
            if (mState.step == Step::Act && mState.task.action == Action::Knights)
                option.text.code = "bauen.do.count-knights";
            return;
        case Kind::Remove:
            return add(option, "count", std::int64_t{move.a});
        case Kind::Spend:
            at(option, move.a, slot::site);
            return add(option, "good", name::good(mTable, goodOf(mTable.area(move.a), there(move.a))));
        case Kind::Pay:
            at(option, move.a, marking(move.a, move.b, true));
            add(option, "resource", name::resource(mTable, move.b));
            option.note = {"bauen.note.value", {{"value", std::int64_t{valueOf(mTable, mState, move.b)}}}};
            return;
        case Kind::Worker:
            at(option, move.a, marking(move.a, move.b, false));
            return add(option, "resource", name::resource(mTable, move.b));
        case Kind::Town:
            return atHall(option, move.a, slot::hall);
        case Kind::Build:
            at(option, move.a, slot::site);
            return add(option, "good", name::good(mTable, mTable.area(move.a).goods[move.b == 0 ? 1 : 0]));
        case Kind::Upgrade:
            at(option, move.a, slot::site);
            return add(option, "level", std::int64_t{there(move.a).level} + 1);
        case Kind::Produce: {
            at(option, move.a, slot::site);
            const int good = goodOf(mTable.area(move.a), there(move.a));
            add(option, "good", name::good(mTable, good));
            return add(option, "resource",
                       name::resource(mTable, static_cast<int>(
                                                  mTable.data.goods[static_cast<std::size_t>(good)].colour)));
        }
        case Kind::Station:
            return atHall(option, move.a, slot::defence);
        case Kind::Defend:
            atHall(option, move.a, slot::defence);
            return add(option, "count", std::int64_t{move.b});
        case Kind::Wall:
            at(option, move.a, {}, move.b);
            return add(option, "side", name::side(move.b));
        case Kind::To: {
            at(option, move.a);
            const Reach reach = reachOf(mTable, mState, mState.actor, mState.task.a, 3 * maxAreas - 1);
            option.note = {"bauen.note.points",
                           {{"count", std::int64_t{reach[static_cast<std::size_t>(move.a)]}}}};
            if (there(move.a).troop != none) {
                option.text.code = "bauen.do.attack";
                add(option, "opponent", std::int64_t{there(move.a).troop} + 1);
                add(option, "count", std::int64_t{there(move.a).knights});
            }
            return;
        }
        case Kind::Retreat:
            return at(option, move.a);
        default:
            at(option, move.a, slot::combat);
        }
    }

    const Table& mTable;
    const State& mState;
};

/// Returns the rest of a payment, for the note of a decision.
Message dueNote(const Table& table, const State& state) {
    const Task& task = state.task;
    if (task.colour != none) return {};
    const bool building = task.due[indexOf(Domain::Building)] > 0;
    const int due = task.due[indexOf(building ? Domain::Building : Domain::Supply)];
    (void)table;
    return {building ? "bauen.note.due-building" : "bauen.note.due-supply",
            {{"due", std::int64_t{due}}, {"paid", std::int64_t{worthOf(task.paid)}}}};
}

/// Returns the form of a payment for which one resource isn't enough. A march may receive more
/// than it needs; the excess is lost (BB-124). Elsewhere every resource is needed (BB-048).
BundleForm paymentForm(const Table& table, const State& state, const std::vector<MatchOption>& options) {
    BundleForm form;
    const Task& task = state.task;
    if (state.step != Step::Pay || task.colour != none || worthOf(task.paid) > 0) return form;
    const bool building = task.due[indexOf(Domain::Building)] > 0;
    form.least = task.due[indexOf(building ? Domain::Building : Domain::Supply)];
    form.minimal = task.what != Kind::March || table.options.on(Switch::MarchExact);
    form.single = true;
    MoveList moves;
    listMoves(table, state, moves);
    bool oneIsEnough = false;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (moves[i].kind != Kind::Pay) continue;
        const int worth = valueOf(table, state, moves[i].b);
        const int max = state.pieces.area(moves[i].a).carrying[static_cast<std::size_t>(moves[i].b)];
        Message text = options[i].text;
        text.code = "bauen.do.pay-of";
        text.arguments.push_back({"value", std::int64_t{worth}});
        form.parts.push_back({options[i].order, std::move(text), max, worth});
        form.most += worth * max;
        oneIsEnough = oneIsEnough || worth >= form.least;
    }
    if (form.minimal && oneIsEnough) return {};
    if (!form.minimal) form.end = writeMove(table, state, makeMove(Kind::Nothing));
    return form;
}

/// Returns the place that a decision is about.
std::optional<Spot> placeOf(const Table& table, const State& state) {
    const auto at = [&](int area) { return Spot{table.area(area).at, -1, {}}; };
    switch (state.step) {
    case Step::FirstWorkers:
    case Step::FirstBusiness:
    case Step::Settle:
        return Spot{table.region(state.task.a).anchor, -1, {}};
    case Step::Target:
        return at(state.task.a);
    case Step::Fight:
        return at(state.unrest.area);
    case Step::Retreat:
        return at(state.unrest.fleeing[0] == attacker ? state.unrest.area : state.unrest.fleeing[0]);
    default:
        return std::nullopt;
    }
}

}  // namespace

std::string_view ruleOf(const Table& table, const State& state) { return questionOf(table, state).rule; }

MatchDecision MatchRules::decision(const State& state, play::SeatMask) const {
    MatchDecision decision;
    const play::EventText& question = questionOf(table(), state);
    decision.text.code = question.code;
    decision.rule = question.rule;
    if (state.step == Step::Over) {
        const unsigned winners = winnersOf(table(), state);
        if (std::popcount(winners) > 1)
            decision.text.code = "bauen.ask.over-shared";
        else
            decision.text.arguments.push_back({"player", std::int64_t{std::countr_zero(winners)} + 1});
        return decision;
    }
    decision.kind = MatchDecision::Kind::Choice;
    decision.seats = {state.actor};
    decision.order = play::playerWord(state.actor);
    decision.at = placeOf(table(), state);
    Arguments& arguments = decision.text.arguments;
    arguments.push_back({"player", std::int64_t{state.actor} + 1});
    if (state.run.field != none) arguments.push_back({"field", name::field(table().field(state.run.field))});
    switch (state.step) {
    case Step::Goods:
        arguments.push_back({"goods", name::goods(table(), table().field(state.run.field))});
        arguments.push_back({"count", std::int64_t{state.run.goods}});
        break;
    case Step::Choose:
        arguments.push_back({"left", std::int64_t{state.run.left}});
        break;
    case Step::Pay:
        if (state.task.colour != none)
            arguments.push_back({"resource", name::resource(table(), state.task.colour)});
        decision.note = dueNote(table(), state);
        break;
    case Step::Raise:
    case Step::Enlist:
        arguments.push_back({"left", std::int64_t{state.task.count - state.task.made}});
        break;
    case Step::Target:
        decision.note = {
            "bauen.note.most",
            {{"count", std::int64_t{worthOf(fundsOf(table(), state, state.actor, Domain::Supply))}}}};
        break;
    case Step::Fight:
        arguments.push_back({"own", std::int64_t{state.unrest.knights}});
        arguments.push_back({"opponent", std::int64_t{state.pieces.area(state.unrest.area).troop} + 1});
        arguments.push_back({"others", std::int64_t{state.pieces.area(state.unrest.area).knights}});
        break;
    default:
        break;
    }
    MoveList moves;
    listMoves(table(), state, moves);
    const OptionWriter writer(table(), state);
    for (const Move& move : moves) decision.options.push_back(writer.write(move));
    decision.bundle = paymentForm(table(), state, decision.options);
    return decision;
}

std::vector<Happening> questionHappenings() {
    std::vector<Happening> list;
    for (std::size_t i = 0; i < std::size(questions); ++i)
        if (static_cast<Step>(i) != Step::Act) list.push_back({questions[i].code, questions[i].rule});
    play::addHappenings(list, actions);
    for (const play::EventText& question : {payGood, payMarch, service})
        list.push_back({question.code, question.rule});
    list.push_back({"bauen.ask.over-shared", "BB-164"});
    return list;
}

}  // namespace hexa::bauen
