// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/memoryfiles.h"

#include "core/io/file/file.h"
#include "core/texts/exchange/tmx.h"
#include "core/texts/language/characters.h"
#include "core/texts/projectfile.h"
#include "editor/translate/textdocument.h"
#include "editor/translate/textsuggestions.h"

#include <QFileInfo>

namespace hexa::editor {
namespace {

constexpr int leastFilledPercent = 75;  // what is less alike takes longer to mend than to write

}  // namespace

void MemoryFiles::read(const QString& path, std::function<void(const Result<int>&)> done) {
    mJob.start(
        [file = path.toStdString(),
         languages = mDocument.project().languages](const JobControl&) -> Result<texts::Memory> {
            const auto bytes = readFile(file);
            if (!bytes) return bytes.error();
            // Another project, or a memory of any program.
            const auto project = texts::trimmed(*bytes).starts_with('{') ? texts::readProject(*bytes, {})
                                                                         : texts::readTmx(*bytes, languages);
            if (!project) return project.error();
            return texts::Memory(*project);
        },
        [this, name = QFileInfo(path).fileName(), done = std::move(done)](Result<texts::Memory> memory) {
            if (!memory) return done(memory.error());
            const auto size = static_cast<int>(memory->size());
            mSuggestions.setOtherMemory(std::move(*memory), name);
            done(size);
        });
}

void MemoryFiles::write(const QString& path, std::function<void(const Result<int>&)> done) {
    mJob.start(
        [project = mDocument.project(), file = path.toStdString()](const JobControl&) -> Result<int> {
            const auto units = texts::unitsForTmx(project);
            if (!units) return units.error();
            const auto written = writeFile(file, texts::writeTmx(project));
            if (!written) return written.error();
            return static_cast<int>(*units);
        },
        [done = std::move(done)](const Result<int>& units) { done(units); });
}

void MemoryFiles::find(const std::string& language,
                       std::function<void(const std::vector<texts::Filling>&)> done) {
    mJob.start(
        [project = mDocument.project(), other = mSuggestions.otherMemory(),
         language](const JobControl& control) {
            texts::Memory memory(project);
            memory.remember(other);
            return texts::fillingsFor(project, memory, language, leastFilledPercent, control.stop,
                                      control.progress);
        },
        [done = std::move(done)](const std::vector<texts::Filling>& fillings) { done(fillings); });
}

}  // namespace hexa::editor
