// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/cases/caseposition.h"

#include "core/json/reader.h"
#include "core/systems/clockwork/cards/packfile.h"
#include "core/systems/clockwork/cards/sentences.h"
#include "core/systems/clockwork/cases/casewords.h"
#include "core/systems/clockwork/cases/statebuilder.h"
#include "core/systems/clockwork/rules/options.h"

#include <numeric>

namespace hexa::clockwork {

using play::CaseLine;
using play::CasePart;
using play::CaseTrouble;
using play::RuleCase;

namespace {

// Far beyond any map that can be played.
constexpr int maxRows = 100;
constexpr std::size_t maxWidth = 400;
constexpr int maxCost = 99;

/// Cards without a timing: they never do anything.
CardPack blankCards() {
    CardPack pack;
    pack.id = "blank";
    for (int slot = 0; slot < decks; ++slot)
        for (Card& card : pack.discoveries[static_cast<std::size_t>(slot)]) {
            card.id = casewords::slotName(slot);
            card.cost = 3;
        }
    for (std::size_t i = 0; i < espionageCards; ++i) pack.espionage[i].id = "e" + std::to_string(i + 1);
    return pack;
}

}  // namespace

std::string inWords(const Error& error) {
    // Errors of the JSON reader have no sentence of the game.
    if (error.code().starts_with("json.")) {
        const auto* at = std::get_if<JsonPointer>(&error.place());
        return "a value is missing or not possible at " + (at != nullptr ? at->path : std::string("/"));
    }
    return std::string(say(error.code().c_str(), error.arguments()).in("en"));
}

Wrong CasePosition::readOptions(const CaseLine& head) {
    for (const std::string& word : head.words) {
        const std::size_t sign = word.find('=');
        bool found = false;
        for (const auto& [name, member] : optionNames()) {
            if (name != word.substr(0, sign)) continue;
            mOptions.*member = sign == std::string::npos || word.substr(sign + 1) == "on";
            found = true;
        }
        if (!found) return "no option: " + word;
    }
    return std::nullopt;
}

Wrong CasePosition::readPlayers(const CaseLine& head) {
    for (const std::string& word : head.words)
        if (!casewords::placeOf(casewords::races, word)) return "no race: " + word;
    mRaces = head.words;
    return std::nullopt;
}

/// Reads a drawn row of tiles. Neighbours in a row are four characters apart, and the next row is
/// shifted by two characters.
Wrong CasePosition::readMapRow(const CaseLine& line) {
    if (line.words.front() == "points") {  // MAP-07
        for (const Cell& cell : mScenario.board.cells())
            if (line.words.size() == 3 && cell.id.text() == line.words[1]) {
                CellDetails details;
                details.points = casewords::number(line.words[2]);
                mScenario.board.put(CellState(cell, details));
                return std::nullopt;
            }
        return "points TILE NUMBER, after the rows";
    }
    if (!mFirstRow) mFirstRow = line.number;
    if (line.number - *mFirstRow > maxRows || line.text.size() > maxWidth) return "the map is too large";
    const int row = line.number - *mFirstRow;
    std::size_t at = 0;
    for (const std::string& word : line.words) {
        at = line.text.find(word, at);
        const int column = static_cast<int>(at / 2);
        if (!mParity) mParity = column & 1;
        if (at % 2 != 0 || ((column - row) & 1) != *mParity) return word + " is not on a place of the grid";
        Cell cell;
        cell.at = {(column - row - *mParity) / 2, row};
        cell.kind = KindId::Blank;
        if (word != "--") {
            for (const KindId kind : mCatalog.kindIds())
                if (word.starts_with(mCatalog.kind(kind).letter)) cell.kind = kind;
            const auto id = TileId::from(word);
            if (cell.kind == KindId::Blank || !id) return "no tile: " + word;
            cell.id = *id;
        }
        mScenario.board.put(CellState(cell));
        at += word.size();
    }
    return std::nullopt;
}

/// Reads "science/early juggernaut 5 {...}", "e1 ambush {...}", or with a card of the pack
/// "science/early juggernaut".
Wrong CasePosition::readCard(const CaseLine& line) {
    const auto slot = casewords::slot(line.words.front());
    const auto place = casewords::number(std::string_view(line.words.front()).substr(1));
    if (line.words.size() < 2 || (!slot && (!place || *place < 1 || *place > espionageCards)))
        return "SLOT or eNUMBER, then the card";
    Card card;
    card.id = line.words[1];
    card.cost = 3;
    const std::size_t brace = line.text.find('{');
    if (brace == std::string::npos) {
        const Card* known = mCards.find(card.id);
        if (known == nullptr) return "no card: " + card.id;
        card = *known;
    } else {
        const auto cost = line.words.size() > 2 ? casewords::number(line.words[2]) : std::nullopt;
        if (cost && (*cost < 0 || *cost > maxCost)) return "no cost of a card: " + line.words[2];
        if (cost) card.cost = static_cast<std::uint8_t>(*cost);
        const auto json = JsonDocument::parse(line.text.substr(brace));
        if (!json) return "the effect of " + card.id + " is no JSON";
        const auto effect = readEffect(json->root(), slot ? CardKind::Discovery : CardKind::Espionage);
        if (!effect) return "no effect: " + inWords(effect.error());
        card.effect = *effect;
    }
    if (slot)
        mPack.discoveries[static_cast<std::size_t>(*slot)][0] = card;
    else
        mPack.espionage[static_cast<std::size_t>(*place - 1)] = card;
    return std::nullopt;
}

Wrong CasePosition::seatPlayers() {
    mScenario.system = mCatalog.system;
    for (char number = '1'; number <= '4'; ++number)
        for (const Cell& cell : mScenario.board.cells()) {
            if (cell.id.text() != std::string("K") + number) continue;
            Seat seat;
            seat.home = cell.at;
            const auto index = static_cast<std::size_t>(number - '1');
            if (index < mRaces.size()) seat.faction = mRaces[index];
            mScenario.seats.push_back(seat);
        }
    auto map = makeGameMap(mScenario, mCatalog);
    if (!map) return "no map to play on: " + inWords(map.error());
    mMap = std::move(*map);
    if (mOptions.alliances && mMap.players != 4) return "alliances need four players";
    return std::nullopt;
}

std::optional<CaseTrouble> CasePosition::lay(const RuleCase& ruleCase,
                                             const std::function<void(RuleOptions&)>& change) {
    mPack = blankCards();
    std::iota(mDeal.deck.begin(), mDeal.deck.end(), std::uint8_t{0});
    const auto nothing = [](const CaseLine&) -> Wrong { return std::nullopt; };
    const auto noLines = [](const CaseLine&) -> Wrong { return "a line that belongs to nothing"; };
    const auto reader = [this](Wrong (CasePosition::*read)(const CaseLine&)) {
        return [this, read](const CaseLine& line) { return (this->*read)(line); };
    };
    if (auto t = ruleCase.read("OPTIONS", reader(&CasePosition::readOptions), noLines)) return t;
    if (change) change(mOptions);
    if (auto t = ruleCase.read("PLAYERS", reader(&CasePosition::readPlayers), noLines)) return t;
    if (auto t = ruleCase.read("MAP", nothing, reader(&CasePosition::readMapRow))) return t;
    if (auto t = ruleCase.read("CARDS", nothing, reader(&CasePosition::readCard))) return t;
    if (auto wrong = seatPlayers()) return CaseTrouble{ruleCase.line, *wrong};

    bool fromStart = false;
    for (const CasePart& part : ruleCase.parts) {
        if (part.keyword != "STATE") continue;
        for (const std::string& word : part.head.words) {
            const auto court = casewords::placeOf(casewords::courts, word);
            const Player first =
                word.size() == 2 && word[0] == 'P' ? static_cast<Player>(word[1] - '1') : noPlayer;
            if (court)
                mDeal.court = static_cast<Court>(*court);
            else if (first < mMap.players)
                mDeal.firstPlayer = first;
            else if (word == "start")
                fromStart = true;
            else
                return CaseTrouble{part.head.number, "neither Court nor first player: " + word};
        }
    }
    mGame.emplace(mMap, mPack, mOptions, mDeal);
    if (fromStart) {
        state = startGame(*mGame, &log);
        return std::nullopt;
    }
    StateBuilder builder(*mGame);
    builder.state.firstPlayer = mDeal.firstPlayer;
    if (auto t = ruleCase.read("STATE", nothing,
                               [&](const CaseLine& line) { return readStateLine(*mGame, builder, line); }))
        return t;
    const auto built = builder.build(&log);
    if (!built) return CaseTrouble{ruleCase.line, "no legal state: " + builder.trouble()};
    state = *built;
    return std::nullopt;
}

}  // namespace hexa::clockwork
