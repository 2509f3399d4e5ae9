// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/file/planreader.h"

#include "core/mapsearch/symmetries.h"
#include "core/owngame/definition/cellsof.h"
#include "core/owngame/rules/worth.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hexa::owngame {
namespace {

/// Returns the number of cells at this distance from a cell.
double cellsAt(std::size_t steps) { return steps == 0 ? 1 : 6 * static_cast<double>(steps); }

/// Returns the least cost that a step can have.
double leastCost(const std::vector<Way>& ways) {
    int enter = Ways::step, cross = 0;
    for (const Way& way : ways)
        if (way.what.starts_with("edge:"))
            cross += std::min(0, way.steps.value_or(0));
        else
            enter = std::min(enter, way.steps.value_or(enter));
    return std::max(enter + cross, Ways::least);
}

}  // namespace

Status PlanReader::read(JsonObject& root) {
    eachObject(root.optional("layouts"), limits::layouts,
               [&](JsonObject& item, const JsonNode& node) { readLayout(item, node); });
    eachObject(root.optional("counts"), limits::counts, [&](JsonObject& item, const JsonNode&) {
        Count count;
        count.what = set(keep(item.require("what")));
        count.is = byPlayers(keep(item.require("is")));
        keep(item.refuseLeftover());
        mDefinition.counts.push_back(std::move(count));
    });
    eachObject(root.optional("rules"), limits::rules,
               [&](JsonObject& item, const JsonNode& node) { readRule(item, node); });
    eachObject(root.optional("styles"), limits::styles,
               [&](JsonObject& item, const JsonNode& node) { readStyle(item, node); });
    eachObject(root.optional("ways"), limits::ways, [&](JsonObject& item, const JsonNode&) {
        Way way;
        way.what = set(keep(item.require("what")));
        if (const auto steps = item.optional("steps"))
            way.steps = thousandths(*steps, way.what.starts_with("edge:") ? -longestWay : 0, longestWay);
        keep(item.refuseLeftover());
        mDefinition.ways.push_back(std::move(way));
    });
    if (const auto worth = root.optional("worth"))
        if (auto item = keep(JsonObject::open(*worth))) readWorth(*item, *worth);
    if (mError) return *mError;
    return Done{};
}

void PlanReader::readShape(LayoutPlan& plan, const Node& node) {
    auto object = node ? keep(JsonObject::open(*node)) : std::nullopt;
    if (!object) return;
    BlankShape shape;
    constexpr int largest = 100;
    if (const auto size = object->optional("hexagon")) {
        shape.size = integer(size, 0, largest).value_or(1);
    } else if (const auto side = object->optional("triangle")) {
        shape.form = BlankShape::Form::Triangle;
        shape.size = integer(side, 1, largest).value_or(1);
    } else {
        shape.form = BlankShape::Form::Rectangle;
        std::vector<int> sizes;
        each(keep(object->require("rectangle")), 2,
             [&](const JsonNode& one) { sizes.push_back(integer(Node(one), 1, largest).value_or(1)); });
        if (sizes.size() != 2) fail(node->error("json.length", {{"expected", std::int64_t{2}}}));
        if (sizes.size() != 2) return;
        shape.size = sizes[0];
        shape.rows = sizes[1];
    }
    keep(object->refuseLeftover());
    plan.shape = shape;
}

