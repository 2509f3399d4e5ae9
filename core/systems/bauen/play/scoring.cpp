// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/play/scoring.h"

#include "core/json/reading.h"
#include "core/systems/bauen/play/names.h"
#include "core/systems/bauen/rules/missions.h"
#include "core/systems/bauen/terms/reading.h"

#include <algorithm>
#include <utility>

namespace hexa::bauen {
namespace {

constexpr int mostFigure = 999;
constexpr std::size_t mostRows = 200, longestName = 100;

const Mission* missionOf(const GameData& data, std::string_view id) {
    const auto found = std::ranges::find(data.missions, id, &Mission::id);
    return found == data.missions.end() ? nullptr : &*found;
}

ScoredRow rowOf(const Mission& mission) {
    ScoredRow row;
    row.id = mission.id;
    row.name = {"bauen.mission.name", {{"name", mission.name}}};
    row.text = {"bauen.metric." + std::string(metricIds[static_cast<std::size_t>(mission.metric)]), {}};
    row.group = {"bauen.theme." + std::string(themeIds[static_cast<std::size_t>(mission.theme)]), {}};
    row.origin = name::origin(mission.source);
    return row;
}

/// Missions with their counts, one after another.
class Scoring {
public:
    explicit Scoring(int seats) : mSeats(seats) { mSheet.players.resize(static_cast<std::size_t>(seats)); }

    void setPlayers(std::vector<std::string> names) { mSheet.players = std::move(names); }

    void add(const Mission& mission, int holder, const Figures& figures,
             std::vector<std::vector<Hex>> places = {}) {
        ScoredRow row = rowOf(mission);
        row.holder = holder;
        row.places = std::move(places);
        for (int seat = 0; seat < mSeats; ++seat) {
            row.figures.push_back(figures[static_cast<std::size_t>(seat)]);
            const bool scored = holder == none || holder == seat;
            row.points.push_back(scored ? gloryOf(figures, mSeats, seat) : 0);
        }
        mSheet.rows.push_back(std::move(row));
        mCounted.push_back({mission.theme, holder, figures});
    }

    ScoreSheet finish() {
        const Glory glory = gloryOf(mCounted, mSeats);
        const unsigned winners = winnersOf(glory, mSeats);
        for (int seat = 0; seat < mSeats; ++seat) {
            mSheet.totals.push_back(glory.total(seat));
            if ((winners >> seat & 1) != 0) mSheet.winners.push_back(seat);
        }
        return std::move(mSheet);
    }

private:
    int mSeats;
    ScoreSheet mSheet;
    std::vector<Counted> mCounted;
};

Error playersError(int count) {
    return Error("bauen.play.players", {{"count", std::int64_t{count}}}, JsonPointer{"/players"});
}

Result<ScoreSheet> scoreMap(const GameSet& set, const Scenario& scenario,
                            const std::vector<ScoreItem>& items) {
    const auto position = readPosition(scenario, set.catalog);
    if (!position) return position.error();
    if (position->seats < minSeats || position->seats > maxPlayers) return playersError(position->seats);
    Scoring scoring(position->seats);
    const auto add = [&](const Mission& mission, int holder) {
        std::vector<std::vector<Hex>> places;
        for (int seat = 0; seat < position->seats; ++seat) {
            places.emplace_back();
            for (const int area : placesOf(position->land, set.data, position->pieces, mission.metric, seat))
                places.back().push_back(position->land.areas[static_cast<std::size_t>(area)].at);
        }
        scoring.add(mission, holder,
                    figuresOf(position->land, set.data, position->pieces, mission.metric, position->seats),
                    std::move(places));
    };
    for (const ScoreItem& item : items) {
        const Mission* mission = missionOf(set.data, item.id);
        if (mission == nullptr) return Error("bauen.score.mission", {{"mission", item.id}});
        if (item.holder < none || item.holder >= position->seats)
            return Error("bauen.score.holder", {{"player", std::int64_t{item.holder} + 1}});
        add(*mission, item.holder);
    }
    if (items.empty())
        for (const Mission& mission : set.data.missions) add(mission, none);
    return scoring.finish();
}

class FiguresReader : JsonReading {
public:
    explicit FiguresReader(const GameData& data) : mData(data) {}

    Result<ScoreSheet> read(const JsonNode& root) {
        auto object = keep(JsonObject::open(root));
        if (!object) return *mError;
        std::vector<std::string> names;
        const Node players = keep(object->require("players"));
        each(players, [&](const JsonNode& node) { names.push_back(text(Node(node), longestName)); });
        if (mError) return *mError;
        const auto seats = static_cast<int>(names.size());
        if (seats < minSeats || seats > maxPlayers) return playersError(seats);
        Scoring scoring(seats);
        scoring.setPlayers(std::move(names));
        eachObject(keep(object->require("missions")), mostRows,
                   [&](JsonObject& row, const JsonNode& node) { readRow(row, node, seats, scoring); });
        if (!mError) keep(object->refuseLeftover());
        if (mError) return *mError;
        return scoring.finish();
    }

private:
    void readRow(JsonObject& object, const JsonNode& node, int seats, Scoring& scoring) {
        const std::string id = text(keep(object.require("mission")));
        int holder = none;
        if (const Node said = object.optional("holder")) holder = integer(said, 1, seats).value_or(0) - 1;
        std::vector<int> said;
        each(keep(object.require("figures")),
             [&](const JsonNode& one) { said.push_back(integer(Node(one), 0, mostFigure).value_or(0)); });
        keep(object.refuseLeftover());
        if (mError) return;
        const Mission* mission = missionOf(mData, id);
        if (mission == nullptr) return fail(node.error("bauen.score.mission", {{"mission", id}}));
        if (said.size() != static_cast<std::size_t>(seats))
            return fail(node.error("bauen.score.figures", {{"count", static_cast<std::int64_t>(said.size())},
                                                           {"needed", std::int64_t{seats}}}));
        Figures figures{};
        std::ranges::copy(said, figures.begin());
        scoring.add(*mission, holder, figures);
    }

    const GameData& mData;
};

}  // namespace

ScoreFunctions makeScoreFunctions(std::shared_ptr<const GameSet> set) {
    ScoreFunctions functions;
    for (const Mission& mission : set->data.missions) functions.offered.push_back(rowOf(mission));
    functions.ofMap = [set](const Scenario& scenario, const std::vector<ScoreItem>& items) {
        return scoreMap(*set, scenario, items);
    };
    functions.ofFigures = [set](const std::string& json) -> Result<ScoreSheet> {
        const auto document = JsonDocument::parse(json);
        if (!document) return document.error();
        const JsonNode root = document->root();
        return FiguresReader(set->data).read(root);
    };
    return functions;
}

}  // namespace hexa::bauen
