// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/play/words.h"

#include "core/play/lines.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace hexa::bauen {
namespace word {

std::string region(int index) { return std::to_string(index + 1); }

std::string area(const Table& table, int index) {
    const int region = table.area(index).region;
    const std::vector<int>& areas = table.region(region).areas;
    const auto place = std::ranges::find(areas, index) - areas.begin();
    return word::region(region) + static_cast<char>('a' + place);
}

int readRegion(const Table& table, std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return none;
    return number >= 1 && number <= table.land.regionCount() ? number - 1 : none;
}

int readArea(const Table& table, std::string_view text) {
    if (text.size() < 2) return none;
    const int region = readRegion(table, text.substr(0, text.size() - 1));
    if (region == none) return none;
    const auto place = static_cast<std::size_t>(text.back() - 'a');
    const std::vector<int>& areas = table.region(region).areas;
    return text.back() >= 'a' && place < areas.size() ? areas[place] : none;
}

}  // namespace word

namespace {

template <class Words>
int indexIn(const Words& words, std::string_view text) {
    const auto found = std::ranges::find(words, text);
    return found == std::ranges::end(words) ? none : static_cast<int>(found - std::ranges::begin(words));
}

/// Returns the good of a business with one of its symbols covered.
std::string_view madeBy(const Table& table, int area, int covered) {
    return goodIds[static_cast<std::size_t>(table.area(area).goods[covered == 0 ? 1 : 0])];
}

class OrderReader {
public:
    OrderReader(const Table& table, const State& state, std::string_view line)
        : mTable(table), mState(state), mWords(line) {}

    Result<Move> read() {
        if (const auto error = play::skipActor(mWords, turnOf(mState), "bauen.order.")) return *error;
        if (mWords.done()) return unknown();
        // A line with only a place comes from pointing at the board, to ask why it can't be chosen.
        if (isPlace(mWords.front())) return refusal(ruleOf(mTable, mState));
        const int verb = indexIn(word::verbs, mWords.front());
        if (verb == none) return unknown();
        mWords.skip();
        if (!mWords.done() && isPlace(mWords.front()) && expectsOther(static_cast<Move::Kind>(verb)))
            return refusal(ruleOf(mTable, mState));
        const auto move = readRest(static_cast<Move::Kind>(verb));
        if (!move || !mWords.done()) return unknown();
        MoveList moves;
        listMoves(mTable, mState, moves);
        if (moves.contains(*move)) return *move;
        if (const std::string_view rule = forbiddenBy(mTable, mState, *move); !rule.empty())
            return refusal(rule);
        return mWords.error("bauen.order.not-now");
    }

private:
    Error unknown() const { return mWords.error("bauen.order.unknown"); }
    Error refusal(std::string_view rule) const {
        return mWords.refusal(play::codeOfRule("bauen.refused.", rule), std::string(rule));
    }
    bool isPlace(std::string_view text) const { return word::readArea(mTable, text) != none; }
    /// True for an area where the verb takes a region: the region's areas are shown, not its
    /// number.
    static bool expectsOther(Move::Kind kind) {
        return kind == Move::Kind::Town || kind == Move::Kind::Station || kind == Move::Kind::Defend;
    }

    /// Returns the next word by `take`; -1 ends the reading.
    template <class Take>
    int next(Take take) {
        const int value = take(mWords.front());
        mWords.skip();
        return value;
    }
    int area() {
        return next([this](std::string_view text) { return word::readArea(mTable, text); });
    }
    int region() {
        return next([this](std::string_view text) { return word::readRegion(mTable, text); });
    }
    template <class Words>
    int of(const Words& words) {
        return next([&](std::string_view text) { return indexIn(words, text); });
    }
    int number() {
        return next([](std::string_view text) {
            return text.size() == 1 && text[0] >= '0' && text[0] <= '9' ? text[0] - '0' : none;
        });
    }

    std::optional<Move> readRest(Move::Kind kind) {
        using Kind = Move::Kind;
        int a = none, b = none;
        switch (kind) {
        case Kind::Pass:
        case Kind::Nothing:
        case Kind::Gather:
            return makeMove(kind);
        case Kind::Lay:
            a = of(word::stones);
            b = next([this](std::string_view text) { return mTable.fieldAt(text); });
            break;
        case Kind::Choose:
            a = of(actionIds), b = 0;
            break;
        case Kind::Count:
        case Kind::Remove:
            a = number(), b = 0;
            break;
        case Kind::Pay:
        case Kind::Worker:
            a = area(), b = of(colourIds);
            break;
        case Kind::Wall:
            a = area(), b = of(word::sides);
            break;
        case Kind::Build:
            a = area(), b = readGood(a);
            break;
        case Kind::Defend:
            a = region(), b = number();
            break;
        case Kind::Town:
        case Kind::Station:
            a = region(), b = 0;
            break;
        default:
            a = area(), b = 0;
        }
        if (a == none || b == none) return std::nullopt;
        const bool two = kind == Kind::Lay || kind == Kind::Pay || kind == Kind::Worker ||
                         kind == Kind::Wall || kind == Kind::Build || kind == Kind::Defend;
        return makeMove(kind, a, two ? b : none);
    }
    /// Returns the symbol under the die of a business that makes this good.
    int readGood(int area) {
        const int good = of(goodIds);
        if (area == none || good == none) return none;
        const auto& goods = mTable.area(area).goods;
        if (goods[1] == good) return 0;
        return goods[0] == good ? 1 : none;
    }

    const Table& mTable;
    const State& mState;
    play::Tokens mWords;
};

}  // namespace

Result<Move> readMove(const Table& table, const State& state, std::string_view line) {
    return OrderReader(table, state, line).read();
}

std::string writeMove(const Table& table, const State& state, const Move& move) {
    using Kind = Move::Kind;
    std::string line =
        play::playerWord(state.actor) + ' ' + std::string(word::verbs[static_cast<std::size_t>(move.kind)]);
    const auto add = [&line](std::string_view text) { line.append(" ").append(text); };
    const auto second = static_cast<std::size_t>(move.b);
    switch (move.kind) {
    case Kind::Pass:
    case Kind::Nothing:
    case Kind::Gather:
        return line;
    case Kind::Lay:
        add(word::stones[static_cast<std::size_t>(move.a)]);
        add(table.field(move.b).id);
        return line;
    case Kind::Choose:
        add(actionIds[static_cast<std::size_t>(move.a)]);
        return line;
    case Kind::Count:
    case Kind::Remove:
        add(std::to_string(move.a));
        return line;
    case Kind::Town:
    case Kind::Station:
        add(word::region(move.a));
        return line;
    case Kind::Defend:
        add(word::region(move.a));
        add(std::to_string(move.b));
        return line;
    default:
        add(word::area(table, move.a));
    }
    if (move.kind == Kind::Pay || move.kind == Kind::Worker) add(colourIds[second]);
    if (move.kind == Kind::Wall) add(word::sides[second]);
    if (move.kind == Kind::Build) add(madeBy(table, move.a, move.b));
    return line;
}

}  // namespace hexa::bauen
