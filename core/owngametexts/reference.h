// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/definition/definition.h"
#include "core/texts/project.h"

namespace hexa::owngame {

/// Returns the rules of placing and the numbers of tiles and things as sentences, to be read and
/// printed like the rules reference of any game: a text project with a section for each severity
/// and one for the numbers. Unit IDs are rule IDs. A sentence of the author's appears in all
/// languages, if need be untranslated. Other rules have a sentence for each range of players.
texts::Project referenceOf(const Definition& definition);

}  // namespace hexa::owngame
