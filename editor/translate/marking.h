// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/worddiff.h"
#include "editor/translate/offsets.h"
#include "editor/translate/translateparts.h"
#include "editor/ui/markup.h"
#include "editor/ui/severity.h"

#include <QPalette>
#include <QTextLayout>

namespace hexa::editor {

/// Returns formats for a text of a unit, stored or being typed: coloured terms, and underlined
/// alerts and wrong words.
QList<QTextLayout::FormatRange> marksOf(TranslateParts& parts, std::size_t unit, const std::string& language,
                                        const QString& text, const QPalette& palette);

/// Returns the colour of the line under a misspelt word. It differs from those of severities.
QColor spellingColour();
/// Returns the background colour of search matches.
QColor soughtColour();
/// Returns a comparison with deleted parts struck out and new parts underlined.
Markup richDiff(const std::vector<texts::DiffPart>& parts);

/// Returns the compared words of an alert, by language: "EN: 3 · DE: 4".
QString comparedWords(const texts::Unit& unit, const texts::Alert& alert);

}  // namespace hexa::editor
