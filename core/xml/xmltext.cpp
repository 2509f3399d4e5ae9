// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/xml/xmltext.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <sstream>
#include <utility>

namespace hexa {
namespace {

/// Collects texts; pugixml walks without recursion.
class TextCollector : public pugi::xml_tree_walker {
public:
    std::string take() { return std::move(mText); }

private:
    bool for_each(pugi::xml_node& node) override {
        if (node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata) mText += node.value();
        return true;
    }

    std::string mText;
};

}  // namespace

std::string textOf(const pugi::xml_node& node) {
    TextCollector collector;
    pugi::xml_node(node).traverse(collector);
    return collector.take();
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
    if (!text.empty())
        node.append_child(pugi::node_pcdata)
            .set_value(withoutForbidden(text).value_or(std::string(text)).c_str());
    return node;
}

void setAttribute(pugi::xml_node node, const char* name, std::string_view value) {
    node.append_attribute(name).set_value(withoutForbidden(value).value_or(std::string(value)).c_str());
}

std::string xmlText(const pugi::xml_document& document) {
    std::ostringstream out;
    document.save(out, "  ", pugi::format_default, pugi::encoding_utf8);
    return out.str();
}

}  // namespace hexa
