// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/exchange/table.h"
#include "core/texts/glossary/glossary.h"

#include <QString>

#include <optional>
#include <vector>

class QWidget;

namespace hexa::editor {

class Locale;

// Tables of texts and glossaries of other programs, as files of the window.

/// True for a table or a workbook, by its name.
bool isTableFile(const QString& path);

/// Returns the project of a table, after asking what its columns hold. Returns none if the user
/// cancels. Fails as projectOfTable().
Result<std::optional<texts::Project>> askTableProject(QWidget* window, const Locale& locale,
                                                      const QString& path);

/// Returns the texts of a table that comes back, for each language. The columns are those of the
/// project's own table if their names are the same; otherwise asks. Returns none if the user
/// cancels. Fails as cataloguesOfTable().
Result<std::optional<std::vector<texts::Catalogue>>>
askTableTexts(QWidget* window, const Locale& locale, const QString& path, const texts::Project& project);

/// Returns the glossary that a user chooses, or none if the user cancels. Fails as
/// readAnyGlossary().
/// @param path receives the chosen file
Result<std::optional<texts::Glossary>> askGlossary(QWidget* window, const QString& folder,
                                                   const texts::Project& project, QString& path);

/// Saves a glossary in a file that a user chooses; the name decides the form.
/// @param path receives the chosen file, empty if the user cancels
Status saveGlossary(QWidget* window, const QString& start, const texts::Glossary& glossary, QString& path);

}  // namespace hexa::editor
