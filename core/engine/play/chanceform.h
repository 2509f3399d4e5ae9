// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <span>
#include <string>
#include <vector>

namespace hexa {

/// Decision of chance at one moment of a game, as people see it at their table: dice to throw,
/// cards to draw, tiles to turn over. Its result is one line of the record: `order`, and a word for
/// each field.
struct ChanceForm {
    struct Value {
        std::string word;  ///< Word in the line: "5", "ambush".
        Message text;
        friend bool operator==(const Value&, const Value&) = default;
    };
    struct Field {
        enum class Kind { Die, Card, Tile };
        Kind kind = Kind::Die;
        Message text;               ///< Thing to throw or draw.
        std::vector<Value> values;  ///< Possible results.
        friend bool operator==(const Field&, const Field&) = default;
    };
    std::string order;  ///< Beginning of the line, e.g. "chance".
    std::vector<Field> fields;
    bool distinct = false;  ///< No value comes twice: cards of one deck.

    bool empty() const { return fields.empty(); }
    /// Returns the line of a result: for each field the index of its value.
    std::string line(std::span<const int> values) const;
    /// Returns the indices in a line; fewer than there are fields if the line is different.
    std::vector<int> read(const std::string& line) const;
    friend bool operator==(const ChanceForm&, const ChanceForm&) = default;
};

}  // namespace hexa
