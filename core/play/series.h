// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/errors.h"
#include "core/play/playout.h"

namespace hexa::play {

/// Requirements of a series on a map, besides rules.
///
///     Rules               of the games; made from what deal() gives;
///                         score(state) gives the result of a game
///     deal(lineup, seed)  one game ready to begin: the same line-up and seed give the same
///     seats(), teams(), teamOf(seat), factions(), places()    as in Series
///     ordered(), judged(), targets()                          the same; each may be missing
template <class T>
concept Table = requires(const T& table, const Lineup& lineup, const typename T::Rules& rules,
                         const typename T::Rules::State& state) {
    requires Rules<typename T::Rules>;
    requires std::constructible_from<typename T::Rules, decltype(table.deal(lineup, std::uint64_t{}))>;
    { rules.score(state) } -> std::same_as<Score>;
    { table.seats() } -> std::same_as<int>;
    { table.teams() } -> std::same_as<int>;
    { table.teamOf(0) } -> std::same_as<int>;
    { table.factions() } -> std::same_as<int>;
    { table.places() } -> std::same_as<const std::vector<Hex>&>;
};

/// Many games on one map, for the balance checker. Never changes: threads share one.
template <Table T>
class SeriesOf final : public Series {
public:
    using R = typename T::Rules;

    SeriesOf(T table, std::vector<const typename R::Bot*> bots)
        : mTable(std::move(table)), mBots(std::move(bots)) {}

    int seats() const override { return mTable.seats(); }
    int teams() const override { return mTable.teams(); }
    int teamOf(int seat) const override { return mTable.teamOf(seat); }
    int factions() const override { return mTable.factions(); }
    const std::vector<Hex>& places() const override { return mTable.places(); }
    bool ordered() const override {
        if constexpr (requires { mTable.ordered(); })
            return mTable.ordered();
        else
            return Series::ordered();
    }
    Judged judged() const override {
        if constexpr (requires { mTable.judged(); })
            return mTable.judged();
        else
            return Series::judged();
    }
    std::vector<std::int32_t> targets() const override {
        if constexpr (requires { mTable.targets(); })
            return mTable.targets();
        else
            return Series::targets();
    }

    SeriesGame play(const Lineup& lineup, std::uint64_t seed, std::span<std::int64_t> fights) const override {
        std::array<const typename R::Bot*, maxSeats> bots{};
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats()); ++seat)
            bots[seat] = mBots[lineup.bot[seat]];
        const auto dealt = mTable.deal(lineup, seed);
        const R rules(dealt);
        typename R::State state = rules.start(nullptr);
        SeriesGame game;
        const auto decisions = playToEnd<R>(rules, state, bots, seed, fights);
        if (!decisions) return game;
        const Score score = rules.score(state);
        game.finished = true;
        game.decisions = static_cast<std::int32_t>(*decisions);
        game.hash = rules.hash(state);
        game.winners = score.winners;
        game.points = score.points;
        return game;
    }

private:
    T mTable;
    std::vector<const typename R::Bot*> mBots;
};

/// PlayFunctions::series: names of bots as in SeriesSetup, none: the weakest; then `more`, which
/// live as long as the table. Fails with "balance.panel.many" or "play.bot".
template <Table T>
Result<std::unique_ptr<const Series>> makeSeries(T table, const std::vector<std::string>& names,
                                                 std::span<const typename T::Rules::Bot* const> more = {}) {
    using R = typename T::Rules;
    // Tally has arrays by bot of this size.
    if (names.size() > maxBots)
        return Error("balance.panel.many", {{"max", std::int64_t{maxBots}}}, JsonPointer{"/players"});
    std::vector<const typename R::Bot*> bots;
    for (const std::string& name : names) {
        bots.push_back(findBot<R>(name));
        if (bots.back() == nullptr) return botError(name, bots.size() - 1, botNames<R>());
    }
    if (bots.empty()) bots.push_back(*std::begin(R::bots()));
    bots.insert(bots.end(), more.begin(), more.end());
    return std::unique_ptr<const Series>(std::make_unique<SeriesOf<T>>(std::move(table), std::move(bots)));
}

}  // namespace hexa::play
