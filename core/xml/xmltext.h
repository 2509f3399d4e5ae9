// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <pugixml.hpp>

#include <optional>
#include <string>
#include <string_view>

// Texts in XML: reading them out of elements, writing them.

namespace hexa {

/// Returns the text of an element with that of the elements in it (inline marks of other programs).
std::string textOf(const pugi::xml_node& node);

/// Returns the text with U+FFFD for characters that XML 1.0 can't hold; none if there were none.
std::optional<std::string> withoutForbidden(std::string_view text);

/// Add an element with a text, or an attribute; characters that XML can't hold become U+FFFD.
pugi::xml_node addText(pugi::xml_node parent, const char* name, std::string_view text);
void setAttribute(pugi::xml_node node, const char* name, std::string_view value);

/// Returns the file's text, in UTF-8.
std::string xmlText(const pugi::xml_document& document);

}  // namespace hexa
