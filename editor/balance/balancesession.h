// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/expectedgap.h"
#include "editor/balance/checkrun.h"
#include "editor/balance/comparing.h"
#include "editor/balance/facts.h"
#include "editor/balance/livecheck.h"
#include "editor/jobs/job.h"
#include "editor/played/playedmaps.h"

#include <QElapsedTimer>
#include <QString>

#include <memory>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

class Locale;

/// Everything known about the balance of the open map, and the one job at a time that measures it:
/// a check, a certificate, its verification, a comparison. Between jobs the unchanged map is
/// played. Panels and status bar show the results. Lives as long as the map is open.
class BalanceSession : public QObject {
    Q_OBJECT
public:
    /// `games`: of the same game as the document; outlives this.
    BalanceSession(Document& document, PlayedMaps& games, const Locale& locale, QObject* parent = nullptr);
    ~BalanceSession() override;

    Document& document() const { return mDocument; }
    const Locale& locale() const { return mLocale; }
    const GameSystem& system() const;
    /// Return true if the game has figures about balance at all; if its bots can play.
    bool available() const;
    bool canPlay() const;

    const BalanceFacts& facts() const { return mFacts.facts(); }
    /// As FactFinder::setLibrary().
    void setLibrary(const library::Shelf* shelf) { mFacts.setLibrary(shelf); }
    bool factsPending() const { return mFacts.pending(); }
    const BalanceFacts* preview() const { return mFacts.preview(); }
    void setPreview(const Edit* edit) { mFacts.setPreview(edit); }

    /// Returns the bots that check, in the game's order; never empty if the game can be played.
    const std::vector<std::string>& panel() const { return mPanel; }
    void setPanel(std::vector<std::string> bots);
    double margin() const { return mMargin; }
    void setMargin(double share);

    enum class Job { None, Check, Certify, Verify, Compare };
    Job job() const { return mJob; }
    int percent() const { return mPercent; }  ///< Progress of the job.
    /// Returns the seconds since the start of the job, or without one, of the games in the
    /// background; 0 while nothing runs.
    int secondsRun() const;
    /// Returns the longest remaining time, if known: a clear result ends games sooner.
    std::optional<int> secondsLeft() const;
    void startCheck();
    /// Plays this number of games with each bot, then stores the certificate with the map: one step
    /// to undo.
    void startCertificate(std::int64_t games);
    /// Returns why the map can't be certified, or none if it can.
    std::optional<Message> uncertifiable() const;
    /// Repeats the games of the stored certificate. Does nothing if it is void: then the games
    /// would differ.
    void startVerification();
    /// Plays this number of pairs of games with each bot, on "A" and on the present map. No result
    /// if A changes meanwhile.
    void startComparison(std::int64_t games);
    void stop();

    /// Returns the last check or certificate, or null.
    const CheckResult* result() const { return mCheck.state(); }
    /// True if the result belongs to the map before a change.
    bool resultIsStale() const;
    /// True if the check has ended, and belongs to the present map.
    bool resultCounts() const;
    /// Returns the result of the last job if it is not visible elsewhere; may be empty.
    const QString& message() const { return mMessage; }

    /// Allows games in the background; never before this is called.
    void allowLive(BackgroundWork work);
    /// Pauses games while the map is out of sight; finished games stay.
    void setSeen(bool seen);
    const LiveCheck& live() const { return mLive; }
    void setPowerFolder(const QString& folder) { mLive.setPowerFolder(folder); }
    /// Returns the games' report on the present map: from a check, else the known games of this map
    /// (PlayedMaps); may be null.
    const balance::BalanceReport* played() const;
    /// Returns the known games of the present map; null if there are none.
    const PlayedMaps::Games* games() const;

    /// Returns the causes of the gap. Null if there are none, or if games on the present map show
    /// another order of the two sides. `facts`: those of this map, or of a preview.
    const balance::Causes* causes(const BalanceFacts& facts) const;
    /// Returns the shares of these games by bot and seat; empty without games.
    std::vector<BotShares> playedShares() const;
    /// Returns the gap that is shown for the present map: of its certificate, of its games, or the
    /// predicted one. 0 for a map that is the same for every seat.
    std::optional<balance::ExpectedGap> expectedGap() const;

    /// True with a map to compare with.
    bool hasA() const { return mA != nullptr; }
    const QString& nameOfA() const { return mNameOfA; }
    void setA(const Scenario& scenario, const QString& name);
    /// Reads a file as A; reports errors.
    void readA(const QString& path);
    const MapComparison* comparison() const { return mComparison.get(); }
    bool comparisonIsStale() const;

    void swap(Hex a, Hex b);

signals:
    void factsChanged();
    void previewChanged();
    void settingsChanged();
    void resultChanged();
    /// A job began, progressed or ended.
    void jobChanged();
    void comparisonChanged();
    /// The result of played() is new, or has become more precise.
    void playedChanged();

private:
    void playLive();
    void takeProof();
    void takeLive();
    bool begin(Job job);
    void end(const QString& message);
    void play(const balance::CheckPlan& plan);
    void checkProgressed();
    void checkFinished();
    void storeCertificate(const CheckResult& result);

    Document& mDocument;
    const Locale& mLocale;
    PlayedMaps& mGames;
    FactFinder mFacts;
    std::vector<std::string> mPanel;
    double mMargin;
    bool mSeen = true;
    Job mJob = Job::None;
    int mPercent = 0;
    QElapsedTimer mClock;  ///< Since the start of the job.
    QString mMessage;
    balance::Bindings mBindings;  ///< Bindings of the map being certified.
    std::shared_ptr<const Scenario> mA;
    QString mNameOfA;
    std::shared_ptr<const MapComparison> mComparison;
    CheckJob mCheck;
    hexa::editor::Job mReplay;  ///< A verification or a comparison.
    LiveCheck mLive;
};

}  // namespace hexa::editor
