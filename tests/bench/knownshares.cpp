// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/knownshares.h"

#include "core/base/rng.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/generate/tournament/contender.h"
#include "core/generate/tournament/expectation.h"
#include "tests/bench/measure.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <mutex>
#include <numbers>
#include <numeric>

namespace hexa::bench {
namespace {

/// Points of a game: their mean, and the effect of luck.
constexpr double meanPoints = 40;
constexpr double luckInPoints = 7;
/// Bias of points in favour of a place without more wins, in the same unit as strengths.
constexpr double pointsFavour = 0.06;
/// Number of random parts that a factor is the sum of.
constexpr std::uint64_t parts = 60;

double uniform(std::uint64_t seed) { return (static_cast<double>(mixed(seed, 1) >> 11) + 0.5) * 0x1p-53; }

/// Returns a normally distributed number (Box and Muller 1958).
double normal(std::uint64_t seed) {
    return std::sqrt(-2 * std::log(uniform(mixed(seed, 2)))) *
           std::cos(2 * std::numbers::pi * uniform(mixed(seed, 3)));
}

/// Returns a nearly normal number quickly: a sum of four numbers.
double luck(std::uint64_t game, std::size_t place) {
    double sum = -2;
    for (std::uint64_t bits = mixed(game, place), i = 0; i < 4; ++i, bits >>= 16)
        sum += static_cast<double>(bits & 0xffff) / 0x1p16;
    return sum * std::numbers::sqrt3;
}

std::size_t winnerOf(const std::vector<double>& strengths, std::uint64_t game) {
    std::size_t best = 0;
    double most = -1e9;
    for (std::size_t place = 0; place < strengths.size(); ++place)
        if (const double all = strengths[place] + luck(game, place); all > most) {
            most = all;
            best = place;
        }
    return best;
}

std::vector<double> sharesOf(const std::vector<double>& strengths) {
    constexpr std::uint64_t games = 40'000;
    std::vector<double> shares(strengths.size());
    for (std::uint64_t game = 0; game < games; ++game)
        shares[winnerOf(strengths, mixed(game, 77))] += 1.0 / games;
    return shares;
}

/// Returns the increase of a share for a small strength.
double sharePerStrength(std::size_t places) {
    constexpr double little = 0.2;
    std::vector<double> strengths(places, -little / static_cast<double>(places - 1));
    strengths.front() = little;
    return (sharesOf(strengths).front() - 1 / static_cast<double>(places)) / little;
}

/// Draws games on one map.
class KnownSeries final : public Series {
public:
    KnownSeries(std::shared_ptr<const KnownShares> shares, std::function<void(const Scenario&)> plays,
                Scenario map, std::unique_ptr<const Series> real, const std::vector<std::string>& bots)
        : mShares(std::move(shares)), mPlays(std::move(plays)), mMap(std::move(map)), mReal(std::move(real)) {
        for (const std::string& bot : bots) {
            const auto& players = mShares->players().bots;
            const auto found = std::ranges::find(players, bot);
            assert(found != players.end());
            mBots.push_back(static_cast<std::size_t>(found - players.begin()));
        }
        for (const KindId tile : generate::tilesOf(mMap))
            mHash = mixed(mHash, static_cast<std::uint64_t>(tile));
    }

    int seats() const override { return mReal->seats(); }
    int teams() const override { return mReal->teams(); }
    int teamOf(int seat) const override { return mReal->teamOf(seat); }
    int factions() const override { return mReal->factions(); }
    bool ordered() const override { return mReal->ordered(); }
    Judged judged() const override { return mReal->judged(); }
    std::vector<std::int32_t> targets() const override { return mReal->targets(); }
    const std::vector<Hex>& places() const override { return mReal->places(); }

