// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/texts/pretranslation.h"
#include "editor/jobs/job.h"

#include <functional>

namespace hexa::editor {

class TextDocument;
class TextSuggestions;

/// Translation memories of other programs (TMX). Reads them for suggestions beside the open texts,
/// writes them from approved texts, and finds their translations of empty texts. All work runs in
/// the background.
class MemoryFiles {
public:
    MemoryFiles(const TextDocument& document, TextSuggestions& suggestions)
        : mDocument(document), mSuggestions(suggestions) {}

    /// Reads the memory that the suggestions then use in place of another file's. Passes the number
    /// of texts to `done`.
    void read(const QString& path, std::function<void(const Result<int>&)> done);
    /// Writes a memory and passes the number of units to `done`. Fails with "texts.tmx.nothing"
    /// before it writes an empty file.
    void write(const QString& path, std::function<void(const Result<int>&)> done);
    /// Finds translations for the empty texts of a language in the open texts and the file's
    /// memory, in the background.
    void find(const std::string& language, std::function<void(const std::vector<texts::Filling>&)> done);
    /// Read, write and find only while not busy.
    bool busy() const { return mJob.running(); }
    /// Returns the current job, to show its progress and to cancel it.
    Job& job() { return mJob; }

private:
    const TextDocument& mDocument;
    TextSuggestions& mSuggestions;
    Job mJob;
};

}  // namespace hexa::editor
