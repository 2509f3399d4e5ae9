// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/play/survey.h"

#include "core/base/rng.h"
#include "core/play/errors.h"
#include "core/play/playout.h"
#include "core/systems/bauen/bots/bots.h"
#include "core/systems/bauen/play/names.h"
#include "core/systems/bauen/terms/reading.h"
#include "core/systems/bauen/terms/sentences.h"

#include <algorithm>

namespace hexa::bauen {
namespace {

/// Counts over all games.
struct Economy {
    struct Field {
        int stones = 0;  ///< Total of all games.
        int games = 0;   ///< Games in which it had one.
    };
    struct Good {
        int made = 0, paid = 0;
    };
    struct Dice {
        int games = 0;   ///< Games in which they ran out.
        int rounds = 0;  ///< Sum of the rounds in which they first ran out.
    };
    struct Glory {
        /// Total of all seats, for games in which it was public.
        int open = 0, openGames = 0;
        int secret = 0, secretGames = 0;  ///< Total of its holders.
    };
    int games = 0;
    std::vector<Field> fields;
    std::array<Good, goodCount> goods;
    Dice red, white;
    std::vector<Glory> missions;
};

/// Plays games of one bot and counts events.
class Survey {
public:
    Survey(const Table& table, const GameRules::Bot& bot) : mTable(table), mBot(bot) {
        mEconomy.fields.resize(table.data.fields.size());
        mEconomy.missions.resize(table.data.missions.size());
    }

    void play(std::uint64_t seed) {
        const GameRules rules({&mTable, dealOf(mTable, seed)});
        State state = rules.start(nullptr);
        std::vector<bool> used(mEconomy.fields.size());
        bool red = false, white = false;
        EventLog log;
        for (std::uint64_t number = 0; state.step != Step::Over; ++number) {
            log.clear();
            Rng rng = play::botRng(seed, number, state.actor);
            rules.apply(state, rules.decide(mBot, state, state.actor, rng), &log);
            for (const Event& event : log) count(event, used);
            runOut(state.red, state, red, mEconomy.red);
            runOut(state.white, state, white, mEconomy.white);
        }
        for (std::size_t field = 0; field < used.size(); ++field)
            mEconomy.fields[field].games += used[field] ? 1 : 0;
        countDeal(rules.deal());
        ++mEconomy.games;
    }

    const Economy& economy() const { return mEconomy; }

private:
    static void runOut(int left, const State& state, bool& seen, Economy::Dice& dice) {
        if (left > 0 || seen) return;
        seen = true;
        ++dice.games;
        dice.rounds += state.round1();
    }
    void count(const Event& event, std::vector<bool>& used) {
        switch (event.kind) {
        case EventKind::StoneLaid:
            ++mEconomy.fields[event.b].stones;
            used[event.b] = true;
            break;
        case EventKind::Produced:
            ++mEconomy.goods[event.a].made;
            break;
        case EventKind::GoodSpent:
            ++mEconomy.goods[event.a].paid;
            break;
        case EventKind::Glory: {
            Economy::Glory& glory = mEconomy.missions[event.a];
            (event.b > 0 ? glory.secret : glory.open) += event.amount;
            break;
        }
        default:
            break;
        }
    }
    void countDeal(const Deal& deal) {
        for (const std::uint8_t mission : deal.open)
            if (mission != noMission) ++mEconomy.missions[mission].openGames;
        for (const auto& seat : deal.secret)
            for (const std::uint8_t mission : seat)
                if (mission != noMission) ++mEconomy.missions[mission].secretGames;
    }

