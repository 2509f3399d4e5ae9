// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the artificial map of the benchmarks: makehugemap COLUMNS ROWS FILE [ids]
#include "core/io/scenariofile.h"
#include "core/registry/registry.h"
#include "tests/bench/hugemap.h"

#include <cstdio>
#include <cstdlib>
#include <string>

int main(int argc, char** argv) {
    const int columns = argc > 3 ? std::atoi(argv[1]) : 0;
    const int rows = argc > 3 ? std::atoi(argv[2]) : 0;
    if (columns < 1 || rows < 1) {
        std::fputs("makehugemap COLUMNS ROWS FILE [ids]\n", stderr);
        return 2;
    }
    const bool ids = argc > 4 && std::string(argv[4]) == "ids";
    const auto systems = hexa::builtInSystems();
    const auto& catalog = systems.list().front().catalog;
    const auto saved =
        hexa::saveScenario(hexa::bench::hugeMap(catalog, columns, rows, ids), catalog, argv[3]);
    if (saved) return 0;
    std::fprintf(stderr, "%s\n", systems.messages().text("en", saved.error()).c_str());
    return 4;
}
