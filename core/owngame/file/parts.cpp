// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/file/parts.h"

#include "core/base/printable.h"
#include "core/owngame/file/catalogcheck.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace hexa::owngame {
namespace {

template <class Things>
bool hasId(const Things& things, std::string_view id) {
    return std::ranges::any_of(things, [&](const auto& thing) { return thing.id == id; });
}

/// Parses "3" or "2-4". Returns {0, 0} for other texts.
std::pair<int, int> playersOf(std::string_view text) {
    const auto number = [](std::string_view digits) {
        int value = 0;
        const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return failure == std::errc() && end == digits.data() + digits.size() ? value : 0;
    };
    const auto dash = text.find('-');
    const int from = number(text.substr(0, dash));
    return {from, dash == std::string_view::npos ? from : number(text.substr(dash + 1))};
}

}  // namespace

bool knowsSet(const Definition& definition, std::string_view name) {
    if (isReserved(name)) return true;
    const Catalog& catalog = definition.catalog;
    if (name.starts_with("group:")) return hasId(catalog.groups, name.substr(6));
    if (name.starts_with("piece:")) return hasId(catalog.pieceKinds, name.substr(6));
    if (name.starts_with("edge:")) return hasId(catalog.edgeKinds, name.substr(5));
    if (name.starts_with("zone:")) return hasId(catalog.zoneKinds, name.substr(5));
    return hasId(catalog.kinds, name) || hasId(definition.sets, name);
}

std::vector<std::int64_t> largestFigures(const Definition& definition) {
    const auto sizeOf = [](int value) { return std::abs(std::int64_t{value}); };
    std::vector<std::int64_t> all;
    for (const Figure& figure : definition.figures) {
        std::int64_t largest = 0;
        for (const auto& [word, value] : figure.values) largest = std::max(largest, sizeOf(value));
        const Property* known = findProperty(definition.catalog.cellProperties, figure.property);
        if (known != nullptr && figure.values.empty())
            largest = std::max(
                {sizeOf(known->min), sizeOf(known->max), std::int64_t{1}, std::ssize(known->choices)});
        for (const std::string& part : figure.parts) {
            const auto place =
                std::ranges::find(definition.figures, part, &Figure::id) - definition.figures.begin();
            if (place >= std::ssize(all)) continue;
            const std::int64_t own = all[static_cast<std::size_t>(place)];
            largest = figure.by == Figure::By::Sum ? largest + own : std::max(largest, own);
        }
        all.push_back(largest);
    }
    return all;
}

void PartReading::need(bool there, const Node& node, const std::string& name) {
    if (!there && node && !mError) fail(node->error("owngame.unknown", {{"name", printable(name)}}));
}

std::string PartReading::id(const Node& node) {
    std::string content = text(node);
    if (node && !mError && !isId(content))
        fail(node->error("owngame.id", {{"id", printable(content)}, {"max", std::int64_t{40}}}));
    return content;
}

std::string PartReading::setId(const Node& node) {
    std::string content = id(node);
    if (node && !mError && isReserved(content)) fail(node->error("owngame.reserved", {{"id", content}}));
    return content;
}

std::string PartReading::line(const Node& node) {
    std::string content = text(node);
    if (node && !mError && !isPlain(content)) fail(node->error("owngame.text", {{"max", std::int64_t{200}}}));
    return content;
}

Localized PartReading::words(const Node& node) {
    Localized content = localized(node);
    for (const auto& [language, sentence] : content.texts)
        if (!mError && !isPlain(sentence)) fail(node->error("owngame.text", {{"max", std::int64_t{200}}}));
    return content;
}

std::string PartReading::set(const Node& node) {
    std::string name = text(node);
    if (node) need(knowsSet(mDefinition, name), node, name);
    return name;
}

std::string PartReading::figure(const Node& node) {
    std::string name = text(node);
    if (node) need(hasId(mDefinition.figures, name), node, name);
    return name;
}

std::string PartReading::zone(const Node& node) {
    std::string name = text(node);
    if (node) need(hasId(mDefinition.catalog.zoneKinds, name), node, name);
    return name;
}

std::string PartReading::property(const Node& node) {
    std::string name = text(node);
    if (node) need(hasId(mDefinition.catalog.cellProperties, name), node, name);
    return name;
}

std::string PartReading::kind(const Node& node) {
    std::string name = text(node);
    if (node) need(hasId(mDefinition.catalog.kinds, name), node, name);
    return name;
}

Hex PartReading::hex(const JsonNode& node) {
    constexpr int farthest = 1'000;
    std::vector<int> numbers;
    each(Node(node), 2,
         [&](const JsonNode& one) { numbers.push_back(integer(one, -farthest, farthest).value_or(0)); });
    if (numbers.size() == 2) return {numbers[0], numbers[1]};
    fail(node.error("json.length", {{"expected", std::int64_t{2}}}));
    return {};
}

std::vector<Hex> PartReading::hexes(const Node& node) {
    std::vector<Hex> list;
    each(node, limits::cells, [&](const JsonNode& one) { list.push_back(hex(one)); });
    return list;
}

Bounds PartReading::bounds(const Node& node) {
    Bounds is;
    if (!node || mError) return is;
    if (!node->isArray()) {
        is.min = is.max = anyInteger(node, -limits::value, limits::value).value_or(0);
        return is;
    }
    std::vector<std::optional<int>> ends;
    each(node, 2, [&](const JsonNode& end) {
        ends.push_back(end.isNull() ? std::nullopt : anyInteger(end, -limits::value, limits::value));
    });
    if (mError) return is;
    if (ends.size() != 2) {
        fail(node->error("json.length", {{"expected", std::int64_t{2}}}));
        return is;
    }
    if (ends[0]) is.min = *ends[0];
    if (ends[1]) is.max = *ends[1];
    if (is.min > is.max) fail(node->error("owngame.bounds"));
    return is;
}

PlayerBounds::Part PartReading::part(std::string_view players, const JsonNode& node) {
    PlayerBounds::Part part;
    std::tie(part.from, part.to) = playersOf(players);
    if (part.from < 1 || part.to < part.from || part.to > PlayerBounds::maxPlayers)
        fail(node.error("owngame.players", {{"max", std::int64_t{PlayerBounds::maxPlayers}}}));
    part.is = bounds(node);
    return part;
}

PlayerBounds PartReading::byPlayers(const Node& node) {
    PlayerBounds all;
    if (!node || mError) return all;
    if (!node->isObject()) {
        all.parts.push_back({1, PlayerBounds::maxPlayers, bounds(node)});
        return all;
    }
    eachMember(node,
               [&](std::string_view players, const JsonNode& is) { all.parts.push_back(part(players, is)); });
    std::ranges::sort(all.parts, {}, &PlayerBounds::Part::from);
    for (std::size_t i = 1; i < all.parts.size() && !mError; ++i)
        if (all.parts[i].from <= all.parts[i - 1].to)
            fail(node->error("owngame.players", {{"max", std::int64_t{PlayerBounds::maxPlayers}}}));
    return all;
}

}  // namespace hexa::owngame
