// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file/filestamp.h"
#include "editor/jobs/job.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <optional>
#include <string>

namespace hexa::editor {

class Document;

/// Saves large maps and texts in the background, so that the window stays responsive. Writes the
/// state at the beginning of the writing, one file after the other. The destructor completes the
/// current file but sends no more signals: call wait() before.
class Saver : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Maps with fewer cells are saved faster than anybody notices.
    static constexpr std::size_t asideCells = 20'000;

    /// Writes what is saved to a path, in any thread.
    using Write = std::function<Result<FileStamp>(const std::string& path)>;
    /// Two steps of saving, by the owner of the data. The owner must call wait() before its end.
    struct Source {
        /// Marks the state that is being written, and returns how to write it.
        std::function<Write()> begin;
        /// Receives the result.
        std::function<void(const QString& path, const Result<FileStamp>& written)> end;
    };

    /// Saves now or, if something is being saved, afterwards.
    void save(Source source, const QString& path);
    /// @param known state of the file that may be overwritten; none: any state
    void save(Document& document, const QString& path, const std::optional<FileStamp>& known = {});
    bool busy() const { return mWriting.running(); }
    /// Returns the file that is being written or, if others follow, the last one, or an empty path.
    QString path() const { return mPaths.isEmpty() ? QString() : mPaths.last(); }
    /// Waits until all files are saved and the signals are sent.
    void wait();

signals:
    void started(const QString& path);
    /// The file was saved; `stamp` is its new state.
    void saved(const QString& path, const hexa::FileStamp& stamp);
    void failed(const QString& path, const hexa::Error& error);

private:
    void begin();
    void end(const Result<FileStamp>& written);

    Source mSource;
    QStringList mPaths;  ///< The first one is being written.
    Job mWriting;
};

}  // namespace hexa::editor
