// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/cases/caseposition.h"

#include "core/play/lines.h"
#include "core/systems/bauen/play/words.h"
#include "core/systems/bauen/terms/laying.h"
#include "core/systems/bauen/terms/reading.h"
#include "core/systems/bauen/terms/sentences.h"

#include <algorithm>

namespace hexa::bauen {
namespace {

using play::CaseLine;

Wrong onlyHead(const CaseLine& line) { return line.words.empty() ? fine : Wrong("unknown: " + line.rest(0)); }

}  // namespace

std::string inWords(const Error& error) {
    std::string words(say(error.code().c_str(), error.arguments()).in("en"));
    for (const Argument& argument : error.arguments())
        if (const auto* rule = std::get_if<std::string>(&argument.value);
            rule != nullptr && argument.name == "rule")
            words += " (" + *rule + ')';
    return words;
}

int readSeat(std::string_view text, int seats) { return play::readPlayerWord(text, seats).value_or(none); }

int CasePosition::area(std::string_view text) const { return word::readArea(*mTable, text); }
int CasePosition::region(std::string_view text) const { return word::readRegion(*mTable, text); }
int CasePosition::seat(std::string_view text) const { return readSeat(text, mSeats); }

int CasePosition::mission(std::string_view text) const {
    const auto found = std::ranges::find(mData.missions, text, &Mission::id);
    return found == mData.missions.end() ? none : static_cast<int>(found - mData.missions.begin());
}

Wrong CasePosition::readOptions(const CaseLine& head) {
    OptionValues values;
    for (const std::string& word : head.words) {
        const auto equals = word.find('=');
        if (equals != std::string::npos && word.substr(equals) != "=off") return "NAME or NAME=off: " + word;
        values[word.substr(0, equals)] = equals == std::string::npos;
    }
    const auto options = bauen::readOptions(Scenario{}, values);
    if (!options) return "no option: " + inWords(options.error());
    mOptions = *options;
    return fine;
}

Wrong CasePosition::readPlayers(const CaseLine& head) {
    const auto count = head.words.size() == 1 ? readNumber(head.words[0]) : std::nullopt;
    if (!count || *count < minSeats || *count > maxPlayers) return "PLAYERS 2 to 6";
    mSeats = *count;
    return fine;
}

Wrong CasePosition::readBoard(const CaseLine& head) {
    mBoard = head.rest(0);
    return fine;
}

/// Places the regions as on the board for this number of players. Unnamed regions follow,
/// alternating between the landscapes.
Wrong CasePosition::makeGround() {
    Scenario scenario;
    scenario.system = mSet.catalog.system;
    scenario.seats.resize(static_cast<std::size_t>(mSeats));
    scenario.board.orientation = mSet.catalog.orientation;
    if (mBoard.empty())
        for (int number = 1; number <= mSeats; ++number)
            for (const char* letter : {"P", "H", "M"}) mBoard += letter + std::to_string(number) + ' ';
    const auto regions = readLine(mBoard, mSet.catalog, mSet.lattice, mSeats);
    if (!regions) return "no board: " + inWords(regions.error());
    layRegions(scenario, mSet.catalog, *regions);
    auto position = readPosition(scenario, mSet.catalog);
    if (!position) return "no board: " + inWords(position.error());
    mPosition = std::move(*position);
    mTable.emplace();
    mTable->seats = mSeats;
    mTable->land = mPosition.land;
    return fine;
}

/// Reads "4b grey 2 blue 1 site clothing tools": the whole print there.
Wrong CasePosition::readArea(const CaseLine& line) {
    const int index = area(line.words[0]);
    if (index == none) return "no area: " + line.words[0];
    Area& changed = mPosition.land.areas[static_cast<std::size_t>(index)];
    changed.markings = {};
    changed.goods = {none, none};
    for (std::size_t i = 1; i < line.words.size(); ++i) {
        if (line.words[i] == "site") {
            for (std::size_t good = 0; good < 2; ++good) {
                const int found = ++i < line.words.size() ? placeIn(goodIds, line.words[i]) : none;
                if (found == none) return "site GOOD GOOD";
                changed.goods[good] = static_cast<std::int8_t>(found);
            }
            continue;
        }
        const int colour = placeIn(colourIds, line.words[i]);
        const auto count = ++i < line.words.size() ? readNumber(line.words[i]) : std::nullopt;
        if (colour == none || !count || *count > 4) return "COLOUR 0 to 4";
        changed.markings[static_cast<std::size_t>(colour)] = static_cast<std::uint8_t>(*count);
    }
    mTable->land = mPosition.land;
    return fine;
}

/// Reads "knights supply 1 2 3", which replaces the price list of an action, and "field
/// experts-combat-basics limit 2".
Wrong CasePosition::readPrice(const CaseLine& line) {
    const auto& words = line.words;
    if (words.size() == 4 && words[0] == "field" && words[2] == "limit") {
        const auto found = std::ranges::find(mData.fields, words[1], &Field::id);
        const auto limit = readNumber(words[3]);
        if (found == mData.fields.end() || !limit) return "field ID limit COUNT";
        found->limit = *limit;
        return fine;
    }
    CostTable* table = words[0] == "knights" ? &mData.knights : words[0] == "walls" ? &mData.walls : nullptr;
    const int domain = words.size() == 5 ? placeIn(domainIds, words[1]) : none;
    if (table == nullptr || domain == none) return "knights or walls, a domain, three prices";
    for (std::size_t i = 0; i < 3; ++i) {
        const auto price = readNumber(words[i + 2]);
        if (!price || *price > 20) return "no price: " + words[i + 2];
        table->prices[i] = {};
        table->prices[i].of[static_cast<std::size_t>(domain)] = static_cast<std::uint8_t>(*price);
    }
    return fine;
}

/// Reads "starters P1 P2 P1 P2", "open workers business-levels", "P1 secret towns".
Wrong CasePosition::readDeal(const CaseLine& line) {
    const auto& words = line.words;
    if (words[0] == "starters") {
        if (words.size() != mDeal.starter.size() + 1) return "starters, one for each round";
        for (std::size_t round = 0; round < mDeal.starter.size(); ++round) {
            const int starter = seat(words[round + 1]);
            if (starter == none) return "no player: " + words[round + 1];
            mDeal.starter[round] = static_cast<std::int8_t>(starter);
        }
        return fine;
    }
    const int holder = seat(words[0]);
    const bool secret = holder != none && words.size() > 1 && words[1] == "secret";
    if (!secret && words[0] != "open") return "unknown: " + words[0];
    auto& missions = secret ? mDeal.secret[static_cast<std::size_t>(holder)] : mDeal.open;
    for (std::size_t i = secret ? 2 : 1; i < words.size(); ++i) {
        const int found = mission(words[i]);
        if (found == none) return "no mission: " + words[i];
        const Theme theme = mData.missions[static_cast<std::size_t>(found)].theme;
        missions[static_cast<std::size_t>(theme)] = static_cast<std::uint8_t>(found);
    }
    return fine;
}

/// Reads "round 2 P1": that player's turn to lay a stone in a round. If empty, the case begins with
/// the set-up.
Wrong CasePosition::readStart(const CaseLine& head) {
    if (head.words.empty()) return fine;
    const auto round =
        head.words.size() == 3 && head.words[0] == "round" ? readNumber(head.words[1]) : std::nullopt;
    const int turn = round ? seat(head.words[2]) : none;
    if (turn == none || *round < 1 || *round > rounds) return "STATE round NUMBER PLAYER";
    mFromStart = false;
    mRound = *round - 1;
    mTurn = turn;
    return fine;
}

Wrong CasePosition::readInArea(int index, const CaseLine& line) {
    const auto& words = line.words;
    AreaPieces& there = mPosition.pieces.area(index);
    const auto number = [&](std::size_t at) {
        const auto value = at < words.size() ? readNumber(words[at]) : std::nullopt;
        return value && *value <= 18 ? *value : none;
    };
    const std::string what = words.size() > 1 ? words[1] : std::string();
    if (const int colour = placeIn(colourIds, what); colour != none) {  // 4b grey 2 carry 1
        const int workers = number(2);
        const int carrying = words.size() == 5 && words[3] == "carry" ? number(4)
                             : words.size() == 3                      ? 0
                                                                      : none;
        if (workers == none || carrying == none || carrying > workers)
            return "AREA COLOUR WORKERS carry COUNT";
        there.workers[static_cast<std::size_t>(colour)] = static_cast<std::uint8_t>(workers);
        there.carrying[static_cast<std::size_t>(colour)] = static_cast<std::uint8_t>(carrying);
        return fine;
    }
    if (what == "business") {  // 4b business clothing level 2 store 1
        const auto& goods = mPosition.land.areas[static_cast<std::size_t>(index)].goods;
        const int good = words.size() == 7 ? placeIn(goodIds, words[2]) : none;
        if (good == none || (goods[0] != good && goods[1] != good) || number(4) == none || number(6) == none)
            return "AREA business GOOD level NUMBER store COUNT";
        there.covered = goods[1] == good ? 0 : 1;
        there.level = static_cast<std::uint8_t>(number(4));
        there.store = static_cast<std::uint8_t>(number(6));
        return there.level > maxLevel || there.store > there.level ? Wrong("no such business") : fine;
    }
    if (what == "troop") {  // 4b troop P1 4
        const int owner = words.size() == 4 ? seat(words[2]) : none;
        if (owner == none || number(3) < 1 || number(3) > maxKnights) return "AREA troop PLAYER KNIGHTS";
        there.troop = static_cast<std::int8_t>(owner);
        there.knights = static_cast<std::uint8_t>(number(3));
        return fine;
    }
    if (what != "walls") return "unknown: " + what;
    for (std::size_t i = 2; i < words.size(); ++i) {
        const int side = placeIn(word::sides, words[i]);
        if (side == none || !mPosition.land.isWallPlace(index, side)) return "no wall place: " + words[i];
        there.walls = static_cast<std::uint8_t>(there.walls | 1U << static_cast<unsigned>(side));
    }
    return fine;
}

/// Reads "P1 town 4", "P1 town 4 garrison 2", "P1 stones 3 1 0", "P1 workers 0".
Wrong CasePosition::readOfPlayer(int owner, const CaseLine& line) {
    const auto& words = line.words;
    if (words.size() < 3) return "PLAYER town REGION, or what is left";
    if (words[1] == "town") {
        const int where = region(words[2]);
        const auto knights =
            words.size() == 5 && words[3] == "garrison" ? readNumber(words[4]) : std::nullopt;
        if (where == none || (words.size() > 3 && (!knights || *knights > maxKnights)))
            return "PLAYER town REGION garrison KNIGHTS";
        mPosition.pieces.region(where) = {static_cast<std::int8_t>(owner),
                                          static_cast<std::uint8_t>(knights.value_or(0))};
        return fine;
    }
    const int what = placeIn(stockWords, words[1]);
    std::vector<std::uint8_t> counts;
    for (std::size_t i = 2; i < words.size(); ++i) {
        const auto count = readNumber(words[i]);
        if (!count || *count > 18) return "no count: " + words[i];
        counts.push_back(static_cast<std::uint8_t>(*count));
    }
    if (what == none || counts.size() != (what == 0 ? stoneKinds : 1)) return "unknown: " + line.rest(1);
    mStocks.emplace_back([owner, what, counts](State& changed) {
        Stock& stock = changed.stock[static_cast<std::size_t>(owner)];
        switch (what) {
        case 0:
            std::ranges::copy(counts, stock.stones.begin());
            break;
        case 1:
            stock.halls = counts[0];
            break;
        case 2:
            stock.workers = counts[0];
            break;
        case 3:
            stock.walls = counts[0];
            break;
        default:
            stock.dice = counts[0];
        }
    });
    return fine;
}

Wrong CasePosition::readState(const CaseLine& line) {
    const auto& words = line.words;
    if (const int index = area(words[0]); index != none) return readInArea(index, line);
    if (const int owner = seat(words[0]); owner != none) return readOfPlayer(owner, line);
    const auto count = words.size() == 2 ? readNumber(words[1]) : std::nullopt;
    if (!count || *count > 60 || (words[0] != "red" && words[0] != "white"))
        return "unknown: " + line.rest(0);
    const bool red = words[0] == "red";
    mStocks.emplace_back([red, count](State& changed) {
        (red ? changed.red : changed.white) = static_cast<std::uint8_t>(*count);
    });
    return fine;
}

std::optional<play::CaseTrouble> CasePosition::lay(const play::RuleCase& ruleCase,
                                                   const std::function<void(RuleOptions&)>& change) {
    mData = mSet.data;
    mDeal.open.fill(noMission);
    for (auto& secret : mDeal.secret) secret.fill(noMission);
    const auto read = [&](std::string_view keyword, Wrong (CasePosition::*head)(const CaseLine&),
                          Wrong (CasePosition::*lines)(const CaseLine&)) {
        return ruleCase.read(
            keyword,
            [&](const CaseLine& line) { return head != nullptr ? (this->*head)(line) : onlyHead(line); },
            [&](const CaseLine& line) { return lines != nullptr ? (this->*lines)(line) : onlyHead(line); });
    };
    if (auto trouble = read("OPTIONS", &CasePosition::readOptions, nullptr)) return trouble;
    if (auto trouble = read("PLAYERS", &CasePosition::readPlayers, nullptr)) return trouble;
    if (auto trouble = read("BOARD", &CasePosition::readBoard, nullptr)) return trouble;
    if (const Wrong wrong = makeGround()) return play::CaseTrouble{ruleCase.line, *wrong};
    for (std::size_t round = 0; round < mDeal.starter.size(); ++round)
        mDeal.starter[round] = static_cast<std::int8_t>(round % static_cast<std::size_t>(mSeats));
    if (auto trouble = read("AREAS", nullptr, &CasePosition::readArea)) return trouble;
    if (auto trouble = read("DATA", nullptr, &CasePosition::readPrice)) return trouble;
    if (auto trouble = read("DEAL", nullptr, &CasePosition::readDeal)) return trouble;
    const auto anyName = [](const CaseLine&) { return fine; };
    const auto readPieces = [this](const CaseLine& line) { return readState(line); };
    if (auto trouble = ruleCase.read("MAP", anyName, readPieces)) return trouble;
    if (auto trouble = read("STATE", &CasePosition::readStart, &CasePosition::readState)) return trouble;
    if (change) change(mOptions);
    auto made = makeTable(mPosition, mData, mOptions);
    if (!made) return play::CaseTrouble{ruleCase.line, "can't be played: " + inWords(made.error())};
    mTable.emplace(std::move(*made));
    state = mFromStart ? startGame(*mTable, mDeal, &log) : stateInRound(*mTable, mDeal, mRound, mTurn);
    for (const auto& set : mStocks) set(state);
    return std::nullopt;
}

}  // namespace hexa::bauen
