// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/relations.h"

#include "core/engine/judge/balance.h"
#include "core/engine/system.h"

#include <algorithm>

namespace hexa::balance {
namespace {

std::optional<std::vector<std::size_t>> placesOf(std::span<const std::string> bots,
                                                 const BotRelations& relations) {
    std::vector<std::size_t> places;
    for (const std::string& bot : bots) {
        const auto found = std::ranges::find(relations.bots, bot);
        if (found == relations.bots.end()) return std::nullopt;
        places.push_back(static_cast<std::size_t>(found - relations.bots.begin()));
    }
    return places;
}

}  // namespace

const BotRelations* relationsOf(const GameSystem& system, const Scenario& map, const OptionValues& options) {
    if (!system.balance || !system.balance->relations) return nullptr;
    return system.balance->relations(map, options);
}

bool areRelated(std::span<const std::string> bots, const BotRelations& relations) {
    return placesOf(bots, relations).has_value();
}

std::optional<BotRelations::Covariance> covarianceOf(std::span<const std::string> bots,
                                                     const BotRelations& relations,
                                                     const BotRelations::Covariance& measured) {
    const auto places = placesOf(bots, relations);
    if (!places) return std::nullopt;
    BotRelations::Covariance covariance;
    for (const std::size_t a : *places) {
        auto& row = covariance.emplace_back();
        for (const std::size_t b : *places) row.push_back(measured[a][b]);
    }
    return covariance;
}

std::optional<std::vector<double>> foreseenFrom(const std::string& bot, std::span<const std::string> others,
                                                const BotRelations& relations) {
    const auto own = placesOf({&bot, 1}, relations);
    const auto places = placesOf(others, relations);
    if (!own || !places) return std::nullopt;
    std::vector<double> factors;
    for (const std::size_t other : *places) factors.push_back(relations.foreseen[own->front()][other]);
    return factors;
}

}  // namespace hexa::balance
