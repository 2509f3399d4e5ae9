// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/play/words.h"

#include "core/play/lines.h"
#include "core/systems/claymore/terms/mat.h"

#include <algorithm>
#include <charconv>

namespace hexa::claymore::word {
namespace {

constexpr std::array<std::string_view, 4> sides{"north", "east", "south", "west"};
constexpr std::array<std::string_view, 3> faces{"blank", "skull", "shield"};
constexpr std::array<std::string_view, 3> tiles{"flying", "bounce", "explosion"};
constexpr std::array<std::string_view, 2> ogirCards{"move", "attack"};

}  // namespace

std::string player(int seat) { return play::playerWord(seat); }

std::string hex(Hex at) { return matText(matPlace(at)); }

std::optional<Hex> readHex(std::string_view text) {
    std::string own(text);
    std::ranges::replace(own, '.', ',');
    const auto place = readMatPlace(own);
    if (!place) return std::nullopt;
    return hexOf(*place);
}

std::string regiment(RegimentId id) {
    const RegimentFacts& facts = factsOf(kindOf(id));
    return facts.count == 1 ? std::string(facts.id)
                            : std::string(facts.id) + "-" + std::to_string(numberOf(id));
}

RegimentId readRegiment(std::string_view text) {
    for (RegimentId id = 0; id < regimentTotal; ++id)
        if (regiment(id) == text) return id;
    return noRegiment;
}

std::string_view side(MatSide side) { return sides[static_cast<std::size_t>(side)]; }
std::string_view face(Face face) { return faces[static_cast<std::size_t>(face)]; }
std::string_view tileWord(Tile tile) { return tiles[static_cast<std::size_t>(tile)]; }
std::string_view ogirWord(OgirCard card) { return ogirCards[static_cast<std::size_t>(card)]; }

}  // namespace hexa::claymore::word

namespace hexa::claymore {
namespace {

using play::Tokens;

/// Reads one line word by word.
class LineReader {
public:
    LineReader(const Battle& battle, const State& state, std::string_view line)
        : mBattle(battle), mState(state), mWords(line) {}

    Result<Move> read() {
        const play::Turn turn = turnOf(mState);
        if (const auto wrong = play::skipActor(mWords, turn, "claymore.order.")) return *wrong;
        if (turn.kind == play::Turn::Kind::Chance) return readChance();
        auto move = readAction();
        if (!move) return move;
        if (!mWords.done()) return unknown();
        MoveList moves;
        listMoves(mBattle, mState, moves);
        if (moves.contains(*move)) return move;
        if (const std::string_view rule = forbiddenBy(mBattle, mState, *move); !rule.empty())
            return refusal(rule);
        return mWords.error("claymore.order.not-now");
    }

private:
    Error unknown() const { return mWords.error("claymore.order.unknown"); }
    Error refusal(std::string_view rule) const {
        return mWords.refusal(play::codeOfRule("claymore.refused.", rule), std::string(rule));
    }

    Result<Move> readChance() {
        const std::string_view what = mWords.front();
        mWords.skip();
        Move move;
        if (what == "card" && mState.phase == Phase::Draw) {
            const auto& cards = mBattle.values().cards;
            const auto found = std::ranges::find(cards, mWords.front(), &ActionCard::id);
            if (found == cards.end()) return unknown();
            const auto design = static_cast<std::size_t>(found - cards.begin());
            if (mState.left[design] == 0) return refusal("CS-060");
            move = {Move::Kind::Card, noRegiment, static_cast<std::uint8_t>(design)};
        } else if (what == "tile" && (mState.phase == Phase::Tile || mState.phase == Phase::Misfire)) {
            const int tile = indexIn(mState.tiles.size(),
                                     [](std::size_t i) { return word::tileWord(static_cast<Tile>(i)); });
            if (tile < 0) return unknown();
            if (mState.tiles[static_cast<std::size_t>(tile)] == 0) return refusal("CS-112");
            move = {Move::Kind::Tile, noRegiment, static_cast<std::uint8_t>(tile)};
        } else if (what == "ogir" && mState.phase == Phase::OgirCard) {
            const int card = indexIn(mState.ogirCards.size(),
                                     [](std::size_t i) { return word::ogirWord(static_cast<OgirCard>(i)); });
            if (card < 0) return unknown();
            if (mState.ogirCards[static_cast<std::size_t>(card)] == 0) return refusal("CS-120");
            move = {Move::Kind::Ogir, noRegiment, static_cast<std::uint8_t>(card)};
        } else if (what == "dice" && mState.phase == Phase::Dice) {
            return readDice();
        } else {
            return mWords.error("claymore.order.chance");
        }
        mWords.skip();
        if (!mWords.done()) return unknown();
        return move;
    }

