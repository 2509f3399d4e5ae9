// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/exchange/catalogue.h"

#include <QStringList>

#include <vector>

class QWidget;

namespace hexa::editor {

class Locale;

// Questions before translation files of other programs are imported. They return false if the user
// decides against it.

/// Asks if a file that is not in UTF-8 should be read in the old encoding.
bool acceptOldEncoding(QWidget* window, const QString& path);
/// Asks for the languages that neither the files nor their names tell.
bool askLanguages(QWidget* window, const QStringList& paths, std::vector<texts::Catalogue>& catalogues);
/// Tells which parts of the files can't be preserved.
bool acceptLosses(QWidget* window, const Locale& locale, const QStringList& paths,
                  const std::vector<texts::Catalogue>& catalogues);
/// Shows all changes before any is made.
bool acceptMerge(QWidget* window, const Locale& locale, const texts::Project& project,
                 const texts::MergePlan& plan);

}  // namespace hexa::editor
