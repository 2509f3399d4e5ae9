// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/xml/xmlsource.h"

#include "core/base/transcode.h"
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

/// More takes half a gigabyte when parsed. A map of a million cells, written by this program, has
/// three million, and five million attributes.
constexpr std::ptrdiff_t maxTags = 5'000'000;

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

/// Finds the first element nested too deeply. pugixml counts, and walks without recursion.
class DepthGuard : public pugi::xml_tree_walker {
public:
    const pugi::xml_node& tooDeep() const { return mTooDeep; }

private:
    bool for_each(pugi::xml_node& node) override {
        if (node.type() != pugi::node_element || depth() < maxXmlDepth) return true;
        mTooDeep = node;
        return false;
    }

    pugi::xml_node mTooDeep;
};

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

XmlSource::XmlSource(std::unique_ptr<const std::string> transcoded) : XmlSource(*transcoded) {
    mTranscoded = std::move(transcoded);
}

Result<XmlSource> XmlSource::opened(std::string_view text) {
    const auto owning = [](std::string utf8) {
        return XmlSource(std::make_unique<const std::string>(std::move(utf8)));
    };
    if (isWideUnicode(text))
        return owning(
            utf8From(text.front() == '\xFE' ? Charset::Utf16Big : Charset::Utf16Little, text.substr(2)));
    const std::size_t wrong = firstWrongByte(text);
    if (wrong == text.size()) return XmlSource(text);
    if (declaresLatin1(text)) return owning(utf8From(Charset::Latin1, text));
    return XmlSource(text).errorAt(wrong, "xml.not-utf8");
}

Result<XmlSource> XmlSource::parse(std::string_view bytes, XmlBlanks blanks) {
    auto opened = XmlSource::opened(bytes);
    if (!opened) return opened.error();
    XmlSource& source = *opened;
    const std::string_view text = source.mText;
    if (std::count(text.begin(), text.end(), '<') > maxTags ||
        std::count(text.begin(), text.end(), '=') > 2 * maxTags)
        return source.errorAt(0, "xml.too-many-elements", {{"max", std::int64_t{maxTags}}});
    if (const auto entity = text.find("<!ENTITY"); entity != std::string_view::npos)
        return source.errorAt(entity, "xml.entities");
    source.mDocument = std::make_unique<pugi::xml_document>();
    const unsigned spaces = blanks == XmlBlanks::Keep ? pugi::parse_ws_pcdata : pugi::parse_ws_pcdata_single;
    const auto result = source.mDocument->load_buffer(text.data(), text.size(), pugi::parse_default | spaces,
                                                      pugi::encoding_utf8);
    // The beginning of a malformed text is counted, too: the depth is the better reason.
    DepthGuard guard;
    source.mDocument->traverse(guard);
    if (guard.tooDeep())
        return source.errorAt(source.offsetOf(guard.tooDeep()), "xml.too-deep",
                              {{"max", std::int64_t{maxXmlDepth}}});
    if (result && source.root()) return opened;
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

std::size_t XmlSource::offsetOf(const pugi::xml_node& element) {
    // pugixml gives the place of the name, which is behind the bracket.
    const auto offset = element.offset_debug();
    return offset < 1 ? 0 : static_cast<std::size_t>(offset) - 1;
}

TextPosition XmlSource::positionOf(const pugi::xml_node& node) const {
    const auto offset = node.offset_debug();
    return positionAt(offset < 0 ? 0 : static_cast<std::size_t>(offset));
}

}  // namespace hexa
