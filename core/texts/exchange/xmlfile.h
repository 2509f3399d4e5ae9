// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/exchange/catalogue.h"
#include "core/texts/exchange/inlinecodes.h"
#include "core/xml/xmlsource.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// XLIFF and TS files with the places of their changeable parts.

namespace hexa::texts {

/// Places of the parts of an entry in the text of the file: offsets of the brackets of elements.
struct XmlPlace {
    std::size_t message = 0;  ///< trans-unit, unit or message.
    /// Offset that a missing target follows: the end of source or seg-source.
    std::size_t behind = 0;
    std::optional<std::size_t> segment;   ///< Segment of XLIFF 2.
    std::optional<std::size_t> target;    ///< target or translation.
    std::optional<std::size_t> form;      ///< numerusform.
    bool lacksForms = false;              ///< TS: the message has forms, but its translation is empty.
    std::optional<std::size_t> approval;  ///< extra-state of TS with "approved".
    std::vector<InlineCode> source;       ///< Codes of the source and of the target.
    std::vector<InlineCode> codes;
    bool fixed = false;  ///< Several segments: a changed text can't be shared out among them.
};

struct XmlFile {
    ExchangeForm form = ExchangeForm::Ts;
    Catalogue catalogue;
    std::vector<XmlPlace> places;  ///< One for each entry.
};

/// Reads XLIFF of both versions and TS. The root element decides which. Fails with
/// "texts.exchange.*" or "xml.*".
Result<XmlFile> readXmlFile(std::string_view text);

Status readTs(const pugi::xml_node& root, XmlFile& file);
void readXliff12(const pugi::xml_node& root, std::string_view text, XmlFile& file);
void readXliff20(const pugi::xml_node& root, std::string_view text, XmlFile& file);

/// Returns the language that an element names: "xml:lang", or "lang" of older files.
std::string_view languageAttribute(const pugi::xml_node& node);

/// Element in which lconvert keeps the msgid_plural of a PO file.
inline constexpr const char* tsPluralSource = "extra-po-msgid_plural";

/// Returns the plural categories of Qt for a language, in the order of numerusform.
std::vector<std::string> tsCategories(std::string_view language);

/// Returns the name of a state in XLIFF 1.2.
const char* state12(State state);

/// State of a segment in XLIFF 2; the finer one is null if there is none.
struct State20 {
    const char* state = nullptr;
    const char* subState = nullptr;
};
State20 state20(State state);

}  // namespace hexa::texts
