// SPDX-License-Identifier: GPL-3.0-or-later
// EXPECT lines of cases.
#include "core/systems/clockwork/cases/caseposition.h"
#include "core/systems/clockwork/cases/casewords.h"
#include "core/systems/clockwork/play/orders.h"

#include <algorithm>
#include <set>

namespace hexa::clockwork {

using play::CaseLine;

namespace {

using Set = std::set<std::string>;

std::string join(const Set& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return text.empty() ? "nothing" : text;
}

class Expectation {
public:
    Expectation(const Game& game, const State& state, const EventLog& log, const CaseLine& line)
        : g(game), s(state), mLog(log), mLine(line), mWords(line.words) {}

    Wrong check() {
        const std::string first = take();
        if (const Player player = word::readPlayer(g, first); player != noPlayer) return checkPlayer(player);
        if (const TileIndex tile = word::readTile(g.map(), first); tile != noTile) return checkTile(tile);
        struct Line {
            std::string_view word;
            Wrong (Expectation::*check)();
        };
        constexpr Line lines[] = {
            {"decision", &Expectation::decision}, {"options", &Expectation::options},
            {"allows", &Expectation::allows},     {"forbids", &Expectation::forbids},
            {"turn", &Expectation::turn},         {"first", &Expectation::first},
            {"winner", &Expectation::winner},     {"control", &Expectation::control},
            {"city", &Expectation::city},         {"court", &Expectation::court},
            {"call", &Expectation::call},         {"supply", &Expectation::supply},
            {"strength", &Expectation::strength}, {"reach", &Expectation::reach},
            {"result", &Expectation::result},     {"token", &Expectation::token},
            {"general", &Expectation::general},   {"battles", &Expectation::battles},
            {"deck", &Expectation::deck},         {"discard", &Expectation::discard},
            {"event", &Expectation::event},       {"no-event", &Expectation::noEvent},
            {"events", &Expectation::events},     {"territories", &Expectation::territories}};
        for (const Line& line : lines)
            if (line.word == first) return (this->*line.check)();
        return "nothing can be expected of " + first;
    }

private:
    bool done() const { return mNext >= mWords.size(); }
    std::string take() { return done() ? std::string() : mWords[mNext++]; }
    std::string rest() {
        std::string text;
        while (!done()) text += (text.empty() ? "" : " ") + take();
        return text;
    }
    Set restSet() {
        Set words;
        while (!done())
            if (std::string word = take(); word != "none") words.insert(word);
        return words;
    }
    /// Returns the rest of the line, parted by commas.
    Set phrases() const {
        Set list;
        std::string text = mLine.text.substr(mLine.text.find(mWords.front()) + mWords.front().size()) + ',';
        for (std::size_t comma = text.find(','); comma != std::string::npos; comma = text.find(',')) {
            const std::size_t begin = text.find_first_not_of(' ');
            const std::size_t end = text.find_last_not_of(' ', comma - 1);
            if (begin < comma && text.substr(begin, end - begin + 1) != "none")
                list.insert(text.substr(begin, end - begin + 1));
            text.erase(0, comma + 1);
        }
        return list;
    }
    static Wrong same(const std::string& what, const std::string& expected, const std::string& found) {
        if (expected == found) return std::nullopt;
        return what + ": expected " + expected + ", found " + found;
    }
    static std::string text(int value) { return std::to_string(value); }
    std::string nameOf(Player player) const { return player == noPlayer ? "nobody" : word::player(player); }
    TileIndex takeTile() { return word::readTile(g.map(), take()); }
    Set tiles(TileMask mask) const {
        Set names;
        forEachTile(mask, [&](TileIndex tile) { names.insert(word::tile(g.map(), tile)); });
        return names;
    }

    Wrong checkPlayer(Player player) {
        const PlayerState& own = s.players[player];
        while (!done()) {
            const std::string key = take();
            const std::string what = word::player(player) + ' ' + key;
            Wrong wrong;
            if (key == "pool") {
                wrong = same(what, take(), text(own.pool));
            } else if (key == "reserve") {
                wrong = same(what, take(), text(own.reserve));
            } else if (key == "vp") {
                wrong = same(what, take(), text(own.vp));
            } else if (key == "spies") {
                wrong = same(what, take(), text(spiesOf(s, player)));
            } else if (key == "wins") {
                wrong = same(what, take(), text(own.battlesWon));
            } else if (key == "cards") {
                wrong = same(what, take(), text(__builtin_popcount(s.hands[player])));
            } else if (key == "ip") {
                std::string expected = take();
                for (int i = 0; i < 2; ++i) expected += ' ' + take();
                wrong = same(what, expected, text(own.ip[0]) + ' ' + text(own.ip[1]) + ' ' + text(own.ip[2]));
            } else if (key == "unique") {
                std::string expected = take(), found = casewords::whereName(g, own.unique[0]);
                if (uniqueCountOf(g.map().race[player]) == 2) {
                    expected += ' ' + take();
                    found += ' ' + casewords::whereName(g, own.unique[1]);
                }
                wrong = same(what, expected, found);
            } else if (key == "hand") {
                wrong = same(what, join(restSet()), join(cards(s.hands[player])));
            } else {
                return "a player has no " + key;
            }
            if (wrong) return wrong;
        }
        return std::nullopt;
    }

