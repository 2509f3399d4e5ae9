// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/judge/balance.h"
#include "core/json/members.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

// Files written by fitting (docs/formats/balance-tables.md, core/lab/tablewriter).

namespace hexa::balance {

/// Returns the names of a configuration's features, in the order of their weights; empty for an
/// unknown configuration.
using FeatureNamesOf = std::function<std::vector<std::string>(std::string_view configuration)>;

/// A fitted table as its file has it.
struct TableFile {
    TableInfo info;
    std::vector<std::int64_t> weights;  ///< By feature, in millionths of log-odds.
};
inline constexpr std::string_view tableFormat = "hexatelier-balance-table";
inline constexpr int tableVersion = 2;
/// Largest weight of one thing, in millionths.
inline constexpr std::int32_t maxTableWeight = 8'000'000;

/// Describes what a file says about its table, for MembersIn and MembersOut.
template <class Io>
void describe(Io& io, Described<Io, TableInfo>& info);

/// Fails with "json.*" or "balance.file.*" and the JSON pointer.
Result<TableFile> readTableFile(std::string_view json, const FeatureNamesOf& namesOf);
/// Returns the sum of weights that belong together is out of range; `name` is one of them.
Error weightOutOfRange(std::string name);

}  // namespace hexa::balance
