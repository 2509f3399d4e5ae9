// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/gametexts.h"
#include "core/texts/project.h"
#include "core/texts/reading.h"
#include "editor/ui/markup.h"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace hexa::editor {

/// The rules of a game in short, to be read: a text project with its numbers filled in.
class RuleBook {
public:
    /// Reads the rules of a game; empty if it has none or they can't be read.
    explicit RuleBook(const GameTexts& game);
    /// Shows rules that are given as a project, e.g. those of a game file.
    explicit RuleBook(texts::Project rules);

    /// Sets the variants of the reader, which come first and have the numbers. With `alone` other
    /// variants are left out, except in search results.
    void setPlayed(const std::set<std::string>& variants, bool alone);

    bool empty() const { return mProject.units.empty(); }
    QString title(const QString& language) const;

    /// Returns units with all words of the query in the language, or about a rule with an ID that
    /// begins with it; all for an empty query.
    std::set<std::size_t> find(const QString& query, const QString& language) const;
    /// Units about a rule, its own first; `id` as problems name it, "GEN-01" or "GEN-01..03".
    std::vector<std::size_t> unitsOf(const QString& id) const;
    /// Returns all rules that units are about.
    QStringList ruleIds() const;

    /// Returns these units in their sections. `marked` ones get a coloured ground; query words are
    /// underlined.
    Markup text(const QString& language, const std::set<std::size_t>& units,
                const std::set<std::size_t>& marked, const QString& query) const;
    /// Returns the anchor of a unit in text().
    static QString anchorOf(std::size_t unit) { return QStringLiteral("unit%1").arg(unit); }

    /// Returns a text with its numbers in place of the placeholders.
    QString filled(std::string_view text) const;

private:
    texts::Project mProject;
    decltype(GameTexts::numbers) mNumbersFor;
    texts::Values mNumbers;
    std::map<std::string, std::string, std::less<>> mVariants;  ///< GameTexts::variants.
    std::vector<std::size_t> mOrder;                            ///< Reading order of the units.
    std::set<std::string> mLeftOut;                             ///< Sections.
};

}  // namespace hexa::editor
