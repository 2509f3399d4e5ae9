// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/played/playedmaps.h"

#include "core/balance/binding.h"
#include "core/balance/countedgames.h"
#include "core/base/rng.h"
#include "core/engine/system.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <utility>

namespace hexa::editor {
namespace {

/// More than the maps of some runs.
constexpr std::size_t keptMaps = 500;

}  // namespace

std::uint64_t fingerprintOf(const GameSystem& system, const Scenario& scenario) {
    std::uint64_t hash = balance::boardHash(scenario, system.catalog);
    for (const auto& [name, set] : scenario.options) hash = mixed(hash, stableHash(name) ^ (set ? 1U : 0U));
    return hash;
}

PlayedMaps::PlayedMaps(const GameSystem& system, QObject* parent)
    : QObject(parent), mSystem(system), mMargin(balance::marginOf(system)) {}

const PlayedMaps::Games* PlayedMaps::of(std::uint64_t fingerprint) const {
    const auto found = std::ranges::find(mGames, fingerprint, &Games::fingerprint);
    return found != mGames.end() ? &*found : nullptr;
}

const PlayedMaps::Games* PlayedMaps::of(const Scenario& map) const { return of(fingerprintOf(mSystem, map)); }

bool PlayedMaps::put(Games games) {
    const auto known = std::ranges::find(mGames, games.fingerprint, &Games::fingerprint);
    if (known != mGames.end()) {
        if (known->source > games.source || (known->source == games.source && known->report == games.report))
            return false;
        mGames.erase(known);
    } else if (mGames.size() == keptMaps) {
        mGames.erase(mGames.begin());
    }
    mGames.push_back(std::move(games));
    return true;
}

void PlayedMaps::add(std::uint64_t fingerprint, GamesOf source, balance::BalanceReport report) {
    if (put({fingerprint, source, std::move(report)})) emit changed();
}

void PlayedMaps::add(GamesOf source, std::span<const Counted> maps) {
    bool news = false;
    for (const Counted& counted : maps) {
        // A proof counts as a whole.
        const auto reportOf = source == GamesOf::Proof ? balance::countedReport : balance::settledReport;
        auto report = reportOf(mSystem, counted.map, counted.wins, mMargin);
        if (!report) continue;
        balance::noteGrounds(*report, mSystem, counted.map, {}, {});
        news = put({fingerprintOf(mSystem, counted.map), source, *std::move(report)}) || news;
    }
    if (news) emit changed();
}

void PlayedMaps::setMargin(double share) {
    mMargin = share;
    std::erase_if(mGames, [](const Games& games) { return games.report.looking != balance::Looking::Once; });
    for (Games& games : mGames) balance::setMargin(games.report, share);
    emit changed();
}

void PlayedMaps::forget(GamesOf source) {
    if (std::erase_if(mGames, [source](const Games& games) { return games.source == source; }) > 0)
        emit changed();
}

balance::Headline headlineOf(const PlayedMaps::Games& games) {
    if (games.source == GamesOf::Proof) return balance::headlineOfProven(balance::expectedGap(games.report));
    return balance::headlineOf(games.report, games.source == GamesOf::Check ? balance::Evidence::Check
                                                                            : balance::Evidence::Live);
}

}  // namespace hexa::editor

#include "moc_playedmaps.cpp"
