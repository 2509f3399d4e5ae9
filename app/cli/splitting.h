// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "core/parts/part.h"
#include "core/sim/runner.h"

#include <CLI/App.hpp>

#include <functional>
#include <optional>
#include <string>
#include <vector>

// Commands with games that several computers can share (docs/clusters.md). Such a command lists its
// trials, asks for their tallies and reports the results. This file alone decides which games are
// played here: all, a part, or none because `merge` has their results.

namespace hexa {
struct PlayFunctions;
}  // namespace hexa

namespace hexa::cli {

struct SplitOptions {
    enum class Writes { Nothing, File };
    const CLI::App* command = nullptr;  ///< The command; its options define the job.
    std::string part;                   ///< "K/N"; empty = not given.
    /// Output of -o: the part's file, or the whole result of the command.
    std::string output;
    Writes whole = Writes::Nothing;  ///< Kind of that result.
};

/// Adds --part and -o; `outputCode` describes the file that the command writes as a whole, if it
/// writes one.
CLI::Option* addSplitOptions(CLI::App& command, const Context& context, SplitOptions& options,
                             const char* outputCode = nullptr);

/// Returns the part of --part, else the whole. Prints an error and returns none if it is not a
/// valid part.
std::optional<parts::PartNumber> partOf(Context& context, const std::string& text);

/// Further grounds of a result, besides the options.
struct Grounds {
    std::vector<std::string> files;     ///< Paths; empty ones are skipped.
    std::vector<std::string> versions;  ///< Versions of rules and bots.
};
/// Returns the present versions of rules and bots of a game.
std::vector<std::string> versionsOf(const PlayFunctions& play, const std::vector<std::string>& bots);

/// The games of one run of a command.
class Work {
public:
    /// Creates the work. Prints an error and returns none if the options are wrong, or differ from
    /// those of the merged parts.
    static std::optional<Work> of(Context& context, const SplitOptions& options, const Grounds& grounds);

    /// True if all games are played here and now, so that their speed means something.
    bool playsAll() const { return mNumber.isWhole() && !mMerged; }

    using OnError = std::function<void(const Error&)>;
    /// Returns the tallies of all trials, in their order. Returns none if the command is done: a
    /// part was written, or an error was reported, by default as a fault of the input.
    std::optional<std::vector<sim::Tally>> play(Context& context, const std::vector<parts::Trial>& trials,
                                                const OnError& onError = {}) const;

private:
    parts::Request mRequest;
    parts::PartNumber mNumber;
    bool mWritesPart = false;
    std::string mOutput;
    const parts::Part* mMerged = nullptr;
};

/// Plays at least this number of games, rounded up to whole blocks. Of these, only plays the blocks
/// in the stretch.
sim::Tally playOn(const Series& series, const sim::Design& design, std::uint64_t seed, std::int64_t games,
                  const sim::RunControl& control, const parts::Stretch& stretch = {0, 1, 1});

}  // namespace hexa::cli
