// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/generatereports.h"

#include "app/cli/generateoptions.h"
#include "core/balance/headline.h"
#include "core/balance/reportjson.h"
#include "core/engine/generate/generate.h"
#include "core/engine/system.h"
#include "core/generate/stages.h"

#include <utility>

namespace hexa::cli {
namespace {

void writeHexes(JsonWriter& json, const std::vector<std::vector<Hex>>& sets) {
    json.beginArray(JsonWriter::Style::Compact);
    for (const auto& set : sets) {
        json.beginArray();
        for (const Hex at : set) {
            json.beginArray();
            json.value(at.q);
            json.value(at.r);
            json.endArray();
        }
        json.endArray();
    }
    json.endArray();
}

/// Prints the distance of a map from symmetry, and the IDs of the tiles involved: "V3–L1, F2".
void tellSwaps(const Context& context, const Candidate& map) {
    if (map.rings.empty()) return context.say("cli.generate.no-swaps");
    std::string tiles;
    for (const auto& ring : map.rings) {
        if (!tiles.empty()) tiles += ", ";
        for (const Hex at : ring) {
            if (at != ring.front()) tiles += "–";
            tiles += map.scenario.board.find(at)->id.text();
        }
    }
    context.say("cli.generate.swaps",
                {{"count", std::int64_t{swapsOf(map.rings)}}, {"tiles", std::move(tiles)}});
}

/// Returns "V3", or the hex of a tile without an ID.
std::string nameOf(const Scenario& map, Hex at) {
    const Cell* cell = map.board.find(at);
    const std::string id = cell != nullptr ? std::string(cell->id.text()) : std::string();
    return id.empty() ? std::to_string(at.q) + ", " + std::to_string(at.r) : id;
}

}  // namespace

void writeFigures(const Context& context, JsonWriter& json, const GameSystem& system,
                  const generate::Produced& map) {
    const Candidate& candidate = map.candidate;
    if (candidate.gap) json.member("gap", *candidate.gap);
    balance::writeRange(json, candidate.range);
    if (const auto played = map.playedGap()) json.member("playedGap", *played);
    if (!map.played.empty()) writeGaps(json, "played", map.played);
    if (!candidate.tastes.empty()) {
        json.key("tastes");
        json.beginObject();
        for (std::size_t axis = 0; axis < candidate.tastes.size(); ++axis) {
            json.key(system.generate->axes[axis].id);
            json.beginObject(JsonWriter::Style::Compact);
            json.member("value", candidate.tastes[axis].value);
            json.member("position", candidate.tastes[axis].position);
            json.endObject();
        }
        json.endObject();
    }
    if (!candidate.wishes.empty()) {
        json.key("wishes");
        json.beginArray();
        for (const WishResult& wish : candidate.wishes) {
            json.beginObject(JsonWriter::Style::Compact);
            json.member("met", wish.met);
            json.member("missing", wish.missing);
            json.endObject();
        }
        json.endArray();
    }
    if (!candidate.symmetry.empty()) {
        json.member("symmetry", std::string_view(candidate.symmetry));
        json.key("unequal");
        writeHexes(json, candidate.unequal);
    }
    const GenerateMethod* mode = generateMode(system, candidate.scenario.provenance.generator);
    if (mode != nullptr && mode->nearly) {
        json.member("swaps", swapsOf(candidate.rings));
        json.key("rings");
        writeHexes(json, candidate.rings);
    }
    if (!candidate.log.empty()) {
        json.key("log");
        json.beginArray();
        for (const DrawStep& step : candidate.log) json.value(std::string_view(context.text(step.text)));
        json.endArray();
    }
    if (map.certificate) {
        json.key("certificate");
        json.beginObject(JsonWriter::Style::Compact);
        json.member("verdict", balance::verdictName(map.certificate->report.verdict));
        json.member("margin", map.certificate->report.margin);
        json.endObject();
    }
}

void writeKeptLimit(JsonWriter& json, const generate::KeptLimit& limit) {
    json.key("kept");
    json.beginObject(JsonWriter::Style::Compact);
    json.member("gap", limit.gap);
    if (limit.tried > 0) json.member("tried", limit.tried);
    json.key("freed");
    json.beginArray();
    for (const auto& [at, gap] : limit.freed) {
        json.beginObject();
        json.key("at");
        json.beginArray();
        json.value(at.q);
        json.value(at.r);
        json.endArray();
        json.member("gap", gap);
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

void tellFigures(const Context& context, const GameSystem& system, const GenerateRequest& request,
                 const generate::Produced& map) {
    if (const auto predicted = balance::expectedGap(map.candidate))
        context.say("cli.generate.predicted", {{"gap", context.text(balance::textOf(*predicted))}});
    if (map.candidate.gap && !balance::isStandardGame(system, map.candidate.scenario, request.options, {}))
        context.say("balance.predicted.unusual");
    const GenerateMethod* mode = generateMode(system, map.candidate.scenario.provenance.generator);
    if (mode != nullptr && mode->nearly)
        tellSwaps(context, map.candidate);
    else if (!map.candidate.unequal.empty())
        context.say("cli.generate.unequal",
                    {{"count", static_cast<std::int64_t>(map.candidate.unequal.size())}});
    for (const generate::PlayedGap& gap : map.played)
        context.say("cli.generate.played", {{"bot", gap.bot},
                                            {"gap", balance::decimalText(gap.gap, 1)},
                                            {"low", balance::decimalText(gap.interval.low, 1)},
                                            {"high", balance::decimalText(gap.interval.high, 1)},
                                            {"games", balance::countText(gap.games)}});
    for (std::size_t i = 0; i < map.candidate.wishes.size(); ++i)
        if (!map.candidate.wishes[i].met) {
            const Wish& wish = request.wishes[i];
            Arguments arguments{{"number", std::int64_t{wish.number}}};
            if (isTile(wish.kind)) arguments.push_back({"kind", system.catalog.kind(wish.kind).name});
            if (isTile(wish.other)) arguments.push_back({"other", system.catalog.kind(wish.other).name});
            arguments.push_back({"cell", std::to_string(wish.at.q) + ", " + std::to_string(wish.at.r)});
            std::string code;
            for (const WishForm& form : system.generate->wishes)
                if (form.id == wish.form) code = form.code;
            context.say("cli.generate.wish", {{"wish", context.text(code, arguments)},
                                              {"missing", std::int64_t{map.candidate.wishes[i].missing}}});
        }
    if (!map.certificate) return;
    const balance::BalanceReport& report = map.certificate->report;
    if (report.verdict != balance::Verdict::Fair)
        context.say("cli.generate.not-reached",
                    {{"margin", balance::percentText(report.margin)},
                     {"gap", balance::percentText(report.bots[report.worstBot].gap)}});
    const Message verdict = balance::headlineOf(report, balance::Evidence::Certificate).text;
    context.say("cli.generate.verdict", {{"verdict", context.text(verdict)}});
    for (const Message& text : balance::statements(report)) context.say(text.code, text.arguments);
}

void tellKeptLimit(const Context& context, const generate::KeptLimit& limit, const Scenario& map) {
    for (const Message& text : generate::statements(limit, [&](Hex at) { return nameOf(map, at); }))
        context.say(text.code, text.arguments);
}

void printDraw(const Context& context, const Candidate& map) {
    if (map.log.empty()) return context.say("cli.generate.no-log");
    for (std::size_t i = 0; i < map.log.size(); ++i)
        context.printLine(context.text("cli.generate.log-step", {{"number", static_cast<std::int64_t>(i) + 1},
                                                                 {"text", context.text(map.log[i].text)}}));
}

std::function<void(const generate::ProduceProgress&)> progressTeller(const Context& context) {
    return [&context, last = std::string()](const generate::ProduceProgress& progress) mutable {
        const auto percent = static_cast<std::int64_t>(progress.part * 100);
        const std::string now = std::to_string(percent) + generate::stageCode(progress.stage);
        if (now == std::exchange(last, now)) return;
        const std::string stage = context.text(generate::stageCode(progress.stage),
                                               {{"games", balance::countText(progress.games)}});
        context.say("cli.generate.progress", {{"percent", percent}, {"stage", stage}});
    };
}

}  // namespace hexa::cli
