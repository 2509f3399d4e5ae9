// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/play/names.h"

#include "core/messages/messages.h"
#include "core/systems/clockwork/terms/resources.h"

#include <array>
#include <cassert>

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

const Messages& messages() {
    static const Messages own = [] {
        Messages read;
        const Status status = read.add(resource("messages.json"));
        assert(status && "built-in data is valid");
        (void)status;
        return read;
    }();
    return own;
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

Localized text(const char* code) {
    const auto found = messages().all().find(code);
    return found == messages().all().end() ? Localized(code) : found->second;
}

Localized filled(std::string_view code, const Arguments& arguments) {
    Localized all;
    for (const char* language : {"en", "de", "fr"})
        all.set(language, messages().text(language, code, arguments));
    return all;
}

Localized joined(const std::vector<Localized>& parts) {
    Localized list;
    for (const char* language : {"en", "de", "fr"}) {
        std::string text;
        for (const Localized& part : parts) {
            if (!text.empty()) text += ", ";
            text += part.in(language);
        }
        list.set(language, std::move(text));
    }
    return list;
}

}  // namespace hexa::clockwork::name
