// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/claymore.h"

#include "core/systems/claymore/layouts.h"
#include "core/systems/claymore/terms/resources.h"

#include <cassert>

namespace hexa::claymore {
namespace {

/// Data that is compiled in has been tested: it can be read.
template <class T>
T builtIn(Result<T> result) {
    assert(result && "built-in data is valid");
    return std::move(*result);
}

/// A text of the message table in all its languages.
Localized words(const Messages& messages, std::string_view code) {
    const auto found = messages.all().find(code);
    assert(found != messages.all().end());
    return found->second;
}

}  // namespace

GameSystem makeSystem() {
    GameSystem system;
    system.catalog = builtIn(readCatalog(resource("catalog.json")));
    system.messages = resource("messages.json");
    Messages messages;
    builtIn(messages.add(system.messages));
    const std::vector<Plan> plans = builtIn(readPlans(resource("plans.json"), system.catalog));
    system.layouts = makeLayouts(system.catalog, plans, words(messages, "claymore.layout.mat"));
    return system;
}

}  // namespace hexa::claymore
