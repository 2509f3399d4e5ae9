// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pasture.h"

#include "core/edit/builders.h"
#include "core/json/reader.h"
#include "core/play/series.h"
#include "core/play/start.h"
#include "tests/support/toysystem.h"

#include <algorithm>

namespace hexa::test {
namespace {

using Kind = Pasture::Move::Kind;
constexpr play::RandomBot<Pasture> randomPastureBot;
constexpr const Pasture::Bot* pastureBots[] = {&randomPastureBot};
constexpr int fenceSide = 0;
constexpr const char* millSlot = "south";
constexpr int leastTithe = 2, mostTithe = 4, tithesOfAll = 4;

constexpr std::string_view pastureMessages = R"({
  "toy.order": {"en": "There is no such order.", "de": "Diesen Befehl gibt es nicht.", "fr": "Cet ordre n’existe pas."},
  "toy.ask.turn": {"en": "Player {player}: what is done for {count}?", "de": "Spieler {player}: was tun für {count}?",
    "fr": "Joueur {player} : que faire pour {count} ?"},
  "toy.ask.die": {"en": "The die is thrown.", "de": "Der Würfel wird geworfen.", "fr": "Le dé est lancé."},
  "toy.ask.over": {"en": "The pasture is bare.", "de": "Die Weide ist kahl.", "fr": "Le pâturage est nu."},
  "toy.do.graze": {"en": "graze", "de": "weiden", "fr": "paître"},
  "toy.do.rest": {"en": "rest", "de": "rasten", "fr": "se reposer"},
  "toy.do.fence": {"en": "build a fence", "de": "Zaun bauen", "fr": "bâtir une clôture"},
  "toy.do.mill": {"en": "build a mill", "de": "Mühle bauen", "fr": "bâtir un moulin"},
  "toy.do.card": {"en": "take the Sheep", "de": "das Schaf nehmen", "fr": "prendre le Mouton"},
  "toy.gain": {"en": "brings {count}", "de": "bringt {count}", "fr": "rapporte {count}"},
  "toy.die": {"en": "Die of the turn", "de": "Würfel des Zugs", "fr": "Dé du tour"},
  "toy.number": {"en": "{count}", "de": "{count}", "fr": "{count}"},
  "toy.wool": {"en": "Wool", "de": "Wolle", "fr": "Laine"},
  "toy.rests": {"en": "Rests", "de": "Rasten", "fr": "Repos"},
  "toy.table": {"en": "Table", "de": "Tisch", "fr": "Table"},
  "toy.sheep": {"en": "Sheep", "de": "Schaf", "fr": "Mouton"},
  "toy.sheep.text": {"en": "Wool at once.", "de": "Sofort Wolle.", "fr": "De la laine aussitôt."},
  "toy.carried": {"en": "Player {player} begins with {count} wool.", "de": "Spieler {player} beginnt mit {count} Wolle.",
    "fr": "Le joueur {player} commence avec {count} de laine."},
  "toy.ask.pay": {"en": "Player {player}: what is paid?", "de": "Spieler {player}: was wird gezahlt?",
    "fr": "Joueur {player} : que payer ?"},
  "toy.option.rent": {"en": "Rent at the end", "de": "Pacht am Ende", "fr": "Fermage à la fin"},
  "toy.option.wish": {"en": "Secret wishes", "de": "Geheime Wünsche", "fr": "Vœux secrets"},
  "toy.wish": {"en": "Wish", "de": "Wunsch", "fr": "Vœu"},
  "toy.option.tithe": {"en": "Tithe at the end", "de": "Zehnter am Ende", "fr": "Dîme à la fin"},
  "toy.gained": {"en": "Player {player} gains {count}.", "de": "Spieler {player} gewinnt {count}.",
    "fr": "Le joueur {player} gagne {count}."}
})";

Message counted(const char* code, int count) { return {code, {{"count", std::int64_t{count}}}}; }

}  // namespace

std::span<const Pasture::Bot* const> Pasture::bots() { return pastureBots; }

Pasture::Pasture(const Scenario& scenario, std::array<int, 2> carried, Dues dues, Wishes wishes)
    : mPieces(scenario.board.pieces),
      mEdges(scenario.board.edges),
      mCarried(carried),
      mDues(dues),
      mWishes(wishes) {
    for (const Cell& cell : scenario.board.cells())
        if (cell.kind == kindIdAt(0)) mMeadow = cell.at;
    // A fox takes the sheep, and the game has no walls.
    std::erase_if(mPieces, [](const PiecePlacement& piece) { return piece.kind == "sheep"; });
    std::erase_if(mEdges, [](const EdgeFeature& edge) { return edge.kind == "wall"; });
}

