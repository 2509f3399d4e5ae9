// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/spellchecks.h"
#include "editor/translate/textdocument.h"

#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hexa::editor {

/// How the open texts are spelled: what no dictionary knows and the project doesn't either. Words
/// of the glossary, its names in any language, and the words that the project has been taught are
/// right.
class Spelling : public QObject {
    Q_OBJECT
public:
    /// Where the terms of the glossary stand in a text of a language, in bytes of it.
    using TermsIn =
        std::function<std::vector<ByteRange>(const std::string& language, const std::string& text)>;

    /// `document` outlives this.
    Spelling(TextDocument& document, TermsIn termsIn, std::vector<std::string> folders = Speller::folders());

    /// The glossary or the words of the project are others now.
    void forgetKnown();

    bool isOn() const { return mOn; }
    void setOn(bool on);
    /// Whether a language has a dictionary.
    bool available(const std::string& language) const { return mChecks.available(language); }
    /// Wrong words of a text, in bytes of it. Words that are still being looked up are not among
    /// them; changed() follows.
    std::vector<ByteRange> misspelt(const std::string& language, const std::string& text);
    /// Asks for words like a wrong one; suggested() follows.
    void suggest(const std::string& language, const std::string& word) { mChecks.suggest(language, word); }
    /// Teaches the project a word, one step to undo.
    void addWord(const std::string& language, const std::string& word);
    bool busy() const { return mChecks.busy(); }

signals:
    /// Other words are wrong now.
    void changed();
    void suggested(const std::string& language, const std::string& word, const QStringList& words);

private:
    const std::set<std::string>& knownIn(const std::string& language);

    TextDocument& mDocument;
    TermsIn mTermsIn;
    SpellChecks mChecks;
    std::map<std::string, std::set<std::string>>
        mKnown;  ///< By language, in lower case; made when first asked for.
    bool mOn = true;
};

}  // namespace hexa::editor
