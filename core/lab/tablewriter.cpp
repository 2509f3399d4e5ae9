// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/tablewriter.h"

#include "core/balance/filefields.h"
#include "core/json/writer.h"

#include <cmath>
#include <map>

namespace hexa::lab {
namespace {

using balance::million;

std::int64_t millionths(double value) { return std::llround(value * million); }

void writeInfo(JsonWriter& json, const TableInfo& info) {
    json.member("format", balance::tableFormat);
    json.member("version", balance::tableVersion);
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

Result<std::string> writeTableFile(const TableInfo& info, const Coefficients& coefficients,
                                   const balance::FeatureNamesOf& namesOf) {
    const std::vector<std::string> names = namesOf(info.configuration);
    if (names.empty()) return Error("balance.file.configuration", {{"configuration", info.configuration}});
    std::map<std::string_view, double> given;
    for (const auto& [name, value] : coefficients) {
        if (!given.emplace(name, value).second) return Error("balance.file.feature-twice", {{"name", name}});
        if (!(std::abs(value) * million <= balance::maxTableWeight))  // also rejects NaN
            return balance::weightOutOfRange(name);
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

}  // namespace hexa::lab
