// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/xml/xmlsource.h"

namespace hexa::exchange {

/// Returns a whole number in an attribute; none if it is missing. Fails with "exchange.bad-number".
Result<std::optional<std::int64_t>> integerOf(const XmlSource& source, const pugi::xml_node& node,
                                              const char* name, std::int64_t min, std::int64_t max);

}  // namespace hexa::exchange
