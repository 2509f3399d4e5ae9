// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/xmlsource.h"

#include "core/base/utf8.h"
#include "core/exchange/where.h"

#include <algorithm>
#include <charconv>

namespace hexa::exchange {
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

Result<XmlSource> XmlSource::parse(std::string_view text) {
    XmlSource source(text);
    pugi::xml_encoding encoding = pugi::encoding_utf8;
    if (isWideUnicode(text)) {
        encoding = pugi::encoding_auto;
    } else if (const std::size_t wrong = firstWrongByte(text); wrong < text.size()) {
        if (!declaresLatin1(text)) return errorAt(source.positionAt(wrong), "exchange.not-utf8");
        encoding = pugi::encoding_latin1;
    }
    if (std::count(text.begin(), text.end(), '<') > maxTags ||
        std::count(text.begin(), text.end(), '=') > 2 * maxTags)
        return errorAt(TextPosition{1, 1}, "exchange.too-many-elements", {{"max", std::int64_t{maxTags}}});
    source.mDocument = std::make_unique<pugi::xml_document>();
    const auto result = source.mDocument->load_buffer(
        text.data(), text.size(), pugi::parse_default | pugi::parse_ws_pcdata_single, encoding);
    if (result && source.root()) return source;
    const auto offset =
        result ? std::size_t{0} : static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, result.offset));
    const std::string reason = result ? "no root element" : result.description();
    return errorAt(source.positionAt(offset), "exchange.xml-syntax", {{"reason", reason}});
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

Result<std::optional<std::int64_t>> integerOf(const XmlSource& source, const pugi::xml_node& node,
                                              const char* name, std::int64_t min, std::int64_t max) {
    const pugi::xml_attribute attribute = node.attribute(name);
    if (!attribute) return std::optional<std::int64_t>();
    const std::string_view text = attribute.value();
    std::int64_t value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure == std::errc{} && end == text.data() + text.size() && value >= min && value <= max)
        return std::optional(value);
    return errorAt(source.positionOf(node), "exchange.bad-number",
                   {{"name", std::string(name)},
                    {"value", std::string(text.substr(0, 40))},
                    {"min", min},
                    {"max", max}});
}

std::optional<std::string> withoutForbidden(std::string_view text) {
    const auto forbidden = [](std::string_view character) {
        const auto first = static_cast<unsigned char>(character.front());
        return (first < 0x20 && first != '\t' && first != '\n' && first != '\r') ||
               character == "\xEF\xBF\xBE" || character == "\xEF\xBF\xBF";
    };
    std::string out;
    bool changed = false;
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
        if (length == 0 || forbidden(character)) {
            out += "\xEF\xBF\xBD";
            changed = true;
        } else {
            out += character;
        }
        text.remove_prefix(character.size());
    }
    return changed ? std::optional(std::move(out)) : std::nullopt;
}

}  // namespace hexa::exchange
