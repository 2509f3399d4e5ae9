// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/xml/xmltext.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <sstream>

namespace hexa {
namespace {

/// Without control characters.
std::string cleaned(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (const char c : text)
        if (static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t') out += c;
    return out;
}

}  // namespace

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

pugi::xml_node addText(pugi::xml_node parent, const char* name, std::string_view text) {
    pugi::xml_node node = parent.append_child(name);
    if (!text.empty()) node.append_child(pugi::node_pcdata).set_value(cleaned(text).c_str());
    return node;
}

std::string xmlText(const pugi::xml_document& document) {
    std::ostringstream out;
    document.save(out, "  ", pugi::format_default, pugi::encoding_utf8);
    return out.str();
}

}  // namespace hexa
