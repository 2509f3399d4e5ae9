// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/texts/pretranslation.h"
#include "editor/jobs/job.h"

#include <functional>

namespace hexa::editor {

class TranslateSession;

/// Translation memories of other programs (TMX): read to be asked beside the open texts, and
/// written from what is approved in them, and what they have for empty texts; all beside the
/// window's work.
class MemoryFiles {
public:
    explicit MemoryFiles(TranslateSession& session) : mSession(session) {}

    /// The session asks the file's memory from then on, in place of another file's. Tells how many
    /// texts it has.
    void read(const QString& path, std::function<void(const Result<int>&)> done);
    /// Tells how many units were written; fails with "texts.tmx.nothing" before it writes a file
    /// that would be empty.
    void write(const QString& path, std::function<void(const Result<int>&)> done);
    /// What the open texts and the file's memory have for the empty texts of a language, looked for
    /// beside the window's work.
    void find(const std::string& language, std::function<void(const std::vector<texts::Filling>&)> done);
    /// Read, write and find only while not busy.
    bool busy() const { return mJob.running(); }
    /// What is going on, to show its progress and to cancel it.
    Job& job() { return mJob; }

private:
    TranslateSession& mSession;
    Job mJob;
};

}  // namespace hexa::editor
