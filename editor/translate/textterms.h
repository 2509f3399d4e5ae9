// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/glossary/matcher.h"
#include "core/texts/reading.h"
#include "editor/translate/textdocument.h"

#include <map>
#include <string>
#include <vector>

namespace hexa::editor {

/// A term in a text, in bytes of it.
struct TermPlace {
    std::size_t term = 0;  ///< Index in the glossary.
    std::size_t begin = 0;
    std::size_t end = 0;
    bool wrong = false;  ///< The form is deprecated or forbidden.
};

/// Terms of the project's glossary, their places in its texts, and the values of its placeholders.
class TextTerms : public QObject {
    Q_OBJECT
public:
    /// `document` outlives this.
    explicit TextTerms(TextDocument& document);

    const texts::Glossary& glossary() const { return mDocument.project().glossary; }
    /// False if the glossary is another owner's: the texts of a map have the glossary of their
    /// game.
    bool ownsGlossary() const { return mOwnsGlossary; }
    void setOwnsGlossary(bool owns);
    bool setGlossary(texts::Glossary glossary, const StepName& name);
    /// Returns the terms in a text of a language, in order.
    std::vector<TermPlace> termsIn(const std::string& language, const std::string& text) const;
    /// Returns the terms in a unit's texts, each once, in order: every text should have them.
    std::vector<std::size_t> termsOf(std::size_t unit) const;

    /// Sets the values of the placeholders, if the game knows them.
    void setValues(texts::Values values);
    const texts::Values& values() const { return mValues; }

    /// Asks for the glossary at a term, or for a new term with a form.
    void editTerm(const std::string& key) { emit termRequested(key); }
    void addTerm(const std::string& language, const QString& form) { emit newTermRequested(language, form); }

signals:
    /// Terms or words of the project, or the permission to change them, have changed.
    void glossaryChanged();
    void valuesChanged();
    void termRequested(const std::string& key);
    void newTermRequested(const std::string& language, const QString& form);

private:
    TextDocument& mDocument;
    bool mOwnsGlossary = true;
    /// Built when first used.
    mutable std::map<std::string, texts::Matcher, std::less<>> mMatchers;
    texts::Values mValues;
};

}  // namespace hexa::editor
