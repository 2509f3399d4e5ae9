// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/jobs/job.h"

#include <functional>

namespace hexa::editor {

class TranslateSession;

/// Translation memories of other programs (TMX): read to be asked beside the open texts, and written from what is approved in
/// them, both beside the window's work.
class MemoryFiles {
public:
    explicit MemoryFiles(TranslateSession& session) : mSession(session) {}

    /// The session asks the file's memory from then on, in place of another file's. Tells how many texts it has.
    void read(const QString& path, std::function<void(const Result<int>&)> done);
    void write(const QString& path, std::function<void(const Status&)> done);
    /// Read and write only while not busy.
    bool busy() const { return mJob.running(); }

private:
    TranslateSession& mSession;
    Job mJob;
};

}  // namespace hexa::editor
