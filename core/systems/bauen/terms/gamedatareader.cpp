// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/reading.h"
#include "core/systems/bauen/terms/gamedata.h"

#include <algorithm>
#include <utility>

namespace hexa::bauen {

const std::array<std::string_view, metricCount> metricIds{"workers",
                                                          "towns",
                                                          "carrying-workers",
                                                          "building-workers",
                                                          "supply-workers",
                                                          "colours-worked",
                                                          "landscapes-owned",
                                                          "business-levels",
                                                          "businesses",
                                                          "goods-in-store",
                                                          "highest-level",
                                                          "different-goods",
                                                          "full-stores",
                                                          "towns-with-business",
                                                          "knights-in-enemy-areas",
                                                          "free-troops",
                                                          "knights",
                                                          "largest-troop",
                                                          "enemy-towns-entered",
                                                          "knights-in-neutral-areas",
                                                          "enemy-areas-held",
                                                          "walls-in-single-coloured",
                                                          "walls",
                                                          "stationed-knights",
                                                          "towns-fully-walled",
                                                          "walls-facing-enemies",
                                                          "towns-with-garrison",
                                                          "walls-in-mountains"};

namespace {

constexpr int mostDice = 60, mostCost = 20, mostStones = 42, mostMoves = 6;
constexpr std::size_t mostFields = 32, mostPrices = 3, mostMissions = 200;

class DataReader : JsonReading {
public:
    DataReader(GameData& data, ValueSource source) : mData(data), mSource(source) {}

    Status read(JsonObject& object) {
        readResources(object.optional("resources"));
        readGoods(object.optional("goods"));
        readRounds(object.optional("rounds"));
        readComponents(object.optional("components"));
        readCosts(object.optional("costs"));
        readFields(object.optional("actionboard"));
        readMissions(object.optional("missions"));
        if (mError) return *mError;
        return Done{};
    }

private:
    /// Returns the value's own source, or its file's. The object must have no other members.
    ValueSource finish(JsonObject& object) {
        const Node said = object.optional("source");
        const ValueSource source = said ? choice(said, valueSourceIds, mSource) : mSource;
        keep(object.refuseLeftover());
        return source;
    }
    Colour colour(const Node& node) { return choice(node, colourIds, Colour::Yellow); }

    void readResources(const Node& list) {
        eachObject(list, colourCount, [&](JsonObject& object, const JsonNode&) {
            ResourceFacts& facts = mData.resources[indexOf(colour(keep(object.require("id"))))];
            facts.domain = choice(keep(object.require("domain")), domainIds, Domain::Building);
            facts.start = integer(keep(object.require("start")), 1, 3).value_or(1);
            if (const Node name = object.optional("name")) facts.name = localized(name);
            facts.source = finish(object);
        });
        if (list && !mError) checkValues(*list);
    }
    /// Checks for three resources of each domain, with the values 1, 2 and 3 (BB-040).
    void checkValues(const JsonNode& node) {
        for (const Domain domain : {Domain::Building, Domain::Supply}) {
            std::vector<int> values;
            for (const ResourceFacts& facts : mData.resources)
                if (facts.domain == domain) values.push_back(facts.start);
            std::ranges::sort(values);
            if (values != std::vector<int>{1, 2, 3})
                return fail(
                    node.error("bauen.data.values", {{"domain", std::string(domainIds[indexOf(domain)])}}));
        }
    }

    void readGoods(const Node& list) {
        eachObject(list, goodCount, [&](JsonObject& object, const JsonNode&) {
            const Good good = choice(keep(object.require("id")), goodIds, Good::Clothing);
            GoodFacts& facts = mData.goods[indexOf(good)];
            facts.colour = colour(keep(object.require("colour")));
            if (const Node name = object.optional("name")) facts.name = localized(name);
            facts.source = finish(object);
        });
    }

    void readRounds(const Node& list) {
        eachObject(list, rounds, [&](JsonObject& object, const JsonNode& node) {
            const int round = integer(keep(object.require("round")), 2, rounds).value_or(2);
            RoundFacts& facts = mData.marker[static_cast<std::size_t>(round - 1)];
            facts.lifted.clear();
            each(keep(object.require("lifted")), mostMoves,
                 [&](const JsonNode& one) { facts.lifted.push_back(colour(one)); });
            facts.source = finish(object);
            if (!mError) checkMoves(round - 1, node);
        });
    }
    /// Checks the moves: a marker on top can't rise (BB-044, BB-E29).
    void checkMoves(int round, const JsonNode& node) {
        GameData tried = mData;
        std::vector<Colour>& lifted = tried.marker[static_cast<std::size_t>(round)].lifted;
        const std::vector<Colour> all = std::exchange(lifted, {});
        for (const Colour one : all) {
            if (valuesIn(tried, round)[indexOf(one)] == 3)
                return fail(node.error("bauen.E29", {{"r", std::int64_t{round} + 1},
                                                     {"colour", std::string(colourIds[indexOf(one)])}}));
            lifted.push_back(one);
        }
    }

