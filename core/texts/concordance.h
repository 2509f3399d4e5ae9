// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/find.h"

#include <stop_token>

namespace hexa::texts {

/// Returns the places of a language with these words, including inflected ones ("Runden" for
/// "Runde"), in order of units; at most `max`. Successive words must follow each other there. After
/// a stop request, it returns the places found so far.
std::vector<FindHit> usesOf(const Project& project, std::string_view words, const std::string& language,
                            std::size_t max, const std::stop_token& stop = {});

/// Returns units with the same source word for word, but another text in this language, so that
/// this translation may fit there, too. None for the source itself or an empty text.
std::vector<std::size_t> equalSources(const Project& project, std::size_t unit, std::string_view language);
/// Returns the same among some units.
std::vector<std::size_t> equalSources(const Project& project, std::size_t unit, std::string_view language,
                                      const std::vector<std::size_t>& among);

/// Puts the unit's text of the language into the others, as one edit.
Edit spread(const Project& project, std::size_t unit, const std::string& language,
            const std::vector<std::size_t>& to);

}  // namespace hexa::texts
