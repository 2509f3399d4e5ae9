// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/xml/xmlsource.h"

#include "core/base/utf8.h"

#include <algorithm>

namespace hexa {
namespace {

/// True if the first lines declare the encoding that pugixml knows beside Unicode.
bool declaresLatin1(std::string_view text) {
    std::string head(text.substr(0, 200));
    for (char& c : head)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return head.starts_with("<?xml") &&
           (head.find("iso-8859-1") != std::string::npos || head.find("latin1") != std::string::npos);
}

/// More takes about a gigabyte when parsed; a map of a million cells has a third.
constexpr std::ptrdiff_t maxTags = 10'000'000;

std::size_t firstWrongByte(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t length =
            static_cast<unsigned char>(text[at]) < 0x80 ? 1 : utf8Length(text.substr(at));
        if (length == 0) return at;
        at += length;
    }
    return at;
}

/// Where the nesting of elements becomes too deep, without parsing more of them than their ends; npos if it does not.
std::size_t firstTooDeep(std::string_view text) {
    int depth = 0;
    for (std::size_t at = 0; (at = text.find('<', at)) != std::string_view::npos;) {
        const std::string_view rest = text.substr(at);
        const auto skipTo = [&](std::string_view end) {
            const auto found = rest.find(end);
            at = found == std::string_view::npos ? text.size() : at + found + end.size();
        };
        if (rest.starts_with("<!--")) {
            skipTo("-->");
        } else if (rest.starts_with("<![CDATA[")) {
            skipTo("]]>");
        } else if (rest.starts_with("<?") || rest.starts_with("<!")) {
            skipTo(">");
        } else {
            if (rest.starts_with("</")) {
                --depth;
            } else if (const auto end = rest.find('>');
                       end != std::string_view::npos && rest[end - 1] != '/' && ++depth > maxXmlDepth) {
                return at;
            }
            ++at;
        }
    }
    return std::string_view::npos;
}

bool isWideUnicode(std::string_view text) {
    return text.starts_with("\xFE\xFF") || text.starts_with("\xFF\xFE");
}

}  // namespace

XmlSource::XmlSource(std::string_view text) : mText(text) {
    Block block;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i % blockBytes == 0) mBlocks.push_back(block);
        if (text[i] != '\n') continue;
        ++block.lines;
        block.lineStart = i + 1;
    }
}

Result<XmlSource> XmlSource::parse(std::string_view text, XmlBlanks blanks) {
    XmlSource source(text);
    pugi::xml_encoding encoding = pugi::encoding_utf8;
    if (isWideUnicode(text)) {
        encoding = pugi::encoding_auto;
    } else if (const std::size_t wrong = firstWrongByte(text); wrong < text.size()) {
        if (!declaresLatin1(text)) return source.errorAt(wrong, "xml.not-utf8");
        encoding = pugi::encoding_latin1;
    }
    if (std::count(text.begin(), text.end(), '<') > maxTags ||
        std::count(text.begin(), text.end(), '=') > 2 * maxTags)
        return source.errorAt(0, "xml.too-many-elements", {{"max", std::int64_t{maxTags}}});
    if (const auto entity = text.find("<!ENTITY"); entity != std::string_view::npos)
        return source.errorAt(entity, "xml.entities");
    if (const auto deep = firstTooDeep(text); deep != std::string_view::npos)
        return source.errorAt(deep, "xml.too-deep", {{"max", std::int64_t{maxXmlDepth}}});
    source.mDocument = std::make_unique<pugi::xml_document>();
    const unsigned spaces = blanks == XmlBlanks::Keep ? pugi::parse_ws_pcdata : pugi::parse_ws_pcdata_single;
    const auto result =
        source.mDocument->load_buffer(text.data(), text.size(), pugi::parse_default | spaces, encoding);
    if (result && source.root()) return source;
    const auto offset =
        result ? std::size_t{0} : static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, result.offset));
    const std::string reason = result ? "no root element" : result.description();
    return source.errorAt(offset, "xml.syntax", {{"reason", reason}});
}

Error XmlSource::errorAt(std::size_t offset, std::string code, Arguments arguments) const {
    const TextPosition at = positionAt(offset);
    arguments.push_back({"where", std::to_string(at.line) + ':' + std::to_string(at.column)});
    return Error(std::move(code), std::move(arguments), at);
}

TextPosition XmlSource::positionAt(std::size_t offset) const {
    offset = std::min(offset, mText.size());
    const std::size_t index = offset / blockBytes;
    Block block = index < mBlocks.size() ? mBlocks[index] : (mBlocks.empty() ? Block{} : mBlocks.back());
    for (std::size_t i = std::min(index, mBlocks.empty() ? 0 : mBlocks.size() - 1) * blockBytes; i < offset;
         ++i) {
        if (mText[i] != '\n') continue;
        ++block.lines;
        block.lineStart = i + 1;
    }
    return {static_cast<std::int64_t>(block.lines) + 1,
            static_cast<std::int64_t>(offset - block.lineStart) + 1};
}

TextPosition XmlSource::positionOf(const pugi::xml_node& node) const {
    const auto offset = node.offset_debug();
    return positionAt(offset < 0 ? 0 : static_cast<std::size_t>(offset));
}

}  // namespace hexa
