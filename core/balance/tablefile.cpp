// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/tablefile.h"

#include "core/balance/filefields.h"
#include "core/json/writer.h"

#include <cmath>
#include <map>

namespace hexa::balance {
namespace {

constexpr std::string_view tableFormat = "hexatelier-balance-table";
constexpr int tableVersion = 2;

std::int64_t millionths(double value) { return std::llround(value * million); }

TableInfo::Quality readQuality(const JsonNode& node, FirstError& errors) {
    constexpr std::int64_t many = 1'000'000'000;
    FileFields fields(node, errors);
    TableInfo::Quality quality;
    quality.maps = fields.text("maps");
    quality.count = fields.integer<std::int64_t>("count", 0, many);
    quality.gamesEach = fields.integer<std::int64_t>("gamesEach", 0, many);
    quality.spearman = fields.fraction("spearman", million, million);
    quality.low = fields.fraction("low", million, million);
    quality.high = fields.fraction("high", million, million);
    quality.ceiling = fields.fraction("ceiling", million, million);
    if (fields.has("pearson")) quality.pearson = fields.fraction("pearson", million, million);
    if (fields.has("additive")) quality.additive = fields.fraction("additive", million, million);
    if (fields.has("shareError")) quality.shareError = fields.fraction("shareError", million, million);
    return quality;
}

TableFile readFile(const JsonNode& root, const FeatureNamesOf& namesOf, FirstError& errors) {
    constexpr std::int64_t many = std::int64_t{1} << 53;
    FileFields fields(root, errors);
    fields.format(tableFormat, tableVersion);
    TableFile file;
    TableInfo& info = file.info;
    std::vector<std::string> names;
    info.configuration = fields.configuration([&](const std::string& configuration) {
        names = namesOf(configuration);
        return !names.empty();
    });
    info.bot = fields.text("bot");
    info.botVersion = fields.integer<int>("botVersion", 0, million);
    info.rulesVersion = fields.integer<int>("rulesVersion", 0, million);
    info.program = fields.text("program");
    info.options = fields.text("options");
    info.maps = fields.integer<std::int64_t>("maps", 0, many);
    info.games = fields.integer<std::int64_t>("games", 0, many);
    info.seed = fields.bigNumber("seed");
    info.ridge = fields.fraction("ridge", million, many);
    if (fields.has("prior"))
        fields.each("prior", [&](std::string_view bot, const JsonNode& node) {
            const auto part = errors.keep(node.integer(-maxTableWeight, maxTableWeight));
            info.prior.emplace_back(bot, static_cast<double>(part.value_or(0)) / million);
        });
    fields.each("quality", [&](std::string_view, const JsonNode& node) {
        info.quality.push_back(readQuality(node, errors));
    });
    file.weights.assign(names.size(), 0);
    std::map<std::string_view, std::size_t> places;
    for (std::size_t i = 0; i < names.size(); ++i) places.emplace(names[i], i);
    fields.each("weights", [&](std::string_view name, const JsonNode& node) {
        const auto place = places.find(name);
        if (place == places.end())
            return errors.fail(node.error("balance.file.feature", {{"name", std::string(name)}}));
        const auto weight = errors.keep(node.integer(-maxTableWeight, maxTableWeight));
        file.weights[place->second] = weight.value_or(0);
    });
    return file;
}

void writeInfo(JsonWriter& json, const TableInfo& info) {
    json.member("format", tableFormat);
    json.member("version", tableVersion);
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
    if (!info.prior.empty()) {
        json.key("prior");
        json.beginObject(JsonWriter::Style::Compact);
        for (const auto& [bot, part] : info.prior) json.member(bot, millionths(part));
        json.endObject();
    }
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
        if (quality.shareError) json.member("shareError", millionths(*quality.shareError));
        json.endObject();
    }
    json.endArray();
}

}  // namespace

Error weightOutOfRange(std::string name) {
    return Error("balance.file.weight-range", {{"name", std::move(name)}});
}

Result<TableFile> readTableFile(std::string_view json, const FeatureNamesOf& namesOf) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    FirstError errors;
    auto file = readFile(document->root(), namesOf, errors);
    if (errors) return errors.first();
    return file;
}

Result<std::string> writeTableFile(const TableInfo& info, const Coefficients& coefficients,
                                   const FeatureNamesOf& namesOf) {
    const std::vector<std::string> names = namesOf(info.configuration);
    if (names.empty()) return Error("balance.file.configuration", {{"configuration", info.configuration}});
    std::map<std::string_view, double> given;
    for (const auto& [name, value] : coefficients) {
        if (!given.emplace(name, value).second) return Error("balance.file.feature-twice", {{"name", name}});
        if (!(std::abs(value) * million <= maxTableWeight))  // not-a-number fails too
            return weightOutOfRange(name);
    }
    JsonWriter json;
    json.beginObject();
    writeInfo(json, info);
    json.key("weights");
    json.beginObject();
    for (const std::string& name : names) {
        const auto found = given.find(name);
        if (found == given.end()) continue;
        if (const std::int64_t weight = millionths(found->second); weight != 0) json.member(name, weight);
        given.erase(found);
    }
    if (!given.empty()) return Error("balance.file.feature", {{"name", std::string(given.begin()->first)}});
    json.endObject();
    json.endObject();
    return json.take();
}

}  // namespace hexa::balance
