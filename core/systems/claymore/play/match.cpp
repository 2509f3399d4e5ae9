// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/play/match.h"

#include "core/json/nested.h"
#include "core/json/reader.h"
#include "core/systems/claymore/play/carried.h"
#include "core/systems/claymore/play/words.h"

namespace hexa::claymore {
namespace {

/// What a match owns: the battle and what its rules refer to.
struct OwnedRules {
    OwnedRules(Battle own, Army chooser, Scenery shown)
        : battle(std::move(own)), scenery(std::move(shown)), rules({&battle, chooser}, scenery) {}
    Battle battle;
    Scenery scenery;
    MatchRules rules;
};

Scenery sceneryOf(const Scenario& scenario) {
    Scenery scenery;
    for (const PiecePlacement& piece : scenario.board.pieces) {
        if (regimentKind(piece.kind)) continue;
        if (terrainOf(piece.kind) == Terrain::Tower && scenery.tower == SIZE_MAX)
            scenery.tower = scenery.pieces.size();
        scenery.pieces.push_back(piece);
    }
    return scenery;
}

/// {"chooser": "shadow"}: GameRecord::setup.
std::string setupText(Army chooser) { return "{\"chooser\": \"" + std::string(factionId(chooser)) + "\"}"; }

Result<Army> readSetup(const std::string& text) {
    auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    auto object = JsonObject::open(document->root());
    if (!object) return object.error();
    auto member = object->require("chooser");
    if (!member) return member.error();
    auto word = member->string();
    if (!word) return word.error();
    const auto army = armyOf(*word);
    if (!army) return member->error("claymore.play.chooser");
    return *army;
}

}  // namespace

Army chooserOf(std::uint64_t seed) {
    Rng rng(seed, "claymore-chooser");
    return rng.below(2) == 0 ? Army::Imperial : Army::Shadow;
}

Result<play::Opening<MatchRules>> openBattle(const Scenario& scenario, const Catalog& catalog,
                                             const MatchSetup& setup) {
    const auto options = readOptions(scenario, setup.options);
    if (!options) return options.error();
    auto battle = Battle::make(scenario, catalog, *options);
    if (!battle) return battle.error();
    const auto elite = readCarried(setup.carried);
    if (!elite) return nestedError(elite.error(), "/carried");
    battle->makeElite(*elite);
    Army chooser = Army::Shadow;
    if (!setup.setup.empty()) {
        const auto given = readSetup(setup.setup);
        if (!given) return nestedError(given.error(), "/setup");
        chooser = *given;
    } else if (const auto chosen = setup.chosen.find("chooser"); chosen != setup.chosen.end()) {
        const auto army = armyOf(chosen->second);
        if (!army) return Error("claymore.play.chooser", {}, JsonPointer{"/chosen/chooser"});
        chooser = *army;
    } else if (battle->choosesSide()) {
        if (!setup.seed) return Error("claymore.play.no-chooser");
        chooser = chooserOf(*setup.seed);
    }
    const auto owned = std::make_shared<const OwnedRules>(*std::move(battle), chooser, sceneryOf(scenario));
    return play::Opening<MatchRules>{{owned, &owned->rules}, options->values(), setupText(chooser)};
}

Result<Move> MatchRules::read(const State& state, play::SeatMask, std::string_view line) const {
    return readMove(battle(), state, line);
}

std::string MatchRules::write(const State& state, const Move& move) const {
    return writeMove(battle(), state, move);
}

std::string MatchRules::phase(const State& state) const {
    if (state.phase == Phase::Over) return "end";
    if (state.phase == Phase::Side) return "side";
    return state.deployed ? "card " + std::to_string(state.drawn) : "deployment";
}

Status MatchRules::dealt(std::uint64_t seed) const {
    if (!battle().choosesSide() || mOpening.chooser == chooserOf(seed)) return Done{};
    return Error("claymore.play.not-dealt", {}, JsonPointer{"/setup"});
}

std::string MatchRules::wordOf(Hex at) const {
    return battle().find(at) == gone ? std::string() : word::hex(at);
}

std::string MatchRules::outcome(const State& state) const {
    return state.phase == Phase::Over ? writeCarried(eliteAfter(battle(), state)) : std::string();
}

/// Only chips that lie face down are a secret.
bool MatchRules::secretsNow(const State& state) const {
    if (state.deployed) return false;
    return battle().entry(Army::Imperial) == Entry::Hidden || battle().entry(Army::Shadow) == Entry::Hidden;
}

}  // namespace hexa::claymore
