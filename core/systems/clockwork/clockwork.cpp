// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/clockwork.h"

#include "core/engine/builtin.h"
#include "core/systems/clockwork/balancefunctions.h"
#include "core/systems/clockwork/cases/cases.h"
#include "core/systems/clockwork/check/check.h"
#include "core/systems/clockwork/generate/functions.h"
#include "core/systems/clockwork/layouts.h"
#include "core/systems/clockwork/play/functions.h"
#include "core/systems/clockwork/print/functions.h"
#include "core/systems/clockwork/terms/ranges.h"
#include "core/systems/clockwork/terms/resources.h"

#include <array>
#include <cassert>
#include <memory>

namespace hexa::clockwork {
namespace {

/// Returns a text of the message table in all its languages.
Localized words(const Messages& messages, std::string_view code) {
    const auto found = messages.all().find(code);
    assert(found != messages.all().end());
    return found->second;
}

// In the order of GEN-08.
constexpr std::array sampleNames{"hale", "lake-of-fire", "archon", "sea-of-solitude", "sohne", "diamond"};

}  // namespace

GameSystem makeSystem() {
    GameSystem system;
    system.catalog = builtIn(readCatalog(resource("catalog.json")));
    system.layouts = builtIn(readLayouts(resource("layouts.json"), system.catalog));
    for (const std::string name : sampleNames) system.samples.push_back({name, resource(name + ".hexa")});
    system.drawings = builtInDrawings(resourceFiles());
    system.messages = resource("messages.json");
    Messages messages;
    builtIn(messages.add(system.messages));

    // Data of the functions, which outlive this one and are copied with the system.
    struct Data {
        Catalog catalog;
        std::vector<Layout> layouts;
        Localized total;
    };
    const auto data = std::make_shared<const Data>(
        Data{system.catalog, system.layouts, words(messages, "clockwork.total")});
    system.check = [data](const Scenario& scenario, std::stop_token stop) {
        return check(scenario, data->catalog, data->layouts, std::move(stop));
    };
    system.ranges = [data](int players) { return countRanges(players, data->catalog, data->total); };
    const auto tables = builtInTables();
    system.generate =
        std::make_shared<const GenerateFunctions>(makeGenerateFunctions({system.catalog, tables, messages}));
    system.selfCheck = [] { return std::vector{play::checkRuleCases(caseGame())}; };
    system.play = std::make_shared<const PlayFunctions>(makePlayFunctions(system.catalog));
    system.balance = std::make_shared<const BalanceFunctions>(
        makeBalanceFunctions(system.catalog, system.layouts, tables));
    system.print = std::make_shared<const PrintFunctions>(makePrintFunctions(system.catalog, data->total));
    return system;
}

}  // namespace hexa::clockwork
