// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/bauen.h"

#include "core/systems/bauen/check/check.h"
#include "core/systems/bauen/layouts.h"
#include "core/systems/bauen/terms/landscape.h"
#include "core/systems/bauen/terms/resources.h"
#include "core/systems/bauen/terms/sentences.h"
#include "core/systems/bauen/terms/slots.h"

#include <cassert>
#include <memory>
#include <string>

namespace hexa::bauen {
namespace {

/// Data that is compiled in has been tested: it can be read.
template <class T>
T builtIn(Result<T> result) {
    assert(result && "built-in data is valid");
    return std::move(*result);
}

/// Samples and drawings that are compiled in.
void addFiles(GameSystem& system) {
    constexpr std::string_view samples = "/samples/", drawings = "/tiles/abstract/";
    const auto nameIn = [](std::string_view path, std::string_view folder) {
        const auto at = path.find(folder);
        const std::string_view name = at == std::string_view::npos ? std::string_view() : path.substr(at + folder.size());
        return std::string(name.substr(0, name.rfind('.')));
    };
    for (const EmbeddedFile& file : resourceFiles()) {
        if (std::string name = nameIn(file.path, samples); !name.empty())
            system.samples.push_back({std::move(name), file.text});
        if (std::string name = nameIn(file.path, drawings); !name.empty())
            system.drawings.push_back({std::move(name), file.text});
    }
}

/// What a board has of each landscape (BB-021).
std::vector<CountRange> countRanges(const Catalog& catalog, int players) {
    const int each = players * static_cast<int>(regionsPerColumn);
    std::vector<CountRange> ranges;
    for (const std::string_view id : landscapeIds) {
        const KindId kind = *catalog.kindId(id);
        ranges.push_back({catalog.kind(kind).name, {kind}, each, each, false, "BB-021"});
    }
    return ranges;
}

}  // namespace

GameSystem makeSystem() {
    GameSystem system;
    system.catalog = builtIn(readCatalog(resource("catalog.json")));
    system.messages = allMessages();
    addFiles(system);

    // The functions outlive this one and are copied with the system: they share what they read.
    const auto catalog = std::make_shared<const Catalog>(system.catalog);
    const auto data = std::make_shared<const CheckData>();
    const auto names = std::make_shared<const SlotNames>(SlotNames::make());
    system.layouts = makeLayouts(*catalog, data->lattice);
    system.check = [catalog, data](const Scenario& scenario, std::stop_token stop) {
        return check(scenario, *catalog, *data, std::move(stop));
    };
    system.refusal = [catalog, data](const Scenario& scenario, const MapObject& object,
                                     std::optional<ObjectRef> instead) {
        return refusal(scenario, *catalog, *data, object, instead);
    };
    system.slotsOf = [catalog, names](const Scenario& scenario, Hex at) {
        return slotsOf(scenario, *catalog, *names, at);
    };
    system.ranges = [catalog](int players) { return countRanges(*catalog, players); };
    return system;
}

}  // namespace hexa::bauen
