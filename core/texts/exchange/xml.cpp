// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/exchange/xml.h"

#include <algorithm>
#include <sstream>

namespace hexa::texts {
namespace {

std::int64_t lineAt(std::string_view text, std::size_t at) {
    return 1 + std::count(text.begin(), text.begin() + static_cast<long>(std::min(at, text.size())), '\n');
}

/// Nesting of elements, without parsing more of them than their ends.
int depthOf(std::string_view text) {
    int depth = 0;
    int deepest = 0;
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
            const auto end = rest.find('>');
            if (rest.starts_with("</"))
                --depth;
            else if (end != std::string_view::npos && end > 0 && rest[end - 1] != '/')
                deepest = std::max(deepest, ++depth);
            ++at;
        }
    }
    return deepest;
}

}  // namespace

Status parseXml(pugi::xml_document& document, std::string_view text) {
    if (text.find("<!ENTITY") != std::string_view::npos) return Error("texts.exchange.entities");
    if (depthOf(text) > maxXmlDepth)
        return Error("texts.exchange.too-deep", {{"max", std::int64_t{maxXmlDepth}}});
    const auto result = document.load_buffer(
        text.data(), text.size(), pugi::parse_default | pugi::parse_ws_pcdata, pugi::encoding_utf8);
    if (result) return Done{};
    const std::int64_t line =
        lineAt(text, static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, result.offset)));
    return Error("texts.exchange.xml", {{"line", line}, {"reason", std::string(result.description())}},
                 TextPosition{line, 1});
}

std::string textOf(const pugi::xml_node& node) {
    std::string out;
    for (const pugi::xml_node& child : node.children()) {
        if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata)
            out += child.value();
        else if (child.type() == pugi::node_element)
            out += textOf(child);
    }
    return out;
}

std::string cleanForXml(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (const char c : text)
        if (static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t') out += c;
    return out;
}

pugi::xml_node addText(pugi::xml_node parent, const char* name, std::string_view text) {
    pugi::xml_node node = parent.append_child(name);
    if (!text.empty()) node.append_child(pugi::node_pcdata).set_value(cleanForXml(text).c_str());
    return node;
}

std::string xmlText(const pugi::xml_document& document) {
    std::ostringstream out;
    document.save(out, "  ", pugi::format_default, pugi::encoding_utf8);
    return out.str();
}

}  // namespace hexa::texts
