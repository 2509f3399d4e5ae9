// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/playoptions.h"
#include "app/cli/splitting.h"
#include "core/lab/laboratory.h"
#include "core/sim/runner.h"

#include <CLI/App.hpp>

namespace hexa {
struct BalanceFunctions;
struct GameSystem;
struct PlayFunctions;
}  // namespace hexa

namespace hexa::cli {

/// Options of the commands that make and try judges of maps: many random maps, many games on each.
/// Empty = not given.
struct TuningOptions {
    PlayingOptions playing;  ///< Without a map.
    SplitOptions split;      ///< For commands with shared work.
    std::string system;
    std::string players;
    std::string maps;
    std::string games;
    std::string threads;
};

/// The options after they were read.
struct Setting {
    const GameSystem& system;
    const PlayFunctions& play;
    const BalanceFunctions& balance;
    lab::Laboratory laboratory;
    int players = 2;
    OptionValues values;
    std::int64_t maps = 0;
    std::int64_t games = 0;  ///< On each map.
    std::uint64_t seed = 0;
    sim::RunControl control;
};

std::optional<Setting> settingOf(Context& context, const TuningOptions& options);

/// Adds the options above; the command must outlive `options`.
void addTuningOptions(CLI::App& command, const Context& context, TuningOptions& options);

/// A random map ready to be played.
struct Table {
    Scenario scenario;
    std::unique_ptr<const Series> series;
};
Result<Table> drawTable(const Setting& setting, std::string_view kind, std::uint64_t seed,
                        const std::vector<std::string>& bots);

/// Made from a map's series.
using DesignOf = std::function<sim::Design(const Series&)>;
/// Returns a design in which the first bot plays all seats.
sim::Design uniform(const Series& series);

/// Returns games on a map, which is drawn when a part of them is played.
parts::Trial trialOn(const Setting& setting, std::function<Result<Table>()> draw, DesignOf design,
                     std::uint64_t seed, std::int64_t games);

/// Random maps of some kinds in turn, each with a seed of its own in a stream. The setting must
/// outlive them.
struct DrawnMaps {
    const Setting& setting;
    std::string stream;
    std::vector<std::string> kinds;
    std::vector<std::string> bots;

    std::uint64_t seedOf(std::int64_t number) const;
    Result<Table> draw(std::int64_t number) const;
    parts::Trial trial(std::int64_t number, DesignOf design, std::uint64_t seed, std::int64_t games) const;
};

/// Returns the wins by team on the map, for any kind of judgement: tables are fitted to these.
std::vector<std::int64_t> winsByTeam(const sim::Tally& tally);

}  // namespace hexa::cli
