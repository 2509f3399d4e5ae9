// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"

#include <optional>
#include <string>
#include <string_view>

// Words of the text map; see docs/exchange.md. Only for core/io/textmap/textmap and its parts.

namespace hexa::text {

/// Replaces control characters, "%" and the characters of `special` by %XX; blanks at the ends too.
std::string escaped(std::string_view text, std::string_view special = {});

/// Returns the text that escaped() was given; none if a "%" has no two hexadecimal digits behind it
/// or if the result is not UTF-8.
std::optional<std::string> unescaped(std::string_view text);

/// Returns the short name of a kind in tokens: its letter if no kind before has the same and it
/// can't be mistaken for anything else, else its id.
std::string shortName(const Catalog& catalog, KindId kind);

/// Returns the kind with this shortName(), or with this id.
std::optional<KindId> kindNamed(const Catalog& catalog, std::string_view name);

/// Returns the kind of an ID made of a kind's letter and a number without leading zeros ("V3");
/// none for other IDs.
std::optional<KindId> kindOfId(const Catalog& catalog, std::string_view id);

}  // namespace hexa::text
