// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/balance/ordereffect.h"

#include "core/json/membersin.h"
#include "core/systems/bauen/terms/resources.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace hexa::bauen {
namespace {

constexpr std::int64_t mostGames = 1'000'000'000;

/// Reads the file that scripts/measure-order writes.
std::vector<OrderEffect> readEffects() {
    const auto document = JsonDocument::parse(resource("order.json"));
    assert(document);
    FirstError errors;
    const JsonNode root = document->root();
    MembersIn file(root, errors);
    std::string bot;
    file.text("bot", bot);
    std::vector<OrderEffect> effects;
    file.each("results", [&](const JsonNode& node) {
        MembersIn members(node, errors);
        OrderEffect effect;
        effect.bot = bot;
        members.number("maps", effect.maps, 1, mostGames);
        std::vector<std::int64_t> wins;
        members.numbers("wins", wins, 0, mostGames);
        effect.games = std::accumulate(wins.begin(), wins.end(), std::int64_t{0});
        for (const std::int64_t count : wins)
            effect.shares.push_back(static_cast<double>(count) / static_cast<double>(effect.games));
        effects.push_back(std::move(effect));
    });
    assert(!errors);
    return effects;
}

}  // namespace

std::optional<OrderEffect> orderEffect(int players) {
    static const std::vector<OrderEffect> effects = readEffects();
    const auto found = std::ranges::find_if(effects, [players](const OrderEffect& effect) {
        return effect.shares.size() == static_cast<std::size_t>(players);
    });
    return found == effects.end() ? std::nullopt : std::optional(*found);
}

}  // namespace hexa::bauen
