// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/board/board.h"
#include "core/generate/fairfill.h"
#include "core/generate/possible.h"
#include "editor/jobs/job.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

class Document;

/// Fills the empty slots of the open map in the background, as one undo step. Placed tiles stay. If
/// the map changes meanwhile, drops the result and begins the search again.
class FillRest : public QObject {
    Q_OBJECT
public:
    /// The document outlives this.
    explicit FillRest(Document& document, QObject* parent = nullptr);

    /// True if the map has slots to fill, and its game can fill them.
    bool possible() const;
    /// Starts a search. Requires possible() and no running search. The same seed and map give the
    /// same tiles. `drawnBy` is the symmetry of the designer's drawing tool.
    void start(std::uint64_t seed, SymmetryGroup drawnBy = {});
    /// Sets the source of proven maps that may complete the map; the shelf outlives this. Empty:
    /// there are none.
    void setLibrary(std::function<const library::Shelf*()> library) { mLibrary = std::move(library); }
    void stop();
    bool running() const { return mJob.running(); }

signals:
    void runningChanged();
    void progressed(int percent);
    /// Emitted when the slots have tiles. `proven` shows that the placed tiles allow no fairer
    /// filling; null if not all were tried.
    void filled(const hexa::generate::Filling& filling, const hexa::generate::FairestPossible* proven);
    void failed(const hexa::Error& error);

private:
    struct Found {
        generate::Filling filling;
        std::optional<generate::FairestPossible> proven;
    };
    static Result<Found> find(const GameSystem& system, const generate::FillRequest& request,
                              const std::function<void(double)>& progress);
    void take(const Result<Found>& found, const generate::FillRequest& request);

    Document& mDocument;
    std::function<const library::Shelf*()> mLibrary;
    Job mJob;
    bool mAgain = false;  ///< True if the map has changed since the search began.
};

}  // namespace hexa::editor
