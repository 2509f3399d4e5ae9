// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/play/match.h"

#include "core/json/nested.h"
#include "core/json/reading.h"
#include "core/json/writer.h"
#include "core/systems/claymore/play/carried.h"
#include "core/systems/claymore/play/words.h"
#include "core/systems/claymore/rules/ownervalues.h"

namespace hexa::claymore {
namespace {

/// Data that a match owns: the battle and the objects that its rules refer to.
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

/// GameRecord::setup.
struct Setup {
    Army chooser = Army::Shadow;
    Values values = publicValues();
};

/// Returns {"chooser": "shadow"}, and "values" if they are an owner's, so that a record can be
/// replayed without the pack.
std::string setupText(const Setup& setup) {
    if (hashOf(setup.values) == 0) return "{\"chooser\": \"" + std::string(factionId(setup.chooser)) + "\"}";
    JsonWriter writer;
    writer.beginObject(JsonWriter::Style::Compact);
    writer.member("chooser", factionId(setup.chooser));
    writer.key("values");
    writer.beginObject(JsonWriter::Style::Compact);
    writeValues(writer, setup.values);
    writer.endObject();
    writer.endObject();
    std::string text = writer.take();
    while (text.ends_with('\n')) text.pop_back();
    return text;
}

class SetupReader : JsonReading {
public:
    Result<Setup> read(const JsonNode& root) {
        Setup setup;
        auto object = keep(JsonObject::open(root));
        const auto chooser = object ? keep(object->require("chooser")) : std::nullopt;
        const auto army = armyOf(text(chooser));
        if (chooser && !army) fail(chooser->error("claymore.play.chooser"));
        const auto values = object ? object->optional("values") : std::nullopt;
        auto members = values ? keep(JsonObject::open(*values)) : std::nullopt;
        auto own = members ? keep(readValues(*members, {Source::Printed})) : std::nullopt;
        if (members) keep(members->refuseLeftover());
        if (mError) return *mError;
        if (own) setup.values = *std::move(own);
        setup.chooser = *army;
        return setup;
    }
};

Result<Setup> readSetup(const std::string& text) {
    const auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return SetupReader().read(root);
}

/// Returns chooser and values of a new or resumed battle; the chooser is open if the seed decides.
Result<Setup> setupOf(const MatchSetup& setup) {
    if (!setup.setup.empty()) {
        auto given = readSetup(setup.setup);
        if (!given) return nestedError(given.error(), "/setup");
        return given;
    }
    auto values = valuesOf(setup.cards);
    if (!values) return values.error();
    return Setup{Army::Shadow, *std::move(values)};
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
    auto dealt = setupOf(setup);
    if (!dealt) return dealt.error();
    auto battle = Battle::make(scenario, catalog, *options, dealt->values);
    if (!battle) return battle.error();
    const auto elite = readCarried(setup.carried);
    if (!elite) return nestedError(elite.error(), "/carried");
    battle->makeElite(*elite);
    Army& chooser = dealt->chooser;
    if (!setup.setup.empty()) {
        // The record decides.
    } else if (const auto chosen = setup.chosen.find("chooser"); chosen != setup.chosen.end()) {
        const auto army = armyOf(chosen->second);
        if (!army) return Error("claymore.play.chooser", {}, JsonPointer{"/chosen/chooser"});
        chooser = *army;
    } else if (battle->choosesSide()) {
        if (!setup.seed) return Error("claymore.play.no-chooser");
        chooser = chooserOf(*setup.seed);
    }
    const auto owned = std::make_shared<const OwnedRules>(*std::move(battle), chooser, sceneryOf(scenario));
    return play::Opening<MatchRules>{{owned, &owned->rules}, options->values(), setupText(*dealt)};
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

/// True while chips are face down; only these are secret.
bool MatchRules::secretsNow(const State& state) const {
    if (state.deployed) return false;
    return battle().entry(Army::Imperial) == Entry::Hidden || battle().entry(Army::Shadow) == Entry::Hidden;
}

}  // namespace hexa::claymore
