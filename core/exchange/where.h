// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>

// Messages of importers name their place in the text too ("12:5" or "/layers/0"), because the same
// code comes from XML and from JSON. Only for core/exchange.

namespace hexa::exchange {

/// Returns "line:column", the JSON pointer or "q,r"; "-" without a place.
std::string whereText(const Place& place);

/// Returns an error or a warning with its place, which is also the argument "where".
Error errorAt(const Place& place, std::string code, Arguments arguments = {});
Problem warningAt(const Place& place, std::string code, Arguments arguments = {});

}  // namespace hexa::exchange
