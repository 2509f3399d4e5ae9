// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/tablewriter.h"

#include "core/balance/filefields.h"
#include "core/json/membersout.h"

#include <cmath>
#include <map>

namespace hexa::lab {
namespace {

using balance::million;

std::int64_t millionths(double value) { return std::llround(value * million); }

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
    MembersOut members(json);
    balance::describe(members, info);
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
