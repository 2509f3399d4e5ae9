// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/xml/xmltext.h"

#include <pugixml.hpp>

#include <string>

// Short forms for the many elements of a VASSAL module. Only for core/exchange.

namespace hexa::exchange::vassal {

inline pugi::xml_node append(pugi::xml_node parent, const char* name) { return parent.append_child(name); }
inline void set(pugi::xml_node node, const char* name, const std::string& value) {
    setAttribute(node, name, value);
}
inline void set(pugi::xml_node node, const char* name, int value) {
    node.append_attribute(name).set_value(value);
}

}  // namespace hexa::exchange::vassal
