// SPDX-License-Identifier: GPL-3.0-or-later
// info: overview of a map.
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "core/balance/binding.h"
#include "core/balance/headline.h"
#include "core/base/utf8.h"
#include "core/catalog/plainsystem.h"
#include "core/edit/coordinates.h"
#include "core/engine/check/objectcounts.h"
#include "core/engine/check/ownrules.h"
#include "core/engine/system.h"
#include "core/hex/symmetry.h"
#include "core/json/writer.h"

#include <algorithm>
#include <array>
#include <memory>
#include <numeric>

namespace hexa::cli {
namespace {

using Style = JsonWriter::Style;

struct RangeCount {
    CountRange range;
    int count = 0;
};

/// Content of both outputs.
struct Info {
    const Scenario& scenario;
    const GameSystem& system;
    std::vector<int> tiles;  ///< By kind of the catalog.
    std::size_t empty = 0;
    std::size_t blank = 0;
    std::vector<ObjectCount> objects;  ///< Objects on the cells.
    std::vector<RangeCount> ranges;
    SymmetryInfo shape;  ///< Symmetries of the layout, tiles not looked at.
    std::optional<balance::ShownCertificate> certificate = {};
    std::optional<Error> badCertificate = {};  ///< Reason why the stored certificate is void.
};

Info infoOf(const Scenario& scenario, const GameSystem& system) {
    Info info{scenario, system, countKinds(scenario.board, system.catalog.kinds.size()),
              0,        0,      countObjects(scenario, system.catalog),
              {},       {}};
    std::vector<Hex> hexes;
    for (const Cell& cell : scenario.board.cells()) {
        info.empty += cell.kind == KindId::Empty ? 1 : 0;
        info.blank += cell.kind == KindId::Blank ? 1 : 0;
        hexes.push_back(cell.at);
    }
    auto ranges = system.ranges ? system.ranges(scenario.players()) : std::vector<CountRange>{};
    for (CountRange& range : ranges) {
        const int count =
            std::accumulate(range.kinds.begin(), range.kinds.end(), 0,
                            [&](int sum, KindId kind) { return sum + info.tiles[indexOf(kind)]; });
        info.ranges.push_back({std::move(range), count});
    }
    info.shape = describe(findSymmetries(hexes));
    if (auto stored = balance::shownCertificate(system, scenario, HEXATELIER_VERSION); !stored)
        info.badCertificate = stored.error();
    else if (*stored)
        info.certificate = **std::move(stored);
    return info;
}

/// Words for the tables, in the order of ObjectTable: keys of the JSON output and ends of codes.
constexpr std::array<std::string_view, 5> tableWords{"edges", "pieces", "regions", "zones", "labels"};

/// Calls use(word, counts) for every table that has something.
template <class Use>
void eachTable(const Info& info, Use use) {
    for (std::size_t table = 0; table < tableWords.size(); ++table) {
        std::vector<ObjectCount> counts;
        for (const ObjectCount& count : info.objects)
            if (count.table == static_cast<ObjectTable>(table)) counts.push_back(count);
        if (!counts.empty()) use(tableWords[table], counts);
    }
}

int sumOf(const std::vector<ObjectCount>& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0,
                           [](int sum, const ObjectCount& count) { return sum + count.count; });
}

std::string rangeText(const CountRange& range) {
    return range.min == range.max ? std::to_string(range.min)
                                  : std::to_string(range.min) + "–" + std::to_string(range.max);
}

std::string symmetryText(const Context& context, const SymmetryInfo& shape) {
    std::string out;
    if (shape.rotations > 1) out = context.text("cli.info.turn-" + std::to_string(shape.rotations));
    if (!shape.mirrorAxes.empty()) {
        const auto axes = static_cast<std::int64_t>(shape.mirrorAxes.size());
        out += (out.empty() ? "" : ", ") + context.text("cli.info.mirrors", {{"count", axes}});
    }
    return out.empty() ? context.text("cli.info.no-symmetry") : out;
}

std::string seatText(const Context& context, const Info& info, std::size_t seat) {
    const std::optional<Hex> home = info.scenario.seats[seat].home;
    const GridPlace place = gridPlace(info.scenario.board, home.value_or(Hex{}));
    const auto name = home ? coordinateOf(info.scenario.board, *home) : std::nullopt;
    std::string out = name   ? std::string(name->text())
                      : home ? "C" + std::to_string(place.column) + " R" + std::to_string(place.row)
                             : "-";
    const Cell* cell = home ? info.scenario.board.find(*home) : nullptr;
    if (cell != nullptr && !cell->id.empty() && !name) out += " (" + std::string(cell->id.text()) + ')';
    const Faction* faction = factionOf(info.scenario, info.system.catalog, seat);
    if (faction != nullptr) out += ' ' + std::string(faction->name.in(context.language()));
    return out;
}

std::string provenanceText(const Context& context, const Provenance& provenance) {
    if (provenance.generator.empty()) return context.text("cli.info.by-hand");
    return context.text("cli.info.generated",
                        {{"generator", provenance.generator},
                         {"version", std::int64_t{provenance.generatorVersion}},
                         {"seed", provenance.seed ? std::to_string(*provenance.seed) : "?"}});
}

/// Returns the map's known balance without playing again: the certificate's claim, marked as a
/// claim.
std::string balanceText(const Context& context, const Info& info) {
    if (info.badCertificate) return context.text(*info.badCertificate);
    if (!info.certificate->holds()) return context.text(balance::headlineOfVoid(std::nullopt).text);
    const balance::Headline claimed =
        balance::headlineOf(info.certificate->certificate.report, balance::Evidence::Check);
    return context.text("cli.info.claimed", {{"verdict", context.text(claimed.text)}});
}

void printText(const Context& context, const Info& info) {
    const auto line = [&](std::string_view code, const std::string& value) {
        context.printLine(context.text(code) + (value.empty() ? "" : " ") + value);
    };
    const Scenario& scenario = info.scenario;
    const auto& language = context.language();
    if (!scenario.title.empty()) line("cli.info.title", std::string(scenario.title.in(language)));
    if (!scenario.author.empty()) line("cli.info.author", scenario.author);
    line("cli.info.system", std::string(info.system.catalog.name.in(language)) + " (" +
                                std::string(plainSystem(scenario.system)) + ')');
    line("cli.info.profile",
         context.text(scenario.profile == RuleProfile::Free ? "cli.info.free" : "cli.info.rulebook"));
    line("cli.info.players", std::to_string(scenario.players()));
    for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat)
        context.printLine("  " + std::to_string(seat + 1) + ": " + seatText(context, info, seat));
    line("cli.info.cells", context.text("cli.info.cell-counts",
                                        {{"cells", static_cast<std::int64_t>(scenario.board.cellCount())},
                                         {"empty", static_cast<std::int64_t>(info.empty)},
                                         {"blank", static_cast<std::int64_t>(info.blank)}}));
    line("cli.info.tiles", std::to_string(std::accumulate(info.tiles.begin(), info.tiles.end(), 0)));
    for (std::size_t kind = 0; kind < info.tiles.size(); ++kind)
        if (info.tiles[kind] > 0)
            context.printLine("  " + std::to_string(info.tiles[kind]) + ' ' +
                              std::string(info.system.catalog.kinds[kind].name.in(language)));
    eachTable(info, [&](std::string_view word, const std::vector<ObjectCount>& counts) {
        line("cli.info." + std::string(word), std::to_string(sumOf(counts)));
        for (const ObjectCount& count : counts)
            if (!count.kind.empty())
                context.printLine("  " + std::to_string(count.count) + ' ' +
                                  (count.name.empty() ? count.kind : std::string(count.name.in(language))));
    });
    if (!info.ranges.empty()) line("cli.info.ranges", "");
    for (const RangeCount& entry : info.ranges) {
        const bool fits = entry.count >= entry.range.min && entry.count <= entry.range.max;
        std::string text = "  " + std::string(entry.range.name.in(language)) + ": " +
                           std::to_string(entry.count) + " (" + rangeText(entry.range) + ')';
        if (!fits) text += " !";
        context.printLine(text);
    }
    line("cli.info.symmetry", symmetryText(context, info.shape));
    if (info.certificate || info.badCertificate) line("cli.info.balance", balanceText(context, info));
    if (const std::size_t rules = tilesWithOwnRules(scenario).size(); info.certificate && rules > 0)
        context.printLine(context.text("balance.own-rules", {{"count", static_cast<std::int64_t>(rules)}}));
    line("cli.info.made", provenanceText(context, scenario.provenance));
    if (!scenario.provenance.layout.empty()) line("cli.info.layout", scenario.provenance.layout);
    if (scenario.provenance.standIn) context.printLine(context.text("cli.info.stand-in"));
}

