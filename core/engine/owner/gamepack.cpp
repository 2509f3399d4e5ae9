// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/owner/gamepack.h"

#include "core/engine/judge/balance.h"
#include "core/engine/play/match.h"
#include "core/engine/play/play.h"
#include "core/engine/print/cutitem.h"
#include "core/engine/print/print.h"
#include "core/engine/record.h"
#include "core/engine/system.h"
#include "core/messages/sentences.h"

#include <memory>
#include <optional>
#include <utility>

namespace hexa {
namespace {

using SharedText = std::shared_ptr<const std::string>;

const std::string& orOwn(const std::string& cards, const SharedText& own) {
    return cards.empty() ? *own : cards;
}

/// Puts the owner's cards into functions that take a text of cards, for empty texts.
template <class Answer, class... More>
void putCards(std::function<Answer(const std::string&, More...)>& function, const SharedText& own) {
    if (!function) return;
    function = [asked = std::move(function), own](const std::string& cards, More... more) {
        return asked(orOwn(cards, own), more...);
    };
}

/// Puts cards into functions that get them with a game's set-up.
template <class Answer, class Setup, class... More>
void putCards(std::function<Answer(const Scenario&, const Setup&, More...)>& function,
              const SharedText& own) {
    if (!function) return;
    function = [asked = std::move(function), own](const Scenario& scenario, const Setup& setup,
                                                  More... more) {
        Setup with = setup;
        with.cards = orOwn(setup.cards, own);
        return asked(scenario, with, more...);
    };
}

}  // namespace

std::vector<Message> tellSources(std::span<const std::pair<Localized, DataSource>> data,
                                 const std::string& prefix) {
    std::vector<Message> messages;
    for (std::size_t word = 0; word < ownerSources.size(); ++word) {
        std::vector<Localized> list;
        for (const auto& [name, source] : data)
            if (source == ownerSource(word)) list.push_back(name);
        if (!list.empty())
            messages.push_back({prefix + std::string(ownerSources[word]), {{"list", listed(list)}}});
    }
    return messages;
}

GameSystem withCards(const GameSystem& system, const std::string& cards) {
    GameSystem with = system;
    if (cards.empty()) return with;
    const auto own = std::make_shared<const std::string>(cards);
    if (with.print) putCards(ownCopy(with.print).items, own);
    if (!with.play) return with;
    PlayFunctions& play = ownCopy(with.play);
    putCards(play.cardsHash, own);
    putCards(play.standIns, own);
    putCards(play.choices, own);
    putCards(play.start, own);
    putCards(play.series, own);
    if (play.learn) putCards(play.learn->series, own);
    if (with.balance) {
        BalanceFunctions& balance = ownCopy(with.balance);
        balance.calibrations = nullptr;
        putCards(balance.orderEffect, own);
        putCards(balance.uncertifiable, own);
        if (balance.predict)
            balance.predict = [](const Scenario&, const OptionValues&) {
                return Result<std::optional<Prediction>>(std::optional<Prediction>());
            };
        if (balance.foresee)
            balance.foresee = [](const Scenario&, const OptionValues&) {
                return Result<std::optional<Foreseen>>(std::optional<Foreseen>());
            };
        if (balance.predictedGap)
            balance.predictedGap = [](const Scenario&, const OptionValues&) {
                return Result<std::optional<double>>(std::optional<double>());
            };
    }
    return with;
}

}  // namespace hexa
