// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/terms/mat.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>

namespace hexa::claymore {
namespace {

// The pattern repeats every four columns.
constexpr int repeats = 3;
constexpr int repeatWidth = 4;
constexpr std::array<MatPlace, 4> river{{{2, 2}, {3, 2}, {1, 3}, {2, 3}}};
constexpr MatPlace bridge{0, 2};
constexpr std::array<MatPlace, 12> mainRoad{
    {{1, 0}, {1, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 5}, {1, 6}, {2, 7}, {2, 8}, {3, 9}, {2, 10}, {2, 11}}};
constexpr std::array<MatPlace, 5> branch{{{4, 3}, {3, 4}, {3, 5}, {2, 6}, {2, 7}}};

MatPlace shifted(MatPlace place, int repeat) { return {place.column + repeat * repeatWidth, place.line}; }

bool inReadingOrder(MatPlace a, MatPlace b) {
    return std::pair(a.line, a.column) < std::pair(b.line, b.column);
}

std::vector<MatPlace> repeated(std::span<const MatPlace> pattern) {
    std::vector<MatPlace> all;
    for (int repeat = 0; repeat < repeats; ++repeat)
        for (const MatPlace place : pattern) all.push_back(shifted(place, repeat));
    std::ranges::sort(all, inReadingOrder);
    return all;
}

}  // namespace

std::string matText(MatPlace place) {
    return std::to_string(place.column) + "," + std::to_string(place.line);
}

std::optional<MatPlace> readMatPlace(std::string_view text) {
    const auto comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto number = [](std::string_view digits) -> std::optional<int> {
        int value = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
        return value;
    };
    const auto column = number(text.substr(0, comma));
    const auto line = number(text.substr(comma + 1));
    if (!column || !line) return std::nullopt;
    return MatPlace{*column, *line};
}

std::vector<MatPlace> matRiver() { return repeated(river); }
std::vector<MatPlace> matBridges() { return repeated(std::span(&bridge, 1)); }

std::vector<std::pair<MatPlace, MatPlace>> matRoad() {
    std::vector<std::pair<MatPlace, MatPlace>> all;
    const auto along = [&](std::span<const MatPlace> way, int repeat) {
        for (std::size_t i = 1; i < way.size(); ++i)
            all.emplace_back(shifted(way[i - 1], repeat), shifted(way[i], repeat));
    };
    for (int repeat = 0; repeat < repeats; ++repeat) {
        along(mainRoad, repeat);
        along(branch, repeat);
    }
    std::ranges::sort(all, [](const auto& a, const auto& b) {
        return a.first == b.first ? inReadingOrder(a.second, b.second) : inReadingOrder(a.first, b.first);
    });
    return all;
}

Mat publicMat() { return {matRiver(), matBridges(), matRoad(), Source::Public}; }

}  // namespace hexa::claymore
