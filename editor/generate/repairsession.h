// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/fairer.h"
#include "editor/jobs/job.h"

#include <QObject>

#include <optional>
#include <vector>

namespace hexa::editor {

class GenerateSession;

/// Repairs of the open map: looked for and played beside the window, as long as the map is open,
/// whichever panel or map is seen.
class RepairSession : public QObject {
    Q_OBJECT
public:
    /// Numbers of candidates that are repairs, downwards from here, apart from those of the
    /// gallery.
    static constexpr int firstNumber = -1;

    /// The session outlives this.
    explicit RepairSession(GenerateSession& session, QObject* parent = nullptr);

    GenerateSession& session() const { return mSession; }

    /// Looks for repairs of the map as it is; nothing happens while that runs, or if the game has
    /// none.
    void find();
    void stop() { mJob.cancel(); }
    bool running() const { return mJob.running(); }
    int percent() const { return mPercent; }

    /// What was found, and for which map.
    struct Found {
        Scenario map;
        std::vector<generate::PlayedRepair> repairs;
        generate::Fairer next;  ///< What else can be done if there are no repairs.
    };
    /// None before anything was looked for, and after an error. Without repairs while it runs.
    const std::optional<Found>& found() const { return mFound; }
    const std::optional<Error>& error() const { return mError; }

signals:
    /// A run has begun or ended.
    void changed();
    void progressed(int percent);

private:
    GenerateSession& mSession;
    std::optional<Found> mFound;
    std::optional<Error> mError;
    int mPercent = 0;
    Job mJob;
};

}  // namespace hexa::editor
