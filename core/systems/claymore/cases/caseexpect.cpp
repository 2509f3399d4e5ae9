// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/casewords.h"
#include "core/systems/claymore/cases/caseposition.h"
#include "core/systems/claymore/play/words.h"
#include "core/systems/claymore/rules/course.h"

#include <algorithm>

namespace hexa::claymore {
namespace {

using play::CaseLine;
using play::compare;
using play::compareNumber;

/// In the order of Phase.
constexpr std::array<std::string_view, 11> phases{"side", "deploy",  "card",      "act",  "dice", "tile",
                                                  "lay",  "misfire", "ogir-card", "ogir", "over"};
/// In the order of EventKind.
constexpr std::array<std::string_view, 24> eventNames{
    "side-chosen", "deployed",   "chip-laid",  "revealed",   "battle-begins",  "card-drawn",
    "card-dead",   "reshuffled", "moved",      "entered",    "attacked",       "thrown",
    "hurt",        "destroyed",  "fired",      "tile-laid",  "chain-complete", "shot-failed",
    "misfire",     "tower-hit",  "tower-down", "ogir-turns", "tower-win",      "over"};
static_assert(eventNames.size() == static_cast<std::size_t>(EventKind::Over) + 1);
constexpr std::array<std::string_view, 4> outcomes{"nobody", "imperial", "shadow", "draw"};

std::string joined(std::vector<std::string> words) {
    std::ranges::sort(words);
    std::string all;
    for (const std::string& word : words) all += (all.empty() ? "" : " ") + word;
    return all;
}
std::string sortedRest(const CaseLine& line, std::size_t first) {
    std::vector<std::string> words(line.words.begin() + static_cast<std::ptrdiff_t>(first), line.words.end());
    for (std::string& word : words) std::ranges::replace(word, '.', ',');
    return joined(std::move(words));
}

/// Returns a regiment's options in the open decision, by kind of move.
std::string offered(const Battle& battle, const State& state, RegimentId id, Move::Kind kind) {
    MoveList moves;
    listMoves(battle, state, moves);
    std::vector<std::string> words;
    for (const Move& move : moves)
        if (move.kind == kind && move.regiment == id)
            words.push_back(kind == Move::Kind::Attack ? word::regiment(move.target)
                                                       : word::hex(battle.hex(move.to)));
    return joined(std::move(words));
}

Wrong checkRegiment(const State& state, const Battle& battle, RegimentId id, const CaseLine& line) {
    if (line.words.size() < 2) return "REGIMENT HEX, waiting or gone";
    const std::string at = state.at[id] == gone      ? "gone"
                           : state.at[id] == waiting ? "waiting"
                                                     : word::hex(battle.hex(state.at[id]));
    std::string said = line.words[1];
    std::ranges::replace(said, '.', ',');
    if (auto wrong = compare(line.words[0], at, said)) return wrong;
    if (line.words.size() == 2) return fine;
    if (line.words[2] != "chips") return "unknown: " + line.words[2];
    return compareNumber(line, 3, state.chips[id]);
}

/// Returns the answers common to all games.
play::CaseAnswers answersOf(const Battle& battle, const State& state, const EventLog& log) {
    return {[&] { return decisionText(state); },
            [&](const std::string& order) { return readMove(battle, state, order).ok(); },
            [&](std::string_view event) -> std::optional<int> {
                const auto found = std::ranges::find(eventNames, event);
                if (found == eventNames.end()) return std::nullopt;
                const auto kind = static_cast<EventKind>(found - eventNames.begin());
                return static_cast<int>(std::ranges::count(log, kind, &Event::kind));
            },
            [&] { return std::string(outcomes[static_cast<std::size_t>(state.outcome)]); }};
}

}  // namespace

std::string decisionText(const State& state) {
    std::string text(phases[static_cast<std::size_t>(state.phase)]);
    if (turnOf(state).kind == play::Turn::Kind::Seat) text += ' ' + word::player(state.actor);
    return text;
}

Wrong checkExpectation(const Battle& battle, const State& state, const EventLog& log, const CaseLine& line) {
    const std::string& word = line.words[0];
    if (const RegimentId id = word::readRegiment(word); id != noRegiment)
        return checkRegiment(state, battle, id, line);
    if (const auto common = play::expectCommon(line, answersOf(battle, state, log))) return *common;
    if (word == "dice") {
        const std::string dice = std::to_string(state.attackDice) + " " + std::to_string(state.defenceDice);
        return compare(word, state.phase == Phase::Dice ? dice : "none", line.rest(1));
    }
    if (word == "tower") return compare(word, state.towerStands ? "stands" : "gone", line.rest(1));
    if (word == "deck") return compareNumber(line, 1, state.deck);
    if (word == "rubble") return compareNumber(line, 1, state.rubble);
    if (word == "ogir-turns") return compareNumber(line, 1, state.ogirTurns);
    if (word == "tiles") return compareNumber(line, 1, state.tiles[0] + state.tiles[1] + state.tiles[2]);
    if (word == "elite-after") {
        std::vector<std::string> words;
        for (RegimentId id = 0; id < regimentTotal; ++id)
            if ((eliteAfter(battle, state) & bit(id)) != 0) words.push_back(word::regiment(id));
        return compare(word, joined(std::move(words)), sortedRest(line, 1));
    }
    if (line.words.size() < 2) return "unknown: " + word;
    if (word == "left" || word == "removed") {
        const auto& cards = battle.values().cards;
        const auto card = std::ranges::find(cards, line.words[1], &ActionCard::id);
        if (card == cards.end()) return "no card: " + line.words[1];
        const auto design = static_cast<std::size_t>(card - cards.begin());
        return compareNumber(line, 2, word == "left" ? state.left[design] : state.removed[design]);
    }
    if (word == "steps" || word == "targets") {
        const RegimentId id = word::readRegiment(line.words[1]);
        if (id == noRegiment) return "no regiment: " + line.words[1];
        const Move::Kind kind = word == "steps" ? Move::Kind::Step : Move::Kind::Attack;
        return compare(line.rest(0), offered(battle, state, id, kind), sortedRest(line, 2));
    }
    if (word == "room") {
        const auto army = armyOf(line.words[1]);
        if (!army) return "no army: " + line.words[1];
        return compareNumber(line, 2, static_cast<int>(deploymentZone(battle, state, *army).size()));
    }
    if (word == "sees" || word == "sees-not") {  // sees P2 gnomes-1
        const auto seat = line.words.size() == 3 && line.words[1].size() == 2 && line.words[1][0] == 'P'
                              ? readNumber(line.words[1].substr(1))
                              : std::nullopt;
        const RegimentId id = seat ? word::readRegiment(line.words[2]) : noRegiment;
        if (id == noRegiment || *seat < 1 || *seat > battle.seats()) return "sees PLAYER REGIMENT";
        const bool seen = onMat(seenBy(battle, state, *seat - 1).at[id]);
        return seen == (word == "sees") ? fine : Wrong(seen ? "is seen" : "is not seen");
    }
    return "unknown: " + word;
}

}  // namespace hexa::claymore
