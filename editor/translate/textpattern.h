// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/find.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QString>

#include <optional>
#include <stop_token>
#include <vector>

namespace hexa::editor {

/// Search pattern for texts: words, or a regular expression. A value that any thread may use. An
/// expression that tries too many ways at a text is cancelled, so that it can't block the program.
class TextPattern {
    Q_DECLARE_TR_FUNCTIONS(TextPattern)
public:
    enum class Kind { Words, Expression };

    TextPattern() = default;
    TextPattern(const QString& words, Kind kind, texts::FindOptions options = {});

    bool empty() const { return mWords.isEmpty(); }
    /// Returns the reason why the pattern can't be searched for, in the user's words; empty if it
    /// can.
    QString problem() const;

    /// Returns the places in a text of a language, in bytes. Returns no places if the language is
    /// excluded, and nothing if the search took too long.
    std::optional<std::vector<texts::TextRange>> placesIn(std::string_view text,
                                                          const std::string& language) const;

    struct Places {
        std::vector<texts::FindHit> hits;
        /// True if the expression was cancelled. The places are those found before.
        bool tooSlow = false;
    };
    /// Returns all places in a project, in order of units and columns.
    Places find(const texts::Project& project, const std::stop_token& stop = {}) const;

    /// Returns the replacement for a place. Fills in the groups of an expression (\1, \2).
    QString replacementAt(std::string_view text, const texts::FindHit& hit, const QString& replacement) const;

private:
    bool covers(const std::string& language) const;

    QString mWords;
    Kind mKind = Kind::Words;
    texts::FindOptions mOptions;
    QRegularExpression mExpression;
};

}  // namespace hexa::editor
