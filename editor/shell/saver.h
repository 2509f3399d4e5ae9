// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/filestamp.h"
#include "editor/jobs/job.h"

#include <QObject>
#include <QStringList>

namespace hexa::editor {

class Document;

/// Saves large maps aside, so that the window stays awake: as they are when the writing begins, one after the other.
/// Destroying it lets the file that is being written get complete, but tells nothing any more: wait() before.
class Saver : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Maps with fewer cells are saved faster than anybody notices.
    static constexpr std::size_t asideCells = 20'000;

    /// Saves the map now or, if one is being saved, afterwards. The document outlives that; wait() before it goes.
    void save(Document& document, const QString& path);
    bool busy() const { return mWriting.running(); }
    /// The file that is being written or, with more to come, the last one; empty if none.
    QString path() const { return mPaths.isEmpty() ? QString() : mPaths.last(); }
    /// Waits until everything is saved and told.
    void wait();

signals:
    void started(const QString& path);
    /// With what the file is now.
    void saved(const QString& path, const hexa::FileStamp& stamp);
    void failed(const QString& path, const hexa::Error& error);

private:
    void begin();
    void end(const Result<FileStamp>& written);

    Document* mDocument = nullptr;
    QStringList mPaths;  ///< The first one is being written.
    Job mWriting;
};

}  // namespace hexa::editor
