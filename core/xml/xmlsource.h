// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <pugixml.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa {

/// Maximum nesting of elements; files of other programs need ten to twenty levels.
inline constexpr int maxXmlDepth = 250;

/// Blanks and line ends between elements: kept for files with texts in elements, else only in
/// elements without other content.
enum class XmlBlanks { Keep, Drop };

/// Parsed XML text from outside with a line for each element. Dangerous input is refused: its own
/// entities and more elements than memory can hold before parsing, and deep nesting in the parsed
/// tree, before it is walked. No other files are read. UTF-8, or the encoding of its first lines:
/// UTF-16 with a mark, Latin 1. The text must outlive it.
class XmlSource {
public:
    /// Fails with the place and "xml.not-utf8", "xml.entities", "xml.too-deep",
    /// "xml.too-many-elements" (a short element takes twenty times its text in memory) or
    /// "xml.syntax".
    static Result<XmlSource> parse(std::string_view text, XmlBlanks blanks = XmlBlanks::Drop);

    pugi::xml_node root() const { return mDocument->document_element(); }
    TextPosition positionOf(const pugi::xml_node& node) const;
    /// Returns the offset of an element's bracket in the text; if that was not UTF-8, in its UTF-8
    /// form.
    static std::size_t offsetOf(const pugi::xml_node& element);

private:
    explicit XmlSource(std::string_view text);
    explicit XmlSource(std::unique_ptr<const std::string> transcoded);
    static Result<XmlSource> opened(std::string_view text);
    TextPosition positionAt(std::size_t offset) const;
    Error errorAt(std::size_t offset, std::string code, Arguments arguments = {}) const;

    /// Number of lines before a block of the text: an index of all lines could be larger than the
    /// text.
    struct Block {
        std::size_t lines = 0;
        std::size_t lineStart = 0;  ///< Start of the line that the block begins in.
    };
    static constexpr std::size_t blockBytes = 512;

    std::unique_ptr<const std::string>
        mTranscoded;  ///< If the text was not UTF-8. Places are those of this text.
    std::string_view mText;
    std::vector<Block> mBlocks;
    std::unique_ptr<pugi::xml_document> mDocument;
};

}  // namespace hexa
