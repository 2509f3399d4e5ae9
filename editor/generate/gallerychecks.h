// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/library/library.h"
#include "editor/jobs/job.h"

#include <QObject>

#include <deque>
#include <optional>
#include <vector>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

class Gallery;
class PlayedMaps;

/// Checks maps of the gallery by games: plays them in the background, one after the other, with all
/// judging bots.
class GalleryChecks : public QObject {
    Q_OBJECT
public:
    /// All outlive this. `games` takes the results.
    GalleryChecks(const GameSystem& system, const Gallery& gallery, PlayedMaps& games)
        : mSystem(system), mGallery(gallery), mGames(games) {}

    /// True if games can check maps of this game.
    bool possible() const;
    void check(const std::vector<int>& numbers);
    /// True while a map is being checked or is queued for it.
    bool checking(int number) const;
    bool running() const { return mJob.running(); }
    /// Returns the failure of a check since the last check() or forgetError().
    const std::optional<Error>& error() const { return mError; }
    void forgetError() { mError.reset(); }

signals:
    /// A map is being played from now on.
    void started();
    /// A map has been played.
    void ended();

private:
    void next();
    void take(int number, const Result<library::Proof>& proof);

    const GameSystem& mSystem;
    const Gallery& mGallery;
    PlayedMaps& mGames;
    std::deque<int> mNumbers;  ///< The first one is being played.
    std::optional<Error> mError;
    Job mJob;  ///< Last: its work uses the above.
};

}  // namespace hexa::editor
