// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmarks of the core, without Qt: rulebook maps, live check, load and save. Usage: corebench
// FOLDER-FOR-FILES
#include "core/engine/generate/generate.h"
#include "core/io/file/file.h"
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "core/systems/clockwork/generate/rulebookdraw.h"
#include "tests/bench/hugemap.h"
#include "tests/bench/measure.h"

#include <cstdio>
#include <cstdlib>
#include <string>

namespace {

using namespace hexa;
using namespace hexa::bench;

constexpr int runs = 9;

GenerateRequest requestFor(const Scenario& layout, std::uint64_t seed) {
    GenerateRequest request;
    request.base = layout;
    request.seed = seed;
    return request;
}

void rulebookMaps(const GameSystem& game) {
    for (const char* id : {"2p", "3p", "4p"}) {
        auto draw = clockwork::RulebookDraw::prepare(game.layout(id)->scenario, game.catalog, {});
        if (!draw) std::abort();
        constexpr int maps = 50'000;
        std::uint64_t seed = 0;
        const Seconds seconds = median(runs, [&] {
            for (int i = 0; i < maps; ++i) use(draw->draw(seed++).data());
        });
        row(std::string("rulebook maps, ") + id, rate(maps, seconds), "maps/s",
            "drawn, one core, 50 000 a run", "> 100000");
    }
    const auto& layout = game.layout("3p")->scenario;
    std::uint64_t seed = 0;
    const Seconds seconds = median(runs, [&] {
        for (int i = 0; i < 2000; ++i) {
            const auto map = makeMap(game, requestFor(layout, seed++));
            if (!map) std::abort();
            use(&*map);
        }
    });
    row("rulebook scenarios, 3p", rate(2000, seconds), "maps/s", "with layout, IDs and provenance, one core");
}

void liveCheck(const GameSystem& game) {
    const auto map = makeMap(game, requestFor(game.layout("4p")->scenario, 1));
    if (!map) std::abort();
    const Seconds seconds = median(runs, [&] {
        for (int i = 0; i < 1000; ++i) use(game.check(*map, {}).data());
    });
    row("live check", {seconds.wall * 1000, seconds.processor * 1000}, "us",
        std::to_string(map->board.cellCount()) + " cells, 4 players", "< 1000");
}

void loadAndSave(const Systems& systems, const GameSystem& game, const std::string& folder, Land land) {
    const std::string name = land == Land::RegionsIds ? ", IDs" : "";
    const std::string path = folder + "/huge.hexa";
    const Scenario scenario = hugeMap(game.catalog, 1000, 1000, land);
    const auto check = [](bool ok) {
        if (!ok) std::abort();
    };
    const Seconds save = median(runs, [&] { check(saveScenario(scenario, game.catalog, path).ok()); });
    const std::string size = std::to_string(readFile(path)->size() / 1'000) + " kB";
    durationRow("save 1 000 000 cells" + name, save, size + ", flushed to disk", "< 0.3");
    const Seconds text = median(runs, [&] { use(writeScenario(scenario, game.catalog).data()); });
    durationRow("  of it the text" + name, text, "in memory");
    const Seconds load = median(runs, [&] {
        const auto loaded = loadScenario(path, systems);
        check(loaded.ok() && loaded->board.cellCount() == scenario.board.cellCount());
    });
    durationRow("load 1 000 000 cells" + name, load, size, "< 0.3");
    std::remove(path.c_str());
}

}  // namespace

int main(int argc, char** argv) {
    const Systems systems = builtInSystems();
    const GameSystem* game = systems.find("clockwork-wars");
    if (game == nullptr) return 1;
    const std::string folder = argc > 1 ? argv[1] : ".";
    rulebookMaps(*game);
    liveCheck(*game);
    loadAndSave(systems, *game, folder, Land::Noise);
    loadAndSave(systems, *game, folder, Land::RegionsIds);
    row("peak memory of all that", {peakMebibytes(), 0}, "MiB", "resident");
    return 0;
}
