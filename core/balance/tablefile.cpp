// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/tablefile.h"

#include "core/balance/filefields.h"

#include <map>

namespace hexa::balance {
namespace {

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

}  // namespace hexa::balance