    SeriesGame play(const Lineup& lineup, std::uint64_t seed, std::span<std::int64_t>) const override {
        // Most neighbours never play, so the tables are read late.
        std::call_once(mAsked, [this] {
            mStrengths = mShares->strengthsOn(mMap);
            if (mPlays) mPlays(mMap);
        });
        const std::vector<double>& strengths = mStrengths[mBots[lineup.bot[0]]];
        SeriesGame game;
        game.finished = true;
        game.decisions = 1;
        game.hash = seed;
        game.winners = static_cast<std::uint8_t>(1U << winnerOf(strengths, seed));
        for (std::size_t place = 0; place < strengths.size(); ++place)
            game.points[place] = static_cast<std::int16_t>(
                std::lround(meanPoints + luckInPoints * (strengths[place] + luck(seed, place) +
                                                         pointsFavour * normal(mixed(mHash, place)))));
        return game;
    }

private:
    const std::shared_ptr<const KnownShares> mShares;
    const std::function<void(const Scenario&)> mPlays;
    const Scenario mMap;
    const std::unique_ptr<const Series> mReal;
    std::vector<std::size_t> mBots;  ///< Bots of the series, as places in the panel.
    std::uint64_t mHash = 0;
    mutable std::once_flag mAsked;
    mutable std::vector<std::vector<double>> mStrengths;
};

}  // namespace

KnownShares::KnownShares(const GameSystem& system, const Scenario& layout, std::uint64_t seed)
    : mSystem(system),
      mLayout(layout),
      mSeed(seed),
      mPlayers(generate::playersOf(system, layout, {}, panel())),
      mSlope(sharePerStrength(layout.seats.size())),
      mProcess(generate::processOf(generate::unforeseenOf(system, layout, {}, mPlayers.bots))) {}

const std::vector<std::string>& KnownShares::panel() const { return mSystem.balance->panel; }

std::vector<std::vector<double>> KnownShares::strengthsOn(const Scenario& map) const {
    GenerateRequest request;
    request.base = mLayout;
    const Candidate foreseen = sure(mSystem.generate->assess(map, request));
    const auto shape = sure(mSystem.play->series(map, {{}, mPlayers.bots, {}}));
    auto strengths = generate::foreseenOf(mSystem, foreseen, {}, mPlayers.bots, *shape);
    const std::size_t places = strengths.front().size();
    const auto unforeseen = unforeseenOn(map);
    for (std::size_t bot = 0; bot < strengths.size(); ++bot)
        for (std::size_t place = 0; place < places; ++place)
            strengths[bot][place] =
                (strengths[bot][place] + unforeseen[bot][place] - 1 / static_cast<double>(places)) / mSlope;
    return strengths;
}

std::vector<double> KnownShares::gapsOn(const Scenario& map) const {
    std::vector<double> gaps;
    auto judges = strengthsOn(map);
    judges.resize(mPlayers.judges);
    for (const auto& strengths : judges) {
        const auto [min, max] = std::ranges::minmax(sharesOf(strengths));
        gaps.push_back((max - min) * 100);
    }
    return gaps;
}

/// Returns the unpredictable part. Each factor is a sum over sets of cells; the amount added by a
/// set is drawn from its tiles. A swap changes the amounts of the sets with one of its two cells,
/// so their size determines how much of the factor stays.
std::vector<std::vector<double>> KnownShares::unforeseenOn(const Scenario& map) const {
    const std::size_t places = mLayout.seats.size();
    const std::vector<KindId> tiles = generate::tilesOf(map);
    const auto cells = static_cast<double>(tiles.size());
    std::vector<std::vector<double>> sums(mPlayers.bots.size(), std::vector<double>(places));
    const std::vector<double> kept = mProcess.kept(1);
    for (std::size_t factor = 0; factor < kept.size(); ++factor) {
        const auto size =
            static_cast<std::uint64_t>(std::clamp(std::round((1 - kept[factor]) * cells / 2), 1.0, cells));
        std::vector<double> values(places);
        for (std::size_t place = 0; place < places; ++place)
            for (std::uint64_t part = 0; part < parts; ++part) {
                const std::uint64_t set = mixed(mixed(mixed(mSeed, factor), place), part);
                std::uint64_t added = set;
                for (std::uint64_t i = 0; i < size; ++i) {
                    const std::size_t cell = mixed(set, i) % tiles.size();
                    added = mixed(mixed(added, cell), static_cast<std::uint64_t>(tiles[cell]));
                }
                values[place] += normal(added) / std::sqrt(parts);
            }
        // An advantage of one place is a disadvantage of the others.
        const auto count = static_cast<double>(places);
        const double mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
        const double scale = std::sqrt(count / (count - 1));
        for (std::size_t bot = 0; bot < sums.size(); ++bot)
            for (std::size_t place = 0; place < places; ++place)
                sums[bot][place] += mProcess.part(bot, factor) * scale * (values[place] - mean);
    }
    return sums;
}

GameSystem withKnownShares(std::shared_ptr<const KnownShares> shares,
                           std::function<void(const Scenario& map)> plays) {
    GameSystem system = shares->system();
    ownCopy(system.play).series = [shares,
                                   plays](const Scenario& map,
                                          const SeriesSetup& setup) -> Result<std::unique_ptr<const Series>> {
        auto real = shares->system().play->series(map, setup);
        if (!real) return real.error();
        return std::unique_ptr<const Series>(
            std::make_unique<KnownSeries>(shares, plays, map, *std::move(real), setup.bots));
    };
    return system;
}

}  // namespace hexa::bench
