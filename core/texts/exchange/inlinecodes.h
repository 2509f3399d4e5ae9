// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/exchange/patch.h"
#include "core/xml/xmlsource.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

// Inline codes of XLIFF and TS: elements inside a text for formatting or values. The text has
// placeholders in their place ("{x1}", "{g1}" ... "{/g1}"), `**` for bold and a line break for a
// line break.

namespace hexa::texts {

struct InlineCode {
    std::string token;  ///< In the text.
    std::string raw;    ///< In the file.
    friend bool operator==(const InlineCode&, const InlineCode&) = default;
};

struct InlineText {
    std::string text;
    std::vector<InlineCode> codes;  ///< In their order.
    bool marks = false;             ///< Has annotations (mrk), which are not in the text.
};

/// An element of the text of a file, by offsets.
struct ElementSpan {
    std::size_t begin = 0;  ///< Offset of its opening bracket.
    std::size_t open = 0;   ///< Behind its start tag.
    std::size_t close = 0;  ///< Offset of its end tag; the same as `open` if it is empty ("<a/>").
    std::size_t end = 0;
    bool alone = false;  ///< Written "<a/>".
};

/// Returns the element that begins at an offset of a well-formed XML text.
ElementSpan elementAt(std::string_view xml, std::size_t begin);

/// Returns the character of `<byte value="x9"/>` or `<cp hex="0009"/>`, or an empty text for other
/// elements.
std::string elementCharacter(const pugi::xml_node& node);

/// Reads the texts of one unit: source and target give equal codes the same placeholder.
class InlineReader {
public:
    /// @param xml text that the nodes were parsed from
    /// @param folds true to fold line ends with their blanks into one blank
    InlineReader(std::string_view xml, bool folds) : mXml(xml), mFolds(folds) {}

    /// Stars of bold and line breaks stand for codes only if no text of the unit has some of its
    /// own: tell all elements.
    void look(const pugi::xml_node& element);
    InlineText read(const pugi::xml_node& element);

private:
    void content(const pugi::xml_node& element, InlineText& out);
    void code(const pugi::xml_node& node, InlineText& out);
    void pair(const pugi::xml_node& node, InlineText& out);
    std::string name(const pugi::xml_node& node);

    std::string_view mXml;
    bool mFolds = false;
    bool mStars = true;
    bool mBreaks = true;
    std::string mSeen;                          // all characters of the unit
    std::map<std::string, std::string> mNames;  // by element and id
};

/// Returns the text as XML. Placeholders become the codes of the translation or else of the source.
/// In TS, quotation marks are escaped, too, as Qt Linguist does.
std::string inlineXml(std::string_view text, const std::vector<InlineCode>& source,
                      const std::vector<InlineCode>& target, bool quotes);

}  // namespace hexa::texts
