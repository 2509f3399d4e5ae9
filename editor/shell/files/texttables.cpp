// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/texttables.h"

#include "core/io/file/file.h"
#include "core/texts/exchange/glossarytables.h"
#include "editor/shell/files/asking.h"
#include "editor/shell/files/cataloguereader.h"
#include "editor/translate/tabledialog.h"
#include "editor/ui/names.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

#include <utility>

namespace hexa::editor {
namespace {

struct TextTables {
    Q_DECLARE_TR_FUNCTIONS(TextTables)
};

/// Returns the bytes of a table that can be read in one of the encodings.
Result<std::string> tableBytes(const QString& path) {
    auto bytes = readFile(QFile::encodeName(path).toStdString());
    if (!bytes) return bytes.error();
    const auto head = texts::tableHead(*bytes);
    if (head || texts::tableHead(*bytes, texts::Encoding::Latin1)) return std::move(*bytes);
    return head.error();
}

}  // namespace

bool isTableFile(const QString& path) { return texts::isTableName(path.toStdString()); }

Result<std::optional<texts::Project>> askTableProject(QWidget* window, const Locale& locale,
                                                      const QString& path) {
    using Answer = std::optional<texts::Project>;
    auto bytes = tableBytes(path);
    if (!bytes) return bytes.error();
    TableDialog dialog(locale, QFileInfo(path).fileName(), std::move(*bytes), nullptr, window);
    if (dialog.exec() != QDialog::Accepted) return Answer();
    return Answer(dialog.takeProject());
}

Result<std::optional<std::vector<texts::Catalogue>>>
askTableTexts(QWidget* window, const Locale& locale, const QString& path, const texts::Project& project) {
    using Answer = std::optional<std::vector<texts::Catalogue>>;
    auto bytes = tableBytes(path);
    if (!bytes) return bytes.error();
    auto alike = texts::cataloguesLikeKept(project, *bytes);
    // The dialog offers the other encoding.
    if (!alike && !isOtherEncoding(alike.error())) return alike.error();
    if (alike && *alike) return alike;
    TableDialog dialog(locale, QFileInfo(path).fileName(), std::move(*bytes), &project, window);
    if (dialog.exec() != QDialog::Accepted) return Answer();
    return Answer(dialog.takeTexts());
}

Result<std::optional<texts::Glossary>> askGlossary(QWidget* window, const QString& folder,
                                                   const texts::Project& project, QString& path) {
    using Answer = std::optional<texts::Glossary>;
    path = QFileDialog::getOpenFileName(
        window, TextTables::tr("Import Terms"), folder,
        TextTables::tr("Glossaries (*.tbx *.xml *.csv *.tsv *.json *.txt);;All files (*)"));
    if (path.isEmpty()) return Answer();
    const auto bytes = readFile(QFile::encodeName(path).toStdString());
    if (!bytes) return bytes.error();
    auto glossary = texts::readAnyGlossary(*bytes, project.languages);
    if (!glossary) return glossary.error();
    return Answer(std::move(*glossary));
}

Status saveGlossary(QWidget* window, const QString& start, const texts::Glossary& glossary, QString& path) {
    path = askSaveFile(window, TextTables::tr("Export Terms"), start,
                       {TextTables::tr("TBX (*.tbx)"), TextTables::tr("CSV tables (*.csv)"),
                        TextTables::tr("Hexatelier glossaries (*.json)")});
    if (path.isEmpty()) return Done{};
    const std::string name = QFile::encodeName(path).toStdString();
    return writeFile(name, texts::writeGlossaryAs(glossary, texts::glossaryFormOf(name)));
}

}  // namespace hexa::editor
