// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/texts/exchange/catalogue.h"
#include "core/texts/exchange/markdown.h"
#include "core/texts/project.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <cstddef>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace hexa::editor {

/// The forms in which texts leave the program. A table has all languages; the last four are for
/// translators into one language.
enum class TextOutput { Markdown, Pages, Table, Po, Xliff12, Xliff20, Ts };

/// Returns the ending of such files, with the dot.
QString suffixOf(TextOutput form);

/// Returns the form of a file for translators; only for the last four.
texts::ExchangeForm exchangeForm(TextOutput form);

/// What becomes of imported files in an export in their form: they come back with changed
/// translations, or new files replace them.
enum class ImportedFiles { Kept, Replaced };

/// A language and its file.
struct TextTarget {
    std::string language;
    QString path;
};

/// What came of an export, beyond its status.
struct TextOutcome {
    QString failed;  ///< The file that can't be written, if any.
    /// Texts that an imported file did not take.
    struct Unwritten {
        std::string file;
        std::string code;  ///< Message with the reason.
        std::size_t count = 0;
    };
    std::vector<Unwritten> unwritten;
};

using WriteProgress = std::function<void(double part)>;

/// Returns texts on numbered A4 pages, as a PDF. Their characters are printed unchanged. Any thread
/// may call it. Fails with "render.failed", and with "render.stopped" if it was stopped.
Result<QByteArray> pagesOf(const std::vector<texts::ReadingBlock>& blocks, const QString& title,
                           const std::stop_token& stop = {}, const WriteProgress& progress = {});

/// Writes a file for each target, or none if one can't be written or the work was stopped.
/// Exception: a file fails at the very last moment, after others were moved. Any thread may call
/// it. Fails as pagesOf() and writeFile() do.
Status writeTexts(const texts::Project& project, TextOutput form, ImportedFiles imported,
                  const QList<TextTarget>& targets, TextOutcome& outcome, const std::stop_token& stop,
                  const WriteProgress& progress);

}  // namespace hexa::editor
