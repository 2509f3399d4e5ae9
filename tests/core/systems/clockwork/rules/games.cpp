// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/systems/clockwork/rules/games.h"

#include "core/engine/generate/generate.h"
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "core/systems/clockwork/cards/vocabulary.h"

#include <cassert>

namespace hexa::rulestest {
namespace {

/// Returns one of the bits of a mask.
TimingMask oneOf(TimingMask mask, Rng& rng) {
    auto pick = rng.below(static_cast<std::uint32_t>(__builtin_popcount(mask)));
    while (pick-- > 0) mask = static_cast<TimingMask>(mask & (mask - 1));
    return static_cast<TimingMask>(mask & -mask);
}

Effect randomEffect(Rng& rng, CardKind kind) {
    Effect effect;
    effect.verb = static_cast<Verb>(rng.below(8));
    const TimingMask timings = timingsOf(effect.verb, kind);
    effect.timings = oneOf(timings, rng);
    const auto always = static_cast<TimingMask>(Timing::Always);
    // Now and then a card with two timings.
    if (effect.timings != always && rng.below(4) == 0)
        effect.timings = static_cast<TimingMask>(effect.timings | oneOf(timings & ~always, rng));
    const bool reinforcement = effect.timings == static_cast<TimingMask>(Timing::Reinforcement);
    const FieldMask fields = fieldsOf(effect.verb);
    if (contains(fields, Field::Amount)) effect.amount = static_cast<std::uint8_t>(1 + rng.below(4));
    if (contains(fields, Field::Per)) effect.per = static_cast<Per>(rng.below(15));
    if (effect.verb == Verb::Score && kind == CardKind::Espionage && reinforcement && rng.below(2) == 0)
        effect.per = Per::BattleWon;
    if (contains(fields, Field::Max) && effect.per != Per::Once && rng.below(2) == 0)
        effect.max = static_cast<std::uint8_t>(effect.amount + rng.below(5));
    if (contains(fields, Field::Discipline) && rng.below(2) == 0)
        effect.discipline = static_cast<std::uint8_t>(rng.below(disciplineCount));
    if (contains(fields, Field::Units)) effect.units = static_cast<UnitFilter>(rng.below(2));
    if (contains(fields, Field::Range) && kind == CardKind::Discovery && rng.below(2) == 0)
        effect.range = static_cast<std::uint8_t>(1 + rng.below(3));
    if (contains(fields, Field::Target)) {
        effect.target = static_cast<Target>(reinforcement ? rng.below(3) : 1 + rng.below(2));
        if (effect.target != Target::Territories && rng.below(3) == 0) effect.amount = allUnits;
    }
    if (contains(fields, Field::Destination))
        effect.destination = static_cast<Destination>(rng.below(reinforcement ? 3 : 2));
    if (contains(fields, Field::Shield)) effect.shield = static_cast<Shield>(rng.below(3));
    if (contains(fields, Field::Kinds) && rng.below(3) == 0)
        effect.kinds = static_cast<std::uint16_t>(2 * (1 + rng.below(255)));
    return effect;
}

const GameSystem& clockworkSystem() {
    static const Systems systems = builtInSystems();
    return systems.list().front();
}

/// Returns a small map of random tiles in a disc, with holes: most of it is contested all the time.
Scenario smallMap(int players, Rng& rng) {
    Scenario scenario;
    scenario.system = clockworkSystem().id();
    std::vector<Hex> places = disc({0, 0}, 2);
    rng.shuffle(places);
    for (std::size_t i = 0; i < places.size(); ++i) {
        Cell cell;
        cell.at = places[i];
        if (i < static_cast<std::size_t>(players)) {
            cell.kind = tile::capital;
            Seat seat;
            seat.home = cell.at;
            scenario.seats.push_back(seat);
        } else {
            cell.kind = rng.below(8) == 0 ? KindId::Blank : kindIdAt(1 + rng.below(8));
        }
        scenario.board.put(CellState(cell));
    }
    return scenario;
}

Scenario mapFor(int players, std::uint64_t round, Rng& rng) {
    const GameSystem& system = clockworkSystem();
    if (round % 3 == 1) return smallMap(players, rng);
    if (round % 6 == 2) {
        static const Systems systems = builtInSystems();
        std::vector<Scenario> fitting;
        for (const Sample& sample : system.samples)
            if (auto map = readScenario(sample.text, systems); map && map->players() == players)
                fitting.push_back(*map);
        return fitting[rng.below(static_cast<std::uint32_t>(fitting.size()))];
    }
    GenerateRequest request;
    request.base = system.layout(std::to_string(players) + "p")->scenario;
    request.seed = rng.next();
    return *makeMap(system, request);
}

}  // namespace

CardPack randomPack(std::uint64_t seed) {
    Rng rng(seed, "cards");
    CardPack pack;
    for (std::size_t slot = 0; slot < decks; ++slot)
        for (std::size_t i = 0; i < discoveriesInDeck; ++i) {
            Card& card = pack.discoveries[slot][i];
            card.id = "d" + std::to_string(slot) + "-" + std::to_string(i);
            card.cost = static_cast<std::uint8_t>(2 + rng.below(5));
            card.effect = randomEffect(rng, CardKind::Discovery);
        }
    for (std::size_t i = 0; i < espionageCards; ++i) {
        pack.espionage[i].id = "e" + std::to_string(i);
        pack.espionage[i].effect = randomEffect(rng, CardKind::Espionage);
    }
    return pack;
}

std::vector<Table> tables(std::uint64_t round) {
    std::vector<Table> list;
    for (int players = 2; players <= 4; ++players)
        for (int variant = 0; variant < (players == 4 ? 4 : 2); ++variant) {
            Table table;
            Rng rng(round * 16 + static_cast<std::uint64_t>(players), "tables");
            table.options.epic = (variant & 1) != 0;
            table.options.alliances = (variant & 2) != 0;
            for (const OptionName& option : optionNames())
                if (option.member != &RuleOptions::epic && option.member != &RuleOptions::alliances)
                    table.options.*option.member = rng.below(2) == 0;
            table.options.espionage = round % 5 != 4;
            table.scenario = mapFor(players, round, rng);
            assignMissingIds(table.scenario.board, clockworkSystem().catalog);
            auto map = makeGameMap(table.scenario, clockworkSystem().catalog);
            assert(map && "a map to play on");
            table.map = std::move(*map);
            table.pack =
                round % 4 == 3 ? standInPack() : randomPack(round * 16 + static_cast<std::uint64_t>(variant));
            table.name = std::to_string(players) + "p" + (table.options.epic ? " epic" : "") +
                         (table.options.alliances ? " alliances" : "") + " round " + std::to_string(round);
            list.push_back(std::move(table));
        }
    return list;
}

void forEachGame(int games, const std::function<void(const Table&, const Game&, Rng&)>& visit) {
    constexpr int gamesOnATable = 12;
    const int total = games * repeat();
    for (int done = 0, round = 0; done < total; done += gamesOnATable, ++round)
        for (const Table& table : tables(static_cast<std::uint64_t>(round)))
            for (int i = 0; i < gamesOnATable && done + i < total; ++i) {
                Rng rng(static_cast<std::uint64_t>(done + i), "play");
                const Game game(table.map, table.pack, table.options, dealCards(table.map.players, rng));
                visit(table, game, rng);
            }
}

std::string at(const Table& table, const State& state) {
    return table.name + ", turn " + std::to_string(state.turn) + ", stage " +
           std::to_string(static_cast<int>(state.stage)) + ", decision " +
           std::to_string(static_cast<int>(state.decision.kind)) + ": ";
}

Answer playOn(const Game& game, State& state, Rng& rng, EventLog* log) {
    Answer answer;
    if (state.decision.kind == DecisionKind::Deploy) {
        const auto players = static_cast<std::size_t>(game.players());
        for (Player player = 0; player < game.players(); ++player)
            answer.sheets[player] = sampleSheet(game, state, player, rng);
        const Refusal refusal = deploy(game, state, {answer.sheets, players}, log);
        expect(!refusal, std::string("a sampled sheet is refused: ") + ruleOf(refusal.why));
        if (refusal) playRandomly(game, state, rng, log);
    } else if (state.decision.kind == DecisionKind::Shuffle) {
        playRandomly(game, state, rng, log);
    } else {
        answer.choice = state.decision.nth(
            static_cast<int>(rng.below(static_cast<std::uint32_t>(state.decision.count()))));
        expect(!choose(game, state, answer.choice, log), "an option is refused");
    }
    return answer;
}

}  // namespace hexa::rulestest
