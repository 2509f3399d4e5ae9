// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace hexa {

/// A list of a JSON text too long for holding all values at once, cut into pieces between its
/// elements.
struct LongList {
    struct Piece {
        std::size_t begin = 0;  ///< In the text.
        std::size_t size = 0;   ///< Bytes, without the comma that follows.
        std::size_t count = 0;  ///< Elements, at least one.
    };
    std::size_t begin = 0;  ///< Place of the list's bracket in the text.
    std::size_t end = 0;    ///< Place behind its closing bracket.
    std::vector<Piece> pieces;

    std::size_t count() const;
};

/// Returns the number of elements in a text after adding brackets; none if the result is invalid
/// JSON.
using ElementCounter = std::function<std::optional<std::size_t>(std::string_view elements)>;

/// Finds the list at the path of members with these names, from the root on, and cuts it into
/// pieces of about `pieceBytes`. Returns none for a missing or malformed list: parsing the whole
/// text gives the error. The text before and behind the list is not checked. Most files have a line
/// for each element, so a cut at the end of a line is tried first, which is quick, and counting
/// proves it right. Otherwise brackets and quotes are followed one by one.
std::optional<LongList> findLongList(std::string_view text, std::span<const std::string_view> path,
                                     std::size_t pieceBytes, const ElementCounter& count);

}  // namespace hexa
