// SPDX-License-Identifier: GPL-3.0-or-later
// The action board in parts: one for each theme, one for experts and services (BB-081 to BB-089).
#include "core/systems/bauen/print/items.h"
#include "core/systems/bauen/terms/sentences.h"

#include <algorithm>
#include <string>

namespace hexa::bauen {
namespace {

const CutOutline boardOutline{CutOutline::Form::Rectangle, 125, 90, 2, {}};

Localized themeName(Theme theme) {
    return say(("bauen.print.theme." + std::string(themeIds[static_cast<std::size_t>(theme)])).c_str());
}
Localized actionName(Action action) {
    return say(("bauen.print.action." + std::string(actionIds[static_cast<std::size_t>(action)])).c_str());
}

Localized pricesText(const CostTable& table) {
    std::vector<Localized> prices;
    for (const Cost& cost : table.prices) prices.push_back(costText(cost));
    return listed(prices);
}

/// Returns the cost of an action (BB-U04, BB-050, BB-124).
Localized actionCost(Action action, const GameData& data) {
    switch (action) {
    case Action::Town:
        return say("bauen.print.cost.town", {{"prices", pricesText(data.town)}});
    case Action::Business:
        return say("bauen.print.cost.business",
                   {{"build", pricesText(data.business)}, {"upgrade", pricesText(data.upgrade)}});
    case Action::Goods:
        return say("bauen.print.cost.goods");
    case Action::Walls:
        return say("bauen.print.cost.walls", {{"prices", pricesText(data.walls)}});
    case Action::Knights:
        return say("bauen.print.cost.knights", {{"prices", pricesText(data.knights)}});
    case Action::March:
        return say("bauen.print.cost.march");
    case Action::Worker:
    case Action::Defend:
        break;
    }
    return say("bauen.print.cost.free");
}

Localized limitText(const Field& field) {
    if (field.limit == 0) return say("bauen.print.limit.any");
    return say("bauen.print.limit", {{"n", std::int64_t{field.limit}}});
}

void markBoard(CutItem& item, bool standIn) {
    item.front.title = item.name;
    item.front.text = say("bauen.print.board");
    if (!standIn) return;
    item.standIn = StandIn::Partly;
    for (auto& [language, words] : item.name.texts) words += standInMark;
    item.front.title = item.name;
    item.front.foot = say("bauen.print.stand-in");
}

CutItem themeBoard(const GameData& data, Theme theme) {
    CutItem item;
    item.id = "actions-" + std::string(themeIds[static_cast<std::size_t>(theme)]);
    item.name = themeName(theme);
    item.outline = boardOutline;
    bool standIn = false;
    for (const Field& field : data.fields) {
        if (field.kind != Field::Kind::Action || themeOf(field.action) != theme) continue;
        item.front.rows.push_back(
            {actionName(field.action), say("bauen.print.field", {{"cost", actionCost(field.action, data)},
                                                                 {"limit", limitText(field)}})});
        standIn = standIn || field.source == ValueSource::StandIn;
    }
    markBoard(item, standIn);
    return item;
}

CutItem connectedBoard(const GameData& data) {
    CutItem item;
    item.id = "actions-connected";
    item.name = say("bauen.print.connected");
    item.outline = {CutOutline::Form::Rectangle, 125, 180, 2, {}};
    bool standIn = false;
    for (const Field& field : data.fields) {
        if (field.kind == Field::Kind::Action) continue;
        std::vector<Localized> goods;
        for (const Good good : field.goods) goods.push_back(data.goods[indexOf(good)].name);
        const Localized names = listed({themeName(field.themes[0]), themeName(field.themes[1])});
        item.front.rows.push_back({names, field.kind == Field::Kind::Experts
                                              ? say("bauen.print.experts", {{"limit", limitText(field)}})
                                              : say("bauen.print.service", {{"goods", listed(goods)},
                                                                            {"limit", limitText(field)}})});
        standIn = standIn || field.source == ValueSource::StandIn;
    }
    markBoard(item, standIn);
    return item;
}

}  // namespace

std::vector<CutItem> boardItems(const GameSet& set) {
    std::vector<CutItem> items;
    for (std::size_t theme = 0; theme < themeCount; ++theme)
        items.push_back(themeBoard(set.data, static_cast<Theme>(theme)));
    items.push_back(connectedBoard(set.data));
    return items;
}

}  // namespace hexa::bauen
