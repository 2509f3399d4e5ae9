// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/play/match.h"

#include "core/json/nested.h"
#include "core/systems/bauen/play/dealing.h"
#include "core/systems/bauen/play/words.h"
#include "core/systems/bauen/terms/reading.h"

#include <optional>

namespace hexa::bauen {
namespace {

/// Data that a match owns: the table, and the rules that refer to it.
struct OwnedGame {
    OwnedGame(Table own, const Deal& deal) : table(std::move(own)), rules({&table, deal}) {}
    Table table;
    MatchRules rules;
};

/// Returns the deal of chance: from the record, or from the seed and choices.
Result<Deal> dealFor(const Table& table, const std::optional<Dealt>& recorded, const MatchSetup& setup) {
    if (recorded) return dealFrom(table, *recorded);
    if (!setup.seed) return Error("bauen.play.no-deal");
    Deal deal = dealOf(table, *setup.seed);
    if (const Status chosen = choose(table, setup.chosen, deal); !chosen) return chosen.error();
    return deal;
}

}  // namespace

Result<play::Opening<MatchRules>> openGame(const Scenario& scenario, const GameSet& set,
                                           const MatchSetup& setup) {
    const auto options = readOptions(scenario, setup.options);
    if (!options) return options.error();
    const auto position = readPosition(scenario, set.catalog);
    if (!position) return position.error();
    std::optional<Dealt> recorded;
    if (!setup.setup.empty()) {
        auto dealt = readDealt(setup.setup);
        if (!dealt) return nestedError(dealt.error(), "/setup");
        recorded = std::move(*dealt);
    }
    // A record that names no data was played with the program's.
    const GameData& data = !recorded ? set.data : recorded->data ? *recorded->data : builtInData();
    auto table = makeTable(*position, data, *options);
    if (!table) return table.error();
    const auto deal = dealFor(*table, recorded, setup);
    if (!deal) return deal.error();
    std::string text = writeDealt(*table, *deal);
    const auto owned = std::make_shared<const OwnedGame>(std::move(*table), *deal);
    return play::Opening<MatchRules>{{owned, &owned->rules}, options->values(), std::move(text)};
}

Result<Move> MatchRules::read(const State& state, play::SeatMask, std::string_view line) const {
    return readMove(table(), state, line);
}

std::string MatchRules::write(const State& state, const Move& move) const {
    return writeMove(table(), state, move);
}

std::string MatchRules::phase(const State& state) const {
    if (state.step == Step::Over) return "end";
    if (state.begun < table().seats) return "set-up";
    return "round " + std::to_string(state.round + 1);
}

Status MatchRules::dealt(std::uint64_t seed) const {
    if (deal() == dealOf(table(), seed)) return Done{};
    return Error("bauen.play.not-dealt", {}, JsonPointer{"/setup"});
}

std::string MatchRules::wordOf(Hex at) const {
    const int area = table().land.areaAt(at);
    return area == none ? std::string() : word::area(table(), area);
}

StandInCount MatchRules::standIns() const { return standInCount(table().data); }

StandInCount standInCount(const GameData& data) {
    StandInCount count;
    const auto add = [&](ValueSource source) {
        ++count.cards;
        if (source == ValueSource::StandIn) ++count.wholly;
    };
    for (const Field& field : data.fields) add(field.source);
    for (const Mission& mission : data.missions) add(mission.source);
    return count;
}

}  // namespace hexa::bauen
