// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/texts/language/encoding.h"

#include <string>
#include <string_view>

namespace hexa::texts {

/// The text of a translation file in UTF-8, with the line ends of the file, and its encoding.
struct EncodedFile {
    std::string text;
    std::string charset = "UTF-8";  ///< Name of the charset for ICU.
    std::string mark;               ///< Byte order mark.
};

/// Whether the text of a file may name its encoding. The cells of a table don't.
enum class Declaration : unsigned char { Read, Ignored };

/// Decodes a file as its byte order mark, its XML declaration or its PO header requires, else as
/// UTF-8. `Encoding::Latin1` overrules the last two. Fails as decodeText does.
Result<EncodedFile> decodeFile(std::string_view bytes, Encoding asked = Encoding::Detect,
                               Declaration declaration = Declaration::Read);

/// Encodes a text as the file was. Characters that the encoding lacks become references in XML. In
/// PO it fails with "texts.exchange.charset".
Result<std::string> encodeFile(std::string_view text, const EncodedFile& like, bool xml);

}  // namespace hexa::texts
