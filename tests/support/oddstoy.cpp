// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/oddstoy.h"

#include "core/edit/builders.h"
#include "core/engine/generate/generate.h"
#include "tests/support/judgedtoy.h"

#include <QtGlobal>

#include <array>
#include <utility>

namespace hexa::test {

Scenario mapWith(const GameSystem& system, int first, int second) {
    Scenario map = system.layout("2p")->scenario;
    const auto put = [&](Hex home, int meadows) {
        for (const Hex step : {Hex{1, 0}, Hex{-1, 0}, Hex{0, 1}, Hex{0, -1}, Hex{1, -1}, Hex{-1, 1}}) {
            const Hex at = home + step;
            const Cell* cell = map.board.find(at);
            if (meadows == 0 || cell == nullptr || cell->kind != KindId::Empty) continue;
            static_cast<void>(apply(map, paintCells(map, system.catalog, {&at, 1}, meadow)));
            --meadows;
        }
        if (meadows != 0) qFatal("too few places beside the home");
    };
    put(map.seats[0].homeHex(), first);
    put(map.seats[1].homeHex(), second);
    return map;
}

GameSystem oddsToy(const std::string& targets) {
    GameSystem system = judgedToy();
    const GameSystem toy = system;
    ownCopy(system.generate).modes.front().searches = true;
    ownCopy(system.generate).run =
        [toy, targets](const GenerateRequest& request) -> Result<std::vector<Candidate>> {
        constexpr std::array<std::pair<int, int>, 7> odds{
            {{2, 0}, {0, 2}, {1, 0}, {0, 1}, {1, 1}, {2, 1}, {0, 3}}};
        std::vector<Candidate> maps;
        for (int i = 0; i < request.keep; ++i) {
            Candidate candidate;
            const auto& [first, second] = odds[static_cast<std::size_t>(i) % odds.size()];
            candidate.scenario = mapWith(toy, first, second);
            candidate.scenario.extra.members.emplace_back("targets", targets);
            maps.push_back(std::move(candidate));
        }
        return maps;
    };
    return system;
}

GameSystem oneWayUp(std::pair<int, int> way) {
    GameSystem system = oddsToy();
    const GameSystem toy = system;
    ownCopy(system.generate).run = [toy](const GenerateRequest&) -> Result<std::vector<Candidate>> {
        std::vector<Candidate> maps(4);
        maps[0].scenario = mapWith(toy, 2, 0);
        maps[1].scenario = mapWith(toy, 2, 1);
        maps[2].scenario = mapWith(toy, 3, 0);
        maps[3].scenario = mapWith(toy, 1, 0);
        return maps;
    };
    ownCopy(system.generate).refine =
        [toy, start = mapWith(toy, way.first, way.second).board](const GenerateRequest&, const Scenario& map,
                                                                 const std::vector<BotShares>&,
                                                                 int) -> Result<std::vector<Candidate>> {
        if (!(map.board == start)) return std::vector<Candidate>();
        std::vector<Candidate> maps(1);
        maps[0].scenario = mapWith(toy, 1, 1);
        return maps;
    };
    return system;
}

}  // namespace hexa::test
