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

namespace hexa::exchange {

/// A parsed XML text whose elements know their line. Entities of a document type are not expanded, and nothing but the
/// text is read. The text must outlive it.
class XmlSource {
public:
    /// Fails with "exchange.not-utf8", "exchange.xml-syntax" or "exchange.too-many-elements": a short element takes
    /// twenty times its text in memory.
    static Result<XmlSource> parse(std::string_view text);

    pugi::xml_node root() const { return mDocument->document_element(); }
    TextPosition positionOf(const pugi::xml_node& node) const;

private:
    explicit XmlSource(std::string_view text);
    TextPosition positionAt(std::size_t offset) const;

    /// What lies before a block of the text: an index of all lines could be larger than the text.
    struct Block {
        std::size_t lines = 0;
        std::size_t lineStart = 0;  ///< Of the line that the block begins in.
    };
    static constexpr std::size_t blockBytes = 512;

    std::string_view mText;
    std::vector<Block> mBlocks;
    std::unique_ptr<pugi::xml_document> mDocument;
};

/// A whole number in an attribute; none if it is missing. Fails with "exchange.bad-number".
Result<std::optional<std::int64_t>> integerOf(const XmlSource& source, const pugi::xml_node& node,
                                              const char* name, std::int64_t min, std::int64_t max);

/// The text without what XML 1.0 can't hold, which becomes U+FFFD; none if nothing had to be replaced.
std::optional<std::string> withoutForbidden(std::string_view text);

}  // namespace hexa::exchange
