// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/tiledimporter.h"

#include "core/catalog/plainsystem.h"
#include "core/exchange/fields.h"
#include "core/exchange/where.h"
#include "core/io/format/boardreader.h"
#include "core/io/format/scenariofile.h"

#include <algorithm>
#include <charconv>

namespace hexa::exchange::tiled {

Result<Imported> TiledImporter::read() {
    mOwn = find(mMap.properties, mark) != nullptr;
    mResult.warnings = mMap.warnings;
    readMap();
    if (mErrors) return mErrors.first();
    TileMeaning meaning(mMap, mSystem->catalog, mReading.kinds);
    mMeaning = &meaning;
    for (const auto& [word, kind] : mReading.kinds)
        if (!meaning.kindNamed(kind) && kind != leaveOutName)
            return errorAt({}, "exchange.unknown-kind", {{"kind", kind}, {"name", word}});
    const Grid grid(mMap, mFirstLine, mFirstPlace);
    mGrid = &grid;
    readTiles();
    if (mErrors) return mErrors.first();
    for (const Layer& layer : mMap.layers)
        if (layer.kind == Layer::Kind::Objects && isRead(layer)) readObjects(layer);
    if (mErrors) return mErrors.first();
    finish();
    if (mErrors) return mErrors.first();
    return std::move(mResult);
}

void TiledImporter::readMap() {
    const PropertyReader from = reader(mMap.properties, mMap.where);
    if (mOwn) {
        const auto version = from.number(mark, 1, 1'000'000);
        if (version && *version > propertiesVersion)
            return mErrors.fail(errorAt(mMap.where, "exchange.newer-version",
                                        {{"version", *version}, {"known", std::int64_t{propertiesVersion}}}));
    }
    std::string id = mOwn ? from.text("system") : std::string();
    if (id.empty()) id = mReading.system;
    if (id.empty() && mSystems.list().size() == 1) id = mSystems.list().front().id();
    if (id.empty()) return mErrors.fail(errorAt(mMap.where, "exchange.no-system"));
    mSystem = mSystems.find(id);
    if (mSystem == nullptr)
        return mErrors.fail(
            errorAt(mMap.where, "exchange.unknown-system", {{"system", std::string(plainSystem(id))}}));
    scenario().system = id;
    board().orientation = mMap.orientation;
    scenario().title = from.localized("title");
    scenario().author = from.text("author");
    if (!mOwn) return;
    constexpr std::int64_t far = 2LL * Board::maxCoordinate;
    mFirstLine = static_cast<int>(from.number("first.line", -far, far).value_or(0));
    mFirstPlace = static_cast<int>(from.number("first.place", -far, far).value_or(0));
    scenario().description = from.localized("description");
    const std::string profile = from.text("profile");
    if (profile == "free")
        scenario().profile = RuleProfile::Free;
    else if (!profile.empty() && profile != "rulebook")
        from.fail("profile", profile);
    constexpr std::string_view option = "option.";
    for (const Property& property : mMap.properties)
        if (property.name.starts_with(option))
            scenario().options[property.name.substr(option.size())] = from.flag(property.name);
    Provenance& provenance = scenario().provenance;
    provenance.generator = from.text("generator");
    provenance.generatorVersion =
        static_cast<int>(from.number("generator-version", 0, 1'000'000).value_or(0));
    if (const std::string seed = from.text("seed"); !seed.empty()) {
        std::uint64_t number = 0;
        const auto [end, failure] = std::from_chars(seed.data(), seed.data() + seed.size(), number);
        if (failure != std::errc{} || end != seed.data() + seed.size()) from.fail("seed", seed);
        provenance.seed = number;
    }
    provenance.settings = from.json("settings");
    provenance.layout = from.text("layout");
    provenance.standIn = from.flag("stand-in");
    provenance.extra = from.extra("provenance.json:");
    board().extra = from.extra("board.json:");
    scenario().extra = from.extra();
    readShapes();
}

void TiledImporter::readShapes() {
    for (const auto& [key, json] : scenario().extra.members)
        if (key == "shapes") {
            const auto document = JsonDocument::parse(json);
            if (!document) return;  // reported where it was read
            const JsonNode list = document->root();
            auto shapes = hexa::readShapes(list, mSystem->catalog);
            if (!shapes)
                return mErrors.fail(errorAt(mMap.where, shapes.error().code(), shapes.error().arguments()));
            mShapes = *std::move(shapes);
        }
}

void TiledImporter::warn(const Layer& layer, const char* code, Arguments arguments) {
    arguments.push_back({"layer", layer.name});
    mResult.warnings.push_back(warningAt(layer.where, code, std::move(arguments)));
}

void TiledImporter::finish() {
    std::ranges::sort(board().edges, {}, &EdgeFeature::key);
    if (!mOwn) assignMissingIds(std::span(mCells), mSystem->catalog);
    board().setCells(std::move(mCells), std::move(mDetails));
    if (mOwn) return understand();
    for (const Cell& cell : board().cells())
        if (mSystem->catalog.isSeat(cell.kind) && scenario().players() < maxScenarioSeats)
            scenario().seats.push_back({cell.at, {}, {}, {}});
}

void TiledImporter::understand() {
    const auto any = [](const auto& items) {
        return std::ranges::any_of(items, [](const auto& item) { return !item.extra.empty(); });
    };
    const bool cells =
        std::ranges::any_of(board().details(), [](const auto& entry) { return !entry.second.extra.empty(); });
    if (!cells && scenario().extra.empty() && !any(scenario().seats) && !any(board().edges) &&
        !any(board().regions) && !any(board().pieces) && !any(board().zones) && !any(board().labels))
        return;
    if (auto again = mErrors.keep(readScenario(writeScenario(scenario(), mSystem->catalog), mSystems)))
        scenario() = *std::move(again);
}

Result<Imported> toScenario(const Map& map, const Systems& systems, const Reading& reading,
                            std::vector<ForeignTile>& unknown) {
    return TiledImporter(map, systems, reading, unknown).read();
}

}  // namespace hexa::exchange::tiled
