// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/relationsfile.h"

#include "core/balance/filefields.h"

#include <Eigen/Dense>

#include <algorithm>

namespace hexa::balance {
namespace {

constexpr std::string_view relationsFormat = "hexatelier-bot-relations";
constexpr int relationsVersion = 3;
constexpr std::size_t maxBots = 64;

using Rows = std::vector<std::vector<double>>;

bool isSquare(const Rows& rows, std::size_t bots) {
    return bots > 0 && rows.size() == bots &&
           std::ranges::all_of(rows, [&](const std::vector<double>& row) { return row.size() == bots; });
}

bool isCovariance(const Rows& rows) {
    const auto size = std::ssize(rows);
    Eigen::MatrixXd matrix(size, size);
    for (std::ptrdiff_t a = 0; a < size; ++a)
        for (std::ptrdiff_t b = 0; b < size; ++b)
            matrix(a, b) = rows[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
    return matrix == matrix.transpose() && matrix.llt().info() == Eigen::Success;
}

/// Reads a matrix in whole millionths, one row and one column a bot.
Rows readMatrix(MembersIn& fields, std::string_view key, std::size_t bots, std::int64_t most,
                FirstError& errors, bool (*fits)(const Rows&)) {
    Rows rows;
    fields.each(key, [&](const JsonNode& row) {
        std::vector<double>& numbers = rows.emplace_back();
        if (!row.isArray()) return errors.fail(row.typeError("array"));
        for (auto walker = row.walk(); !walker.done() && !errors && numbers.size() < maxBots;
             walker.advance())
            if (const auto number = errors.keep(walker.value().integer(-most, most)))
                numbers.push_back(static_cast<double>(*number) / million);
        if (rows.size() > maxBots) errors.fail(row.error("balance.file.covariance"));
    });
    if (!errors && (!isSquare(rows, bots) || !fits(rows))) fields.refuse(key, "balance.file.covariance");
    return rows;
}

BotRelations readOne(const JsonNode& node, const IsConfiguration& known, FirstError& errors) {
    MembersIn fields(node, errors);
    BotRelations relations;
    fields.text("configuration", relations.configuration);
    needKnown(fields, relations.configuration, known);
    fields.number("rulesVersion", relations.rulesVersion, 0, million);
    fields.text("program", relations.program);
    fields.number("maps", relations.maps, 1, million);
    fields.number("games", relations.games, 1, std::int64_t{1} << 53);
    fields.number("searchGames", relations.searchGames, 1, std::int64_t{1} << 53);
    fields.seed("seed", relations.seed);
    fields.eachMember("bots", [&](std::string_view name, const JsonNode& version) {
        const auto number = errors.keep(version.integer(0, million));
        if (!number) return;
        relations.bots.emplace_back(name);
        relations.botVersions.push_back(static_cast<int>(*number));
    });
    const std::size_t bots = relations.bots.size();
    relations.foreseen =
        readMatrix(fields, "foreseen", bots, 100 * million, errors, [](const Rows&) { return true; });
    fields.fraction("foreseenChange", relations.foreseenChange, million, 0, million);
    relations.onMaps = readMatrix(fields, "onMaps", bots, million, errors, isCovariance);
    relations.onNeighbours = readMatrix(fields, "onNeighbours", bots, million, errors, isCovariance);
    return relations;
}

}  // namespace

Result<std::vector<BotRelations>> readRelations(std::string_view json, const IsConfiguration& known) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    FirstError errors;
    const JsonNode root = document->root();
    MembersIn fields(root, errors);
    fields.format(relationsFormat, relationsVersion, wrongFormat);
    std::vector<BotRelations> list;
    fields.each("relations", [&](const JsonNode& node) { list.push_back(readOne(node, known, errors)); });
    if (errors) return errors.first();
    return list;
}

}  // namespace hexa::balance