    Result<Move> readDice() {
        Move move{Move::Kind::Dice};
        for (int die = 0; die < mState.attackDice + mState.defenceDice; ++die) {
            const int face = indexIn(3, [](std::size_t i) { return word::face(static_cast<Face>(i)); });
            if (face < 0) return unknown();
            if (mBattle.values().faces[static_cast<std::size_t>(face)] == 0) return refusal("CS-091");
            move.dice |= static_cast<std::uint32_t>(face) << (2 * die);
            mWords.skip();
        }
        if (!mWords.done()) return refusal("CS-091");
        return move;
    }

    template <class Word>
    int indexIn(std::size_t count, Word wordAt) const {
        for (std::size_t i = 0; i < count; ++i)
            if (wordAt(i) == mWords.front()) return static_cast<int>(i);
        return -1;
    }

    Result<Move> readAction() {
        const std::string_view first = mWords.front();
        if (first == "finish" || first == "wait") {
            mWords.skip();
            return Move{first == "finish" ? Move::Kind::Finish : Move::Kind::Wait};
        }
        if (first == "side") {
            mWords.skip();
            const int side =
                indexIn(matSides.size(), [](std::size_t i) { return word::side(static_cast<MatSide>(i)); });
            if (side < 0) return unknown();
            mWords.skip();
            return Move{Move::Kind::Side, noRegiment, static_cast<std::uint8_t>(side)};
        }
        if (first == "lay") {
            mWords.skip();
            return readTo({Move::Kind::Lay, howitzer});
        }
        const bool deploys = first == "deploy";
        if (deploys) mWords.skip();
        // A line with only a hex comes from pointing at the board, to ask why it is out of reach.
        if (const auto at = word::readHex(mWords.front())) {
            const Field field = mBattle.find(*at);
            if (field == gone) return mWords.error("claymore.order.no-hex");
            const std::string_view rule = forbiddenAt(mBattle, mState, field);
            return rule.empty() ? mWords.error("claymore.order.not-now") : refusal(rule);
        }
        const RegimentId id = word::readRegiment(mWords.front());
        if (id == noRegiment) return unknown();
        mWords.skip();
        if (deploys) return readTo({Move::Kind::Deploy, id});
        const std::string_view verb = mWords.front();
        if (verb == "to" || verb == "enter") {
            mWords.skip();
            return readTo({verb == "to" ? Move::Kind::Step : Move::Kind::Enter, id});
        }
        if (verb != (id == howitzer ? "fire" : "attack")) return unknown();
        mWords.skip();
        const RegimentId target = word::readRegiment(mWords.front());
        if (target == noRegiment) return unknown();
        mWords.skip();
        return Move{Move::Kind::Attack, id, gone, target};
    }

    Result<Move> readTo(Move move) {
        const auto at = word::readHex(mWords.front());
        if (!at) return unknown();
        move.to = mBattle.find(*at);
        if (move.to == gone) return mWords.error("claymore.order.no-hex");
        mWords.skip();
        return move;
    }

    const Battle& mBattle;
    const State& mState;
    Tokens mWords;
};

}  // namespace

Result<Move> readMove(const Battle& battle, const State& state, std::string_view line) {
    return LineReader(battle, state, line).read();
}

std::string writeMove(const Battle& battle, const State& state, const Move& move) {
    const auto hex = [&] { return word::hex(battle.hex(move.to)); };
    const std::string player = word::player(state.actor) + ' ';
    switch (move.kind) {
    case Move::Kind::Side:
        return player + "side " + std::string(word::side(static_cast<MatSide>(move.to)));
    case Move::Kind::Deploy:
        return player + "deploy " + word::regiment(move.regiment) + ' ' + hex();
    case Move::Kind::Step:
        return player + word::regiment(move.regiment) + " to " + hex();
    case Move::Kind::Attack:
        return player + word::regiment(move.regiment) + (move.regiment == howitzer ? " fire " : " attack ") +
               word::regiment(move.target);
    case Move::Kind::Enter:
        return player + word::regiment(move.regiment) + " enter " + hex();
    case Move::Kind::Finish:
        return player + "finish";
    case Move::Kind::Wait:
        return player + "wait";
    case Move::Kind::Lay:
        return player + "lay " + hex();
    case Move::Kind::Card:
        return std::string(word::cardOrder) + ' ' + std::string(battle.values().cards[move.to].id);
    case Move::Kind::Tile:
        return std::string(word::tileOrder) + ' ' + std::string(word::tileWord(static_cast<Tile>(move.to)));
    case Move::Kind::Ogir:
        return std::string(word::ogirOrder) + ' ' +
               std::string(word::ogirWord(static_cast<OgirCard>(move.to)));
    case Move::Kind::Dice:
        break;
    }
    std::string line(word::diceOrder);
    for (int die = 0; die < state.attackDice + state.defenceDice; ++die)
        line += ' ' + std::string(word::face(faceOf(move, die)));
    return line;
}

}  // namespace hexa::claymore
