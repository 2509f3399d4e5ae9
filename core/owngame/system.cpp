// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/system.h"

#include "core/base/hashtext.h"
#include "core/base/rng.h"
#include "core/catalog/plainsystem.h"
#include "core/engine/check/refusals.h"
#include "core/engine/generate/generate.h"
#include "core/engine/judge/balance.h"
#include "core/engine/print/print.h"
#include "core/owngame/check.h"
#include "core/owngame/definition/cellsof.h"
#include "core/owngame/file/definitionfile.h"
#include "core/owngame/file/drawing.h"
#include "core/owngame/generate/bag.h"
#include "core/owngame/generate/generate.h"
#include "core/owngame/generate/weighing.h"
#include "core/owngame/items.h"
#include "core/owngame/ledger.h"
#include "core/owngame/marks.h"
#include "core/owngame/tilewarning.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace hexa::owngame {
namespace {

/// Owns the data that the views of a game refer to.
struct Owner {
    Definition definition;
    std::string text;  ///< Canonical.
    std::vector<std::pair<std::string, std::string>> drawings;
};

std::vector<CountRange> rangesOf(const Definition& definition, int players) {
    std::vector<CountRange> ranges;
    for (const KindLimit& limit : kindLimits(definition, players, {})) {
        if (limit.is.min == Bounds::least || limit.is.max == Bounds::most) continue;
        CountRange range;
        range.name = limit.name;
        for (std::size_t kind = 0; kind < limit.kinds.size(); ++kind)
            if (limit.kinds[kind]) range.kinds.push_back(kindIdAt(kind));
        range.min = static_cast<int>(limit.is.min);
        range.max = static_cast<int>(limit.is.max);
        ranges.push_back(std::move(range));
    }
    return ranges;
}

PrintFunctions printFunctions(const std::shared_ptr<const Definition>& definition) {
    PrintFunctions print;
    print.facts = [](const Scenario&) { return SheetFacts(); };
    print.tileSize = definition->tileSize;
    print.sheets = cutSheets(*definition);
    print.items = [definition](const std::string&, const Scenario& scenario, const std::string& sheet) {
        return cutItems(*definition, scenario, sheet);
    };
    return print;
}

}  // namespace

std::string editionText(Definition definition) {
    definition.translation.clear();
    return writeDefinition(definition);
}

std::string systemIdOf(const Definition& definition, std::string_view text) {
    return definition.catalog.system + '@' + hashText(stableHash(text));
}

std::string_view plainId(std::string_view system) { return plainSystem(system); }

GameSystem makeSystem(Definition definition) {
    auto made = std::make_shared<Owner>();
    made->text = editionText(definition);
    made->definition = std::move(definition);
    for (const auto& [name, drawing] : made->definition.drawings)
        made->drawings.emplace_back(name, svgOf(drawing));
    const std::shared_ptr<const Owner> owner = std::move(made);
    const std::shared_ptr<const Definition> shared(owner, &owner->definition);

    GameSystem system;
    system.catalog = shared->catalog;
    system.catalog.system = systemIdOf(*shared, owner->text);
    system.catalog.definition = std::shared_ptr<const std::string>(owner, &owner->text);
    const auto catalog = std::make_shared<const Catalog>(system.catalog);
    for (const auto& [name, svg] : owner->drawings) system.drawings.push_back({name, svg});
    for (const LayoutPlan& plan : shared->layouts) {
        const Localized name = plan.name.empty() ? Localized(plan.id) : plan.name;
        system.layouts.push_back({plan.id, name, scenarioOf(plan, *catalog)});
    }
    system.messages = "{}";
    system.check = [shared, catalog](const Scenario& scenario, const std::stop_token& stop) {
        return checkMap(*shared, *catalog, scenario, stop);
    };
    system.warning = [shared](const Scenario& scenario, const Edit& edit) {
        return tileWarning(*shared, scenario, edit);
    };
    system.ranges = [shared](int players) { return rangesOf(*shared, players); };
    system.refusal = [shared, catalog](const Scenario& scenario, const MapObject& object,
                                       std::optional<ObjectRef> instead) {
        return newProblem(scenario, *catalog, object, instead, [&](const Scenario& map) {
            std::vector<Problem> problems;
            for (Finding& finding : checkMap(*shared, *catalog, map, {}))
                if (finding.problem.severity == Severity::Error)
                    problems.push_back(std::move(finding.problem));
            return problems;
        });
    };
    if (!shared->decks.empty())
        system.marks = [shared](const Scenario& scenario, Hex at) { return marksOf(*shared, scenario, at); };
    system.generate = std::make_shared<const GenerateFunctions>(makeGenerateFunctions(shared, catalog));
    system.print = std::make_shared<const PrintFunctions>(printFunctions(shared));
    if (!shared->worth.decay.empty()) {
        BalanceFunctions balance;
        balance.ledger = [shared](const Scenario& scenario, const OptionValues&) -> Result<Ledger> {
            return ledgerOf(*shared, scenario);
        };
        balance.predictedGap = [shared](const Scenario& scenario,
                                        const OptionValues&) -> Result<std::optional<double>> {
            return leadOf(*shared, scenario);
        };
        balance.acceptedLead = shared->worth.accept;
        system.balance = std::make_shared<const BalanceFunctions>(std::move(balance));
    }
    return system;
}

}  // namespace hexa::owngame
