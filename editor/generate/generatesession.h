// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "editor/generate/candidatepreview.h"
#include "editor/generate/producerun.h"
#include "editor/generate/wanted.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QSettings;

namespace hexa::library {
class Shelf;
}  // namespace hexa::library

namespace hexa::editor {

class Document;
class Locale;

/// A map to generate on.
struct Ground {
    QString id;  ///< Empty for the open map.
    Localized name;
    std::shared_ptr<const Scenario> scenario;
};

/// A map in the gallery.
struct GalleryEntry {
    generate::Produced produced;
    bool pinned = false;
    bool proven = false;  ///< From the library, with the games of its proof.
    int number = 0;       ///< Counted through while the map is open; stays when entries come and go.
    friend bool operator==(const GalleryEntry& a, const GalleryEntry& b) { return a.number == b.number; }
};

/// A run that ended, to go back to.
struct PastRun {
    GenerateWishes wishes;
    int version = 0;            ///< Of the generator.
    std::optional<double> gap;  ///< Of its best map, in points; played, or else predicted.
    std::vector<GalleryEntry> entries;
};

/// Generating for the open map: wishes, the run that is under way, the gallery of what came out,
/// and the runs before it. Panels show it and never each other; lives as long as the map is open.
class GenerateSession : public QObject {
    Q_OBJECT
public:
    GenerateSession(Document& document, const Locale& locale, QObject* parent = nullptr);
    ~GenerateSession() override;

    Document& document() const { return mDocument; }
    const Locale& locale() const { return mLocale; }
    /// Null: the game has no generator.
    const GenerateFunctions* functions() const;

    const GenerateWishes& wishes() const { return mWishes; }
    /// As somebody chose them: what pasted settings said for one run is gone if other maps are
    /// wanted.
    void setWishes(GenerateWishes wishes);
    const GenerateMode* mode() const;
    /// Those of the user, beside those of the game.
    void setLayouts(std::vector<Layout> layouts);
    /// The choices of last time, for this game; what can't be read has its default.
    void restore(QSettings& settings);
    void store(QSettings& settings) const;

    /// All maps to generate on: the open one's layout first, if it has places.
    std::vector<Ground> grounds() const;
    /// The chosen one, without the locks that shall not count; the open map if there is no such
    /// layout any more.
    Scenario base() const;
    /// The map whose tiles may be kept: the open one, or what it was before a map of the gallery
    /// was looked at.
    const Scenario& keptFrom() const;

    /// The request as it would run now: only with what base and mode offer.
    GenerateRequest request() const;
    /// To copy and to paste; reading keeps ground and seed. An error: nothing has changed.
    QString settingsText() const;
    Status setSettingsText(const QString& text);

    /// Where the proven maps of the game are looked up, first when they are wanted. Empty, or a
    /// null shelf: there are none. The shelf outlives the session.
    using Library = std::function<const library::Shelf*()>;
    void setLibrary(Library library);
    /// Null if the game has none.
    const library::Shelf* library() const { return mLibrary ? mLibrary() : nullptr; }
    /// Fills the gallery with proven maps that keep what is locked, others with each call; pinned
    /// maps stay. `style` as in library::Wish. told() says how many there are.
    void showProven(const std::string& style);

    bool running() const { return mRun.running(); }
    void start();
    /// Another seed, whatever is kept; pinned maps stay.
    void reroll();
    void stop() { mRun.cancel(); }
    /// What runs, or how it ended; may be empty.
    QString told() const;
    int percent() const;
    /// Since the run under way began; 0 if none is.
    int secondsRun() const;
    /// How long it still takes, if that can be told.
    std::optional<int> secondsLeft() const;
    /// Kept tiles that keep the maps of the last run from being fairer; told() says so.
    std::vector<Hex> inTheWay() const;

    const std::vector<GalleryEntry>& gallery() const { return mGallery; }
    const GalleryEntry* entry(int number) const;
    void setPinned(int number, bool pinned);
    /// Puts a map of the gallery in the place of the open one; going through several is one step to
    /// undo.
    void use(int number);
    /// The entry that is the open map; 0 if none is.
    int used() const;
    /// Shared with repairs: maps that are looked at.
    CandidatePreview& preview() { return mPreview; }

    /// Returns the results of games on the open map, shares by bot and seat. Empty while they show
    /// no more than chance. A change of the map clears them.
    const std::vector<BotShares>& played() const { return mPlayed; }
    void setPlayed(std::vector<BotShares> played);

    const std::vector<PastRun>& past() const { return mPast; }
    /// Its gallery and its wishes are there again.
    void goBack(std::size_t run);

signals:
    void wishesChanged();
    void galleryChanged();
    void runChanged();
    void usedChanged();
    void playedChanged();

private:
    Scenario kept(const Scenario& open) const;
    /// Those of the run, with the locks that the user gave.
    std::vector<generate::Produced> foundMaps() const;
    bool isAboutACell(const Wish& wish) const;
    void takeWishes(GenerateWishes wishes);
    void take();
    void remember();

    Document& mDocument;
    const Locale& mLocale;
    std::vector<Layout> mLayouts;
    GenerateWishes mWishes;
    GenerateWishes mRunning;  ///< What the run was started with.
    Board mBoardAtStart;      ///< Of the open map.
    std::vector<GalleryEntry> mGallery;
    std::vector<PastRun> mPast;
    std::vector<BotShares> mPlayed;
    int mLastNumber = 0;
    CandidatePreview mPreview;
    Library mLibrary;
    QString mProvenTold;  ///< Of showProven(), until the next run.
    ProduceJob mRun;
    QElapsedTimer mClock;  ///< Of the run.
};

/// The gap to show for a map: played if it was, else predicted.
std::optional<double> shownGap(const generate::Produced& produced);

}  // namespace hexa::editor