    void readComponents(const Node& list) {
        eachObject(list, [&](JsonObject& object, const JsonNode&) {
            const int players = integer(keep(object.require("players")), minSeats, maxPlayers).value_or(2);
            DiceFacts& facts = mData.dice[static_cast<std::size_t>(players)];
            facts.red = integer(keep(object.require("red")), 1, mostDice).value_or(0);
            facts.white = integer(keep(object.require("white")), 1, mostDice).value_or(0);
            facts.source = finish(object);
        });
    }

    void readCosts(const Node& node) {
        auto object = node ? keep(JsonObject::open(*node)) : std::nullopt;
        if (!object) return;
        readTable(object->optional("town"), mData.town, 3);
        readTable(object->optional("business"), mData.business, 1);
        readTable(object->optional("upgrade"), mData.upgrade, 1);
        readTable(object->optional("knights"), mData.knights, 3);
        readTable(object->optional("walls"), mData.walls, 3);
        keep(object->refuseLeftover());
    }
    void readTable(const Node& node, CostTable& table, std::size_t size) {
        auto object = node ? keep(JsonObject::open(*node)) : std::nullopt;
        if (!object) return;
        std::vector<Cost> prices;
        const Node list = keep(object->require("prices"));
        eachObject(list, mostPrices, [&](JsonObject& one, const JsonNode&) {
            Cost cost;
            for (std::size_t i = 0; i < domainCount; ++i)
                if (const Node amount = one.optional(domainIds[i]))
                    cost.of[i] = static_cast<std::uint8_t>(integer(amount, 0, mostCost).value_or(0));
            keep(one.refuseLeftover());
            prices.push_back(cost);
        });
        if (!mError && prices.size() != size)
            return fail(list->error("bauen.data.prices", {{"count", static_cast<std::int64_t>(prices.size())},
                                                          {"needed", static_cast<std::int64_t>(size)}}));
        table.source = finish(*object);
        table.prices = std::move(prices);
    }

    void readFields(const Node& list) {
        if (!list) return;
        mData.fields.clear();
        eachObject(list, mostFields, [&](JsonObject& object, const JsonNode& node) {
            Field field;
            field.id = text(keep(object.require("id")), 40);
            field.kind = choice(keep(object.require("kind")), fieldKindIds, Field::Kind::Action);
            if (field.kind == Field::Kind::Action)
                field.action = choice(keep(object.require("action")), actionIds, Action::Worker);
            else
                readThemes(keep(object.require("themes")), field);
            if (field.kind == Field::Kind::Service)
                each(keep(object.require("goods")), goodCount, [&](const JsonNode& good) {
                    field.goods.push_back(choice(Node(good), goodIds, Good::Clothing));
                });
            field.limit = integer(keep(object.require("limit")), 0, mostStones).value_or(0);
            field.source = finish(object);
            if (mError) return;
            const bool plain = !field.id.empty() && std::ranges::all_of(field.id, [](char c) {
                return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
            });
            if (!plain || std::ranges::find(mData.fields, field.id, &Field::id) != mData.fields.end())
                return fail(node.error("bauen.data.field-id", {{"id", field.id}}));
            mData.fields.push_back(std::move(field));
        });
    }
    void readThemes(const Node& list, Field& field) {
        std::vector<Theme> themes;
        each(list, 2,
             [&](const JsonNode& node) { themes.push_back(choice(Node(node), themeIds, Theme::Basics)); });
        if (mError) return;
        if (themes.size() != 2 || themes[0] == themes[1]) return fail(list->error("bauen.data.themes"));
        field.themes = {themes[0], themes[1]};
    }

    void readMissions(const Node& list) {
        if (!list) return;
        mData.missions.clear();
        eachObject(list, mostMissions, [&](JsonObject& object, const JsonNode& node) {
            Mission mission;
            mission.id = text(keep(object.require("id")), 40);
            mission.theme = choice(keep(object.require("theme")), themeIds, Theme::Basics);
            mission.metric = choice(keep(object.require("metric")), metricIds, Metric::Workers);
            if (const Node name = object.optional("name")) mission.name = localized(name);
            mission.source = finish(object);
            if (mError) return;
            if (mission.id.empty() ||
                std::ranges::find(mData.missions, mission.id, &Mission::id) != mData.missions.end())
                return fail(node.error("bauen.data.mission-id", {{"id", mission.id}}));
            mData.missions.push_back(std::move(mission));
        });
        if (mError) return;
        std::ranges::stable_sort(mData.missions, {}, &Mission::theme);
        for (std::size_t theme = 0; theme < themeCount; ++theme) {
            const auto count = std::ranges::count(mData.missions, static_cast<Theme>(theme), &Mission::theme);
            if (count < minSeats)
                return fail(list->error("bauen.E30", {{"theme", std::string(themeIds[theme])},
                                                      {"n", static_cast<std::int64_t>(count)},
                                                      {"players", std::int64_t{minSeats}},
                                                      {"needed", std::int64_t{minSeats}}}));
        }
    }

    GameData& mData;
    ValueSource mSource;
};

}  // namespace

Status readData(JsonObject& object, GameData& data, ValueSource source) {
    GameData changed = data;
    if (const Status read = DataReader(changed, source).read(object); !read) return read;
    data = std::move(changed);
    return Done{};
}

}  // namespace hexa::bauen
