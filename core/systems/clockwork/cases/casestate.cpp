// SPDX-License-Identifier: GPL-3.0-or-later
// STATE lines of cases.
#include "core/systems/clockwork/cases/caseposition.h"
#include "core/systems/clockwork/cases/casewords.h"
#include "core/systems/clockwork/cases/statebuilder.h"

#include <algorithm>
#include <limits>

namespace hexa::clockwork {

using play::CaseLine;

namespace {

using casewords::number;

class StateReader {
public:
    StateReader(const Game& game, StateBuilder& builder, const CaseLine& line)
        : g(game), mBuilder(builder), s(builder.state), mWords(line.words) {}

    Wrong read() {
        const std::string first = take();
        if (const Player player = word::readPlayer(g, first); player != noPlayer) return readPlayer(player);
        if (const TileIndex tile = word::readTile(g.map(), first); tile != noTile) return readTile(tile);
        if (first == "turn") return readTurn();
        if (first == "stage") return readStage();
        if (first == "token") return readToken();
        if (first == "general") return readGeneral();
        if (first == "deck" || first == "discard") return readCards(first == "deck");
        if (first == "taken") return readActions();
        if (first == "technophilia") return readOwner(s.technophilia);
        if (first == "tactical-ops") return readOwner(s.tacticalOps);
        if (first == "battles") return readBattles();
        return "no line of a state: " + first;
    }

private:
    bool done() const { return mNext == mWords.size(); }
    std::string take() { return done() ? std::string() : mWords[mNext++]; }

    template <class T>
    Wrong readNumber(T& value) {
        const auto read = number(take());
        constexpr int max = std::min<int>(999, std::numeric_limits<T>::max());
        if (!read || *read < 0 || *read > max)
            return "a number from 0 to " + std::to_string(max) + " is missing";
        value = static_cast<T>(*read);
        return std::nullopt;
    }

    Wrong readTurn() {
        const auto turn = number(take());
        if (!turn || *turn < 1 || *turn > g.turns()) return "a turn from 1 to " + std::to_string(g.turns());
        s.turn = static_cast<decltype(s.turn)>(*turn);
        return std::nullopt;
    }

    Wrong readPlayer(Player player) {
        PlayerState& own = s.players[player];
        while (!done()) {
            const std::string key = take();
            Wrong wrong;
            if (key == "pool") {
                wrong = readNumber(own.pool);
            } else if (key == "vp") {
                wrong = readNumber(own.vp);
            } else if (key == "spies") {
                wrong = readNumber(own.spies);
            } else if (key == "wins") {
                wrong = readNumber(own.battlesWon);
            } else if (key == "ip") {
                for (auto& points : own.ip)
                    if (!wrong) wrong = readNumber(points);
            } else if (key == "hand") {
                const auto card = casewords::espionage(g, take());
                if (!card) return "no Espionage card";
                mBuilder.hand(player, *card);
            } else if (key == "unique") {
                const auto where = casewords::where(g, take());
                if (!where || !mBuilder.unique(player, *where)) return "no such Unique Unit or place";
            } else if (key == "used") {
                const auto slot = casewords::slot(take());
                if (!slot) return "no slot";
                s.used[player] = static_cast<std::uint16_t>(s.used[player] | 1U << *slot);
            } else {
                return "a player has no " + key;
            }
            if (wrong) return wrong;
        }
        return std::nullopt;
    }

    Wrong readTile(TileIndex tile) {
        while (!done()) {
            const Player player = word::readPlayer(g, take());
            const auto units = player == noPlayer ? std::nullopt : casewords::units(g, player, take());
            if (!units) return "TILE PLAYER UNITS ...";
            mBuilder.soldiers(player, tile, units->soldiers);
            if (units->unique && !mBuilder.unique(player, tile)) return "a Unique Unit too many";
            if (units->guardian) mBuilder.general(General::Guardian, player, tile);
            if (units->steamtank) mBuilder.general(General::Steamtank, player, tile);
        }
        return std::nullopt;
    }

    Wrong readStage() {
        const auto stage = casewords::placeOf(casewords::stages, take());
        if (!stage) return "no stage";
        s.stage = static_cast<Stage>(*stage);
        return std::nullopt;
    }

    /// Reads "token SLOT TILE [OWNER]".
    Wrong readToken() {
        const auto slot = casewords::slot(take());
        const TileIndex tile = word::readTile(g.map(), take());
        if (!slot || tile == noTile) return "token SLOT TILE [OWNER]";
        mBuilder.token(*slot, tile);
        if (!done()) mBuilder.tokenOwner(*slot, word::readPlayer(g, take()));
        return std::nullopt;
    }

    /// Reads "general NAME OWNER hand", "general NAME gone".
    Wrong readGeneral() {
        const auto general = casewords::placeOf(casewords::generals, take());
        if (!general) return "no General";
        const Player owner = done() ? noPlayer : word::readPlayer(g, mWords[mNext]);
        if (owner != noPlayer) take();
        const auto where = casewords::where(g, take());
        if (!where) return "a General is on a territory, in a hand or gone";
        if (owner == noPlayer && (onMap(*where) || *where == place::inHand)) return "an owner is missing";
        mBuilder.general(static_cast<General>(*general), owner, *where);
        return std::nullopt;
    }

    Wrong readCards(bool deck) {
        std::vector<std::uint8_t> cards;
        while (!done()) {
            const std::string name = take();
            if (name == "none") continue;
            const auto card = casewords::espionage(g, name);
            if (!card) return "no Espionage card: " + name;
            if (cards.size() == espionageCards) return "a card too many";
            cards.push_back(static_cast<std::uint8_t>(*card));
            if (!deck) mBuilder.discard(*card);
        }
        if (deck) mBuilder.deck(cards);
        return std::nullopt;
    }

    Wrong readActions() {
        while (!done()) {
            const std::string name = take();
            int action = 0;
            while (action < spyActionCount && name != word::spyAction(static_cast<SpyAction>(action)))
                ++action;
            if (action == spyActionCount) return "no Spymaster action: " + name;
            s.actionsTaken = static_cast<std::uint8_t>(s.actionsTaken | 1U << action);
        }
        return std::nullopt;
    }

    Wrong readOwner(std::uint8_t& owner) {
        owner = word::readPlayer(g, take());
        return owner == noPlayer ? Wrong("a player is missing") : std::nullopt;
    }

    /// Reads battles beyond the contested territories (RNF-04).
    Wrong readBattles() {
        while (!done()) {
            const TileIndex tile = word::readTile(g.map(), take());
            if (tile == noTile) return "no territory";
            s.battles |= bit(tile);
        }
        return std::nullopt;
    }

    const Game& g;
    StateBuilder& mBuilder;
    State& s;
    const std::vector<std::string>& mWords;
    std::size_t mNext = 0;
};

}  // namespace

Wrong readStateLine(const Game& game, StateBuilder& builder, const CaseLine& line) {
    return StateReader(game, builder, line).read();
}

}  // namespace hexa::clockwork
