// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/jobs/job.h"
#include "editor/translate/speller.h"

#include <QObject>
#include <QStringList>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hexa::editor {

/// Looks up words in the background, with the installed dictionaries, because opening one and
/// finding suggestions takes time. The last request comes first, because the user sees its words
/// now. Results are kept.
class SpellChecks : public QObject {
    Q_OBJECT
public:
    explicit SpellChecks(std::vector<std::string> folders = Speller::folders(), QObject* parent = nullptr);

    /// True if a language has a dictionary.
    bool available(const std::string& language) const;
    /// Returns the wrong parts of a group of words, in bytes of it. Returns null while they are
    /// unknown; then requests them, and checked() follows.
    const std::vector<ByteRange>* wrongIn(const std::string& language, const std::string& group);
    /// Asks for words like a wrong one; suggested() follows.
    void suggest(const std::string& language, const std::string& word);
    bool busy() const { return !mAsked.empty(); }

signals:
    /// More groups are known.
    void checked();
    void suggested(const std::string& language, const std::string& word, const QStringList& words);

private:
    using Group = std::pair<std::string, std::string>;  // language and text
    struct Answer {
        Group group;
        std::vector<ByteRange> wrong;
    };
    using Spellers = std::map<std::string, std::unique_ptr<Speller>>;  // by dictionary
    /// Looks up the next words, unless a search is running.
    void next();
    void findSuggestions(const Group& word);
    void findWrong(std::vector<Group> groups);

    std::vector<std::string> mFolders;
    mutable std::map<std::string, std::string> mDictionaries;  ///< By language; empty = none.
    std::map<Group, std::vector<ByteRange>> mKnown;
    std::set<Group> mAsked;
    std::vector<Group> mQueue;
    std::optional<Group> mWanted;                                        ///< Suggestions for it.
    std::shared_ptr<Spellers> mSpellers = std::make_shared<Spellers>();  ///< Used only by the job.
    Job mJob;
};

}  // namespace hexa::editor
