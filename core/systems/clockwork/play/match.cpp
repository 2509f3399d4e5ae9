// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/play/match.h"

#include "core/json/nested.h"
#include "core/systems/clockwork/play/words.h"

namespace hexa::clockwork {
namespace {

constexpr std::array<std::string_view, 7> phases{"spymaster", "recruitment", "deployment", "combat",
                                                 "research",  "scoring",     "over"};
/// Objects kept alive by a shared pointer to the rules.
struct OwnedRules {
    OwnedRules(GameMap map, CardPack pack, const RuleOptions& options, const Deal& deal)
        : table(std::move(map), std::move(pack), options, deal), rules(table.game()) {}
    Table table;
    MatchRules rules;
};

}  // namespace

Phase phaseOf(const State& state) {
    const Stage stage =
        state.stage == Stage::Effect || state.stage == Stage::DrawCards ? state.after : state.stage;
    if (stage <= Stage::DrawCards) return Phase::Spymaster;
    if (stage <= Stage::Recruit) return Phase::Recruitment;
    if (stage <= Stage::Deploy) return Phase::Deployment;
    if (stage <= Stage::Attrition) return Phase::Combat;
    if (stage <= Stage::Activation) return Phase::Research;
    return stage == Stage::Over ? Phase::Over : Phase::Scoring;
}

std::string_view phaseName(Phase phase) { return phases[static_cast<std::size_t>(phase)]; }

std::string MatchRules::phase(const State& state) const {
    return std::to_string(state.turn) + ' ' + std::string(phaseName(phaseOf(state)));
}

MatchEvent MatchRules::describe(const Event& event, std::size_t line) const {
    return clockwork::describe(game(), event, line);
}

std::string MatchRules::wordOf(Hex at) const {
    const GameMap& map = game().map();
    for (TileIndex tile = 0; tile < map.tiles; ++tile)
        if (map.hex[tile] == at) return word::tile(map, tile);
    return {};
}

Status MatchRules::dealt(std::uint64_t seed) const {
    if (dealOf(seed, game().players()) == game().deal()) return Done{};
    return Error("clockwork.record.not-dealt", {}, JsonPointer{"/setup"});
}

Result<play::Opening<MatchRules>> openGame(const Scenario& scenario, const Catalog& catalog,
                                           const MatchSetup& setup) {
    auto map = makeGameMap(scenario, catalog);
    if (!map) return map.error();
    const auto options = readOptions(scenario, setup.options);
    if (!options) return options.error();
    Setup dealt;
    if (!setup.setup.empty()) {
        auto given = readSetup(setup.setup, map->players);
        if (!given) return nestedError(given.error(), "/setup");
        dealt = *std::move(given);
    } else {
        if (!setup.seed) return Error("clockwork.play.no-deal");
        auto pack = readCards(setup.cards);
        if (!pack) return pack.error();
        dealt = {*std::move(pack), dealOf(*setup.seed, map->players)};
        if (const Status chosen = takeChoices(dealt, setup.chosen, map->players); !chosen)
            return chosen.error();
    }
    const auto owned =
        std::make_shared<const OwnedRules>(*std::move(map), std::move(dealt.pack), *options, dealt.deal);
    return play::Opening<MatchRules>{{owned, &owned->rules},
                                     optionValues(*options),
                                     setup.setup.empty() ? setupText(owned->table.game()) : setup.setup};
}

Result<MatchRules::Move> MatchRules::read(const State& state, play::SeatMask sealed,
                                          std::string_view line) const {
    const DecisionKind kind = state.decision.kind;
    if (kind == DecisionKind::Over)
        return Error("clockwork.order.over", {{"rule", std::string("INV-11")}}, TextPosition{1, 1});
    if (kind == DecisionKind::Deploy) {
        auto sheet = readSheet(game(), state, line);
        if (!sheet) return sheet.error();
        if (play::contains(sealed, sheet->player))
            return Error("clockwork.order.sealed",
                         {{"player", std::int64_t{sheet->player} + 1}, {"rule", std::string("DEP-01")}},
                         TextPosition{1, 1});
        if (const Refusal refusal = checkSheet(game(), state, sheet->player, sheet->sheet))
            return refusalError(game(), state, sheet->player, refusal);
        return Move(*sheet);
    }
    if (kind == DecisionKind::Shuffle) {
        const auto order = readShuffle(game(), state, line);
        if (!order) return order.error();
        State tried = state;
        if (shuffle(game(), tried, order->span()))
            return Error("clockwork.order.other-cards", {{"rule", std::string("ESP-02")}},
                         TextPosition{1, 1});
        return Move(*order);
    }
    const auto choice = readOrder(game(), state, line);
    if (!choice) return choice.error();
    if (!state.decision.allows(*choice)) return refusalError(game(), state, *choice);
    return Move(*choice);
}

std::string MatchRules::write(const State& state, const Move& move) const {
    if (const auto* choice = std::get_if<Choice>(&move)) return orderText(game(), state, *choice);
    if (const auto* sheet = std::get_if<PlayerSheet>(&move))
        return sheetText(game(), sheet->player, sheet->sheet);
    return shuffleText(game(), std::get<CardOrder>(move).span());
}

}  // namespace hexa::clockwork
