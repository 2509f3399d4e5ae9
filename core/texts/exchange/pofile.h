// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/exchange/catalogue.h"
#include "core/texts/exchange/patch.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

// A PO file with the places of its changeable parts.

namespace hexa::texts {

struct PoMessage {
    std::size_t firstEntry = 0;  ///< In the catalogue; its plural forms follow one another.
    std::size_t entries = 0;
    std::size_t begin = 0;  ///< Offset of the line of its msgctxt or msgid.
    bool fuzzy = false;
    std::vector<Span> flags;     ///< Lines that begin with "#," or "#=", with their ends.
    std::optional<Span> state;   ///< Line of the state that this program has noted, with its end.
    std::optional<State> noted;  ///< That state.
    std::vector<Span> previous;  ///< Lines that begin with "#|", with their ends.
    /// Span of each msgstr: from its first quotation mark to its last one.
    std::vector<Span> values;
};

struct PoFile {
    Catalogue catalogue;
    std::vector<PoMessage> messages;
};

/// Reads a PO file. Lines end with \n or \r\n. Fails with "texts.exchange.po".
Result<PoFile> readPoFile(std::string_view text);

/// Returns the byte that follows a backslash in a string of C; `at` is that of its name, and then
/// behind it.
char poEscaped(std::string_view text, std::size_t& at);

/// Returns the strings of C for each byte of a text. At its beginning and end, they are those of
/// the text that stood there before: programs write the same character as it is, or as "\x41" or
/// "\101".
/// @param before strings in quotation marks as the file has them, or an empty text
std::vector<std::string> poSpelling(std::string_view text, std::string_view before);

/// Returns a text as a quoted string of C.
std::string poQuoted(std::string_view text);

}  // namespace hexa::texts
