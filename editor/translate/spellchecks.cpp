// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/spellchecks.h"

#include <memory>

namespace hexa {
namespace {

constexpr std::size_t mostSuggestions = 6;
constexpr std::size_t batch = 200;  // words that are looked up before they are told

}  // namespace

SpellChecks::SpellChecks(std::vector<std::string> folders, QObject* parent)
    : QObject(parent),
      mFolders(std::move(folders)),
      mThread([this](const std::stop_token& stop) { work(stop); }) {}

SpellChecks::~SpellChecks() {
    mThread.request_stop();
    mWake.notify_all();
    mThread.join();
}

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
    {
        const std::lock_guard lock(mMutex);
        mQueue.emplace_back(std::move(key), mDictionaries[language]);
    }
    mWake.notify_all();
    return nullptr;
}

void SpellChecks::suggest(const std::string& language, const std::string& word) {
    if (!available(language)) return;
    {
        const std::lock_guard lock(mMutex);
        mWanted = {{language, word}, mDictionaries[language]};
    }
    mWake.notify_all();
}

void SpellChecks::take(const std::vector<Answer>& answers) {
    for (const Answer& answer : answers) {
        mAsked.erase(answer.group);
        mKnown.insert_or_assign(answer.group, answer.wrong);
    }
    emit checked();
}

void SpellChecks::work(const std::stop_token& stop) {
    std::map<std::string, std::unique_ptr<Speller>> spellers;
    const auto open = [&](const std::string& dictionary) -> Speller* {
        auto found = spellers.find(dictionary);
        if (found == spellers.end()) found = spellers.emplace(dictionary, Speller::open(dictionary)).first;
        return found->second.get();
    };
    for (;;) {
        std::vector<std::pair<Group, std::string>> groups;
        std::optional<std::pair<Group, std::string>> wanted;
        {
            std::unique_lock lock(mMutex);
            if (!mWake.wait(lock, stop, [this] { return !mQueue.empty() || mWanted; })) return;
            // Who waits before an open menu comes first.
            wanted = std::exchange(mWanted, std::nullopt);
            // Of one language, so that nobody waits for the dictionary of another to be opened.
            while (!wanted && !mQueue.empty() && groups.size() < batch &&
                   (groups.empty() || mQueue.back().second == groups.front().second)) {
                groups.push_back(std::move(mQueue.back()));
                mQueue.pop_back();
            }
        }
        if (wanted) {
            const auto& [group, dictionary] = *wanted;
            QStringList words;
            if (Speller* speller = open(dictionary))
                for (const std::string& word : speller->suggestions(group.second, mostSuggestions))
                    words << QString::fromStdString(word);
            QMetaObject::invokeMethod(
                this, [this, key = group, words] { emit suggested(key.first, key.second, words); },
                Qt::QueuedConnection);
            continue;
        }
        std::vector<Answer> answers;
        for (const auto& [group, dictionary] : groups) {
            if (stop.stop_requested()) return;
            Speller* speller = open(dictionary);
            // A dictionary that can't be read finds nothing wrong.
            answers.push_back(
                {group, speller != nullptr ? speller->wrongParts(group.second) : std::vector<ByteRange>()});
        }
        QMetaObject::invokeMethod(
            this, [this, answers = std::move(answers)] { take(answers); }, Qt::QueuedConnection);
    }
}

}  // namespace hexa
