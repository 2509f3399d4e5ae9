// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/balance/table.h"

#include "core/json/firsterror.h"
#include "core/json/reader.h"
#include "core/json/writer.h"

#include <cassert>
#include <charconv>
#include <map>

namespace hexa::clockwork {
namespace {

constexpr std::string_view formatName = "hexatelier-balance-table";
constexpr int formatVersion = 2;
constexpr std::int64_t million = 1'000'000;

std::int64_t millionths(double value) { return std::llround(value * million); }

/// Reads one table and keeps the first mistake; after it every read gives a default.
class TableReader : private FirstError {
public:
    Result<WeightTable> read(const JsonNode& root) {
        WeightTable table;
        if (auto object = keep(JsonObject::open(root))) readAll(*object, table);
        if (mError) return *mError;
        return table;
    }

private:
    std::int64_t number(JsonObject& object, std::string_view key, std::int64_t min, std::int64_t max) {
        const auto node = keep(object.require(key));
        return node ? keep(node->integer(min, max)).value_or(0) : 0;
    }
    double fraction(JsonObject& object, std::string_view key) {
        return static_cast<double>(number(object, key, -million, million)) / million;
    }
    std::string text(JsonObject& object, std::string_view key) {
        const auto node = keep(object.require(key));
        return node ? std::string(keep(node->string()).value_or(std::string_view())) : std::string();
    }

    void readAll(JsonObject& object, WeightTable& table) {
        constexpr std::int64_t many = std::int64_t{1} << 53;
        TableInfo& info = table.info;
        if (text(object, "format") != formatName && !mError)
            fail(object.require("format")->error("clockwork.balance.format"));
        number(object, "version", formatVersion, formatVersion);
        info.configuration = text(object, "configuration");
        const int rivals = rivalsIn(info.configuration);
        if (rivals == 0 && !mError)
            fail(object.require("configuration")
                     ->error("clockwork.balance.configuration", {{"configuration", info.configuration}}));
        info.bot = text(object, "bot");
        info.botVersion = static_cast<int>(number(object, "botVersion", 0, 1'000'000));
        info.rulesVersion = static_cast<int>(number(object, "rulesVersion", 0, 1'000'000));
        info.program = text(object, "program");
        info.options = text(object, "options");
        info.maps = number(object, "maps", 0, many);
        info.games = number(object, "games", 0, many);
        const std::string seed = text(object, "seed");
        const auto parsed = std::from_chars(seed.data(), seed.data() + seed.size(), info.seed);
        if (!mError && (parsed.ec != std::errc() || parsed.ptr != seed.data() + seed.size()))
            fail(object.require("seed")->typeError("number"));
        info.ridge = static_cast<double>(number(object, "ridge", 0, many)) / million;
        if (const auto list = keep(object.require("quality"))) readQuality(*list, info);
        const auto weights = keep(object.require("weights"));
        if (mError || !weights) return;
        table.space = FeatureSpace(rivals);
        readWeights(*weights, table);
    }

