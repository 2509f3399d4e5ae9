// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/memory.h"
#include "editor/translate/textsearch.h"

#include <optional>
#include <string>

namespace hexa::editor {

/// The text that page and panels show: a row and a language. Panels ask the page through it.
class CurrentText : public QObject {
    Q_OBJECT
public:
    /// Both outlive this.
    CurrentText(const TextDocument& document, TextSearch& search);

    /// Returns the unit, or none.
    std::optional<std::size_t> unit() const { return mUnit; }
    const std::string& language() const { return mLanguage; }
    /// Returns the place of the text, or none.
    std::optional<texts::TextPlace> place() const;
    void set(std::optional<std::size_t> unit, const std::string& language);
    /// Goes to a match and shows it, even if the filter hides its row.
    void show(const texts::FindHit& match);

    /// Asks the page to insert words at the caret, or to make them the whole text.
    void insert(const QString& words) { emit insertRequested(words); }
    void replace(const QString& text) { emit replaceRequested(text); }
    /// Inserts a match of a memory: a whole text, or a sentence at the caret.
    void take(const texts::MemoryMatch& match);
    /// Asks for other places of the selected words.
    void askConcordance() { emit concordanceRequested(); }

signals:
    void changed();
    void matchShown();
    void insertRequested(const QString& words);
    void replaceRequested(const QString& text);
    void concordanceRequested();

private:
    const TextDocument& mDocument;
    TextSearch& mSearch;
    std::optional<std::size_t> mUnit;
    std::string mLanguage;
};

}  // namespace hexa::editor
