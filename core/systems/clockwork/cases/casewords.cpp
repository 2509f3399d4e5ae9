// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/cases/casewords.h"

#include <algorithm>
#include <charconv>

namespace hexa::clockwork::casewords {
namespace {

constexpr int maxDiscs = 30;  // a player has no more

}  // namespace

std::optional<int> number(std::string_view word) {
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return value;
}

std::optional<int> slot(std::string_view word) {
    const std::size_t stroke = word.find('/');
    if (stroke == std::string_view::npos) return std::nullopt;
    const auto discipline = placeOf(words::disciplines, word.substr(0, stroke));
    const auto age = placeOf(words::ages, word.substr(stroke + 1));
    if (!discipline || *discipline >= disciplineCount || !age) return std::nullopt;
    return slotOf(static_cast<Discipline>(*discipline), static_cast<Age>(*age));
}

std::string slotName(int slot) {
    return std::string(words::of(words::disciplines, disciplineOfSlot(slot))) + '/' +
           std::string(words::of(words::ages, ageOfSlot(slot)));
}

std::optional<Units> units(const Game& game, Player owner, std::string_view word) {
    Units units;
    if (word == "-") return units;
    while (true) {
        const std::size_t plus = word.find('+');
        const std::string_view piece = word.substr(0, plus);
        if (const auto soldiers = number(piece); soldiers && *soldiers > 0)
            units.soldiers += std::min(*soldiers, maxDiscs + 1);  // more are more than there are
        else if (piece == word::unit(game, owner, Unit::Unique))
            units.unique = true;
        else if (piece == word::general(General::Guardian))
            units.guardian = true;
        else if (piece == word::general(General::Steamtank))
            units.steamtank = true;
        else
            return std::nullopt;
        if (units.soldiers > maxDiscs) return std::nullopt;
        if (plus == std::string_view::npos) return units;
        word.remove_prefix(plus + 1);
    }
}

Units unitsOn(const State& state, Player owner, TileIndex tile) {
    Units units;
    units.soldiers = state.soldiers[tile][owner];
    units.unique = uniqueAt(state, owner, tile) >= 0;
    units.guardian = hasGeneralAt(state, General::Guardian, owner, tile);
    units.steamtank = hasGeneralAt(state, General::Steamtank, owner, tile);
    return units;
}

std::string text(const Game& game, Player owner, const Units& units) {
    std::string text = units.soldiers > 0 ? std::to_string(units.soldiers) : std::string();
    const auto add = [&](bool there, std::string_view name) {
        if (!there) return;
        if (!text.empty()) text += '+';
        text += name;
    };
    add(units.unique, word::unit(game, owner, Unit::Unique));
    add(units.guardian, word::general(General::Guardian));
    add(units.steamtank, word::general(General::Steamtank));
    return text.empty() ? "-" : text;
}

std::optional<std::uint8_t> where(const Game& game, std::string_view word) {
    if (const auto place = placeOf(places, word)) return placeNumbers[*place];
    const TileIndex tile = word::readTile(game.map(), word);
    return tile == noTile ? std::nullopt : std::optional<std::uint8_t>(tile);
}

std::string whereName(const Game& game, std::uint8_t where) {
    for (std::size_t i = 0; i < places.size(); ++i)
        if (placeNumbers[i] == where) return std::string(places[i]);
    return word::tile(game.map(), where);
}

std::optional<int> espionage(const Game& game, std::string_view word) {
    for (int card = 0; card < espionageCards; ++card)
        if (word::card(game, firstEspionage + card) == word) return card;
    return std::nullopt;
}

}  // namespace hexa::clockwork::casewords
