// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/exchange/patch.h"
#include "core/texts/exchange/pofile.h"
#include "core/texts/exchange/xmlfile.h"
#include "core/texts/keptfile.h"
#include "core/texts/language/encodedfile.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// A translation file of any form with the places of its texts, and changes at these places.

namespace hexa::texts {

struct ParsedFile {
    EncodedFile encoded;
    bool onlyReturns = false;  ///< Lines ended with \r alone; they are \n in the text.
    std::variant<PoFile, XmlFile> content;

    Catalogue& catalogue();
    ExchangeForm form() const;
};

/// Returns the name of an encoding that a person has asked for, in project files: "latin1" or none.
std::string nameOf(Encoding asked);
/// Returns the encoding with which a kept file was read.
Encoding encodingOf(const KeptFile& file);

/// Reads a file. Fails as readCatalogue does.
Result<ParsedFile> parseFile(std::string_view bytes, Encoding asked);

/// A new text for the file.
struct NewText {
    std::optional<std::string> text;  ///< None: it stays.
    std::optional<State> state;
    State whole = State::Missing;  ///< State in the project, changed or not.
};

/// Add the changes of all texts; `changes` has one member for each entry. Return the number of
/// entries that change in the file; not all forms can hold all states.
std::size_t patchPo(const PoFile& file, std::string_view text, const std::vector<NewText>& changes,
                    Patches& patches);
std::size_t patchXml(const XmlFile& file, std::string_view text, const std::vector<NewText>& changes,
                     Patches& patches);

}  // namespace hexa::texts
