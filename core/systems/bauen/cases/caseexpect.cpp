// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/casewords.h"
#include "core/play/lines.h"
#include "core/systems/bauen/cases/caseposition.h"
#include "core/systems/bauen/play/words.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace hexa::bauen {
namespace {

using play::CaseLine;
using play::compare;
using play::compareNumber;

/// In the order of Step.
constexpr std::array<std::string_view, 16> steps{
    "first-town", "first-workers", "first-business", "stone",  "goods", "choose", "act",     "count",
    "pay",        "settle",        "target",         "enlist", "raise", "fight",  "retreat", "over"};
static_assert(steps.size() == static_cast<std::size_t>(Step::Over) + 1);
/// In the order of EventKind.
constexpr std::array<std::string_view, 29> eventNames{
    "round-begins", "values-moved", "wall-back",  "stone-laid", "passed",    "cannot-act",
    "declined",     "chosen",       "good-spent", "paid",       "placed",    "gathered",
    "founded",      "built",        "upgraded",   "produced",   "enlisted",  "marched",
    "fought",       "lost",         "troop-gone", "withdrew",   "retreated", "wall-built",
    "defended",     "stationed",    "released",   "glory",      "over"};
static_assert(eventNames.size() == static_cast<std::size_t>(EventKind::Over) + 1);

std::string playerOf(int seat) { return seat == none ? "nobody" : play::playerWord(seat); }

std::string sorted(std::vector<std::string> words) {
    std::ranges::sort(words);
    std::string all;
    for (const std::string& word : words) all += (all.empty() ? "" : " ") + word;
    return all;
}
std::string sortedRest(const CaseLine& line, std::size_t first) {
    return sorted({line.words.begin() + static_cast<std::ptrdiff_t>(first), line.words.end()});
}

Wrong checkArea(const Table& table, const State& state, int area, const CaseLine& line) {
    const AreaPieces& there = state.pieces.area(area);
    const std::string what = line.words.size() > 1 ? line.words[1] : std::string();
    const std::string said = line.rest(2);
    if (const int colour = placeIn(colourIds, what); colour != none) {
        const auto index = static_cast<std::size_t>(colour);
        return compare(
            line.words[0] + ' ' + what,
            std::to_string(there.workers[index]) + " carry " + std::to_string(there.carrying[index]), said);
    }
    if (what == "business") {
        const std::string found =
            there.level == 0
                ? "none"
                : std::string(goodIds[static_cast<std::size_t>(goodOf(table.area(area), there))]) +
                      " level " + std::to_string(there.level) + " store " + std::to_string(there.store);
        return compare(line.words[0] + " business", found, said);
    }
    if (what == "troop")
        return compare(
            line.words[0] + " troop",
            there.troop == none ? "none" : playerOf(there.troop) + ' ' + std::to_string(there.knights), said);
    if (what != "walls") return "unknown: " + what;
    std::vector<std::string> walls;
    for (int side = 0; side < 6; ++side)
        if (there.hasWall(side)) walls.emplace_back(word::sides[static_cast<std::size_t>(side)]);
    return compare(line.words[0] + " walls", walls.empty() ? "none" : sorted(std::move(walls)),
                   sortedRest(line, 2));
}

Wrong checkPlayer(const State& state, int seat, const CaseLine& line) {
    const Stock& stock = state.stock[static_cast<std::size_t>(seat)];
    const std::array<int, stockWords.size()> counts{stock.stonesLeft(), stock.halls, stock.workers,
                                                    stock.walls, stock.dice};
    const int what = line.words.size() > 1 ? placeIn(stockWords, line.words[1]) : none;
    if (what == none) return "unknown: " + line.rest(1);
    return compareNumber(line, 2, counts[static_cast<std::size_t>(what)]);
}

/// Checks "offers to 4b 4c": all options of one verb, by their arguments.
Wrong checkOffers(const Table& table, const State& state, const CaseLine& line) {
    if (line.words.size() < 2) return "offers VERB ...";
    MoveList moves;
    listMoves(table, state, moves);
    const std::string begin = play::playerWord(state.actor) + ' ' + line.words[1] + ' ';
    std::vector<std::string> found;
    for (const Move& move : moves) {
        std::string order = writeMove(table, state, move);
        if (!order.starts_with(begin)) continue;
        order.erase(0, begin.size());
        std::ranges::replace(order, ' ', '/');
        found.push_back(std::move(order));
    }
    return compare(line.rest(0), found.empty() ? "none" : sorted(std::move(found)), sortedRest(line, 2));
}

std::string winnerWords(const Table& table, const State& state) {
    const unsigned winners = state.step == Step::Over ? winnersOf(table, state) : 0;
    std::string found;
    for (int seat = 0; seat < table.seats; ++seat)
        if ((winners >> seat & 1) != 0) found += (found.empty() ? "" : " ") + play::playerWord(seat);
    return found.empty() ? "nobody" : found;
}

/// Returns the meanings of the words common to all games (core/play/casewords.h).
play::CaseAnswers answersOf(const Table& table, const State& state, const EventLog& log) {
    play::CaseAnswers answers;
    answers.decision = [&state] { return decisionText(state); };
    answers.allows = [&](const std::string& order) { return readMove(table, state, order).ok(); };
    answers.events = [&log](std::string_view event) -> std::optional<int> {
        const int kind = placeIn(eventNames, event);
        if (kind == none) return std::nullopt;
        return static_cast<int>(std::ranges::count(log, static_cast<EventKind>(kind), &Event::kind));
    };
    answers.winner = [&] { return winnerWords(table, state); };
    return answers;
}

/// Checks "glory P1 5", "glory P1 combat 3", "count P1 walls 7".
Wrong checkCounts(const Table& table, const State& state, const CaseLine& line) {
    const int seat = line.words.size() > 2 ? readSeat(line.words[1], table.seats) : none;
    if (seat == none) return "PLAYER and a number";
    if (line.words[0] == "count") {
        const int metric = placeIn(metricIds, line.words[2]);
        if (metric == none) return "no metric: " + line.words[2];
        return compareNumber(
            line, 3, countOf(table.land, table.data, state.pieces, static_cast<Metric>(metric), seat));
    }
    const Glory glory = gloryOf(table, state);
    const int theme = placeIn(themeIds, line.words[2]);
    if (theme == none) return compareNumber(line, 2, glory.total(seat));
    return compareNumber(line, 3, glory.of[static_cast<std::size_t>(seat)][static_cast<std::size_t>(theme)]);
}

/// Checks "value yellow 3".
Wrong checkValue(const Table& table, const State& state, const CaseLine& line) {
    const int colour = line.words.size() > 1 ? placeIn(colourIds, line.words[1]) : none;
    if (colour == none) return "value COLOUR NUMBER";
    return compareNumber(line, 2, table.values[state.round][static_cast<std::size_t>(colour)]);
}

/// Checks "town 4 P1", "town 4 nobody", "garrison 4 2".
Wrong checkRegion(const Table& table, const State& state, const CaseLine& line) {
    const int region = line.words.size() > 2 ? word::readRegion(table, line.words[1]) : none;
    if (region == none) return "a region and what is there";
    const RegionPieces& town = state.pieces.region(region);
    if (line.words[0] == "garrison") return compareNumber(line, 2, town.garrison);
    return compare(line.rest(0), playerOf(town.owner), line.words[2]);
}

}  // namespace

std::string decisionText(const State& state) {
    std::string text(steps[static_cast<std::size_t>(state.step)]);
    if (state.step != Step::Over) text += ' ' + play::playerWord(state.actor);
    return text;
}

Wrong checkExpectation(const Table& table, const State& state, const EventLog& log, const CaseLine& line) {
    if (const auto common = play::expectCommon(line, answersOf(table, state, log))) return *common;
    const std::string& word = line.words[0];
    if (const int area = word::readArea(table, word); area != none)
        return checkArea(table, state, area, line);
    if (const int seat = readSeat(word, table.seats); seat != none) return checkPlayer(state, seat, line);
    if (word == "offers") return checkOffers(table, state, line);
    if (word == "glory" || word == "count") return checkCounts(table, state, line);
    if (word == "value") return checkValue(table, state, line);
    if (word == "town" || word == "garrison") return checkRegion(table, state, line);
    if (word == "red") return compareNumber(line, 1, state.red);
    if (word == "white") return compareNumber(line, 1, state.white);
    if (word == "round") return compareNumber(line, 1, state.round + 1);
    return "unknown: " + word;
}

}  // namespace hexa::bauen
