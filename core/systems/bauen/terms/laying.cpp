// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/terms/laying.h"

#include "core/systems/bauen/terms/marks.h"
#include "core/systems/bauen/terms/regionmap.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>
#include <system_error>

namespace hexa::bauen {
namespace {

constexpr int degreesPerSixth = 60;

std::vector<std::string> wordsOf(std::string_view line) {
    std::vector<std::string> words(1);
    for (const char c : line) {
        const bool separates = c == ' ' || c == ',' || c == ';' || c == '\t' || c == '\n' || c == '\r';
        if (!separates)
            words.back() += c;
        else if (!words.back().empty())
            words.emplace_back();
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

/// Returns "plains-3" for "P3": the first letters of the landscapes differ.
std::string longId(const std::string& word) {
    if (word.size() < 2 || word[1] < '0' || word[1] > '9') return word;
    for (const std::string_view landscape : landscapeIds)
        if (word[0] == landscape[0] || word[0] == landscape[0] - 'a' + 'A')
            return std::string(landscape) + "-" + word.substr(1);
    return word;
}

/// Sixths of a turn that a word of degrees means; none if a piece can't lie so.
std::optional<int> turnOf(std::string_view degrees, const Lattice& lattice) {
    int value = 0;
    const auto [end, failure] = std::from_chars(degrees.data(), degrees.data() + degrees.size(), value);
    if (failure != std::errc() || end != degrees.data() + degrees.size() || value % degreesPerSixth != 0)
        return std::nullopt;
    const std::vector<int> turns = turnsOf(lattice.shape);
    const auto found = std::ranges::find(turns, value / degreesPerSixth);
    return found == turns.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

std::optional<Landscape> landscapeOf(const RegionShape& shape) {
    std::optional<Landscape> common;
    for (const RegionShape::Part& part : shape.parts) {
        const auto own = landscapeOf(std::string_view(part.kind));
        if (!own || (common && *common != *own)) return std::nullopt;
        common = own;
    }
    return common;
}

void layRegions(Scenario& scenario, const Catalog& catalog, const std::vector<RegionPlacement>& regions) {
    std::map<Hex, std::optional<CellState>> laid;
    for (const RegionPlacement& region : regions) {
        const RegionShape* shape = shapeOf(scenario, catalog, region.kind);
        if (shape == nullptr) continue;
        const std::vector<Hex> hexes = hexa::hexesOf(region, *shape);
        for (std::size_t i = 0; i < hexes.size(); ++i) {
            Cell cell;
            cell.at = hexes[i];
            cell.kind = catalog.kindId(shape->parts[i].kind).value_or(KindId::Empty);
            CellDetails details;
            details.attributes = shape->parts[i].attributes;
            laid[cell.at] = CellState(cell, std::move(details));
        }
        scenario.board.regions.push_back(region);
    }
    std::vector<Board::Change> changes;
    for (auto& [at, state] : laid) changes.push_back({at, std::move(state)});
    scenario.board.apply(changes);
    assignMissingIds(scenario.board, catalog);
}

std::string lineOf(const Scenario& scenario, const Catalog& catalog, const Lattice& lattice) {
    const RegionMap regions(scenario, catalog);
    std::string line;
    for (const LatticePlace place : placesOf(lattice, scenario.players())) {
        std::vector<Hex> hexes = hexesOf(lattice, place);
        if (!line.empty()) line += ' ';
        const auto index = regions.at(hexes.front());
        std::vector<Hex> own = index ? regions.hexesOf(*index) : std::vector<Hex>();
        std::ranges::sort(own);
        if (own != hexes) {
            line += '-';
            continue;
        }
        const RegionPlacement& region = scenario.board.regions[*index];
        line += region.kind;
        if (region.turns % 6 != 0) line += "/" + std::to_string(region.turns % 6 * degreesPerSixth);
    }
    return line;
}

Result<std::vector<RegionPlacement>> readLine(std::string_view line, const Catalog& catalog,
                                              const Lattice& lattice, int players) {
    const std::vector<std::string> words = wordsOf(line);
    const std::vector<LatticePlace> places = placesOf(lattice, players);
    if (words.size() != places.size())
        return Error("bauen.line.count", {{"n", static_cast<std::int64_t>(words.size())},
                                          {"players", std::int64_t{players}},
                                          {"needed", static_cast<std::int64_t>(places.size())}});
    std::vector<RegionPlacement> regions;
    std::set<std::string> used;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word == "-") continue;  // left empty
        const auto slash = word.find('/');
        const std::string id = longId(word.substr(0, slash));
        const RegionShape* shape = catalog.regionShape(id);
        if (shape == nullptr) return Error("bauen.line.region", {{"word", word}});
        if (!used.insert(id).second) return Error("bauen.line.twice", {{"word", word}});
        const auto turns =
            slash == std::string::npos ? 0 : turnOf(std::string_view(word).substr(slash + 1), lattice);
        if (!turns) return Error("bauen.line.turn", {{"word", word}});
        regions.push_back(laidAt(lattice, places[i], id, *turns));
    }
    return regions;
}

}  // namespace hexa::bauen
