// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/runner.h"

#include "core/base/parallel.h"

#include <cassert>
#include <optional>
#include <utility>

namespace hexa::sim {
namespace {

/// Plays blocks first to end - 1 on several threads and takes them in the order of their numbers.
/// Returns the first block that was not taken: `end`, or less if stopped. empty() makes a Part,
/// play(part, game) adds one game to it.
template <class Part, class Empty, class Play, class Take>
std::int64_t playBlocks(std::int64_t first, std::int64_t end, int blockLength, const RunControl& control,
                        Empty empty, Play play, Take take) {
    const auto playBlock = [&](std::int64_t block) -> std::optional<Part> {
        Part part = empty();
        for (std::int64_t game = block * blockLength; game < (block + 1) * blockLength; ++game) {
            if (control.stop.stop_requested()) return std::nullopt;
            play(part, game);
        }
        return part;
    };
    return forEachInOrder(
        {first, end, control.threads, control.stop}, [&] { return playBlock; },
        [&](std::int64_t block, Part&& part) {
            take(part);
            if (control.progress) control.progress(block + 1);
        });
}

}  // namespace

SeriesGame playGame(const Series& series, const Design& design, std::uint64_t seed, std::int64_t game,
                    std::span<std::int64_t> fights) {
    return series.play(design.lineup(seed, game), gameSeed(seed, game), fights);
}

Runner::Runner(const Series& series, const Design& design, std::uint64_t seed, std::int64_t firstBlock)
    : mSeries(series), mDesign(design), mSeed(seed), mBlocks(firstBlock), mTally(series, design) {}

std::int64_t Runner::blocksFor(std::int64_t games) const {
    const std::int64_t length = mDesign.blockLength();
    return (games + length - 1) / length;
}

bool Runner::play(std::int64_t blocks, const RunControl& control) {
    assert(blocks >= 0);
    struct Part {
        Tally tally;
        std::vector<std::int64_t> fights;  // of one game: those of an unfinished one don't count
    };
    const auto empty = [this] {
        return Part{Tally(mSeries, mDesign), std::vector<std::int64_t>(mTally.fights.size())};
    };
    const auto playInto = [this](Part& part, std::int64_t number) {
        const Lineup lineup = mDesign.lineup(mSeed, number);
        const std::uint64_t seed = gameSeed(mSeed, number);
        const SeriesGame game = mSeries.play(lineup, seed, part.fights);
        part.tally.count(lineup, game, number, seed);
        for (std::size_t place = 0; place < part.fights.size(); ++place) {
            const std::int64_t fights = std::exchange(part.fights[place], 0);
            if (game.finished) part.tally.fights[place] += fights;
        }
    };
    const std::int64_t end = mBlocks + blocks;
    mBlocks = playBlocks<Part>(mBlocks, end, mDesign.blockLength(), control, empty, playInto,
                               [this](const Part& part) { mTally.add(part.tally); });
    return mBlocks == end;
}

RunResult run(const Series& series, const Design& design, std::uint64_t seed, std::int64_t blocks,
              const RunControl& control) {
    Runner runner(series, design, seed);
    const bool complete = runner.play(blocks, control);
    return {runner.tally(), runner.blocks(), !complete};
}

PairedResult runPaired(const Series& first, const Series& second, const Design& design, std::uint64_t seed,
                       std::int64_t blocks, const RunControl& control) {
    assert(first.seats() == second.seats() && first.teams() == second.teams() &&
           first.factions() == second.factions() && first.ordered() == second.ordered() &&
           first.judged() == second.judged());
    const int places = placesOf(Tally(first, design));
    PairedResult result;
    result.tally.places = places;
    const auto playInto = [&](PairedTally& part, std::int64_t number) {
        part.count(design, first.judged(), design.lineup(seed, number), playGame(first, design, seed, number),
                   playGame(second, design, seed, number), gameSeed(seed, number));
    };
    result.blocks = playBlocks<PairedTally>(
        0, blocks, design.blockLength(), control, [places] { return PairedTally{places}; }, playInto,
        [&result](const PairedTally& part) { result.tally.add(part); });
    result.cancelled = result.blocks != blocks;
    return result;
}

}  // namespace hexa::sim