    const Table& mTable;
    const GameRules::Bot& mBot;
    Economy mEconomy;
};

double per(int sum, int count) { return count > 0 ? static_cast<double>(sum) / count : 0; }
std::optional<double> ofGames(int sum, int count) {
    return count > 0 ? std::optional(per(sum, count)) : std::nullopt;
}

FigureTable tableOf(const char* id, std::vector<FigureTable::Column> columns) {
    const std::string code = "bauen.survey." + std::string(id);
    return {id, {code, {}}, std::move(columns), {}};
}

/// Adds a note with these names. Adds nothing if the list is empty.
void addNote(FigureTable& table, const char* code, const std::vector<Localized>& names) {
    if (!names.empty()) table.notes.push_back({code, {{"list", listed(names)}}});
}

FigureTable fieldTable(const Table& table, const Economy& economy) {
    FigureTable figures =
        tableOf("fields", {{{"bauen.survey.stones", {}}, 2}, {{"bauen.survey.games", {}}, 0}});
    std::vector<Localized> unused;
    for (std::size_t i = 0; i < economy.fields.size(); ++i) {
        const Localized name = name::field(table.data.fields[i]);
        const Economy::Field& field = economy.fields[i];
        figures.rows.push_back({table.data.fields[i].id,
                                {"bauen.view.field", {{"field", name}}},
                                {per(field.stones, economy.games), 100 * per(field.games, economy.games)}});
        if (field.stones == 0) unused.push_back(name);
    }
    addNote(figures, "bauen.survey.unused", unused);
    return figures;
}

FigureTable goodTable(const Table& table, const Economy& economy) {
    FigureTable figures = tableOf("goods", {{{"bauen.survey.made", {}}, 2}, {{"bauen.survey.paid", {}}, 2}});
    std::vector<Localized> unasked;
    for (std::size_t i = 0; i < goodCount; ++i) {
        const Localized& name = name::good(table, static_cast<int>(i));
        figures.rows.push_back(
            {std::string(goodIds[i]),
             {"bauen.survey.good", {{"good", name}}},
             {per(economy.goods[i].made, economy.games), per(economy.goods[i].paid, economy.games)}});
        if (economy.goods[i].paid == 0) unasked.push_back(name);
    }
    addNote(figures, "bauen.survey.unasked", unasked);
    return figures;
}

FigureTable diceTable(const Economy& economy) {
    FigureTable figures =
        tableOf("dice", {{{"bauen.survey.games-out", {}}, 0}, {{"bauen.survey.round-out", {}}, 1}});
    const auto add = [&](const char* id, const Economy::Dice& dice) {
        figures.rows.push_back({id,
                                {"bauen.survey." + std::string(id), {}},
                                {100 * per(dice.games, economy.games), ofGames(dice.rounds, dice.games)}});
    };
    add("red", economy.red);
    add("white", economy.white);
    return figures;
}

FigureTable missionTable(const Table& table, const Economy& economy) {
    FigureTable figures =
        tableOf("missions", {{{"bauen.survey.glory-public", {}}, 2}, {{"bauen.survey.glory-secret", {}}, 2}});
    for (std::size_t i = 0; i < economy.missions.size(); ++i) {
        const Economy::Glory& glory = economy.missions[i];
        figures.rows.push_back(
            {table.data.missions[i].id,
             {"bauen.mission.name", {{"name", table.data.missions[i].name}}},
             {ofGames(glory.open, glory.openGames * table.seats), ofGames(glory.secret, glory.secretGames)}});
    }
    return figures;
}

}  // namespace

Result<std::vector<FigureTable>> surveyGames(const Scenario& scenario, const GameSet& set,
                                             const SurveyRequest& request) {
    const auto options = readOptions(scenario, request.options);
    if (!options) return options.error();
    const auto position = readPosition(scenario, set.catalog);
    if (!position) return position.error();
    const auto table = makeTable(*position, set.data, *options);
    if (!table) return table.error();
    // the bot that judges boards
    const std::string name = request.bot.empty() ? "greedy" : request.bot;
    const GameRules::Bot* bot = play::findBot<GameRules>(name);
    if (bot == nullptr) return play::botError(name, 0, play::botNames<GameRules>());
    Survey survey(*table, *bot);
    for (int game = 0; game < request.games; ++game) {
        if (request.stop.stop_requested()) return Error("balance.stopped");
        if (request.progress) request.progress(per(game, request.games));
        survey.play(mixed(request.seed, static_cast<std::uint64_t>(game)));
    }
    const Economy& economy = survey.economy();
    return std::vector{fieldTable(*table, economy), goodTable(*table, economy), diceTable(economy),
                       missionTable(*table, economy)};
}

}  // namespace hexa::bauen
