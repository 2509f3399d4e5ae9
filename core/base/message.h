// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace hexa {

/// A value named in a message: a number, a verbatim text (file name, tile ID) or a text in the
/// reader's language.
using ArgumentValue = std::variant<std::int64_t, std::string, Localized>;

struct Argument {
    std::string name;
    ArgumentValue value;
    friend bool operator==(const Argument&, const Argument&) = default;
};

using Arguments = std::vector<Argument>;

/// Message for people: never prose, as core/messages makes its text.
struct Message {
    std::string code;  ///< Stable, e.g. "clockwork.supply.exceeded".
    Arguments arguments = {};
    friend bool operator==(const Message&, const Message&) = default;
};

/// A position in a text file, both counted from 1; column counts bytes.
struct TextPosition {
    std::int64_t line = 0;
    std::int64_t column = 0;
    friend bool operator==(const TextPosition&, const TextPosition&) = default;
};

/// RFC 6901 pointer to a JSON value.
struct JsonPointer {
    std::string path;
    friend bool operator==(const JsonPointer&, const JsonPointer&) = default;
};

/// Hex of the board, axial. (core/hex has the type for calculations; this is only a place.)
struct HexPlace {
    int q = 0;
    int r = 0;
    friend bool operator==(const HexPlace&, const HexPlace&) = default;
};

/// A canonical edge: hex and direction 0-2.
struct EdgePlace {
    int q = 0;
    int r = 0;
    int direction = 0;
    friend bool operator==(const EdgePlace&, const EdgePlace&) = default;
};

/// Place that a message points to.
using Place = std::variant<std::monostate, TextPosition, JsonPointer, HexPlace, EdgePlace>;

enum class Severity { Hint, Warning, Error };

/// Something found wrong with a scenario or a file.
struct Problem : Message {
    Severity severity = Severity::Error;
    Place place = {};
    std::string rule = {};  ///< Rule ID this comes from, e.g. "GEN-01"; may be empty.
    friend bool operator==(const Problem&, const Problem&) = default;
};

}  // namespace hexa
