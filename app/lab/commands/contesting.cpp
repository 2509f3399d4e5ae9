// SPDX-License-Identifier: GPL-3.0-or-later
// tournament: every bot against every other on given maps, from all sides. The worth of the sides
// is separated from that of the bots.
#include "app/lab/commands/commands.h"

#include "app/cli/help.h"
#include "app/cli/limits.h"
#include "app/cli/playoptions.h"
#include "core/balance/report.h"
#include "core/balance/verdict.h"
#include "core/base/utf8.h"
#include "core/engine/play/play.h"
#include "core/json/writer.h"
#include "core/sim/runner.h"

#include <algorithm>
#include <memory>
#include <set>

namespace hexa::cli {
namespace {

struct TournamentOptions {
    PlayingOptions playing;  ///< Without a map.
    std::vector<std::string> maps;
    std::string games;
    std::string threads;
};

/// One bot against another on one map.
struct Contest {
    std::size_t map = 0;
    sim::Tally tally;  ///< Bot 0 is the first one.
};

struct Pairing {
    std::string one, other;
    std::vector<Contest> contests;

    std::int64_t games() const {
        return sum([](const sim::Tally& tally) { return tally.games; });
    }
    std::int64_t wins() const {
        return sum([](const sim::Tally& tally) { return tally.botWins[0]; });
    }
    std::int64_t shared() const {
        return sum([](const sim::Tally& tally) { return tally.shared; });
    }
    std::int64_t drawn() const {
        return sum([](const sim::Tally& tally) { return tally.drawn; });
    }
    /// Returns the share of the wins of the first bot if both were alike.
    double even() const {
        double expected = 0;
        for (const Contest& contest : contests)
            expected += static_cast<double>(contest.tally.botTeams[0]) / std::max(1, contest.tally.teams);
        return games() > 0 ? expected / static_cast<double>(games()) : 0;
    }

private:
    template <class Part>
    std::int64_t sum(Part part) const {
        std::int64_t all = 0;
        for (const Contest& contest : contests) all += part(contest.tally);
        return all;
    }
};

double shareOf(std::int64_t wins, std::int64_t games) {
    return games > 0 ? static_cast<double>(wins) / static_cast<double>(games) : 0;
}

/// Prints the win rates of places and factions, with the effect of the bots removed.
void printEffects(const Context& context, const Scenario& map, const std::string& path,
                  const sim::Tally& tally) {
    std::string places;
    for (int team = 0; team < tally.teams; ++team)
        places += (team == 0 ? "" : ", ") +
                  context.text("cli.tournament.place",
                               {{"number", std::int64_t{team} + 1},
                                {"share", balance::percentText(shareOf(tally.wins[team], tally.games))}});
    context.printLine(context.text("cli.tournament.places", {{"map", path}, {"shares", places}}));
    const std::vector<sim::WinCount> byFaction = sim::winsByFaction(tally);
    if (byFaction.empty()) return;
    const Catalog& catalog = context.systemOf(map).catalog;
    std::string factions;
    for (std::size_t i = 0; i < byFaction.size() && i < catalog.factions.size(); ++i)
        if (byFaction[i].games > 0)
            factions +=
                (factions.empty() ? "" : ", ") +
                context.text(
                    "cli.tournament.faction",
                    {{"name", catalog.factions[i].name},
                     {"share", balance::percentText(shareOf(byFaction[i].wins, byFaction[i].games))}});
    context.printLine(context.text("cli.tournament.factions", {{"map", path}, {"shares", factions}}));
}

void printText(const Context& context, const TournamentOptions& options, const std::vector<Scenario>& maps,
               const std::vector<Pairing>& pairings) {
    for (const Pairing& pairing : pairings) {
        const balance::Interval interval =
            balance::wilson(pairing.wins(), pairing.games(), balance::errorLevel);
        context.printLine(context.text(
            "cli.ladder.step", {{"strong", pairing.one},
                                {"weak", pairing.other},
                                {"share", balance::percentText(shareOf(pairing.wins(), pairing.games()))},
                                {"low", balance::percentText(interval.low)},
                                {"high", balance::percentText(interval.high)},
                                {"even", balance::percentText(pairing.even())},
                                {"games", pairing.games()}}));
        for (const Contest& contest : pairing.contests)
            printEffects(context, maps[contest.map], options.maps[contest.map], contest.tally);
        if (pairing.shared() + pairing.drawn() > 0)
            context.printLine(context.text("cli.simulate.shared",
                                           {{"shared", pairing.shared()}, {"drawn", pairing.drawn()}}));
    }
}

void printJson(const Context& context, const TournamentOptions& options, std::uint64_t seed,
               const std::vector<Pairing>& pairings) {
    JsonWriter json;
    json.beginObject();
    json.member("seed", std::string_view(std::to_string(seed)));
    json.key("pairings");
    json.beginArray();
    for (const Pairing& pairing : pairings) {
        json.beginObject();
        json.key("bots");
        json.beginArray(JsonWriter::Style::Compact);
        json.value(std::string_view(pairing.one));
        json.value(std::string_view(pairing.other));
        json.endArray();
        json.member("games", pairing.games());
        json.member("wins", pairing.wins());
        json.member("even", pairing.even());
        json.key("maps");
        json.beginArray();
        for (const Contest& contest : pairing.contests) {
            const sim::Tally& tally = contest.tally;
            json.beginObject(JsonWriter::Style::Compact);
            json.member("file", std::string_view(toUtf8(options.maps[contest.map])));
            json.member("games", tally.games);
            json.member("wins", tally.botWins[0]);
            if (tally.shared > 0) json.member("shared", tally.shared);
            if (tally.drawn > 0) json.member("drawn", tally.drawn);
            json.key("places");
            json.beginArray();
            for (int team = 0; team < tally.teams; ++team) json.value(tally.wins[team]);
            json.endArray();
            if (const auto byFaction = sim::winsByFaction(tally); !byFaction.empty()) {
                json.key("factions");
                json.beginArray();
                for (const sim::WinCount& count : byFaction) json.value(count.wins);
                json.endArray();
            }
            json.endObject();
        }
        json.endArray();
        json.endObject();
    }
    json.endArray();
    json.endObject();
    context.printJson(json.take());
}

void runTournament(Context& context, const TournamentOptions& options) {
    std::vector<Scenario> maps;
    for (const std::string& path : options.maps) {
        auto map = context.load(path);
        if (!map) return;
        if (!maps.empty() && map->system != maps.front().system)
            return context.wrongUsage("cli.usage.other-game", {{"path", path}});
        maps.push_back(*std::move(map));
    }
    const PlayFunctions* play = playOf(context, maps.front());
    if (play == nullptr) return;
    const auto named = botsOf(context, context.systemOf(maps.front()), options.playing);
    if (!named) return;
    const std::vector<std::string>& bots = *named;
    if (bots.size() < 2 || std::set<std::string>(bots.begin(), bots.end()).size() != bots.size())
        return context.wrongUsage("cli.usage.tournament-bots");
    const auto values = optionValues(context, *play, options.playing);
    const auto games = context.number("--games", options.games, 1, maxGames);
    const auto seed = context.seed(options.playing.seed);
    const auto threads = threadsOf(context, options.threads);
    if (!values || !games || !seed || !threads) return;
    sim::RunControl control;
    control.threads = *threads;
    std::vector<Pairing> pairings;
    for (std::size_t i = 0; i < bots.size(); ++i)
        for (std::size_t j = i + 1; j < bots.size(); ++j) {
            Pairing pairing{bots[j], bots[i], {}};  // bots are named the weakest first
            for (std::size_t map = 0; map < maps.size(); ++map) {
                const auto series = play->series(maps[map], {*values, {pairing.one, pairing.other}, {}});
                if (!series) return failToPlay(context, series.error(), options.playing);
                std::vector<int> turns;
                for (int team = 0; team < (*series)->teams(); ++team) turns.push_back(team % 2);
                // Whole blocks: both bots play from every side, with every faction, equally often.
                const sim::Design design = sim::mixedDesign(**series, turns);
                const std::int64_t blocks = (*games + design.blockLength() - 1) / design.blockLength();
                sim::Runner runner(**series, design,
                                   mixed(sim::streamSeed(*seed, pairing.one + ' ' + pairing.other), map));
                runner.play(blocks, control);
                pairing.contests.push_back({map, runner.tally()});
            }
            pairings.push_back(std::move(pairing));
        }
    if (context.json) return printJson(context, options, *seed, pairings);
    printText(context, options, maps, pairings);
}

}  // namespace

void addContesting(CLI::App& app, Context& context) {
    const auto options = std::make_shared<TournamentOptions>();
    CLI::App* command = addCommand(app, context, "tournament",
                                   "tournament battle.hexa field.hexa --bots random,greedy --games 2000");
    command->add_option("F", options->maps, context.text("cli.option.maps"))->required();
    command->add_option("--games", options->games, context.text("cli.option.games-each"))
        ->type_name("N")
        ->required();
    command->add_option("--threads", options->threads, context.text("cli.option.threads"))->type_name("T");
    options->playing.usual = UsualBots::All;
    addRunOptions(*command, context, options->playing);
    command->callback([&context, options] { runTournament(context, *options); });
}

}  // namespace hexa::cli
