// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/edits.h"

namespace hexa::texts {

/// Words of a text that others take the place of.
struct Exchange {
    std::size_t unit = 0;
    std::string language;
    std::size_t begin = 0;  ///< Bytes of the text.
    std::size_t end = 0;
    std::string text;
    friend bool operator==(const Exchange&, const Exchange&) = default;
};

/// All of them as one edit from the first unit to the last. French articles are made to fit (elision.h); with `keepCapitals` a
/// word at whose place one with a capital stood gets one. What overlaps another exchange, or lies outside of its text, is left out.
Edit exchange(const Project& project, std::vector<Exchange> exchanges, bool keepCapitals = true);

/// A text of the exchange's language with it made; what else stands in the project tells the gender of French words.
std::string exchanged(const Project& project, std::string text, const Exchange& exchange);

/// For each exchange the text as it alone would make it.
std::vector<std::string> exchangedEach(const Project& project, const std::vector<Exchange>& exchanges);

}  // namespace hexa::texts