    void readQuality(const JsonNode& list, TableInfo& info) {
        if (!list.isArray()) return fail(list.typeError("array"));
        for (auto walker = list.walk(); !walker.done() && !mError; walker.advance()) {
            const JsonNode node = walker.value();
            auto object = keep(JsonObject::open(node));
            if (!object) return;
            TableInfo::Quality quality;
            quality.maps = text(*object, "maps");
            quality.count = number(*object, "count", 0, 1'000'000'000);
            quality.gamesEach = number(*object, "gamesEach", 0, 1'000'000'000);
            quality.spearman = fraction(*object, "spearman");
            quality.low = fraction(*object, "low");
            quality.high = fraction(*object, "high");
            quality.ceiling = fraction(*object, "ceiling");
            if (const auto pearson = object->optional("pearson"))
                quality.pearson =
                    static_cast<double>(keep(pearson->integer(-million, million)).value_or(0)) / million;
            if (const auto additive = object->optional("additive"))
                quality.additive =
                    static_cast<double>(keep(additive->integer(-million, million)).value_or(0)) / million;
            info.quality.push_back(std::move(quality));
        }
    }

    void readWeights(const JsonNode& node, WeightTable& table) {
        if (!node.isObject()) return fail(node.typeError("object"));
        const std::vector<std::string> names = featureNamesOf(table.space.rivals());
        std::map<std::string_view, std::size_t> places;
        for (std::size_t i = 0; i < names.size(); ++i) places.emplace(names[i], i);
        std::vector<std::int64_t> weights(names.size(), 0);
        for (auto walker = node.walk(); !walker.done(); walker.advance()) {
            const JsonNode value = walker.value();
            const auto place = places.find(walker.key());
            if (place == places.end())
                return fail(value.error("clockwork.balance.feature", {{"name", std::string(walker.key())}}));
            const auto weight = keep(value.integer(-WeightTable::mostWeight, WeightTable::mostWeight));
            if (!weight) return;
            weights[place->second] = *weight;
        }
        for (auto& kind : table.tiles) kind.assign(Signature::count, 0);
        table.space.forEachSignature([&](std::size_t kind, const Signature& signature) {
            std::int64_t sum = 0;
            const auto features = table.space.ofTile(kind, signature);
            for (std::size_t i = 0; i < features.count; ++i) sum += weights[features.index[i]];
            if (std::abs(sum) > WeightTable::mostWeight && !mError)
                fail(node.error("clockwork.balance.weight-range",
                                {{"name", names[features.index[features.count - 1]]}}));
            table.tiles[kind][signature.index()] = static_cast<std::int32_t>(sum);
        });
        for (std::size_t i = 0; i < metricCount; ++i)
            if (const auto index = table.space.ofMetric(static_cast<Metric>(i)))
                table.metrics[i] = static_cast<std::int32_t>(weights[*index]);
        const auto outlook = std::span(weights).subspan(table.space.size());
        if (std::any_of(outlook.begin(), outlook.end(), [](std::int64_t weight) { return weight != 0; }))
            table.outlook = OutlookWeights(OutlookSpace(table.space.rivals()), outlook);
    }
};

void writeInfo(JsonWriter& json, const TableInfo& info) {
    json.member("format", formatName);
    json.member("version", formatVersion);
    json.member("configuration", std::string_view(info.configuration));
    json.member("bot", std::string_view(info.bot));
    json.member("botVersion", info.botVersion);
    json.member("rulesVersion", info.rulesVersion);
    json.member("program", std::string_view(info.program));
    json.member("options", std::string_view(info.options));
    json.member("maps", info.maps);
    json.member("games", info.games);
    json.member("seed", std::string_view(std::to_string(info.seed)));
    json.member("ridge", millionths(info.ridge));
    json.key("quality");
    json.beginArray();
    for (const TableInfo::Quality& quality : info.quality) {
        json.beginObject(JsonWriter::Style::Compact);
        json.member("maps", std::string_view(quality.maps));
        json.member("count", quality.count);
        json.member("gamesEach", quality.gamesEach);
        json.member("spearman", millionths(quality.spearman));
        json.member("low", millionths(quality.low));
        json.member("high", millionths(quality.high));
        json.member("ceiling", millionths(quality.ceiling));
        if (quality.pearson) json.member("pearson", millionths(*quality.pearson));
        if (quality.additive) json.member("additive", millionths(*quality.additive));
        json.endObject();
    }
    json.endArray();
}

}  // namespace

std::string configurationOf(int players, const RuleOptions& options) {
    return std::to_string(players) + "p" + (options.epic ? "-epic" : "") +
           (options.alliances ? "-alliances" : "");
}

int rivalsIn(std::string_view configuration) {
    for (int players = 2; players <= maxPlayers; ++players)
        for (const bool epic : {false, true})
            for (const bool alliances : {false, true}) {
                if (alliances && players != maxPlayers) continue;
                RuleOptions options;
                options.epic = epic;
                options.alliances = alliances;
                if (configurationOf(players, options) == configuration) return alliances ? 2 : players - 1;
            }
    return 0;
}

std::vector<std::string> featureNamesOf(int rivals) {
    std::vector<std::string> names = FeatureSpace(rivals).names();
    std::vector<std::string> more = OutlookSpace(rivals).names();
    names.insert(names.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    return names;
}

Result<WeightTable> readWeightTable(std::string_view json) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    return TableReader().read(document->root());
}

Result<std::string> writeWeightTable(const TableInfo& info, const Coefficients& coefficients) {
    const int rivals = rivalsIn(info.configuration);
    if (rivals == 0) return Error("clockwork.balance.configuration", {{"configuration", info.configuration}});
    std::map<std::string_view, double> given;
    for (const auto& [name, value] : coefficients) {
        if (!given.emplace(name, value).second)
            return Error("clockwork.balance.feature-twice", {{"name", name}});
        if (!(std::abs(value) * million <= WeightTable::mostWeight))  // not-a-number fails too
            return Error("clockwork.balance.weight-range", {{"name", name}});
    }
    JsonWriter json;
    json.beginObject();
    writeInfo(json, info);
    json.key("weights");
    json.beginObject();
    for (const std::string& name : featureNamesOf(rivals)) {
        const auto found = given.find(name);
        if (found == given.end()) continue;
        if (const std::int64_t weight = millionths(found->second); weight != 0) json.member(name, weight);
        given.erase(found);
    }
    if (!given.empty())
        return Error("clockwork.balance.feature", {{"name", std::string(given.begin()->first)}});
    json.endObject();
    json.endObject();
    std::string text = json.take();
    // The sums of coarse and fine weights have a limit too.
    if (const auto table = readWeightTable(text); !table) return table.error();
    return text;
}

}  // namespace hexa::clockwork
