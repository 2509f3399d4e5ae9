// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/jobs/job.h"

#include <functional>

namespace hexa::editor {

class Locale;
class TextDocument;

/// Checks the open texts and writes the report on them, beside the window's work.
class TextReport {
public:
    TextReport(const TextDocument& document, const Locale& locale) : mDocument(document), mLocale(locale) {}

    /// Writes a report on the present texts to a file, in the language of the window, then passes
    /// the result to `done`. Call only while not busy.
    void write(const QString& path, std::function<void(const Status&)> done);
    bool busy() const { return mJob.running(); }

private:
    const TextDocument& mDocument;
    const Locale& mLocale;
    Job mJob;
};

}  // namespace hexa::editor
