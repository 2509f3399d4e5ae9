// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/conformance.h"

#include "core/engine/check/acceptance.h"
#include "core/engine/generate/generate.h"
#include "core/engine/play/variants.h"
#include "core/engine/print/cutitem.h"
#include "core/engine/print/print.h"
#include "core/io/format/scenariofile.h"
#include "core/io/share/sharecode.h"
#include "core/io/textmap/textmap.h"
#include "core/play/conformance.h"

#include <algorithm>
#include <array>
#include <set>

namespace hexa::cli {
namespace {

/// Maps of each mode, over all layouts of the game.
constexpr std::size_t mapsPerMode = 200;
/// Searches take longer; a little of their default work is enough to see that they keep the rules.
constexpr std::uint64_t searchesPerLayout = 2;
constexpr int littleEffort = 2;

/// Counts cases and keeps the first that failed.
class Check {
public:
    Check(const GameSystem& system, std::string name) { mResult = {system.id(), std::move(name), 0, {}}; }
    void expect(bool fine, const std::string& where) {
        ++mResult.cases;
        if (!fine && mResult.failure.empty()) mResult.failure = where;
    }
    void addTo(std::vector<CheckResult>& results) const {
        if (mResult.cases > 0) results.push_back(mResult);
    }

private:
    CheckResult mResult;
};

bool inAllLanguages(const Localized& text) {
    constexpr std::array<std::string_view, 3> languages{"en", "de", "fr"};
    return std::all_of(languages.begin(), languages.end(), [&](std::string_view language) {
        const auto found = text.texts.find(language);
        return found != text.texts.end() && !found->second.empty();
    });
}

/// Returns the first error that the game's own check finds, as its code, or an empty text.
std::string firstError(const GameSystem& system, const Scenario& scenario) {
    for (const Finding& finding : findingsOf(system, scenario))
        if (finding.problem.severity == Severity::Error) return finding.problem.code;
    return {};
}

/// True if two tables are equal except for locks and unknown members.
template <class Items>
bool sameThings(const Items& a, const Items& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](auto x, auto y) {
        x.locked = y.locked = false;
        x.extra = y.extra = {};
        return x == y;
    });
}

/// True if two maps agree in everything contained in share code and text map; the tests of each
/// compare more.
bool sameMap(const Scenario& a, const Scenario& b) {
    const auto sameCell = [&](const Cell& x, const Cell& y) {
        const CellDetails &before = a.board.detailsOf(x.at), &after = b.board.detailsOf(y.at);
        return x.at == y.at && x.kind == y.kind && x.id == y.id && before.points == after.points &&
               before.cut == after.cut && before.attributes == after.attributes;
    };
    const auto sameHome = [](const Seat& x, const Seat& y) { return x.home == y.home && x.team == y.team; };
    return sameThings(a.board.edges, b.board.edges) && sameThings(a.board.regions, b.board.regions) &&
           sameThings(a.board.pieces, b.board.pieces) && sameThings(a.board.zones, b.board.zones) &&
           a.shapes == b.shapes && a.system == b.system && a.board.orientation == b.board.orientation &&
           std::equal(a.seats.begin(), a.seats.end(), b.seats.begin(), b.seats.end(), sameHome) &&
           std::equal(a.board.cells().begin(), a.board.cells().end(), b.board.cells().begin(),
                      b.board.cells().end(), sameCell);
}

/// Returns the form in which the map does not come back; empty if all do.
std::string lostIn(const Scenario& map, const GameSystem& system, const Systems& systems) {
    const auto file = readScenario(writeScenario(map, system.catalog), systems);
    if (!file || !(*file == map)) return "file";
    const auto code = encodeShareCode(map, systems);
    const auto opened = code ? decodeShareCode(*code, systems) : Result<Scenario>(code.error());
    if (!opened || !sameMap(*opened, map)) return "share code";
    const auto text = readTextMap(writeTextMap(map, system.catalog), systems);
    if (!text || !sameMap(*text, map)) return "text map";
    return {};
}

