// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

namespace hexa::texts {

/// Regular expression over UTF-8 texts that knows the letters of all scripts, with a bounded cost.
/// Supports classes, groups, repetitions, `\b`, `(?i)` and bounded look-around. Constructs whose
/// cost ICU does not count are refused. Copies share what is compiled; may be used by several
/// threads.
class Pattern {
public:
    /// Longest expression in bytes.
    static constexpr std::size_t maxBytes = 500;
    /// Longest text in bytes that is searched; what is longer counts as given up, and so does a
    /// text with more than 64 combining or format characters in a row.
    static constexpr std::size_t maxTextBytes = 200'000;

    /// Compiles an expression. Fails with "texts.pattern.empty", "texts.pattern.too-long",
    /// "texts.pattern.syntax" (not valid) or "texts.pattern.unbounded" (possessive repetition,
    /// atomic group, back reference, comment, endless repetition in a look-around, more than 16
    /// `\b`), both with the number of the character.
    static Result<Pattern> compile(std::string_view expression);

    /// Why a search is given up: too many steps, or a text that is never searched.
    enum class Obstacle : unsigned char { Steps, TextLength, Marks };
    struct Found {
        std::optional<std::pair<std::size_t, std::size_t>> place;  ///< First match, in bytes: begin, end.
        bool gaveUp = false;                                       ///< Whether it matches is unknown.
        Obstacle obstacle = Obstacle::Steps;
        /// Marks that follow each other and are too many, in bytes.
        std::optional<std::pair<std::size_t, std::size_t>> marks;
        int cost = 0;  ///< In tens of thousands of steps; 0 for nearly all.
    };
    /// Returns the first match at or behind an offset. A text has the same cost everywhere.
    Found find(std::string_view text, int most, std::size_t from = 0) const;

private:
    struct Compiled;
    explicit Pattern(std::shared_ptr<const Compiled> compiled) : mCompiled(std::move(compiled)) {}

    std::shared_ptr<const Compiled> mCompiled;
};

}  // namespace hexa::texts
