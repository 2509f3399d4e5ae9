// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/play/names.h"

#include <array>

namespace hexa::clockwork::name {
namespace {

constexpr std::array<const char*, spyActionCount> spyActions{
    "clockwork.name.conscription",  "clockwork.name.gambit",       "clockwork.name.rd",
    "clockwork.name.counter-intel", "clockwork.name.technophilia", "clockwork.name.tactical-ops"};
constexpr std::array<const char*, disciplineCount> disciplines{
    "clockwork.name.sorcery", "clockwork.name.science", "clockwork.name.religion"};
constexpr std::array<const char*, generalCount> generals{
    "clockwork.name.leviathan", "clockwork.name.guardian", "clockwork.name.steamtank"};
constexpr std::array<const char*, courtCount> courts{"clockwork.name.rasputin", "clockwork.name.pius",
                                                     "clockwork.name.lovelace"};
constexpr std::array<const char*, ageCount> ages{"clockwork.name.age-early", "clockwork.name.age-middle",
                                                 "clockwork.name.age-late"};
constexpr std::array<const char*, spyActionCount> spyActionTexts{
    "clockwork.text.conscription",  "clockwork.text.gambit",       "clockwork.text.rd",
    "clockwork.text.counter-intel", "clockwork.text.technophilia", "clockwork.text.tactical-ops"};
constexpr std::array<const char*, generalCount> generalTexts{
    "clockwork.text.leviathan", "clockwork.text.guardian", "clockwork.text.steamtank"};
constexpr std::array<const char*, courtCount> courtTexts{"clockwork.text.rasputin", "clockwork.text.pius",
                                                         "clockwork.text.lovelace"};
constexpr std::array<const char*, 4> uniques{"clockwork.name.operative", "clockwork.name.engineer",
                                             "clockwork.name.crasher", "clockwork.name.hunter"};

template <class List, class Enum>
const char* of(const List& list, Enum value) {
    return list[static_cast<std::size_t>(value)];
}

}  // namespace

const char* spyAction(SpyAction action) { return of(spyActions, action); }
const char* discipline(Discipline discipline) { return of(disciplines, discipline); }
const char* general(General general) { return of(generals, general); }
const char* court(Court court) { return of(courts, court); }
const char* age(Age age) { return of(ages, age); }
const char* spyActionText(SpyAction action) { return of(spyActionTexts, action); }
const char* generalText(General general) { return of(generalTexts, general); }
const char* courtText(Court court) { return of(courtTexts, court); }

const char* unit(const Game& game, Player owner, Unit unit) {
    switch (unit) {
    case Unit::Soldier:
        break;
    case Unit::Unique:
        return of(uniques, game.uniqueKind(owner));
    case Unit::Guardian:
        return general(General::Guardian);
    case Unit::Steamtank:
        return general(General::Steamtank);
    }
    return "clockwork.name.soldier";
}

}  // namespace hexa::clockwork::name
