// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/spellchecks.h"
#include "editor/translate/textterms.h"

#include <QObject>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hexa::editor {

/// Spelling of the open texts: words that neither a dictionary nor the project knows. Words of the
/// glossary, its names in any language, and the words that the project has learned are right.
class Spelling : public QObject {
    Q_OBJECT
public:
    /// Both outlive this.
    Spelling(TextDocument& document, const TextTerms& terms,
             std::vector<std::string> folders = Speller::folders());

    bool isOn() const { return mOn; }
    void setOn(bool on);
    /// True if a language has a dictionary.
    bool available(const std::string& language) const { return mChecks.available(language); }
    /// Returns the wrong words of a text, in bytes of it. Omits words that are still being looked
    /// up; changed() follows.
    std::vector<ByteRange> misspelt(const std::string& language, const std::string& text);
    /// Asks for words like a wrong one; suggested() follows.
    void suggest(const std::string& language, const std::string& word) { mChecks.suggest(language, word); }
    /// Teaches the project a word, one step to undo.
    void addWord(const std::string& language, const std::string& word);
    bool busy() const { return mChecks.busy(); }

signals:
    /// The set of wrong words has changed.
    void changed();
    void suggested(const std::string& language, const std::string& word, const QStringList& words);

private:
    void forgetKnown();
    const std::set<std::string>& knownIn(const std::string& language);

    TextDocument& mDocument;
    const TextTerms& mTerms;
    SpellChecks mChecks;
    std::map<std::string, std::set<std::string>>
        mKnown;  ///< By language, in lower case; built when first used.
    bool mOn = true;
};

}  // namespace hexa::editor