void checkTexts(const GameSystem& system, std::vector<CheckResult>& results) {
    Check check(system, "texts");
    const Catalog& catalog = system.catalog;
    check.expect(inAllLanguages(catalog.name), "name");
    const auto each = [&](const auto& list) {
        for (const auto& item : list) check.expect(inAllLanguages(item.name), item.id);
    };
    each(catalog.groups);
    each(catalog.kinds);
    each(catalog.edgeKinds);
    each(catalog.regionShapes);
    each(catalog.pieceKinds);
    each(catalog.zoneKinds);
    const auto properties = [&](const std::vector<Property>& list) {
        each(list);
        for (const Property& property : list) each(property.choices);
    };
    properties(catalog.cellProperties);
    for (const EdgeKind& kind : catalog.edgeKinds) properties(kind.properties);
    for (const PieceKind& kind : catalog.pieceKinds) properties(kind.properties);
    each(catalog.factions);
    each(system.layouts);
    if (system.generate) each(system.generate->modes);
    Messages messages;
    check.expect(messages.add(system.messages).ok(), "messages");
    for (const auto& [code, text] : messages.all()) check.expect(inAllLanguages(text), code);
    check.addTo(results);
}

void checkLayouts(const GameSystem& system, const Systems& systems, std::vector<CheckResult>& results) {
    Check check(system, "layouts");
    for (const Layout& layout : system.layouts) {
        check.expect(layout.scenario.system == system.id() && system.layout(layout.id) == &layout, layout.id);
        check.expect(layout.scenario.players() >= system.catalog.minSeats &&
                         layout.scenario.players() <= system.catalog.maxSeats,
                     layout.id + ": players");
        const std::string lost = lostIn(layout.scenario, system, systems);
        check.expect(lost.empty(), layout.id + ": " + lost);
    }
    check.addTo(results);
}

void checkSamples(const GameSystem& system, const Systems& systems, std::vector<CheckResult>& results) {
    Check check(system, "samples");
    for (const Sample& sample : system.samples) {
        const auto map = readScenario(sample.text, systems);
        check.expect(map.ok(), sample.id + ": " + (map ? "" : map.error().code()));
        if (!map) continue;
        const std::string problem = firstError(system, *map);
        check.expect(problem.empty(), sample.id + ": " + problem);
        const std::string lost = lostIn(*map, system, systems);
        check.expect(lost.empty(), sample.id + ": " + lost);
    }
    check.addTo(results);
}

void checkGenerators(const GameSystem& system, const Systems& systems, std::vector<CheckResult>& results) {
    Check same(system, "same-seed");
    Check legal(system, "generated");
    if (!system.generate || system.layouts.empty()) return;
    const std::size_t mapsPerLayout = (mapsPerMode - 1) / system.layouts.size() + 1;
    for (const GenerateMethod& mode : system.generate->modes)
        for (const Layout& layout : system.layouts)
            for (std::uint64_t seed = 0; seed < (mode.searches ? searchesPerLayout : mapsPerLayout); ++seed) {
                const std::string where = mode.id + ", " + layout.id + ", " + std::to_string(seed);
                GenerateRequest request;
                request.base = layout.scenario;
                request.seed = seed;
                request.mode = mode.id;
                request.effort = littleEffort;
                const auto map = makeMap(system, request);
                request.threads = 2;
                const auto again = makeMap(system, request);
                // A search may lack data for some layouts, and then fails with that message.
                const bool refused = mode.searches && !map && !again && map.error() == again.error();
                same.expect(refused || (map && again && *map == *again), where);
                if (!map) continue;
                const std::string problem = firstError(system, *map);
                legal.expect(problem.empty(), where + ": " + problem);
                const std::string lost = lostIn(*map, system, systems);
                legal.expect(lost.empty(), where + ": " + lost);
            }
    same.addTo(results);
    legal.addTo(results);
}

