// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/causes.h"
#include "core/balance/certificate.h"
#include "core/edit/edit.h"
#include "core/generate/outlook.h"
#include "core/library/library.h"
#include "editor/jobs/latestjob.h"

#include <QObject>

#include <optional>
#include <stop_token>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::library {
class Shelf;
}  // namespace hexa::library

namespace hexa::editor {

class Document;

/// Facts about a map without playing it, and the validity of its certificate.
struct BalanceFacts {
    std::uint64_t fingerprint = 0;  ///< fingerprintOf
    std::optional<Ledger> ledger;
    std::optional<Error> error;            ///< Reason for a missing ledger.
    std::optional<Prediction> prediction;  ///< None without a fitted table.
    std::vector<int> teams;                ///< By seat, as in SeatFeatures; empty: each for itself.
    /// Lead of the richest seat in percent of the mean, in a game that is judged by its author's
    /// weights (generate::judgesByWeights). None while slots are empty or values are still to be
    /// dealt.
    std::optional<double> lead;
    /// Sides with the most and the fewest wins, once games show them. The causes then apply to
    /// these two.
    std::optional<balance::PlayedSides> played;
    /// Causes of the predicted gap. None if the prediction has no parts or no gap, or if it doesn't
    /// fit the games.
    std::optional<balance::Causes> causes;
    /// For a map with empty slots: its possible results. Then the ledger has means, and there is no
    /// prediction.
    std::optional<generate::Outlook> outlook;
    std::optional<BalanceOverlays> overlays;
    std::optional<balance::Certificate> certificate;  ///< As ShownCertificate has it.
    std::optional<Error> badCertificate;              ///< Why what is stored can't be read.
    /// Entry of the library that is this map or an image of it, with games that prove it.
    std::optional<library::ProvenMap> proven;
    /// As library::isSameForAll().
    bool symmetric = false;
    std::size_t ownRules = 0;              ///< Tiles with a special rule that isn't played here.
    std::vector<std::string> differences;  ///< Why the certificate is void; none: it is valid.
    bool certified() const { return certificate && differences.empty(); }
    /// True if games show a gap that the tables don't predict.
    bool missed() const { return played && prediction && !causes; }
};

/// @param shelf library of the game; null: it has none
BalanceFacts factsOf(const GameSystem& system, const Scenario& scenario, const std::string& program,
                     std::stop_token stop = {}, std::optional<balance::PlayedSides> played = {},
                     const library::Shelf* shelf = nullptr);

/// Keeps the facts of a document up to date. It works in another thread, on copies, and drops
/// results for an older map. It previews the effect of an edit.
class FactFinder : public QObject {
    Q_OBJECT
public:
    explicit FactFinder(Document& document, QObject* parent = nullptr);

    const BalanceFacts& facts() const { return mFacts; }
    /// True while facts() are of an earlier map.
    bool pending() const { return mFinding.pending(); }
    /// Returns the previewed facts; null without a preview.
    const BalanceFacts* preview() const { return mPreview ? &*mPreview : nullptr; }
    /// Previews an edit; null ends it.
    void setPreview(const Edit* edit);
    /// Sets the results of games for the map of facts(). Recomputes the facts if other seats are
    /// named. A change of the map clears the results.
    void setPlayed(std::optional<balance::PlayedSides> played);
    /// Sets the library of the game, which outlives this. Null: it has none.
    void setLibrary(const library::Shelf* shelf);

signals:
    void changed();
    void previewChanged();

private:
    void find(std::chrono::milliseconds delay);

    Document& mDocument;
    const std::string mProgram;
    const library::Shelf* mShelf = nullptr;
    BalanceFacts mFacts;
    std::optional<BalanceFacts> mPreview;
    std::optional<balance::PlayedSides> mPlayed;
    LatestJob mFinding{LatestJob::Overtaken::Answered};
    LatestJob mPreviewing;
};

}  // namespace hexa::editor
