// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/weighing.h"

#include "core/balance/report.h"
#include "core/engine/judge/balance.h"
#include "core/engine/system.h"
#include "core/io/format/scenariofile.h"
#include "core/json/writer.h"
#include "core/owngame/file/definitionfile.h"
#include "core/owngame/generate/weighing.h"

#include <cassert>
#include <vector>

namespace hexa::cli {
namespace {

/// Returns the game file behind a game. It was read when the game was made, so it is valid.
owngame::Definition definitionOf(const GameSystem& system) {
    auto definition = owngame::readDefinition(*system.catalog.definition);
    assert(definition && "the text of a game is canonical");
    return *std::move(definition);
}

double percentOf(std::int64_t thousandths) { return static_cast<double>(thousandths) / 10; }

std::string tileOf(const Scenario& map, Hex at) {
    const Cell* cell = map.board.find(at);
    return cell == nullptr ? std::string() : std::string(cell->id.text());
}

/// Returns what the worth of the seats consists of, without sources that no seat has.
std::vector<LedgerRow> partsOf(const Context& context, const Scenario& map) {
    auto ledger = context.systemOf(map).balance->ledger(map, {});
    if (!ledger || ledger->rows.empty()) return {};
    ledger->rows.erase(ledger->rows.begin());  // the worth itself
    std::erase_if(ledger->rows, [](const LedgerRow& row) { return row.absent; });
    return std::move(ledger->rows);
}

}  // namespace

bool isWeighed(const GameSystem& system) {
    return !system.play && system.balance && system.catalog.definition;
}

void weigh(Context& context, const Scenario& map) {
    const auto weighing = owngame::weighed(definitionOf(context.systemOf(map)), map);
    if (!weighing) return context.wrongUsage("cli.balance.weights.none");
    if (!weighing->isEven()) context.raise(Exit::Problems);
    if (context.json) {
        JsonWriter json;
        json.beginObject();
        json.member("judged", "weights");
        json.key("worth");
        json.beginArray(JsonWriter::Style::Compact);
        for (const double worth : weighing->seats) json.value(worth);
        json.endArray();
        json.key("parts");
        json.beginArray();
        for (const LedgerRow& row : partsOf(context, map)) {
            json.beginObject(JsonWriter::Style::Compact);
            json.member("id", std::string_view(row.id));
            json.key("worth");
            json.beginArray();
            for (const double part : row.values) json.value(part);
            json.endArray();
            json.endObject();
        }
        json.endArray();
        json.member("gapPercent", percentOf(weighing->gap));
        json.member("acceptPercent", weighing->accept);
        json.member("even", weighing->isEven());
        json.endObject();
        return context.printJson(json.take());
    }
    context.printLine(context.text("owngame.ledger.worth"));
    for (std::size_t seat = 0; seat < weighing->seats.size(); ++seat)
        context.printLine(
            "  " + context.text("cli.balance.seat", {{"seat", static_cast<std::int64_t>(seat) + 1}}) + ": " +
            std::string(balance::decimalText(weighing->seats[seat], 2).in(context.language())));
    for (const LedgerRow& row : partsOf(context, map)) {
        std::string values;
        for (const double part : row.values)
            values += (values.empty() ? "" : " / ") +
                      std::string(balance::decimalText(part, 2).in(context.language()));
        context.printLine("  " + context.text(row) + ": " + values);
    }
    context.printLine(
        context.text(weighing->isEven() ? "cli.balance.weights.even" : "cli.balance.weights.uneven",
                     {{"gap", balance::decimalText(percentOf(weighing->gap), 1)},
                      {"accept", std::int64_t{weighing->accept}},
                      {"rich", std::int64_t{weighing->richest + 1}},
                      {"poor", std::int64_t{weighing->poorest + 1}}}));
}

void repairByWeights(Context& context, const Scenario& map, int swaps, const std::string& output) {
    const GameSystem& system = context.systemOf(map);
    const owngame::Definition definition = definitionOf(system);
    if (!owngame::weighed(definition, map)) return context.wrongUsage("cli.balance.weights.none");
    const auto repairs = owngame::evenings(definition, system.catalog, map, swaps, {});
    if (repairs.empty()) {
        context.say("cli.repair.weights.none");
        return context.raise(Exit::Problems);
    }
    JsonWriter json;
    json.beginArray();
    for (const owngame::Evening& repair : repairs) {
        std::string names;
        json.beginObject();
        json.key("swaps");
        json.beginArray(JsonWriter::Style::Compact);
        for (const auto& [a, b] : repair.swaps) {
            names += (names.empty() ? "" : ", ") + tileOf(map, a) + '-' + tileOf(map, b);
            json.beginArray();
            for (const int number : {a.q, a.r, b.q, b.r}) json.value(number);
            json.endArray();
        }
        json.endArray();
        json.member("gapPercentBefore", percentOf(repair.before));
        json.member("gapPercentAfter", percentOf(repair.after));
        json.endObject();
        if (!context.json)
            context.printLine(context.text("cli.repair.weights",
                                           {{"count", std::ssize(repair.swaps)},
                                            {"swaps", names},
                                            {"before", balance::decimalText(percentOf(repair.before), 1)},
                                            {"after", balance::decimalText(percentOf(repair.after), 1)}}));
    }
    json.endArray();
    if (context.json) context.printJson(json.take());
    if (output.empty()) return;
    if (context.write(output, writeScenario(repairs.back().map, system.catalog)) && output != "-")
        context.say("cli.written", {{"path", output}});
}

}  // namespace hexa::cli
