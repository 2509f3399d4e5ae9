// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/headline.h"
#include "core/balance/report.h"
#include "core/balance/wins.h"

#include <QObject>

#include <cstdint>
#include <span>
#include <vector>

namespace hexa {
struct GameSystem;
struct Scenario;
}  // namespace hexa

namespace hexa::editor {

/// Returns a hash of everything important for a game on this map: equal for maps that play alike.
std::uint64_t fingerprintOf(const GameSystem& system, const Scenario& scenario);

/// Sources of games, from the weakest to the strongest evidence.
enum class GamesOf {
    Search,      ///< The games that chose or measured a map: tournaments, fillings, repairs.
    Background,  ///< Games of an unchanged map, and those of "Check Now".
    Proof,       ///< The games of a library.
    Check,       ///< A check that the user started.
};

/// The games of the open map and of all maps that were made from it: gallery, fillings, repairs.
/// Every panel asks here, so that all show the same number for a map. The last maps are kept.
class PlayedMaps : public QObject {
    Q_OBJECT
public:
    explicit PlayedMaps(const GameSystem& system, QObject* parent = nullptr);

    struct Games {
        std::uint64_t fingerprint = 0;
        GamesOf source = GamesOf::Search;
        balance::BalanceReport report;
    };
    /// Returns the games of the map with this fingerprint; null if there are none.
    const Games* of(std::uint64_t fingerprint) const;
    const Games* of(const Scenario& map) const;

    /// Adds a report for the map with this fingerprint. It replaces an earlier one, unless that is
    /// of a stronger source.
    void add(std::uint64_t fingerprint, GamesOf source, balance::BalanceReport report);
    /// Games of a map as counted, by bot.
    struct Counted {
        const Scenario& map;
        std::vector<balance::BotWins> wins;
    };
    /// Adds games as counted. Leaves out maps that were not played or can't be.
    void add(GamesOf source, std::span<const Counted> maps);
    void add(GamesOf source, const Counted& map) { add(source, {&map, 1}); }
    /// Sets the margin of verdicts. Reports that were looked at more than once are forgotten, as
    /// their verdicts can't be found again.
    void setMargin(double share);
    void forget(GamesOf source);

signals:
    void changed();

private:
    /// Returns false if nothing changes.
    bool put(Games games);

    const GameSystem& mSystem;
    double mMargin;
    std::vector<Games> mGames;  ///< Bounded: the oldest first.
};

/// Returns the headline of a map with these games, which every panel shows.
balance::Headline headlineOf(const PlayedMaps::Games& games);

}  // namespace hexa::editor
