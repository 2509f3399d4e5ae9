// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <pugixml.hpp>

#include <string>
#include <string_view>

namespace hexa::texts {

/// Deepest nesting that is read; texts need ten levels.
inline constexpr int maxXmlDepth = 100;

/// Parses XML from outside. What could explode is refused before: entities of its own, deep nesting.
Status parseXml(pugi::xml_document& document, std::string_view text);

/// The text of an element with that of the elements in it (inline marks of other programs).
std::string textOf(const pugi::xml_node& node);

/// Adds an element with a text.
pugi::xml_node addText(pugi::xml_node parent, const char* name, std::string_view text);

std::string xmlText(const pugi::xml_document& document);

/// Without characters that XML 1.0 has no way to hold.
std::string cleanForXml(std::string_view text);

}  // namespace hexa::texts
