// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/fairer.h"
#include "editor/jobs/job.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <vector>

namespace hexa::editor {

class GenerateSession;

/// Repairs of the open map. They are searched for and played in the background as long as the map
/// is open, even if it is hidden.
class RepairSession : public QObject {
    Q_OBJECT
public:
    /// Number of the first repair. Repairs count downwards, so that their numbers differ from those
    /// of the gallery.
    static constexpr int firstNumber = -1;
    /// Number of the most similar proven map in the preview, below those of all repairs.
    static constexpr int nearestNumber = -1000;

    /// The session outlives this.
    explicit RepairSession(GenerateSession& session, QObject* parent = nullptr);

    GenerateSession& session() const { return mSession; }

    /// Searches for repairs of the present map: first for the best single swap, which is found
    /// soonest, then for up to three. Does nothing during a search, or if the game has no repairs.
    void find();
    void stop();
    bool running() const { return mJob.running(); }
    int percent() const { return mPercent; }

    /// Found repairs, and their map.
    struct Found {
        Scenario map;
        std::vector<generate::PlayedRepair> repairs;
        generate::Fairer next;  ///< Remedy besides the repairs.
    };
    /// Returns none before the first search, and after an error. During a search, the result has at
    /// most a single swap.
    const std::optional<Found>& found() const { return mFound; }
    const std::optional<Error>& error() const { return mError; }

signals:
    /// A run has started, found something or ended.
    void changed();
    void progressed(int percent);

private:
    generate::RepairRequest request(int swaps);
    void takeGames();
    void findOne();
    void findMore();

    GenerateSession& mSession;
    std::optional<Found> mFound;
    std::optional<Error> mError;
    std::uint64_t mSeed = 0;  ///< Of both searches.
    bool mStopped = false;
    bool mFindsOne = false;  ///< The search for a single swap is under way.
    int mPercent = 0;
    Job mJob;
};

}  // namespace hexa::editor
