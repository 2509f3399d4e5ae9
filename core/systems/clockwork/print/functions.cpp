// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/print/functions.h"

#include "core/systems/clockwork/cards/sentences.h"
#include "core/systems/clockwork/print/items.h"
#include "core/systems/clockwork/terms/ranges.h"
#include "core/systems/clockwork/terms/terms.h"

#include <array>
#include <memory>

namespace hexa::clockwork {
namespace {

constexpr int scoreTrackEnd = 99;

/// By race: the one Unique Unit of it that a turn's orders can name (UNI-04 to UNI-08: at most one
/// a turn).
constexpr std::array<const char*, 4> uniqueNames{"clockwork.name.operative", "clockwork.name.engineer",
                                                 "clockwork.name.crasher", "clockwork.name.hunter"};

/// The last turns of the three ages: TRN-01, EPI-01. Each ends with a scoring.
using AgeEnds = std::array<int, ageCount>;
constexpr AgeEnds basic{2, 4, 7};
constexpr AgeEnds epic{3, 6, 9};

/// Returns the laying order (GEN-05): column by column from column 1, top to bottom; Capitals are
/// at the marks of the layout.
std::vector<LayingGroup> laying(const Scenario& scenario) {
    std::vector<LayingGroup> groups;
    int last = -1;
    for (const Cell& cell : scenario.board.cells()) {
        const int column = gridPlace(scenario.board, cell.at).column;
        if (groups.empty() || column != last)
            groups.push_back({{"clockwork.print.column", {{"column", std::int64_t(column)}}}, {}});
        last = column;
        groups.back().places.push_back(cell.at);
    }
    return groups;
}

Message rangeText(const CountRange& range) {
    return {range.min == range.max ? "clockwork.print.exactly" : "clockwork.print.range",
            {{"name", range.name}, {"min", std::int64_t(range.min)}, {"max", std::int64_t(range.max)}}};
}

/// Returns GEN-01 to GEN-07 as steps to tick; empty for a map of another size than the rulebook's.
std::vector<SheetStep> procedure(const Scenario& scenario, const Catalog& catalog, const Localized& total) {
    const Recommendation* advice = recommendation(scenario.players());
    if (advice == nullptr) return {};
    int slots = 0;
    std::vector<int> byColumn;
    int last = -1;
    for (const Cell& cell : scenario.board.cells()) {
        if (cell.kind == KindId::Blank || scenario.seatAt(cell.at)) continue;
        const int column = gridPlace(scenario.board, cell.at).column;
        if (byColumn.empty() || column != last) byColumn.push_back(0);
        last = column;
        ++byColumn.back();
        ++slots;
    }
    if (slots != advice->total) return {};
    std::string columns;
    for (const int count : byColumn) columns += (columns.empty() ? "" : " - ") + std::to_string(count);

    std::vector<SheetStep> steps;
    const auto add = [&](const char* code, Arguments arguments) {
        steps.push_back({{code, std::move(arguments)}});
    };
    add("clockwork.print.step.capitals", {{"count", std::int64_t(scenario.players())}});
    add("clockwork.print.step.choose", {{"count", std::int64_t(advice->total)}});
    for (const CountRange& range : countRanges(scenario.players(), catalog, total))
        if (!range.total) steps.push_back({rangeText(range), true});
    add("clockwork.print.step.bag", {});
    add("clockwork.print.step.draw", {{"columns", columns}});
    add("clockwork.print.step.choice", {});
    return steps;
}

/// Returns the forms for territories and the Court (MAP-02, DEP-02); Unique Units use the same
/// orders (UNI-01).
std::vector<OrderSheet> orderSheets(const Scenario& scenario, const Catalog& catalog) {
    std::vector<Hex> places;
    for (const Cell& cell : scenario.board.cells())
        if (isTile(cell.kind)) places.push_back(cell.at);
    std::vector<OrderSheet> forms;
    for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat) {
        OrderSheet form{seat, places, {{{"clockwork.print.court", {}}, 1, false}}};
        const Faction* race = factionOf(scenario, catalog, seat);
        const std::size_t number =
            race == nullptr ? uniqueNames.size() : static_cast<std::size_t>(race - catalog.factions.data());
        if (number < uniqueNames.size()) form.fields.push_back({{uniqueNames[number], {}}, 1, true});
        forms.push_back(std::move(form));
    }
    return forms;
}

Track turnTrack(const char* title, const AgeEnds& ends) {
    static constexpr std::array<const char*, ageCount> ages{
        "clockwork.print.age.early", "clockwork.print.age.middle", "clockwork.print.age.late"};
    Track track{{title, {}}, {}, static_cast<std::size_t>(ends.back())};
    std::size_t age = 0;
    for (int turn = 1; turn <= ends.back(); ++turn) {
        const bool scoring = turn == ends[age];
        TrackStep step{std::to_string(turn), {{ages[age], {}}}, scoring};
        if (scoring) step.notes.push_back({"clockwork.print.scoring", {}});
        track.steps.push_back(std::move(step));
        if (scoring && age + 1 < ends.size()) ++age;
    }
    return track;
}

Track scoreTrack() {
    Track track{{"clockwork.print.score-track", {}}, {}, 10};
    for (int points = 0; points <= scoreTrackEnd; ++points)
        track.steps.push_back({std::to_string(points), {}, points % 5 == 0});
    return track;
}

}  // namespace

bool playsWith(const Scenario& scenario, const std::string& variant) {
    const auto found = scenario.options.find(variant);
    return found != scenario.options.end() && found->second;
}

int turnsOf(const Scenario& scenario) { return (playsWith(scenario, "epic") ? epic : basic).back(); }

PrintFunctions makePrintFunctions(const Catalog& catalog, const Localized& totalName) {
    struct Data {
        Catalog catalog;
        Localized total;
    };
    const auto data = std::make_shared<const Data>(Data{catalog, totalName});
    PrintFunctions functions;
    functions.writesOrders = true;
    functions.tracks = say("clockwork.print.tracks");
    functions.facts = [data](const Scenario& scenario) {
        SheetFacts facts;
        facts.laying = laying(scenario);
        facts.procedure = procedure(scenario, data->catalog, data->total);
        facts.orderTitle = {"clockwork.print.orders", {}};
        facts.orders = orderSheets(scenario, data->catalog);
        facts.turns = turnsOf(scenario);
        facts.tracks = {playsWith(scenario, "epic") ? turnTrack("clockwork.print.turn-track.epic", epic)
                                                    : turnTrack("clockwork.print.turn-track", basic),
                        scoreTrack()};
        return facts;
    };
    functions.sheets = cutSheets();
    functions.items = [data](const std::string& cards, const Scenario& scenario, const std::string& sheet) {
        return cutItems(cards, scenario, data->catalog, sheet);
    };
    return functions;
}

}  // namespace hexa::clockwork
