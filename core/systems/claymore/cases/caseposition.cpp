// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/cases/caseposition.h"

#include "core/edit/builders.h"
#include "core/systems/claymore/play/words.h"
#include "core/systems/claymore/terms/mat.h"
#include "core/systems/claymore/terms/sentences.h"

#include <algorithm>

namespace hexa::claymore {
namespace {

using play::CaseLine;

constexpr std::size_t mostSeats = 6;
/// Names of the six directions of core/hex.
constexpr std::array<std::string_view, 6> directionNames{"E", "NE", "NW", "W", "SW", "SE"};

std::optional<Hex> hexOn(const Scenario& scenario, std::string_view word) {
    const auto at = word::readHex(word);
    if (!at || scenario.board.find(*at) == nullptr) return std::nullopt;
    return at;
}

Wrong nothingElse(const CaseLine& line) {
    return line.words.empty() ? fine : Wrong("unknown: " + line.rest(0));
}

}  // namespace

std::string inWords(const Error& error) {
    std::string words(say(error.code().c_str(), error.arguments()).in("en"));
    for (const Argument& argument : error.arguments())
        if (const auto* rule = std::get_if<std::string>(&argument.value);
            rule != nullptr && argument.name == "rule")
            words += " (" + *rule + ')';
    return words;
}

int CasePosition::firstSeat(Army army) const {
    for (std::size_t seat = 0; seat < mScenario.seats.size(); ++seat)
        if (mScenario.seats[seat].faction == factionId(army)) return static_cast<int>(seat);
    return -1;
}

void CasePosition::layMat() {
    std::vector<Cell> cells;
    std::map<Hex, CellDetails> details;
    for (int line = 0; line < matLines; ++line)
        for (int column = 0; column < matColumns(line); ++column) {
            Cell cell;
            cell.at = hexOf({column, line});
            cell.kind = ground::plain;
            cells.push_back(cell);
            if (isCut({column, line})) details[cell.at].cut = halfCut(column == 0 ? 6 : 0);
        }
    std::ranges::sort(cells, {}, &Cell::at);
    mScenario.board.setCells(std::move(cells), std::move(details));
}

void CasePosition::printMat() {
    Board& board = mScenario.board;
    std::vector<Cell> cells(board.cells().begin(), board.cells().end());
    const auto print = [&](const std::vector<MatPlace>& places, KindId kind) {
        for (const MatPlace place : places) std::ranges::find(cells, hexOf(place), &Cell::at)->kind = kind;
    };
    print(matRiver(), ground::river);
    print(matBridges(), ground::bridge);
    board.setCells(std::move(cells), board.details());
}

Wrong CasePosition::readOptions(const CaseLine& head) {
    OptionValues values;
    for (const std::string& word : head.words) {
        const auto equals = word.find('=');
        const std::string name = word.substr(0, equals);
        if (equals != std::string::npos && word.substr(equals) != "=off") return "NAME or NAME=off: " + word;
        values[name] = equals == std::string::npos;
    }
    const auto options = claymore::readOptions(mScenario, values);
    if (!options) return "no option: " + inWords(options.error());
    mOptions = *options;
    return fine;
}

Wrong CasePosition::readSeats(const CaseLine& head) {
    if (head.words.size() < 2 || head.words.size() > mostSeats) return "two to six seats";
    mScenario.seats.clear();
    for (const std::string& word : head.words) {
        if (!armyOf(word)) return "no army: " + word;
        Seat seat;
        seat.faction = word;
        mScenario.seats.push_back(std::move(seat));
    }
    return fine;
}

Wrong CasePosition::readField(const CaseLine& head) {
    if (head.words.empty() || (head.words.size() == 1 && head.words[0] == "open")) return fine;
    if (head.words.size() != 1 || head.words[0] != "printed") return "FIELD open or FIELD printed";
    printMat();
    return fine;
}

Wrong CasePosition::readTerrain(const CaseLine& line) {
    const auto& words = line.words;
    if (words.size() < 2) return "a line of FIELD has a hex";
    if (words[0] == zone::free || words[0] == zone::hidden || words[0] == zone::entry ||
        words[0] == zone::objective || words[0] == zone::area)
        return readZone(line);
    const auto at = hexOn(mScenario, words[1]);
    if (!at) return "no hex: " + words[1];
    if (words[0] == border::hedge) {
        const auto other = words.size() == 3 ? hexOn(mScenario, words[2]) : std::nullopt;
        if (!other) return "hedge HEX HEX";
        for (int direction = 0; direction < 6; ++direction)
            if (neighbour(*at, direction) == *other) {
                mScenario.board.edges.push_back(
                    edgeFeature(*at, direction, std::string(border::hedge), false));
                return fine;
            }
        return "these hexes do not touch";
    }
    PiecePlacement piece;
    piece.at = *at;
    if (words[0] == "palisade") {
        Sides closed;
        for (std::size_t i = 2; i < words.size(); ++i) {
            const auto found = std::ranges::find(directionNames, words[i]);
            if (found == directionNames.end()) return "no side: " + words[i];
            closed.set(static_cast<int>(found - directionNames.begin()), true);
        }
        const auto form = palisadeFor(closed);
        if (!form) return "no palisade closes these sides";
        piece.kind = form->kind;
        piece.turns = form->turns;
    } else if (terrainOf(words[0])) {
        piece.kind = words[0];
        if (words.size() == 4 && words[0] == piece::tower && words[2] == "rubble") {
            const auto rubble = readNumber(words[3]);
            if (!rubble || *rubble > 2) return "rubble 0 to 2";
            piece.attributes.set(std::string(property::rubble), *rubble);
        } else if (words.size() > 2) {
            return "too many words";
        }
    } else {
        return "no terrain: " + words[0];
    }
    mScenario.board.pieces.push_back(std::move(piece));
    return fine;
}

/// Reads "free shadow 0.0 1.0"; "free shadow lines 0 1" are whole lines of the mat; "area 0.0 1.0".
Wrong CasePosition::readZone(const CaseLine& line) {
    Zone zone;
    zone.kind = line.words[0];
    std::size_t next = 1;
    if (zone.kind != zone::area) {
        const auto army = armyOf(line.words[1]);
        if (!army) return "no army: " + line.words[1];
        zone.seat = firstSeat(*army);
        ++next;
    }
    const bool lines = next < line.words.size() && line.words[next] == "lines";
    for (std::size_t i = lines ? next + 1 : next; i < line.words.size(); ++i) {
        if (lines) {
            const auto number = readNumber(line.words[i]);
            if (!number || *number >= matLines) return "no line: " + line.words[i];
            for (int column = 0; column < matColumns(*number); ++column)
                zone.hexes.push_back(hexOf({column, *number}));
            continue;
        }
        const auto at = hexOn(mScenario, line.words[i]);
        if (!at) return "no hex: " + line.words[i];
        zone.hexes.push_back(*at);
    }
    mScenario.board.zones.push_back(std::move(zone));
    return fine;
}

Wrong CasePosition::readDeck(const CaseLine& line) {
    mDeck.emplace();
    mDeck->fill(0);
    for (std::size_t i = 1; i < line.words.size(); i += 2) {
        const auto& cards = publicValues().cards;
        const auto found = std::ranges::find(cards, line.words[i], &ActionCard::id);
        const auto count = i + 1 < line.words.size() ? readNumber(line.words[i + 1]) : std::nullopt;
        if (found == cards.end() || !count || *count > found->count)
            return "deck CARD COUNT ...: " + line.words[i];
        (*mDeck)[static_cast<std::size_t>(found - cards.begin())] = static_cast<std::uint8_t>(*count);
    }
    return fine;
}

Wrong CasePosition::readState(const CaseLine& line) {
    const auto& words = line.words;
    if (words[0] == "deck") return readDeck(line);
    if (words[0] == "chooser") {
        const auto army = words.size() == 2 ? armyOf(words[1]) : std::nullopt;
        if (!army) return "chooser ARMY";
        mChooser = *army;
        return fine;
    }
    if (words[0] == "dead") {
        for (std::size_t i = 1; i < words.size(); ++i) {
            mDead.push_back(word::readRegiment(words[i]));
            if (mDead.back() == noRegiment) return "no regiment: " + words[i];
        }
        return fine;
    }
    const RegimentId id = word::readRegiment(words[0]);
    if (id == noRegiment || words.size() < 2) return "REGIMENT HEX ...: " + words[0];
    const auto at = hexOn(mScenario, words[1]);
    if (!at) return "no hex: " + words[1];
    PiecePlacement piece;
    piece.kind = factsOf(kindOf(id)).id;
    piece.at = *at;
    piece.seat = firstSeat(armyOf(id));
    piece.attributes.set(std::string(property::number), numberOf(id));
    for (std::size_t i = 2; i < words.size(); ++i) {
        // 0: none, since neither a number of chips nor a seat is 0.
        const int number = i + 1 < words.size() ? readNumber(words[i + 1]).value_or(0) : 0;
        if (words[i] == "elite") {
            piece.attributes.set(std::string(property::elite), true);
        } else if (words[i] == "chips" && number > 0) {
            piece.attributes.set(std::string(property::chips), number);
            ++i;
        } else if (words[i] == "seat" && number >= 1 && number <= mScenario.players()) {
            piece.seat = number - 1;
            ++i;
        } else {
            return "elite, chips NUMBER, seat NUMBER: " + words[i];
        }
    }
    mScenario.board.pieces.push_back(std::move(piece));
    return fine;
}

std::optional<play::CaseTrouble> CasePosition::lay(const play::RuleCase& ruleCase,
                                                   const std::function<void(RuleOptions&)>& change) {
    mScenario.system = mCatalog.system;
    mScenario.board.orientation = mCatalog.orientation;
    layMat();
    CaseLine usual;
    usual.words = {"imperial", "shadow"};
    readSeats(usual);
    const auto one = [](const CaseLine& line) { return nothingElse(line); };
    const auto head = [&](std::string_view keyword, Wrong (CasePosition::*read)(const CaseLine&)) {
        return ruleCase.read(
            keyword, [&](const CaseLine& line) { return (this->*read)(line); }, one);
    };
    const auto lines = [&](std::string_view keyword, Wrong (CasePosition::*readHead)(const CaseLine&),
                           Wrong (CasePosition::*read)(const CaseLine&)) {
        return ruleCase.read(
            keyword,
            [&](const CaseLine& line) {
                return readHead != nullptr ? (this->*readHead)(line) : nothingElse(line);
            },
            [&](const CaseLine& line) { return (this->*read)(line); });
    };
    if (auto trouble = head("SEATS", &CasePosition::readSeats)) return trouble;
    if (auto trouble = head("OPTIONS", &CasePosition::readOptions)) return trouble;
    if (auto trouble = lines("FIELD", &CasePosition::readField, &CasePosition::readTerrain)) return trouble;
    if (auto trouble = lines("STATE", nullptr, &CasePosition::readState)) return trouble;
    std::ranges::sort(mScenario.board.edges, {}, &EdgeFeature::key);
    if (change) change(mOptions);
    auto made = Battle::make(mScenario, mCatalog, mOptions);
    if (!made) return play::CaseTrouble{ruleCase.line, "can't be played: " + inWords(made.error())};
    mBattle.emplace(*std::move(made));
    state = startBattle(*mBattle, mChooser, &log);
    if (mDeck) {
        state.left = *mDeck;
        state.deck = 0;
        for (const std::uint8_t count : state.left)
            state.deck = static_cast<std::uint8_t>(state.deck + count);
    }
    for (const RegimentId id : mDead) {
        if (onMat(state.at[id])) state.occupant[state.at[id]] = noRegiment;
        state.at[id] = gone;
    }
    return std::nullopt;
}

}  // namespace hexa::claymore