void writeSeats(JsonWriter& json, const Info& info) {
    json.key("seats");
    json.beginArray();
    for (std::size_t seat = 0; seat < info.scenario.seats.size(); ++seat) {
        const std::optional<Hex> home = info.scenario.seats[seat].home;
        json.beginObject(Style::Compact);
        if (home) {
            json.key("home");
            json.beginArray(Style::Compact);
            json.value(home->q);
            json.value(home->r);
            json.endArray();
        }
        if (const Faction* faction = factionOf(info.scenario, info.system.catalog, seat))
            json.member("faction", std::string_view(faction->id));
        json.endObject();
    }
    json.endArray();
}

void writeCounts(JsonWriter& json, const Context& context, const Info& info) {
    json.member("cells", info.scenario.board.cellCount());
    json.member("empty", info.empty);
    json.member("blank", info.blank);
    json.key("tiles");
    json.beginObject(Style::Compact);
    for (std::size_t kind = 0; kind < info.tiles.size(); ++kind)
        json.member(info.system.catalog.kinds[kind].id, info.tiles[kind]);
    json.endObject();
    eachTable(info, [&](std::string_view word, const std::vector<ObjectCount>& counts) {
        json.key(word);
        json.beginObject(Style::Compact);
        json.member("count", sumOf(counts));
        json.key("kinds");
        json.beginObject(Style::Compact);
        for (const ObjectCount& count : counts)
            if (!count.kind.empty()) json.member(count.kind, count.count);
        json.endObject();
        json.endObject();
    });
    json.key("ranges");
    json.beginArray();
    for (const RangeCount& entry : info.ranges) {
        json.beginObject(Style::Compact);
        json.member("name", entry.range.name.in(context.language()));
        json.member("count", entry.count);
        json.member("min", entry.range.min);
        json.member("max", entry.range.max);
        json.member("rule", std::string_view(entry.range.rule));
        json.endObject();
    }
    json.endArray();
}

