// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/balance/checkrun.h"
#include "editor/jobs/power.h"

#include <QElapsedTimer>
#include <QTimer>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace hexa::editor {

class Document;

/// Plays the open map in the background while it is unchanged, much like a spelling checker: with
/// the game's own panel of bots, on one thread, up to a number of games. Quick bots play first;
/// bots that search follow, the strongest first, unless the map is clearly unfair, until they know
/// if it is fair. The last maps are kept
/// with their games, so that undo brings the results back at once. The same map plays the same
/// games again.
class LiveCheck : public QObject {
    Q_OBJECT
public:
    /// Creates it; nothing runs before it is allowed to.
    explicit LiveCheck(const Document& document, QObject* parent = nullptr);

    void allow(BackgroundWork work);
    BackgroundWork allowed() const { return mAllowed; }
    /// Sets the folder with the state of the power supply.
    void setPowerFolder(const QString& folder) { mPowerFolder = folder; }
    /// Sets the margin. A verdict is for one margin: games for another one are forgotten.
    void setMargin(double share);

    /// Plays the unchanged map with this fingerprint soon, unless that was done already.
    void mapRests(std::uint64_t fingerprint);
    /// Stops until mapRests(): the map changes, or other work needs the processor.
    void stop();
    bool running() const { return mJob.running(); }
    /// Returns the games under way so far; null between games, and before the first ones.
    const CheckResult* current() const { return mJob.running() ? mJob.state() : nullptr; }
    /// Returns the seconds since these games began; 0 between games.
    int secondsRun() const { return mJob.running() ? static_cast<int>(mClock.elapsed() / 1000) : 0; }
    /// Games are played or will be, unless something changes.
    bool pending() const { return running() || mWanted.has_value(); }
    /// True if it would play on mains power.
    bool waitsForMains() const { return mWaitsForMains; }

    /// Returns the report on games of the map with this fingerprint; null until it is better than a
    /// prediction.
    const balance::BalanceReport* report(std::uint64_t fingerprint) const;

    /// True if more games would bring nothing for this map.
    bool complete(std::uint64_t fingerprint) const;

signals:
    /// A report is new or has become more precise.
    void changed();
    /// Games went on or ended: current() is new.
    void progressed();

private:
    void forget();
    bool checkPower();
    void begin();
    void take();
    void ended();
    void keep(const CheckResult& result);
    const CheckResult* kept(std::uint64_t fingerprint) const;

    const Document& mDocument;
    BackgroundWork mAllowed = BackgroundWork::Never;
    QString mPowerFolder = powerFolder;
    double mMargin;
    std::vector<CheckResult> mKept;  ///< Bounded: the oldest first.
    /// Fingerprint of the unchanged map to play.
    std::optional<std::uint64_t> mWanted;
    std::int64_t mReported = 0;  ///< Games of the last emitted report.
    /// Its verdict and its number of bots.
    std::pair<balance::Verdict, std::size_t> mReportedVerdict{};
    QTimer mDebounce;
    bool mWaitsForMains = false;
    QElapsedTimer mClock;  ///< Since the start of the games.
    CheckJob mJob;
};

}  // namespace hexa::editor
