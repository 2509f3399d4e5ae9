// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/registry/registry.h"

#include "core/base/embedded.h"
#include "core/registry/rulescard.h"
#include "core/systems/bauen/bauen.h"
#include "core/systems/bauen/ownerdata.h"
#include "core/systems/bauen/reference/reference.h"
#include "core/systems/claymore/claymore.h"
#include "core/systems/claymore/ownerdata.h"
#include "core/systems/claymore/reference/reference.h"
#include "core/systems/clockwork/clockwork.h"
#include "core/systems/clockwork/ownercards.h"
#include "core/systems/clockwork/reference/reference.h"

#include <algorithm>
#include <span>

namespace hexa {

std::span<const EmbeddedFile> glossaryFiles();
std::span<const EmbeddedFile> ruleFiles();
namespace {

std::string_view textOf(std::span<const EmbeddedFile> files, std::string_view path) {
    const auto file = std::ranges::find(files, path, &EmbeddedFile::path);
    return file == files.end() ? std::string_view() : file->text;
}

}  // namespace

Systems builtInSystems() {
    std::vector<GameSystem> list;
    list.push_back(clockwork::makeSystem());
    list.push_back(claymore::makeSystem());
    list.push_back(bauen::makeSystem());
    // A game can't read its own rules reference: text projects are above it.
    const std::vector<GameTexts> books = builtInTexts();
    for (GameSystem& system : list)
        for (const GameTexts& texts : books)
            if (texts.system == system.catalog.system && system.print)
                ownCopy(system.print).rules = [texts](std::string_view language, const Scenario& scenario) {
                    return rulesCard(texts, language, scenario.options);
                };
    return Systems(std::move(list));
}

std::string_view builtInGlossary(std::string_view system) {
    for (const GameTexts& game : builtInTexts())
        if (system.empty() || game.system == system) return game.glossary;
    return {};
}

std::vector<GameTexts> builtInTexts() {
    return {{"clockwork-wars",
             textOf(glossaryFiles(), "resources/clockwork/glossary.json"),
             textOf(ruleFiles(), "resources/rules/clockwork-wars.hexatext"),
             clockwork::referenceNumbers,
             {{"epic", "epic"}, {"alliances", "alliances"}}},
            {"claymore-saga", textOf(glossaryFiles(), "resources/claymore/glossary.json"),
             textOf(ruleFiles(), "resources/rules/claymore-saga.hexatext"),
             [](const std::set<std::string>&) { return claymore::referenceNumbers(); }},
            {"bauen-und-beherrschen", textOf(glossaryFiles(), "resources/bauen/glossary.json"),
             textOf(ruleFiles(), "resources/rules/bauen-und-beherrschen.hexatext"),
             [](const std::set<std::string>&) { return bauen::referenceNumbers(); }}};
}

std::vector<GamePack> builtInPacks() {
    return {clockwork::ownerCards(), claymore::ownerData(claymore::makeSystem()), bauen::ownerData()};
}

}  // namespace hexa
