// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "core/library/library.h"
#include "editor/generate/candidatepreview.h"
#include "editor/generate/entryfairness.h"
#include "editor/generate/gallery.h"
#include "editor/generate/gallerychecks.h"
#include "editor/generate/producerun.h"
#include "editor/generate/provenmaps.h"
#include "editor/generate/wanted.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QSettings;

namespace hexa::editor {

class Document;
class Locale;
class PlayedMaps;

/// A map to generate on.
struct BaseMap {
    QString id;  ///< Empty for the open map.
    Localized name;
    std::shared_ptr<const Scenario> scenario;
};

/// A run that ended, to go back to.
struct PastRun {
    GenerateWishes wishes;
    int version = 0;            ///< Version of the generator.
    std::optional<double> gap;  ///< Shown gap of its best map, in points.
    std::vector<GalleryEntry> entries;
};

/// Generating for the open map: wishes, the current run, the gallery of results, and earlier runs.
/// Panels show it but not each other. Lives as long as the map is open.
class GenerateSession : public QObject {
    Q_OBJECT
public:
    /// `games`: of the same game as the document; outlives this.
    GenerateSession(Document& document, PlayedMaps& games, const Locale& locale, QObject* parent = nullptr);
    ~GenerateSession() override;

    Document& document() const { return mDocument; }
    const Locale& locale() const { return mLocale; }
    /// Returns null if the game has no generator.
    const GenerateFunctions* functions() const;

    const GenerateWishes& wishes() const { return mWishes; }
    /// Sets the user's wishes. Drops pasted settings for a single run if other maps are wanted.
    void setWishes(GenerateWishes wishes);
    const GenerateMethod* mode() const;
    /// Sets the user's layouts, which are added to the game's.
    void setLayouts(std::vector<Layout> layouts);
    /// Restores the last choices for this game. Unreadable ones get their default.
    void restore(QSettings& settings);
    void store(QSettings& settings) const;

    /// Returns all maps to generate on: the open one's layout first, if it has places.
    std::vector<BaseMap> baseMaps() const;
    /// Returns the chosen base, without the locks that are ignored. Returns the open map if the
    /// chosen layout no longer exists.
    Scenario base() const;
    /// Returns the map with the tiles to keep: the open one, or its state before the preview of a
    /// gallery map.
    const Scenario& keptFrom() const;

    /// Returns the request in its present form, without entries that base and mode don't offer.
    GenerateRequest request() const;
    /// Returns the settings as text to copy. setSettingsText() pastes them, and keeps base and
    /// seed; on an error, it changes nothing.
    QString settingsText() const;
    Status setSettingsText(const QString& text);

    /// Source of the game's proven maps, called when they are first wanted. Empty, or a null shelf:
    /// there are none. The shelf outlives the session.
    using Library = std::function<const library::Shelf*()>;
    void setLibrary(Library library);
    /// Returns null if the game has no library.
    const library::Shelf* library() const { return mLibrary ? mLibrary() : nullptr; }
    /// Fills the gallery with proven maps that have the locked tiles and match style, counts and
    /// wishes, with others at each call. Pinned maps stay. message() gives their number.
    void showProven();
    /// Does the same if the gallery has only proven maps, or none, and others are wanted now.
    void fitProven();
    /// True if all maps but pinned ones are proven.
    bool showsProven() const;

    bool running() const { return mRun.running(); }
    void start();
    /// Starts with the settings of withMethod(), which become the wishes.
    void go(const GenerateMethod& mode);
    /// Returns the expected time of go(), in seconds, by the rate of former runs on this machine.
    /// Returns 0 for a mode that plays no games.
    int secondsOf(const GenerateMethod& mode) const;
    /// Starts again with another seed, even if the seed is to be kept. Pinned maps stay.
    void reroll();
    void stop() { mRun.cancel(); }
    /// Returns the state of the run, or its result; may be empty.
    QString message() const;
    int percent() const;
    /// Returns the seconds since the start of the current run, or 0.
    int secondsRun() const;
    /// Returns the remaining time, if known.
    std::optional<int> secondsLeft() const;
    /// Returns the kept tiles that prevent fairer maps in the last run; message() says so.
    std::vector<Hex> inTheWay() const;

    const std::vector<GalleryEntry>& gallery() const { return mGallery.entries(); }
    const GalleryEntry* entry(int number) const { return mGallery.entry(number); }
    void setPinned(int number, bool pinned);
    /// Returns the known games of all maps.
    PlayedMaps& games() { return mGames; }
    /// Returns the fairness of maps in the gallery.
    const EntryFairness& fairness() const { return mFairness; }
    /// True if games can check maps of this game.
    bool canCheck() const { return mChecks.possible(); }
    /// Plays maps of the gallery in the background, one after the other, with new games of all
    /// judging bots. Exactly symmetric and proven maps need none and are left out.
    void check(std::vector<int> numbers);
    /// True while a map is being checked or is queued for it.
    bool checking(int number) const { return mChecks.checking(number); }
    /// Replaces the open map by a map of the gallery. Several in a row are one undo step.
    void use(int number);
    /// Returns the number of the open map's entry, or 0.
    int used() const;
    /// Returns the preview of maps, which repairs share.
    CandidatePreview& preview() { return mPreview; }

    /// Returns the results of games on the open map, shares by bot and seat. Empty without games.
    /// A change of the map clears them.
    const std::vector<BotShares>& played() const { return mPlayed; }
    void setPlayed(std::vector<BotShares> played);

    /// True if the panel shows all settings.
    bool showsMore() const { return mShowsMore; }
    void setShowsMore(bool shows) { mShowsMore = shows; }

    const std::vector<PastRun>& past() const { return mPast; }
    /// Restores gallery and wishes of a past run.
    void goBack(std::size_t run);

signals:
    void wishesChanged();
    void galleryChanged();
    void runChanged();
    void usedChanged();
    void playedChanged();

private:
    QString messageOfRun() const;
    Scenario kept(const Scenario& open) const;
    /// Returns the maps of the run, with only the user's locks.
    std::vector<generate::Produced> foundMaps() const;
    bool isAboutACell(const Wish& wish) const;
    void takeWishes(GenerateWishes wishes);
    void take();
    void takeGames();
    int fairestFound() const;
    void remember();
    void measureRate();
    void fillProven();
    QString noProvenMap(library::Wish wish) const;
    Scenario mapToUse(const GalleryEntry& entry) const;

    Document& mDocument;
    PlayedMaps& mGames;
    const Locale& mLocale;
    std::vector<Layout> mLayouts;
    GenerateWishes mWishes;
    GenerateWishes mRunning;  ///< Wishes that the run was started with.
    Board mBoardAtStart;      ///< Board of the open map at the start.
    Gallery mGallery;
    std::vector<PastRun> mPast;
    std::vector<BotShares> mPlayed;
    EntryFairness mFairness;
    CandidatePreview mPreview;
    Library mLibrary;
    std::optional<ProvenWish> mProvenWish;  ///< Wish that the proven maps in the gallery answer.
    std::uint64_t mProvenSeed = 0;          ///< Chooses among proven maps.
    QString mProvenMessage;                 ///< Message of showProven(), until the next run.
    bool mShowsMore = false;
    double mRate = 0;      ///< Work per second of former runs (generate::workOf()); 0: unknown.
    bool mShared = false;  ///< A check was played during the last run.
    ProduceJob mRun;
    QElapsedTimer mClock;   ///< Time since the start of the run.
    GalleryChecks mChecks;  ///< Last: its work uses the above.
};

}  // namespace hexa::editor
