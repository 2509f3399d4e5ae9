// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/atlas/atlas.h"
#include "editor/jobs/job.h"
#include "editor/jobs/snapshotjob.h"

#include <QObject>
#include <QString>

#include <optional>

namespace hexa::editor {

class GenerateSession;

/// How the making of an atlas stands, or how it ended.
struct AtlasState {
    bool running = true;
    bool checking = false;
    double part = 0;
    std::int64_t games = 0;
    std::optional<generate::Atlas> atlas;  ///< As it is now; at the end always, unless it failed.
    std::optional<Error> error;
};

/// The atlas of the Generate mode: made, gone on with, checked, read and written; all but writing beside the window.
class AtlasSession : public QObject {
    Q_OBJECT
public:
    /// The session outlives this.
    explicit AtlasSession(GenerateSession& session, QObject* parent = nullptr);

    GenerateSession& session() const { return mSession; }

    /// Whether the game offers atlases.
    bool able() const;
    /// Null before there is one.
    const generate::Atlas* atlas() const { return mAtlas ? &*mAtlas : nullptr; }
    /// Not in a file as it is now.
    bool unsaved() const { return mUnsaved; }
    bool running() const { return mRun.running() || mOpening.running(); }
    int percent() const;
    /// What runs, or what went wrong; may be empty.
    QString told() const;

    /// A new atlas of the session's map, numbers and wishes. Only while nothing runs, like the others.
    void start(const AtlasGrid& grid);
    /// Searches on from what is there.
    void goOn();
    /// Plays what is there: so many games in all.
    void check(std::int64_t games);
    void stop() { mRun.cancel(); }
    /// Reads an atlas of the open map's game aside; what is there stays if that fails.
    void open(const QString& path);
    Status save(const QString& path);
    /// The picture (SVG) or table (CSV, JSON) that the path's ending asks for. There must be an atlas.
    Status exportTo(const QString& path) const;
    /// Puts the map of a cell in the place of the open one; going through several is one step to undo.
    void use(std::size_t cell);

signals:
    void changed();  ///< The atlas.
    void runChanged();

private:
    void run(generate::AtlasRequest request);

    GenerateSession& mSession;
    std::optional<generate::Atlas> mAtlas;
    bool mUnsaved = false;
    std::optional<Error> mError;
    SnapshotJob<AtlasState> mRun;
    Job mOpening;
};

}  // namespace hexa::editor