    Wrong checkTile(TileIndex tile) {
        std::string expected[maxPlayers] = {"-", "-", "-", "-"};
        for (std::string word = take(); !word.empty(); word = take()) {
            if (word == "empty") continue;
            const Player player = word::readPlayer(g, word);
            if (player == noPlayer) return "no player: " + word;
            const auto units = casewords::units(g, player, take());
            if (!units) return "no units";
            expected[player] = casewords::text(g, player, *units);
        }
        for (Player player = 0; player < g.players(); ++player) {
            const auto found = casewords::text(g, player, casewords::unitsOn(s, player, tile));
            if (auto wrong =
                    same(word::tile(g.map(), tile) + ' ' + word::player(player), expected[player], found))
                return wrong;
        }
        return std::nullopt;
    }

    Set cards(unsigned mask) const {
        Set names;
        for (; mask != 0; mask &= mask - 1) names.insert(word::card(g, firstEspionage + __builtin_ctz(mask)));
        return names;
    }
    Set choices() const {
        Set names;
        for (int n = 0; n < s.decision.count(); ++n) names.insert(choiceText(g, s, s.decision.nth(n)));
        return names;
    }
    std::string found() const { return decisionText(g, s) + ": " + join(choices()); }

    Wrong decision() {
        const std::string text = s.decision.kind == DecisionKind::Over ? "over" : decisionText(g, s);
        return same("decision", rest(), text);
    }
    Wrong options() { return same("options of " + decisionText(g, s), join(phrases()), join(choices())); }
    Wrong allows() {
        const Set all = choices();
        for (const std::string& word : phrases())
            if (!all.contains(word)) return word + " is no option of " + found();
        return std::nullopt;
    }
    Wrong forbids() {
        const Set all = choices();
        for (const std::string& word : phrases())
            if (all.contains(word)) return word + " is an option of " + found();
        return std::nullopt;
    }
    Wrong turn() { return same("turn", take(), text(s.turn)); }
    Wrong first() { return same("first player", take(), nameOf(s.firstPlayer)); }
    Wrong winner() {
        if (s.decision.kind != DecisionKind::Over) return Wrong("the game goes on: " + found());
        return same("winner", take(), nameOf(finalScoreOf(g, s).winner));
    }
    Wrong territories() {
        const Player player = word::readPlayer(g, take());
        if (player == noPlayer) return "a player is missing";
        return same("territories", take(), text(finalScoreOf(g, s).territories[player]));
    }
    Wrong control() {
        const TileIndex tile = takeTile();
        if (tile == noTile) return "a territory is missing";
        const Control now = controlOf(g, s);
        const bool contested = (now.contested & bit(tile)) != 0;
        return same("control of " + word::tile(g.map(), tile), take(),
                    contested ? "contested" : nameOf(now.at(tile)));
    }
    Wrong city() {
        const TileIndex tile = takeTile();
        if (tile == noTile) return "a territory is missing";
        Player owner = noPlayer;
        for (Player player = 0; player < g.players(); ++player)
            if ((cities(g, s, controlOf(g, s), player) & bit(tile)) != 0) owner = player;
        return same("City", take(), nameOf(owner));
    }
    Wrong court() { return same("the Court", take(), nameOf(courtController(g, s))); }
    /// Checks "call PLAYER TILE": the call to arms of the player or its ally.
    Wrong call() {
        const Player player = word::readPlayer(g, take());
        if (player == noPlayer || !g.alliances()) return "call PLAYER TILE, with alliances";
        const TileIndex tile = s.callToArms[g.side(player)];
        return same("call to arms", take(), tile == noTile ? "none" : word::tile(g.map(), tile));
    }
    /// Checks "supply PLAYER TILES": its territories out of supply.
    Wrong supply() {
        const Player player = word::readPlayer(g, take());
        if (player == noPlayer) return "a player is missing";
        return same("out of supply", join(restSet()),
                    join(tiles(outOfSupply(g, s, controlOf(g, s), player))));
    }
    Wrong strength() {
        const TileIndex tile = takeTile();
        const Player player = word::readPlayer(g, take());
        if (tile == noTile || player == noPlayer) return "strength TILE PLAYER NUMBER";
        return same("Army Strength", take(), text(strengthAt(g, s, player, tile)));
    }
    /// Checks "reach PLAYER direct TILES", "reach PLAYER march TILES": territories where a player
    /// may deploy.
    Wrong reach() {
        const Player player = word::readPlayer(g, take());
        if (player == noPlayer) return "a player is missing";
        const DeployTargets targets = deployTargets(g, s, player);
        const std::string how = take();
        const TileMask mask = how == "march" ? targets.march : targets.direct & ~bit(g.map().capital[player]);
        return same(how, join(restSet()), join(tiles(mask)));
    }
    Wrong result() {
        const Player player = word::readPlayer(g, take());
        if (player == noPlayer) return "a player is missing";
        const std::string place = take();
        const TileIndex tile = place == word::court ? noTile : word::readTile(g.map(), place);
        const auto found = static_cast<std::size_t>(resultOf(g, s, player, tile));
        return same("result at " + place, take(), std::string(casewords::results[found]));
    }
    Wrong token() {
        const auto slot = casewords::slot(take());
        if (!slot) return "a slot is missing";
        const std::string where = casewords::whereName(g, s.tokenAt[*slot]);
        if (auto wrong = same("token", take(), where)) return wrong;
        return done() ? std::nullopt : same("owner", take(), nameOf(tokenOwner(s, *slot)));
    }
    Wrong general() {
        const auto general = casewords::placeOf(casewords::generals, take());
        if (!general) return "no General";
        if (auto wrong = same("General", take(), casewords::whereName(g, s.generalAt[*general])))
            return wrong;
        return done() ? std::nullopt : same("owner", take(), nameOf(s.generalOwner[*general]));
    }
    Wrong battles() { return same("battles", join(restSet()), join(tiles(s.battles))); }
    /// Checks "deck NUMBER", or "deck CARDS" from the top.
    Wrong deck() {
        const std::string expected = rest();
        if (casewords::number(expected)) return same("deck", expected, text(s.deckSize));
        std::string found;
        for (int i = 0; i < s.deckSize; ++i)
            found += (found.empty() ? "" : " ") +
                     word::card(g, firstEspionage + static_cast<int>(s.deck >> 4 * i & 0xf));
        return same("deck", expected, found.empty() ? "none" : found);
    }
    Wrong discard() { return same("discarded", join(restSet()), join(cards(s.discard))); }