/// Returns the first fault of a thing to cut out, or an empty text.
std::string faultOf(const CutItem& item, const GameSystem& system) {
    const CutOutline& outline = item.outline;
    const auto fits = [](double mm) { return mm >= 5 && mm <= 1000; };
    const bool hexes = outline.form == CutOutline::Form::Hexes;
    if (hexes ? outline.hexes.empty() : !fits(outline.width)) return "size";
    if (outline.form == CutOutline::Form::Rectangle && !fits(outline.height)) return "size";
    if (item.copies < 1) return "copies";
    if (!inAllLanguages(item.name) || (!item.pile.empty() && !inAllLanguages(item.pile))) return "name";
    // Names of pictures.
    const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    if (item.id.empty() || !std::all_of(item.id.begin(), item.id.end(), plain)) return "id";
    for (const CutFace* face : {&item.front, item.back ? &*item.back : nullptr}) {
        if (face == nullptr) continue;
        if (!face->drawing.empty() && system.drawing(face->drawing) == nullptr) return "drawing";
        if (hexes && face->tiles.size() > outline.hexes.size()) return "tiles";
        for (const Localized* text : {&face->title, &face->line, &face->text, &face->foot})
            if (!text->empty() && !inAllLanguages(*text)) return "texts";
        // A stand-in must be marked as such.
        if (item.standIn != StandIn::None && face == &item.front && face->foot.empty() &&
            face->title.in("en").find(standInMark) == std::string_view::npos)
            return "stand-in";
    }
    return {};
}

/// Returns the layouts in each variant that can be played on them.
std::vector<Scenario> mapsToPrint(const GameSystem& system) {
    std::vector<Scenario> maps;
    for (const Layout& layout : system.layouts) {
        const int players = layout.scenario.players();
        std::vector<OptionValues> variants{{}};
        if (system.play) variants = variantsOf(*system.play, players);
        for (const OptionValues& variant : variants) {
            maps.push_back(layout.scenario);
            for (const auto& [option, on] : variant) maps.back().options[option] = on;
        }
    }
    return maps;
}

void checkItems(const GameSystem& system, std::vector<CheckResult>& results) {
    Check check(system, "cut-out");
    if (!system.print || system.print->sheets.empty()) return;
    check.expect(system.print->items != nullptr, "items");
    const auto& sheets = system.print->sheets;
    for (const CutSheet& sheet : sheets) {
        check.expect(inAllLanguages(sheet.name), sheet.id);
        const auto same = [&](const CutSheet& other) { return other.id == sheet.id; };
        check.expect(std::count_if(sheets.begin(), sheets.end(), same) == 1, sheet.id + ": twice");
        // Some sheets are for a variant only.
        bool any = false;
        for (const Scenario& map : mapsToPrint(system)) {
            const std::string where = sheet.id + ", " + map.provenance.layout;
            const auto items = system.print->items({}, map, sheet.id);
            any = any || !items.empty();
            check.expect(items == system.print->items({}, map, sheet.id), where + ": changes");
            std::set<std::string> ids;
            for (const CutItem& item : items) {
                check.expect(ids.insert(item.id).second, where + ", " + item.id + ": twice");
                const std::string fault = faultOf(item, system);
                check.expect(fault.empty(), where + ", " + item.id + ": " + fault);
            }
        }
        check.expect(any, sheet.id);
    }
    check.addTo(results);
}

void checkPlay(const GameSystem& system, const Systems& systems, std::vector<CheckResult>& results) {
    Check check(system, "play");
    if (!system.play) return;
    for (const Sample& sample : system.samples) {
        const auto map = readScenario(sample.text, systems);
        if (!map) continue;  // checkSamples tells
        std::uint64_t seed = 0;
        for (const OptionValues& variant : variantsOf(*system.play, map->players())) {
            const std::string fault = play::findFault(*system.play, *map, variant, ++seed);
            check.expect(fault.empty(), sample.id + ", seed " + std::to_string(seed) + ": " + fault);
        }
    }
    check.addTo(results);
}

}  // namespace

std::vector<CheckResult> checkConformance(const Systems& systems) {
    std::vector<CheckResult> results;
    for (const GameSystem& system : systems.list()) {
        checkTexts(system, results);
        checkLayouts(system, systems, results);
        checkSamples(system, systems, results);
        checkGenerators(system, systems, results);
        checkItems(system, results);
        checkPlay(system, systems, results);
        if (!system.selfCheck) continue;
        for (const SelfCheck& own : system.selfCheck())
            results.push_back({system.id(), own.check, own.cases, own.failure});
    }
    return results;
}

}  // namespace hexa::cli
