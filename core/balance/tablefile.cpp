// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/tablefile.h"

#include "core/balance/filefields.h"
#include "core/json/membersout.h"

#include <map>

namespace hexa {

template <class Io>
void describe(Io& io, Described<Io, TableInfo::Quality>& quality) {
    constexpr std::int64_t many = 1'000'000'000;
    const auto part = balance::million;
    io.text("maps", quality.maps);
    io.number("count", quality.count, 0, many);
    io.number("gamesEach", quality.gamesEach, 0, many);
    io.fraction("spearman", quality.spearman, part, -part, part);
    io.fraction("low", quality.low, part, -part, part);
    io.fraction("high", quality.high, part, -part, part);
    io.fraction("ceiling", quality.ceiling, part, -part, part);
    io.fraction("pearson", quality.pearson, part, -part, part);
    io.fraction("additive", quality.additive, part, -part, part);
    io.fraction("shareError", quality.shareError, part, -part, part);
}

}  // namespace hexa

namespace hexa::balance {
template <class Io>
void describe(Io& io, Described<Io, TableInfo>& info) {
    constexpr std::int64_t many = std::int64_t{1} << 53;
    io.format(tableFormat, tableVersion, wrongFormat);
    io.text("configuration", info.configuration);
    io.text("bot", info.bot);
    io.number("botVersion", info.botVersion, 0, million);
    io.number("rulesVersion", info.rulesVersion, 0, million);
    io.text("program", info.program);
    io.text("options", info.options);
    io.number("maps", info.maps, 0, many);
    io.number("games", info.games, 0, many);
    io.seed("seed", info.seed);
    io.fraction("ridge", info.ridge, million, -many, many);
    if (io.has("prior", !info.prior.empty()))
        io.fractions("prior", info.prior, million, -maxTableWeight, maxTableWeight,
                     JsonWriter::Style::Compact);
    io.objects("quality", info.quality, JsonWriter::Style::Compact);
}
template void describe<MembersOut>(MembersOut&, const TableInfo&);

namespace {

TableFile readFile(const JsonNode& root, const FeatureNamesOf& namesOf, FirstError& errors) {
    MembersIn io(root, errors);
    TableFile file;
    describe(io, file.info);
    std::vector<std::string> names;
    needKnown(io, file.info.configuration, [&](const std::string& configuration) {
        names = namesOf(configuration);
        return !names.empty();
    });
    file.weights.assign(names.size(), 0);
    std::map<std::string_view, std::size_t> places;
    for (std::size_t i = 0; i < names.size(); ++i) places.emplace(names[i], i);
    io.eachMember("weights", [&](std::string_view name, const JsonNode& node) {
        const auto place = places.find(name);
        if (place == places.end())
            return errors.fail(node.error("balance.file.feature", {{"name", std::string(name)}}));
        if (const auto weight = errors.keep(node.integer(-maxTableWeight, maxTableWeight)))
            file.weights[place->second] = *weight;
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
