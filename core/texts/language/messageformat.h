// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// Messages in the format of ICU ("{count, plural, one {# card} other {# cards}}"), as files of
// translators have them. Their branches are read by the ICU library; a text is compared by its
// branch "other".

namespace hexa::texts {

/// Condition of a message's forms.
struct MessageChoice {
    enum class Kind : unsigned char { Plural, Ordinal, Select };
    Kind kind = Kind::Plural;
    /// Bytes of a branch, inside of its braces.
    struct Place {
        std::size_t begin = 0;
        std::size_t end = 0;
        friend bool operator==(const Place&, const Place&) = default;
    };
    std::string argument;                ///< "count".
    std::vector<std::string> selectors;  ///< "one", "=0", "other", in the order of the text.
    std::vector<Place> branches;         ///< Of each selector.
    friend bool operator==(const MessageChoice&, const MessageChoice&) = default;
};

/// Bytes of a text other than words.
struct MessageSpan {
    std::size_t begin = 0;
    std::size_t end = 0;
    /// Placeholder behind it: "{count, plural}", "{count}" for a "#"; empty: none.
    std::string placeholder;
    friend bool operator==(const MessageSpan&, const MessageSpan&) = default;
};

struct MessageShape {
    std::vector<MessageChoice> choices;
    std::vector<MessageSpan>
        spans;  ///< In order: all except the branches "other" and the text outside of arguments.
    /// It has such a choice, but can't be read: a brace or the branch "other" is missing, or more
    /// than 50 braces are open at once.
    bool broken = false;
    /// It has arguments with a type and can be read: all braces outside of `spans` are quoted.
    bool read = false;
};

/// Returns the shape of a text. A text without arguments that have a type has no spans, nor has a
/// broken one.
MessageShape messageShapeOf(std::string_view text);

/// True for a brace between two apostrophes: ICU's way to write a brace that begins or ends
/// nothing.
bool isQuotedBrace(std::string_view text, std::size_t at);

}  // namespace hexa::texts
