// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/registry/registry.h"

#include "core/engine/print/print.h"
#include "core/registry/entries.h"
#include "core/registry/rulescard.h"

#include <utility>
#include <vector>

namespace hexa {

Systems builtInSystems() {
    std::vector<GameSystem> list;
    for (const play::GameEntry& entry : gameEntries()) {
        GameSystem& system = list.emplace_back(entry.system());
        // A game can't read its own rules reference: text projects are above it.
        if (system.print)
            ownCopy(system.print).rules = [texts = entry.texts](std::string_view language,
                                                                const Scenario& scenario) {
                return rulesCard(texts, language, scenario.options);
            };
    }
    return Systems(std::move(list));
}

std::string_view builtInGlossary(std::string_view system) {
    for (const GameTexts& game : builtInTexts())
        if (system.empty() || game.system == system) return game.glossary;
    return {};
}

std::string_view builtInLibrary(std::string_view system) {
    for (const play::GameEntry& entry : gameEntries())
        if (entry.texts.system == system) return entry.library;
    return {};
}

std::vector<GameTexts> builtInTexts() {
    std::vector<GameTexts> list;
    for (play::GameEntry& entry : gameEntries())
        if (!entry.texts.glossary.empty() || !entry.texts.reference.empty())
            list.push_back(std::move(entry.texts));
    return list;
}

std::vector<GamePack> builtInPacks() {
    std::vector<GamePack> list;
    for (const play::GameEntry& entry : gameEntries())
        if (entry.pack != nullptr) list.push_back(entry.pack());
    return list;
}

}  // namespace hexa
