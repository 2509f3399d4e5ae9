// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace hexa::editor {

/// Match of a typed text in another one: its letters in order, with any others between them.
struct FuzzyMatch {
    /// Higher is better; only to compare matches of the same typed text.
    int score = 0;
    QList<qsizetype> positions;  ///< Places of the letters.
    /// Number of letter runs that begin within a word: many of them are chance.
    int scattered = 0;
};

/// Returns the best match; none if a letter is missing. Case, accents and typed blanks don't
/// matter. Letters at the start of words and letters in a row count most, early ones a little more.
std::optional<FuzzyMatch> fuzzyMatch(const QString& typed, const QString& text);

}  // namespace hexa::editor
