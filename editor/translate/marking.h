// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/worddiff.h"
#include "editor/translate/offsets.h"
#include "editor/translate/translatesession.h"
#include "editor/ui/markup.h"
#include "editor/ui/severity.h"

#include <QPalette>
#include <QTextLayout>

namespace hexa::editor {

/// Formats for a text of a unit as it stands or is being typed: terms with a ground, what
/// alerts are about and wrong words underlined.
QList<QTextLayout::FormatRange> marksOf(const TranslateSession& session, std::size_t unit,
                                        const std::string& language, const QString& text,
                                        const QPalette& palette);

/// Colour of the line under a word that is spelled wrong: of no severity.
QColor spellingColour();
/// The ground of what is looked for.
QColor soughtColour();
/// A comparison: what went is struck out, what came underlined.
Markup richDiff(const std::vector<texts::DiffPart>& parts);

/// The words that an alert is about, by language: "EN: 3 · DE: 4".
QString comparedWords(const texts::Unit& unit, const texts::Alert& alert);

}  // namespace hexa::editor