Result<std::array<int, 2>> Pasture::readCarried(const std::string& json) {
    std::array<int, 2> wool{};
    if (json.empty()) return wool;
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    const JsonNode root = document->root();
    auto object = JsonObject::open(root);
    if (!object) return object.error();
    const auto list = object->require("wool");
    if (!list) return list.error();
    if (!list->isArray() || list->size() != wool.size()) return list->typeError("array");
    std::size_t seat = 0;
    for (auto walker = list->walk(); !walker.done(); walker.advance()) {
        const auto number = walker.value().integer(0, 9);
        if (!number) return number.error();
        wool[seat++] = static_cast<int>(*number);
    }
    return wool;
}

// --- The rules ---

std::string Pasture::outcome(const State& state) const {
    if (turn(state).kind != play::Turn::Kind::Over) return {};
    const int more = state.points[0] - state.points[1];
    return more == 0 ? R"({"wool":[0,0]})" : more > 0 ? R"({"wool":[1,0]})" : R"({"wool":[0,1]})";
}

play::Turn Pasture::turn(const State& state) const {
    if (state.turn == turns && mDues != Dues::None && state.tithes < tithesOfAll)
        return {play::Turn::Kind::Seat, state.tithes / 2};
    if (state.turn == turns) return {play::Turn::Kind::Over};
    if (state.worth == 0) return {play::Turn::Kind::Chance};
    return {play::Turn::Kind::Seat, state.turn % 2};
}

BundleForm Pasture::tithe(const State& state) const {
    BundleForm form;
    if (state.turn < turns || turn(state).kind == play::Turn::Kind::Over) return form;
    const int seat = state.tithes / 2;
    const int wool = state.points[static_cast<std::size_t>(seat)];
    const int rests = state.rests[static_cast<std::size_t>(seat)];
    const bool woolIsSaid = state.tithes % 2 != 0;
    const std::string order = "P" + std::to_string(seat + 1) + " pay ";
    if (mDues == Dues::Rent) {
        constexpr int rent = 3, worth = 2;
        form.minimal = true;
        form.least = std::max(0, std::min(rent - state.paid, worth * rests + (woolIsSaid ? 0 : wool)));
        // The named wool would be superfluous with more rests.
        const int more = woolIsSaid && state.paid > 0 ? (rent - state.paid) / worth : rests;
        if (!woolIsSaid) form.parts.push_back({order + "wool", {"toy.wool", {}}, wool});
        form.parts.push_back({order + "rests", {"toy.rests", {}}, std::min(rests, more), worth});
        return form;
    }
    const int has = rests + (woolIsSaid ? 0 : wool);
    form.least = std::max(0, std::min(leastTithe - state.paid, has));
    form.most = std::min(mostTithe - state.paid, has);
    if (!woolIsSaid) form.parts.push_back({order + "wool", {"toy.wool", {}}, std::min(wool, form.most)});
    form.parts.push_back({order + "rests", {"toy.rests", {}}, std::min(rests, form.most)});
    return form;
}

std::vector<Pasture::Move> Pasture::moves(const Seen& seen, int seat) const {
    if (const BundleForm form = tithe(seen); !form.empty()) {
        std::vector<Move> counts;
        // Possible counts of this one, so that the other one completes the sum.
        for (int count = 0; count <= form.parts.front().max; ++count) {
            bool due = form.parts.size() == 1 && form.complete(std::array{count});
            for (int other = 0; form.parts.size() == 2 && other <= form.parts[1].max; ++other)
                due = due || form.complete(std::array{count, other});
            if (due) counts.push_back({Kind::Pay, count});
        }
        return counts;
    }
    if (seat < 0) return {{Kind::Die, 1}, {Kind::Die, 2}, {Kind::Die, 3}};
    std::vector<Move> list{{Kind::Graze}, {Kind::Rest}};
    if (!seen.fence) list.push_back({Kind::Fence});
    if (!seen.mill) list.push_back({Kind::Mill});
    if (!seen.card) list.push_back({Kind::Card});
    return list;
}

void Pasture::apply(State& state, const Move& move, Log* log) const {
    if (move.kind == Kind::Die) {
        state.worth = move.number;
        return;
    }
    if (move.kind == Kind::Pay) {
        const auto payer = static_cast<std::size_t>(state.tithes / 2);
        (state.tithes % 2 == 0 ? state.points : state.rests)[payer] -= move.number;
        state.paid = state.tithes % 2 == 0 ? move.number : 0;
        ++state.tithes;
        return;
    }
    const auto seat = static_cast<std::size_t>(state.turn % 2);
    if (move.kind == Kind::Rest) {
        ++state.rests[seat];
    } else {
        state.points[seat] += state.worth;
        if (log != nullptr) log->push_back({state.turn % 2, state.worth});
    }
    state.fence |= move.kind == Kind::Fence;
    state.mill |= move.kind == Kind::Mill;
    state.card |= move.kind == Kind::Card;
    ++state.turn;
    state.worth = 0;
}

