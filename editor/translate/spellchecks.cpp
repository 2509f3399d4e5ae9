// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/spellchecks.h"

#include <memory>

namespace hexa::editor {
namespace {

constexpr std::size_t maxSuggestions = 6;
constexpr std::size_t batch = 200;  // words that are looked up before they are reported

/// Returns null if the dictionary can't be read.
Speller* spellerOf(std::map<std::string, std::unique_ptr<Speller>>& spellers, const std::string& dictionary) {
    auto found = spellers.find(dictionary);
    if (found == spellers.end()) found = spellers.emplace(dictionary, Speller::open(dictionary)).first;
    return found->second.get();
}

}  // namespace

SpellChecks::SpellChecks(std::vector<std::string> folders, QObject* parent)
    : QObject(parent), mFolders(std::move(folders)) {}

bool SpellChecks::available(const std::string& language) const {
    auto found = mDictionaries.find(language);
    if (found == mDictionaries.end())
        found = mDictionaries.emplace(language, Speller::dictionaryOf(language, mFolders)).first;
    return !found->second.empty();
}

const std::vector<ByteRange>* SpellChecks::wrongIn(const std::string& language, const std::string& group) {
    Group key{language, group};
    if (const auto known = mKnown.find(key); known != mKnown.end()) return &known->second;
    if (!available(language) || !mAsked.insert(key).second) return nullptr;
    mQueue.push_back(std::move(key));
    next();
    return nullptr;
}

void SpellChecks::suggest(const std::string& language, const std::string& word) {
    if (!available(language)) return;
    mWanted = {language, word};
    next();
}

void SpellChecks::next() {
    if (mJob.running()) return;
    // The user waits for suggestions before an open menu, so they come first.
    if (mWanted) return findSuggestions(*std::exchange(mWanted, std::nullopt));
    // A batch has one language, so that it doesn't wait for the dictionary of another one.
    std::vector<Group> groups;
    while (!mQueue.empty() && groups.size() < batch &&
           (groups.empty() || mQueue.back().first == groups.front().first)) {
        groups.push_back(std::move(mQueue.back()));
        mQueue.pop_back();
    }
    if (!groups.empty()) findWrong(std::move(groups));
}

void SpellChecks::findSuggestions(const Group& word) {
    mJob.start(
        [spellers = mSpellers, dictionary = mDictionaries[word.first], word](const JobControl&) {
            QStringList words;
            if (Speller* speller = spellerOf(*spellers, dictionary))
                for (const std::string& found : speller->suggestions(word.second, maxSuggestions))
                    words << QString::fromStdString(found);
            return words;
        },
        [this, word](const QStringList& words) {
            next();
            emit suggested(word.first, word.second, words);
        });
}

void SpellChecks::findWrong(std::vector<Group> groups) {
    const std::string& dictionary = mDictionaries[groups.front().first];
    mJob.start(
        [spellers = mSpellers, dictionary, groups = std::move(groups)](const JobControl& control) {
            Speller* speller = spellerOf(*spellers, dictionary);
            std::vector<Answer> answers;
            for (const Group& group : groups) {
                if (control.stop.stop_requested()) break;
                // An unreadable dictionary finds no wrong words.
                answers.push_back({group, speller != nullptr ? speller->wrongParts(group.second)
                                                             : std::vector<ByteRange>()});
            }
            return answers;
        },
        [this](const std::vector<Answer>& answers) {
            for (const Answer& answer : answers) {
                mAsked.erase(answer.group);
                mKnown.insert_or_assign(answer.group, answer.wrong);
            }
            next();
            emit checked();
        });
}

}  // namespace hexa::editor

#include "moc_spellchecks.cpp"
