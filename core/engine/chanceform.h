// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <span>
#include <string>
#include <vector>

namespace hexa {

/// What chance decides at a moment of a game, as people see it at their table: dice that they
/// throw, cards that they draw, tiles that they turn over. Its result is one line of the record:
/// `order`, and a word for each field.
struct ChanceForm {
    struct Value {
        std::string word;  ///< As in the line: "5", "ambush".
        Message text;
        friend bool operator==(const Value&, const Value&) = default;
    };
    struct Field {
        enum class Kind { Die, Card, Tile };
        Kind kind = Kind::Die;
        Message text;               ///< What is thrown or drawn.
        std::vector<Value> values;  ///< What may come of it.
        friend bool operator==(const Field&, const Field&) = default;
    };
    std::string order;  ///< How the line begins, e.g. "chance".
    std::vector<Field> fields;
    bool distinct = false;  ///< No value comes twice: cards of one deck.

    bool empty() const { return fields.empty(); }
    /// The line of a result: for each field the index of its value.
    std::string line(std::span<const int> values) const;
    /// Of a line: the same indices; fewer than there are fields if the line says something else.
    std::vector<int> read(const std::string& line) const;
    friend bool operator==(const ChanceForm&, const ChanceForm&) = default;
};

}  // namespace hexa