std::uint64_t Pasture::hash(const State& state) const {
    std::uint64_t hash = mixed(static_cast<std::uint64_t>(state.turn * 4 + state.worth),
                               static_cast<std::uint64_t>(state.fence * 4 + state.mill * 2 + state.card));
    for (std::size_t seat = 0; seat < 2; ++seat)
        hash = mixed(hash, static_cast<std::uint64_t>(state.rests[seat] * 100 + state.points[seat]));
    return mDues != Dues::None ? mixed(hash, static_cast<std::uint64_t>(state.tithes * 8 + state.paid))
                               : hash;
}

// --- Its words ---

std::string Pasture::write(const State& state, const Move& move) const {
    if (move.kind == Kind::Die) return "chance " + std::to_string(move.number);
    if (move.kind == Kind::Pay) return tithe(state).parts.front().order + ' ' + std::to_string(move.number);
    constexpr const char* words[] = {"", "graze", "rest", "fence", "mill", "sheep"};
    return "P" + std::to_string(state.turn % 2 + 1) + " do " + words[static_cast<std::size_t>(move.kind)];
}

MatchDecision Pasture::decision(const State& state, play::SeatMask) const {
    MatchDecision decision;
    const play::Turn open = turn(state);
    if (open.kind == play::Turn::Kind::Over) {
        decision.text.code = "toy.ask.over";
        return decision;
    }
    if (open.kind == play::Turn::Kind::Chance) {
        decision.kind = MatchDecision::Kind::Chance;
        decision.text.code = "toy.ask.die";
        decision.chance = {"chance", {{ChanceForm::Field::Kind::Die, {"toy.die", {}}, {}}}, false};
        for (int number = 1; number <= 3; ++number)
            decision.chance.fields.front().values.push_back(
                {std::to_string(number), counted("toy.number", number)});
        return decision;
    }
    decision.kind = MatchDecision::Kind::Choice;
    decision.seats = {open.seat};
    decision.bundle = tithe(state);
    if (!decision.bundle.empty()) {
        decision.order = decision.bundle.parts.front().order;
        decision.text = {"toy.ask.pay", {{"player", std::int64_t{open.seat} + 1}}};
        for (const Move& move : moves(state, open.seat))
            decision.options.push_back(
                {write(state, move), counted("toy.number", move.number), std::nullopt});
        return decision;
    }
    decision.order = "P" + std::to_string(open.seat + 1) + " do";
    decision.text = counted("toy.ask.turn", state.worth);
    decision.text.arguments.push_back({"player", std::int64_t{open.seat} + 1});
    constexpr const char* texts[] = {
        "", "toy.do.graze", "toy.do.rest", "toy.do.fence", "toy.do.mill", "toy.do.card"};
    for (const Move& move : moves(state, open.seat)) {
        MatchOption option{
            write(state, move), {texts[static_cast<std::size_t>(move.kind)], {}}, std::nullopt};
        if (move.kind == Kind::Fence)
            option.at = Spot{mMeadow, fenceSide, {}};
        else if (move.kind == Kind::Mill)
            option.at = Spot{mMeadow, -1, millSlot};
        else if (move.kind == Kind::Card)
            option.card = "sheep";
        else
            option.at = Spot{mMeadow, -1, {}};
        if (move.kind != Kind::Rest) option.note = counted("toy.gain", state.worth);
        decision.options.push_back(std::move(option));
    }
    return decision;
}

MatchView Pasture::view(const State& state, int viewer) const {
    MatchView view;
    for (int seat = 0; seat < 2; ++seat)
        view.counters.push_back(
            {seat, "wool", state.points[static_cast<std::size_t>(seat)], {"toy.wool", {}}});
    MatchView::Card card;
    card.group = "table";
    card.groupText.code = "toy.table";
    card.word = "sheep";
    card.name.code = "toy.sheep";
    card.text.code = "toy.sheep.text";
    card.usable = !state.card;
    view.cards.push_back(std::move(card));
    if (mWishes == Wishes::Secret && viewer >= 0) {
        MatchView::Card wish;
        wish.group = "wish";
        wish.groupText.code = "toy.wish";
        wish.word = "wish";
        wish.name.code = viewer == 0 ? "toy.wool" : "toy.rests";
        wish.seat = viewer;
        view.cards.push_back(std::move(wish));
    }
    view.edges = mEdges;
    view.placements = mPieces;
    if (state.fence) {
        EdgeFeature fence;
        fence.edge = edgeOf(mMeadow, fenceSide);
        fence.kind = "fence";
        view.edges->push_back(std::move(fence));
    }
    if (state.mill) {
        PiecePlacement mill;
        mill.kind = "mill";
        mill.at = mMeadow;
        mill.slot = millSlot;
        view.placements->push_back(std::move(mill));
    }
    return view;
}

