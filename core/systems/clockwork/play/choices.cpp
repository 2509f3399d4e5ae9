// SPDX-License-Identifier: GPL-3.0-or-later
// Choices at set-up that replace chance.
#include "core/systems/clockwork/cards/words.h"

#include "core/systems/clockwork/play/names.h"
#include "core/systems/clockwork/play/table.h"
#include "core/systems/clockwork/play/words.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

const char* const courtChoice = "court";
const char* const firstChoice = "first";

std::string deckChoice(int slot) {
    std::string id(words::of(words::disciplines, disciplineOfSlot(slot)));
    id += '-';
    id += words::of(words::ages, ageOfSlot(slot));
    return id;
}

}  // namespace

std::vector<SetupChoice> setupChoices(const CardPack& pack, int players) {
    std::vector<SetupChoice> list;
    SetupChoice first{firstChoice, {"clockwork.name.first-player", {}}, {}};
    for (int player = 0; player < players; ++player)
        first.options.push_back({std::to_string(player + 1),
                                 {"clockwork.option.player", {{"player", std::int64_t{player} + 1}}},
                                 {}});
    list.push_back(std::move(first));
    SetupChoice court{courtChoice, {"clockwork.name.court", {}}, {}};
    for (int i = 0; i < courtCount; ++i)
        court.options.push_back({std::string(word::courts[static_cast<std::size_t>(i)]),
                                 {name::court(static_cast<Court>(i)), {}},
                                 {name::courtText(static_cast<Court>(i)), {}}});
    list.push_back(std::move(court));
    for (int slot = 0; slot < decks; ++slot) {
        SetupChoice deck{deckChoice(slot),
                         {"clockwork.name.discovery-deck",
                          {{"discipline", name::text(name::discipline(disciplineOfSlot(slot)))},
                           {"age", name::text(name::age(ageOfSlot(slot)))}}},
                         {}};
        for (const Card& card : pack.discoveries[static_cast<std::size_t>(slot)])
            deck.options.push_back({card.id,
                                    {"clockwork.option.card", {{"card", markedName(card)}}},
                                    {"clockwork.option.card", {{"card", cardText(card)}}},
                                    originOf(card)});
        list.push_back(std::move(deck));
    }
    return list;
}

Status takeChoices(Setup& setup, const std::map<std::string, std::string>& chosen, int players) {
    for (const auto& choice : chosen) {
        const std::string& id = choice.first;
        const std::string& option = choice.second;
        const Error wrong("clockwork.play.choice", {{"choice", id}, {"option", option}},
                          JsonPointer{"/setup/" + id});
        bool found = false;
        if (id == firstChoice) {
            for (int player = 0; player < players; ++player)
                if (option == std::to_string(player + 1)) {
                    setup.deal.firstPlayer = static_cast<Player>(player);
                    found = true;
                }
        } else if (id == courtChoice) {
            const auto at = std::find(word::courts.begin(), word::courts.end(), option);
            found = at != word::courts.end();
            if (found) setup.deal.court = static_cast<Court>(at - word::courts.begin());
        }
        for (int slot = 0; slot < decks; ++slot) {
            if (id != deckChoice(slot)) continue;
            const auto& deck = setup.pack.discoveries[static_cast<std::size_t>(slot)];
            const auto at =
                std::find_if(deck.begin(), deck.end(), [&](const Card& card) { return card.id == option; });
            found = at != deck.end();
            if (found)
                setup.deal.discovery[static_cast<std::size_t>(slot)] =
                    static_cast<std::uint8_t>(at - deck.begin());
        }
        if (!found) return wrong;
    }
    return Done{};
}

}  // namespace hexa::clockwork