    /// Counts the events of a kind with a player, territory and amount, each if given.
    Result<int> countEvents() {
        const auto kind = casewords::placeOf(casewords::events, take());
        if (!kind) return Error("no event");
        Player player = noPlayer;
        TileIndex tile = noTile;
        std::optional<int> amount;
        for (; !done(); ++mNext) {
            const std::string& word = mWords[mNext];
            if (word::readPlayer(g, word) != noPlayer)
                player = word::readPlayer(g, word);
            else if (word::readTile(g.map(), word) != noTile)
                tile = word::readTile(g.map(), word);
            else if (const auto number = casewords::number(word))
                amount = number;
            else
                return Error("no part of an event: " + word);
        }
        const auto fits = [&](const Event& event) {
            return event.kind == static_cast<EventKind>(*kind) &&
                   (player == noPlayer || event.player == player) && (tile == noTile || event.tile == tile) &&
                   (!amount || event.amount == *amount);
        };
        return static_cast<int>(std::count_if(mLog.begin(), mLog.end(), fits));
    }
    Wrong event() {
        const auto count = countEvents();
        if (!count) return count.error().code();
        return *count > 0 ? std::nullopt : Wrong("it did not happen");
    }
    Wrong noEvent() {
        const auto count = countEvents();
        if (!count) return count.error().code();
        return *count == 0 ? std::nullopt : Wrong("it happened");
    }
    /// Checks "events NUMBER KIND ...".
    Wrong events() {
        const std::string expected = take();
        const auto count = countEvents();
        if (!count) return count.error().code();
        return same("events", expected, text(*count));
    }

    const Game& g;
    const State& s;
    const EventLog& mLog;
    const CaseLine& mLine;
    const std::vector<std::string>& mWords;
    std::size_t mNext = 0;
};

}  // namespace

Wrong checkExpectation(const Game& game, const State& state, const EventLog& log, const CaseLine& line) {
    return Expectation(game, state, log, line).check();
}

}  // namespace hexa::clockwork