MatchStanding Pasture::standing(const State& state) const {
    MatchStanding standing;
    standing.columns = {{"wool", {"toy.wool", {}}}, {"rests", {"toy.rests", {}}}};
    standing.over = turn(state).kind == play::Turn::Kind::Over;
    const int most = std::max(state.points[0], state.points[1]);
    for (std::size_t seat = 0; seat < 2; ++seat) {
        standing.seats.push_back({{state.points[seat], state.rests[seat]}, -1});
        // A tie has no winner.
        if (standing.over && state.points[0] != state.points[1] && state.points[seat] == most)
            standing.winners.push_back(static_cast<int>(seat));
    }
    return standing;
}

MatchEvent Pasture::describe(const Event& event, std::size_t line) const {
    MatchEvent reported;
    reported.kind = MatchEvent::Kind::Scored;
    reported.line = line;
    reported.text = counted("toy.gained", event.points);
    reported.text.arguments.push_back({"player", std::int64_t{event.seat} + 1});
    reported.at = mMeadow;
    reported.seat = event.seat;
    reported.amount = event.points;
    return reported;
}

GameSystem pasturedToy() {
    GameSystem system = toySystem();
    // The two tables of messages as one.
    static const std::string messages = std::string(system.messages.substr(0, system.messages.rfind('}'))) +
                                        ',' +
                                        std::string(pastureMessages.substr(pastureMessages.find('{') + 1));
    system.messages = messages;
    PlayFunctions game;
    play::offer<Pasture>(
        game, [](const Scenario& scenario, const MatchSetup& setup) -> Result<play::Opening<Pasture>> {
            const auto carried = Pasture::readCarried(setup.carried);
            if (!carried) return carried.error();
            const auto on = [&](const char* option) {
                const auto named = setup.options.find(option);
                return named != setup.options.end() && named->second;
            };
            const bool tithe = on("tithe"), rent = on("rent"), wish = on("wish");
            const auto wishes = wish ? Pasture::Wishes::Secret : Pasture::Wishes::None;
            const auto dues = rent ? Pasture::Dues::Rent : tithe ? Pasture::Dues::Tithe : Pasture::Dues::None;
            return play::Opening<Pasture>{std::make_shared<const Pasture>(scenario, *carried, dues, wishes),
                                          {{"rent", rent}, {"tithe", tithe}, {"wish", wish}},
                                          "{}"};
        });
    game.options = {{"tithe", false, false, "toy.option.tithe"},
                    {"rent", false, false, "toy.option.rent"},
                    {"wish", false, false, "toy.option.wish"}};
    game.carried = [](const std::string& json) -> Result<std::vector<Message>> {
        const auto wool = Pasture::readCarried(json);
        if (!wool) return wool.error();
        std::vector<Message> reported;
        for (std::size_t seat = 0; seat < 2; ++seat) {
            if ((*wool)[seat] == 0) continue;
            reported.push_back(counted("toy.carried", (*wool)[seat]));
            reported.back().arguments.push_back({"player", static_cast<std::int64_t>(seat) + 1});
        }
        return reported;
    };
    game.draws = true;
    game.typedChance = true;
    game.variants = [](int) { return std::vector<OptionValues>{{}}; };
    system.play = std::make_shared<const PlayFunctions>(std::move(game));
    return system;
}

Scenario pastureMap(const GameSystem& game) {
    Scenario map = game.layout("2p")->scenario;
    Cell cell;
    cell.at = {0, 0};
    cell.kind = kindIdAt(0);
    map.board.put(CellState(cell));
    assignMissingIds(map.board, game.catalog);
    PiecePlacement sheep;
    sheep.kind = "sheep";
    sheep.at = {0, 0};
    map.board.pieces.push_back(sheep);
    EdgeFeature wall;
    wall.edge = edgeOf(Hex{0, 0}, 3);
    wall.kind = "wall";
    map.board.edges.push_back(wall);
    return map;
}

}  // namespace hexa::test
