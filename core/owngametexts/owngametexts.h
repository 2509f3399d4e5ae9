// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/definition/definition.h"
#include "core/texts/project.h"

#include <string>
#include <vector>

namespace hexa::owngame {

/// Returns the texts of a game file as units of a text project, to be translated and checked like
/// all others: the name of the game, of its tiles, objects, properties, choices, sets, figures and
/// layouts, and the sentences of its rules. Their ids name their owners ("kind.pond", "rule.apart",
/// "property.number.6"). Parts without a text have no unit. States, notes and accepted alerts are
/// those last put into the game file, as core/texts/recall.h says.
/// @param languages first languages of the project; those that the game has besides follow
/// @param glossary that of a project without a stored one
texts::Project textsOf(const Definition& definition, std::vector<std::string> languages,
                       texts::Glossary glossary);

/// Puts the project's texts back into a game file with their states. Changes nothing else. Units of
/// removed parts are skipped, and stored states of a newer program are left alone.
void putTexts(Definition& definition, const texts::Project& project);

/// Returns the JSON pointer of the part that has the text of a unit, e.g. "/catalog/kinds/3".
/// Returns an empty text if there is none.
std::string placeOfText(const Definition& definition, const std::string& unit);

}  // namespace hexa::owngame
