// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/board/board.h"
#include "editor/jobs/job.h"

#include <QObject>

#include <cstdint>

namespace hexa::editor {

class Document;

/// Fills the empty slots of the open map, beside the window, as one step to undo; what is placed stays. If the map is changed
/// meanwhile, what was found is for another map, and the search begins again.
class FillRest : public QObject {
    Q_OBJECT
public:
    /// The document outlives this.
    explicit FillRest(Document& document, QObject* parent = nullptr);

    /// Whether there is something to fill, and a game that can.
    bool possible() const;
    /// Only if possible() and nothing runs. The same seed and map give the same tiles.
    void start(std::uint64_t seed);
    bool running() const { return mJob.running(); }

signals:
    void runningChanged();
    /// So many slots have tiles now.
    void filled(int tiles);
    void failed(const hexa::Error& error);

private:
    void take(const Result<std::vector<Board::Change>>& changes, const Board& base, std::uint64_t seed);

    Document& mDocument;
    Job mJob;
};

}  // namespace hexa::editor
