// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textreport.h"

#include "core/io/file/file.h"
#include "core/texts/check/checker.h"
#include "core/texts/check/report.h"
#include "editor/translate/textdocument.h"
#include "editor/translate/textmeasure.h"
#include "editor/ui/locale.h"

namespace hexa::editor {

void TextReport::write(const QString& path, std::function<void(const Status&)> done) {
    const Locale& locale = mLocale;
    mJob.start(
        [project = mDocument.project(), &messages = locale.messages(),
         language = locale.language().toStdString(),
         file = path.toStdString()](const JobControl& control) -> Status {
            const auto alerts = texts::checkAll(project, control.stop, textMeasure());
            if (control.stop.stop_requested()) return Done{};
            const auto words = [&](std::string_view code, const Arguments& arguments) {
                return messages.text(language, code, arguments);
            };
            return writeFile(file, texts::reportHtml(project, alerts, words, {language, false}));
        },
        [done = std::move(done)](const Status& status) { done(status); });
}

}  // namespace hexa::editor