/// Writes the certificate's claims. `verified` is always false: only repeated games can prove a
/// certificate.
void writeCertificateFacts(JsonWriter& json, const Info& info) {
    json.key("certificate");
    json.beginObject(Style::Compact);
    json.member("holds", info.certificate.has_value() && info.certificate->holds());
    json.member("verified", false);
    if (info.badCertificate) json.member("error", std::string_view(info.badCertificate->code()));
    if (info.certificate) {
        const balance::BalanceReport& report = info.certificate->certificate.report;
        json.member("verdict", balance::verdictName(report.verdict));
        json.member("margin", report.margin);
        json.member("gap", report.bots[report.worstBot].gap);
    }
    json.endObject();
}

void printJson(const Context& context, const std::string& path, const Info& info) {
    const Scenario& scenario = info.scenario;
    JsonWriter json;
    json.beginObject();
    json.member("file", std::string_view(toUtf8(path)));
    json.member("system", std::string_view(scenario.system));
    json.member("title", scenario.title.in(context.language()));
    json.member("author", std::string_view(scenario.author));
    json.member("profile", scenario.profile == RuleProfile::Free ? "free" : "rulebook");
    json.member("players", scenario.players());
    writeSeats(json, info);
    writeCounts(json, context, info);
    json.key("symmetry");
    json.beginObject(Style::Compact);
    json.member("rotations", info.shape.rotations);
    json.key("mirrorAxes");
    json.beginArray(Style::Compact);
    for (const int axis : info.shape.mirrorAxes) json.value(axis);
    json.endArray();
    json.endObject();
    if (info.certificate || info.badCertificate) writeCertificateFacts(json, info);
    json.key("provenance");
    json.beginObject();
    json.member("generator", std::string_view(scenario.provenance.generator));
    json.member("version", scenario.provenance.generatorVersion);
    json.key("seed");
    if (scenario.provenance.seed)
        json.value(std::string_view(std::to_string(*scenario.provenance.seed)));
    else
        json.null();
    json.member("layout", std::string_view(scenario.provenance.layout));
    json.member("standIn", scenario.provenance.standIn);
    json.endObject();
    json.endObject();
    context.printJson(json.take());
}

}  // namespace

void addInfo(CLI::App& app, Context& context) {
    CLI::App* command = addCommand(app, context, "info", "info map.hexa");
    const auto path = std::make_shared<std::string>();
    command->add_option("F", *path, context.text("cli.option.map"))->required();
    command->callback([&context, path] {
        const auto scenario = context.load(*path);
        if (!scenario) return;
        const Info info = infoOf(*scenario, context.systemOf(*scenario));
        if (context.json)
            printJson(context, *path, info);
        else
            printText(context, info);
    });
}

}  // namespace hexa::cli
