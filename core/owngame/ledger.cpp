// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/ledger.h"

#include "core/owngame/rules/sentences.h"
#include "core/owngame/rules/worth.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace hexa::owngame {
namespace {

constexpr std::int64_t hundredths = 100;
constexpr std::int64_t perHundredth = WorthSum::perUnit / hundredths;

/// Worth of each seat from one source.
struct Source {
    std::string code, id;
    Localized name;
    std::vector<std::int64_t> sums;        ///< By seat, as WorthSum::sum().
    std::vector<std::int64_t> shown = {};  ///< By seat, in hundredths.
};

std::int64_t floorOf(std::int64_t sum) {
    const std::int64_t whole = sum / perHundredth;
    return whole * perHundredth > sum ? whole - 1 : whole;
}

std::int64_t roundedOf(std::int64_t sum) {
    const std::int64_t whole = floorOf(sum), rest = sum - whole * perHundredth;
    return 2 * rest >= perHundredth ? whole + 1 : whole;
}

/// Rounds the worth of one seat from each source, so that all together are the rounded worth. Those
/// that lose most by rounding down are rounded up.
void roundTogether(std::vector<Source>& sources, std::size_t seat, std::int64_t total) {
    std::vector<std::size_t> order(sources.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto lost = [&](std::size_t i) {
        const std::int64_t sum = sources[i].sums[seat];
        return sum - floorOf(sum) * perHundredth;
    };
    std::int64_t missing = total;
    for (Source& source : sources) {
        source.shown.push_back(floorOf(source.sums[seat]));
        missing -= source.shown.back();
    }
    std::ranges::stable_sort(order, std::ranges::greater(), lost);
    for (std::size_t i = 0; i < order.size() && missing > 0; ++i, --missing) ++sources[order[i]].shown[seat];
}

LedgerRow rowOf(std::string code, std::string id, const std::vector<std::int64_t>& shown) {
    LedgerRow row;
    row.code = std::move(code);
    row.id = std::move(id);
    row.unit = FigureUnit::Number;
    for (const std::int64_t number : shown)
        row.values.push_back(static_cast<double>(number) / static_cast<double>(hundredths));
    row.absent = std::ranges::all_of(shown, [](std::int64_t number) { return number == 0; });
    const auto [least, most] = std::ranges::minmax(shown);
    if (row.absent)
        row.equality = 1;
    else if (most > 0)
        row.equality = std::max(0.0, static_cast<double>(least) / static_cast<double>(most));
    return row;
}

/// Returns the worth of each seat by weight and by kind of tiles.
std::pair<std::vector<Source>, std::vector<Source>> sourcesOf(const Definition& definition, Ground& ground,
                                                              const WorthSum& worth) {
    const std::vector<std::int64_t> nothing(static_cast<std::size_t>(ground.players()));
    std::vector<Source> weights, kinds;
    for (const auto& [id, weight] : definition.worth.figures) {
        const Localized& name = definition.figures[static_cast<std::size_t>(ground.figureNamed(id))].name;
        weights.push_back(
            {"owngame.ledger.weight", "weight:" + id, name.empty() ? Localized(id) : name, nothing});
    }
    for (const CellKind& kind : definition.catalog.kinds)
        kinds.push_back({"owngame.ledger.kind", "kind:" + kind.id, nameOfSet(definition, kind.id), nothing});
    for (int cell = 0; cell < ground.size(); ++cell) {
        if (!isTile(ground.kind(cell))) continue;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const auto& [id, weight] = definition.worth.figures[i];
            const std::int64_t own = ground.figure(cell, ground.figureNamed(id)) * weight;
            for (std::size_t seat = 0; seat < nothing.size() && own != 0; ++seat) {
                const std::int64_t more = own * worth.share(cell, static_cast<int>(seat));
                weights[i].sums[seat] += more;
                kinds[indexOf(ground.kind(cell))].sums[seat] += more;
            }
        }
    }
    return {std::move(weights), std::move(kinds)};
}

}  // namespace

Ledger ledgerOf(const Definition& definition, const Scenario& map) {
    Ground ground(definition, map);
    WorthSum worth(ground);
    worth.reset();
    Ledger ledger;
    if (!worth.tells()) return ledger;
    std::vector<std::int64_t> totals;
    for (int seat = 0; seat < ground.players(); ++seat) totals.push_back(roundedOf(worth.sum(seat)));
    ledger.rows.push_back(rowOf("owngame.ledger.worth", "worth", totals));
    auto [weights, kinds] = sourcesOf(definition, ground, worth);
    // One weight alone would repeat the worth.
    if (weights.size() < 2) weights.clear();
    for (std::vector<Source>* sources : {&weights, &kinds}) {
        for (std::size_t seat = 0; seat < totals.size(); ++seat) roundTogether(*sources, seat, totals[seat]);
        for (const Source& source : *sources) {
            LedgerRow& row = ledger.rows.emplace_back(rowOf(source.code, source.id, source.shown));
            row.arguments = {{"name", source.name}};
            row.sense = FigureSense::Neither;
        }
    }
    return ledger;
}

}  // namespace hexa::owngame