void PlanReader::readArea(LayoutPlan& plan, JsonObject& item) {
    LayoutPlan::Area area;
    area.kind = zone(keep(item.require("kind")));
    area.seat = integer(item.optional("seat"), 0, (mLenient ? PlayerBounds::maxPlayers : plan.players) - 1)
                    .value_or(-1);
    std::vector<int> lines;
    const auto node = item.optional("lines");
    each(node, 2, [&](const JsonNode& one) { lines.push_back(integer(Node(one), 1, 1'000).value_or(1)); });
    if (!mError && node && (lines.size() != 2 || lines[0] > lines[1])) fail(node->error("owngame.bounds"));
    if (lines.size() == 2) {
        area.from = lines[0];
        area.to = lines[1];
    }
    area.cells = hexes(item.optional("cells"));
    keep(item.refuseLeftover());
    plan.zones.push_back(std::move(area));
}

void PlanReader::readLayout(JsonObject& item, const JsonNode& node) {
    LayoutPlan plan;
    const auto name = keep(item.require("id"));
    plan.id = id(name);
    needNew(mDefinition.layouts, plan.id, name);
    plan.name = words(item.optional("name"));
    const Catalog& catalog = mDefinition.catalog;
    plan.players = integer(keep(item.require("players")), mLenient ? 1 : catalog.minSeats,
                           mLenient ? PlayerBounds::maxPlayers : catalog.maxSeats)
                       .value_or(1);
    readShape(plan, item.optional("shape"));
    plan.cells = hexes(item.optional("cells"));
    plan.holes = hexes(item.optional("holes"));
    plan.homes = hexes(item.optional("homes"));
    eachObject(item.optional("fixed"), limits::cells, [&](JsonObject& one, const JsonNode&) {
        LayoutPlan::Fixed fixed;
        if (const auto at = keep(one.require("at"))) fixed.at = hex(*at);
        fixed.kind = kind(keep(one.require("kind")));
        keep(one.refuseLeftover());
        plan.fixed.push_back(std::move(fixed));
    });
    eachObject(item.optional("zones"), limits::things,
               [&](JsonObject& one, const JsonNode&) { readArea(plan, one); });
    keep(item.refuseLeftover());
    if (!mError && !mLenient) checkLayout(plan, node);
    mDefinition.layouts.push_back(std::move(plan));
}

void PlanReader::checkLayout(const LayoutPlan& plan, const JsonNode& node) {
    const Catalog& catalog = mDefinition.catalog;
    const std::vector<Hex> cells = cellsOf(plan, catalog.orientation);
    const auto inside = [&](Hex at) { return std::ranges::binary_search(cells, at); };
    if (cells.empty() || cells.size() > limits::cells)
        return fail(node.error("owngame.layout-size",
                               {{"count", std::ssize(cells)}, {"max", std::int64_t{limits::cells}}}));
    const bool homesFit = plan.homes.empty() || std::ssize(plan.homes) == plan.players;
    std::vector<Hex> sorted = plan.homes;
    std::ranges::sort(sorted);
    const bool different = std::ranges::adjacent_find(sorted) == sorted.end();
    const bool needed = catalog.homes != Catalog::Homes::Optional && plan.homes.empty();
    const bool fixedInside =
        std::ranges::all_of(plan.fixed, [&](const auto& fixed) { return inside(fixed.at); });
    if (!homesFit || !different || needed || !fixedInside || !std::ranges::all_of(plan.homes, inside))
        fail(node.error("owngame.homes", {{"players", std::int64_t{plan.players}}}));
}

void PlanReader::readRule(JsonObject& item, const JsonNode& node) {
    constexpr std::array<std::string_view, 3> severities{"hint", "warning", "error"};
    constexpr std::array<std::string_view, 3> places{"map", "edge", "inside"};
    constexpr std::array<std::string_view, 3> pers{"map", "seat", "ring"};
    Rule rule;
    const auto name = keep(item.require("id"));
    rule.id = id(name);
    needNew(mDefinition.rules, rule.id, name);
    rule.form = choice(keep(item.require("rule")), formNames, Form::Count);
    rule.severity = choice(item.optional("severity"), severities, Severity::Error);
    rule.text = words(item.optional("text"));
    const auto member = [&](const char* key, RulePart part) {
        Node read = item.optional(key);
        if (read && !mError && !uses(rule.form, part))
            fail(read->error("owngame.member",
                             {{"name", std::string(key)},
                              {"form", std::string(formNames[static_cast<std::size_t>(rule.form)])}}));
        return read;
    };
    rule.what = set(member("what", RulePart::What));
    rule.with = set(member("with", RulePart::With));
    rule.of = figure(member("of", RulePart::Of));
    rule.through = set(member("through", RulePart::Through));
    const Node is = member("is", RulePart::Is);
    rule.is = byPlayers(is);
    const Node within = member("within", RulePart::Within);
    rule.near = within.has_value();
    rule.within =
        anyInteger(within, 0, rule.form == Form::Differ ? longestDifference : longestWay).value_or(1);
    rule.scope.in = choice(member("in", RulePart::Scope), places, Scope::In::Map);
    const Node ring = member("ring", RulePart::Scope);
    rule.scope.rings = ring.has_value();
    rule.scope.ring = bounds(ring);
    rule.scope.zone = zone(member("zone", RulePart::Scope));
    rule.per = choice(member("per", RulePart::Per), pers, Per::Map);
    rule.never = flag(member("never", RulePart::Never));
    rule.alike = flag(member("alike", RulePart::Alike));
    const Node symmetry = member("symmetry", RulePart::Symmetry);
    rule.symmetry = line(symmetry);
    if (!rule.symmetry.empty()) need(mapsearch::isSymmetryId(rule.symmetry), symmetry, rule.symmetry);
    keep(item.refuseLeftover());
    if (mError) return;
    for (const PlayerBounds::Part& part : rule.is.parts)
        if (rule.form == Form::Apart && part.is.min > longestWay + 1)
            fail(is->error("json.range", {{"min", std::int64_t{0}}, {"max", std::int64_t{longestWay + 1}}}));
    checkRule(rule, node);
    mDefinition.rules.push_back(std::move(rule));
}

void PlanReader::checkRule(const Rule& rule, const JsonNode& node) {
    const auto missing = [&](const char* key) {
        if (!mError) fail(node.error("json.missing", {{"key", std::string(key)}}));
    };
    const bool whole =
        rule.form == Form::Stands || rule.form == Form::Connected || rule.form == Form::Symmetric;
    if (rule.is.parts.empty() && !whole) missing("is");
    const bool figured = rule.form == Form::Sum || rule.form == Form::Differ || rule.form == Form::Corner;
    if (figured && rule.of.empty()) missing("of");
    const bool free = rule.form == Form::Reach || rule.form == Form::Symmetric;
    if (rule.what.empty() && rule.of.empty() && !free) missing("what");
    if (rule.form == Form::Reach && rule.with.empty()) missing("with");
    if (rule.form == Form::Spread && rule.per == Per::Map) missing("per");
}

void PlanReader::readStyle(JsonObject& item, const JsonNode& node) {
    GameStyle style;
    const auto name = keep(item.require("id"));
    style.id = id(name);
    needNew(mDefinition.styles, style.id, name);
    style.form = choice(keep(item.require("style")), styleNames, GameStyle::Form::Clumps);
    style.what = set(item.optional("what"));
    const Node with = item.optional("with");
    style.with = set(with);
    keep(item.refuseLeftover());
    const bool near = style.form == GameStyle::Form::Near;
    if (!mError && near && style.what.empty())
        fail(node.error("json.missing", {{"key", std::string("what")}}));
    if (!mError && near && style.with.empty())
        fail(node.error("json.missing", {{"key", std::string("with")}}));
    if (!mError && with && !near) fail(with->error("owngame.style-member", {{"name", std::string("with")}}));
    mDefinition.styles.push_back(std::move(style));
}

/// Returns a number within limits, rounded to thousandths.
int PlanReader::thousandths(const JsonNode& node, double least, double most) {
    const double number = keep(node.real()).value_or(least);
    if (!mError && !(number >= least && number <= most))
        fail(node.error("json.number-range", {{"min", static_cast<std::int64_t>(least)},
                                              {"max", static_cast<std::int64_t>(most)}}));
    return static_cast<int>(std::lround(std::clamp(number, least, most) * 1'000));
}

void PlanReader::readWorth(JsonObject& item, const JsonNode& node) {
    constexpr std::array<std::string_view, 2> shares{"all", "nearest"};
    constexpr double heaviest = 1'000;
    Worth worth;
    eachMember(keep(item.require("figures")), [&](std::string_view key, const JsonNode& weight) {
        const std::string word(key);
        need(std::ranges::find(mDefinition.figures, word, &Figure::id) != mDefinition.figures.end(),
             Node(weight), word);
        worth.figures.emplace_back(word, thousandths(weight, -heaviest, heaviest));
    });
    each(keep(item.require("decay")), limits::decay,
         [&](const JsonNode& step) { worth.decay.push_back(thousandths(step, -heaviest, heaviest)); });
    worth.share = choice(item.optional("share"), shares, Worth::Share::All);
    worth.accept = anyInteger(item.optional("accept"), 0, 1'000).value_or(worth.accept);
    keep(item.refuseLeftover());
    // Every WorthSum must fit into 64 bits.
    const std::vector<std::int64_t> largest = largestFigures(mDefinition);
    double most = 0, near = 0;
    for (const auto& [id, weight] : worth.figures) {
        const auto place =
            std::ranges::find(mDefinition.figures, id, &Figure::id) - mDefinition.figures.begin();
        if (place < std::ssize(largest))
            most += std::abs(weight) * static_cast<double>(largest[static_cast<std::size_t>(place)]);
    }
    for (std::size_t step = 0; step < worth.decay.size(); ++step)
        near += cellsAt(step) * std::abs(worth.decay[step]);
    // Cheap steps lead to more cells, and any of the weights may apply to all of them.
    const double farthest =
        static_cast<double>(worth.decay.size()) * Ways::step / leastCost(mDefinition.ways);
    for (const int weight : worth.decay)
        if (!mDefinition.ways.empty())
            near = std::max(near, (1 + 3 * farthest * (farthest + 1)) * std::abs(weight));
    constexpr double room = 9e18;
    if (!mError && most * near * WorthSum::whole * PlayerBounds::maxPlayers > room)
        fail(node.error("owngame.worth-range"));
    std::ranges::sort(worth.figures);
    mDefinition.worth = std::move(worth);
}

}  // namespace hexa::owngame
