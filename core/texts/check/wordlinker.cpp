// SPDX-License-Identifier: GPL-3.0-or-later
// Learning of word links.
#include "core/base/rng.h"
#include "core/texts/align/wordpairs.h"
#include "core/texts/check/analysis.h"
#include "core/texts/check/wordlinks.h"
#include "core/texts/language/locale.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <unordered_set>

namespace hexa::texts {
namespace {

constexpr std::size_t mostWords = 60;   // of a sentence; longer ones say little about single words
constexpr double weakestLink = 7;       // of the log-likelihood ratio
constexpr std::size_t fewestLinks = 2;  // places of two words that are linked
constexpr double leastShare = 0.2;      // of the rarer word's places
constexpr double offsetWeight = 0.5;    // words at other places of the sentence are less likely
// Places at which a reliable word has a partner: more in a large project, where more pairs of words
// meet by chance. Of missesOfHits one more may lack it.
constexpr std::size_t fewestHits = 3, smallProject = 150, sentencesOfHit = 12;
constexpr std::size_t missesOfHits = 10;
constexpr std::size_t mostLost = 3;          // words of a sentence; more make it another sentence
constexpr std::size_t shortestCompound = 7;  // bytes of stems
constexpr std::size_t shortestPart = 3;
constexpr std::size_t shortestKnownPart = 4;

using StemSet = std::unordered_set<std::string_view>;

/// The log-likelihood ratio of two words that are together in `both` of `all` sentences (Dunning
/// 1993).
double likelihood(std::size_t both, std::size_t one, std::size_t other, std::size_t all) {
    const auto entropy = [](std::initializer_list<std::size_t> counts) {
        double sum = 0;
        for (const std::size_t count : counts) sum += static_cast<double>(count);
        double value = 0;
        for (const std::size_t count : counts)
            if (count > 0) value += static_cast<double>(count) * std::log(static_cast<double>(count) / sum);
        return value;
    };
    const std::size_t first = one - both;
    const std::size_t second = other - both;
    const std::size_t neither = all + both - one - other;
    return 2 * (entropy({both, first, second, neither}) - entropy({both + first, second + neither}) -
                entropy({both + second, first + neither}));
}

/// The parts of a German compound, of which at least one is a noun of the texts: "Unterhaltsphase"
/// is "Phase" and "Unterhalt".
std::vector<std::string> partsOf(std::string_view stem, const StemSet& nouns) {
    std::vector<std::string> parts;
    if (stem.size() < shortestCompound) return parts;
    for (std::size_t at = shortestPart; at + shortestKnownPart <= stem.size(); ++at) {
        const std::string_view tail = stem.substr(at);
        if (!nouns.contains(tail)) continue;
        parts.emplace_back(tail);
        std::string_view head = stem.substr(0, at);
        if (!nouns.contains(head))
            for (const std::string_view joint : {"s", "n", "en", "es", "e"})
                if (head.ends_with(joint) &&
                    (nouns.contains(head.substr(0, head.size() - joint.size())) || joint == "s")) {
                    head.remove_suffix(joint.size());
                    break;
                }
        if (head.size() >= shortestPart) parts.emplace_back(head);
        return parts;
    }
    for (std::size_t length = stem.size() - shortestKnownPart; length >= shortestKnownPart; --length) {
        if (!nouns.contains(stem.substr(0, length))) continue;
        parts.emplace_back(stem.substr(0, length));
        std::string_view rest = stem.substr(length);
        for (const std::string_view joint : {"en", "es", "er", "n", "s", "e"})
            if (rest.starts_with(joint) && rest.size() >= joint.size() + shortestKnownPart) {
                rest.remove_prefix(joint.size());
                break;
            }
        parts.emplace_back(rest);
        break;
    }
    return parts;
}

bool isGerman(std::string_view language) { return mainLanguage(language) == "de"; }

}  // namespace

/// Learns links. Takes the words of each sentence of the rows, links those that keep standing
/// together, and sees how often each has a partner in its row.
class WordLinker {
    using Word = WordLinks::Word;
    using Words = WordLinks::Words;

public:
    WordLinker(const Gists& rows, const Knowledge& knowledge, WordLinks& links)
        : mKnowledge(knowledge), mLinks(links), mCount(knowledge.languages.size()) {
        mLinks.mLanguages = knowledge.languages;
        mLinks.mByStem.resize(mCount);
        mNouns.resize(mCount);
        for (const Gist* row : rows)
            if (row->lengths.size() > 1 && mRows.size() < WordPairs::maxRows) mRows.push_back(row);
    }

    void run() {
        takeNouns();
        takeSentences();
        for (std::size_t a = 0; a < mCount; ++a)
            for (std::size_t b = a + 1; b < mCount; ++b) link(a, b);
        countHits();
        tellNouns();
        findInterchanged();
        tellStates();
    }

private:
    /// The words of a sentence or row, by language.
    struct Spoken {
        std::size_t row = 0;
        std::vector<Words> words;
    };
    /// Counts of a word in its own language.
    struct Counts {
        std::vector<std::uint32_t> places;  ///< Sentences, rising.
        std::size_t seen = 0;
        std::size_t asNoun = 0;
        std::vector<std::size_t> hits;    ///< By language: sentences with a partner in the row ...
        std::vector<std::size_t> spoken;  ///< ... of so many whose row has that language.
    };

    std::string_view text(Sign sign) const { return mKnowledge.signs.text(sign); }

    void takeNouns() {
        for (const Gist* row : mRows)
            for (const Gist::Said& said : row->said)
                if (said.noun && isGerman(mLinks.mLanguages[said.language]))
                    mNouns[said.language].insert(text(said.stem));
    }

    Word numberOf(const std::string& stem, std::size_t language) {
        const auto [place, added] = mNumbers.emplace(std::pair(language, stem), mLinks.mWords.size());
        if (added) {
            WordLinks::Known known;
            known.text = stem;
            known.language = static_cast<std::uint16_t>(language);
            known.partners.resize(mCount);
            known.reliable.resize(mCount);
            mLinks.mWords.push_back(std::move(known));
            mCounts.push_back({{}, 0, 0, std::vector<std::size_t>(mCount), std::vector<std::size_t>(mCount)});
        }
        return static_cast<Word>(place->second);
    }

    const Words& wordsOf(const Gist::Said& said) {
        const std::string stem(text(said.stem));
        const auto [place, added] = mLinks.mByStem[said.language].try_emplace(stem);
        if (!added) return place->second;
        const StemSet& nouns = mNouns[said.language];
        // "Kais" as "Kai": the stemmer keeps some plurals.
        const bool plural =
            stem.ends_with('s') && nouns.contains(std::string_view(stem).substr(0, stem.size() - 1));
        Words& words = place->second;
        words.push_back(numberOf(plural ? stem.substr(0, stem.size() - 1) : stem, said.language));
        if (nouns.contains(stem))
            for (const std::string& part : partsOf(stem, nouns))
                words.push_back(numberOf(part, said.language));
        return words;
    }

    void takeSentences() {
        for (std::size_t r = 0; r < mRows.size(); ++r) {
            std::map<std::uint16_t, Spoken> sentences;
            for (const Gist::Said& said : mRows[r]->said) {
                Spoken& sentence = sentences[said.sentence];
                sentence.row = r;
                sentence.words.resize(mCount);
                for (const Word word : wordsOf(said)) {
                    ++mCounts[word].seen;
                    mCounts[word].asNoun += said.noun ? 1 : 0;
                    Words& list = sentence.words[said.language];
                    if (std::ranges::find(list, word) == list.end()) list.push_back(word);
                }
            }
            for (auto& [number, sentence] : sentences) {
                for (const Words& words : sentence.words)
                    for (const Word word : words)
                        mCounts[word].places.push_back(static_cast<std::uint32_t>(mSentences.size()));
                mSentences.push_back(std::move(sentence));
            }
        }
    }

    struct Candidate {
        double score = 0;
        Word one = 0;
        Word other = 0;
    };

    std::vector<Candidate> candidates(std::size_t a, std::size_t b, std::size_t both) const {
        std::vector<Candidate> found;
        std::vector<std::uint32_t> together(mLinks.mWords.size(), 0);
        std::vector<double> offsets(mLinks.mWords.size(), 0);
        std::vector<Word> met;
        for (Word one = 0; one < mLinks.mWords.size(); ++one) {
            if (mLinks.mWords[one].language != a || mCounts[one].places.size() < fewestLinks) continue;
            met.clear();
            for (const std::uint32_t s : mCounts[one].places) {
                const Words& mine = mSentences[s].words[a];
                const Words& others = mSentences[s].words[b];
                if (mine.size() > mostWords || others.size() > mostWords) continue;
                const double place =
                    placeOf(mine, static_cast<std::size_t>(std::ranges::find(mine, one) - mine.begin()));
                for (std::size_t i = 0; i < others.size(); ++i) {
                    if (together[others[i]]++ == 0) met.push_back(others[i]);
                    offsets[others[i]] += std::abs(place - placeOf(others, i));
                }
            }
            std::ranges::sort(met);
            for (const Word other : met) {
                const std::size_t count = std::exchange(together[other], 0);
                const double offset = std::exchange(offsets[other], 0) / static_cast<double>(count);
                const std::size_t ones = mCounts[one].places.size();
                const std::size_t others = mCounts[other].places.size();
                if (count < fewestLinks || count * both <= 2 * ones * others) continue;
                const double ratio = likelihood(count, ones, others, std::max(both, ones + others - count));
                if (ratio >= weakestLink) found.push_back({ratio * (1 - offsetWeight * offset), one, other});
            }
        }
        std::ranges::sort(found, [](const Candidate& x, const Candidate& y) {
            return std::tuple(-x.score, x.one, x.other) < std::tuple(-y.score, y.one, y.other);
        });
        return found;
    }

    static double placeOf(const Words& words, std::size_t index) {
        return words.size() < 2 ? 0 : static_cast<double>(index) / static_cast<double>(words.size() - 1);
    }

    void link(std::size_t a, std::size_t b) {
        std::size_t both = 0;
        for (const Spoken& sentence : mSentences)
            if (!sentence.words[a].empty() && !sentence.words[b].empty()) ++both;
        // By word: the sentences in which it is linked already.
        std::unordered_map<Word, std::unordered_set<std::uint32_t>> taken;
        for (const Candidate& pair : candidates(a, b, both)) {
            const auto& ones = mCounts[pair.one].places;
            const auto& others = mCounts[pair.other].places;
            auto& takenOnes = taken[pair.one];
            auto& takenOthers = taken[pair.other];
            const bool shorter = ones.size() <= others.size();
            const auto& places = shorter ? ones : others;
            const std::size_t language = shorter ? b : a;
            const Word wanted = shorter ? pair.other : pair.one;
            std::vector<std::uint32_t> free;
            for (const std::uint32_t s : places) {
                const Words& words = mSentences[s].words[language];
                if (!takenOnes.contains(s) && !takenOthers.contains(s) &&
                    std::ranges::find(words, wanted) != words.end())
                    free.push_back(s);
            }
            if (free.size() < fewestLinks ||
                static_cast<double>(free.size()) < leastShare * static_cast<double>(places.size()))
                continue;
            takenOnes.insert(free.begin(), free.end());
            takenOthers.insert(free.begin(), free.end());
            mLinks.mWords[pair.one].partners[b].push_back(pair.other);
            mLinks.mWords[pair.other].partners[a].push_back(pair.one);
        }
    }

    void countHits() {
        std::vector<std::size_t> row(mLinks.mWords.size(), static_cast<std::size_t>(-1));
        for (std::size_t from = 0; from < mSentences.size();) {
            std::size_t to = from;
            std::vector<bool> speaks(mCount, false);
            for (; to < mSentences.size() && mSentences[to].row == mSentences[from].row; ++to)
                for (std::size_t l = 0; l < mCount; ++l)
                    for (const Word word : mSentences[to].words[l]) {
                        row[word] = mSentences[from].row;
                        speaks[l] = true;
                    }
            for (std::size_t s = from; s < to; ++s)
                for (const Words& words : mSentences[s].words)
                    for (const Word word : words)
                        for (std::size_t l = 0; l < mCount; ++l) {
                            if (!speaks[l]) continue;
                            ++mCounts[word].spoken[l];
                            mCounts[word].hits[l] +=
                                std::ranges::any_of(mLinks.mWords[word].partners[l], [&](Word partner) {
                                    return row[partner] == mSentences[from].row;
                                });
                        }
            from = to;
        }
        const std::size_t further = std::max(mSentences.size(), smallProject) - smallProject;
        const std::size_t needed = fewestHits + further / sentencesOfHit;
        for (Word word = 0; word < mCounts.size(); ++word)
            for (std::size_t l = 0; l < mCount; ++l) {
                const std::size_t hits = mCounts[word].hits[l];
                mLinks.mWords[word].reliable[l] =
                    hits >= needed && mCounts[word].spoken[l] - hits <= 1 + hits / missesOfHits;
            }
    }

    void tellNouns() {
        std::vector<bool> own;
        for (Word word = 0; word < mCounts.size(); ++word) {
            const bool german = isGerman(mLinks.mLanguages[mLinks.mWords[word].language]);
            own.push_back(mCounts[word].asNoun > 0 &&
                          (german ? 2 : 3) * mCounts[word].asNoun >= mCounts[word].seen);
        }
        for (Word word = 0; word < mCounts.size(); ++word) {
            bool noun = own[word];
            for (const Words& partners : mLinks.mWords[word].partners)
                noun = noun || std::ranges::any_of(partners, [&](Word partner) { return own[partner]; });
            mLinks.mWords[word].noun = noun;
        }
    }

    /// The reliable nouns of a sentence without a partner in the other language.
    Words lost(const Spoken& sentence, std::size_t from, std::size_t to) const {
        Words words;
        for (const Word word : sentence.words[from]) {
            const WordLinks::Known& known = mLinks.mWords[word];
            if (known.noun && known.reliable[to] &&
                std::ranges::none_of(known.partners[to], [&](Word partner) {
                    return std::ranges::find(sentence.words[to], partner) != sentence.words[to].end();
                }))
                words.push_back(word);
        }
        return words;
    }

    void findInterchanged() {
        for (const Spoken& sentence : mSentences)
            for (std::size_t a = 0; a < mCount; ++a)
                for (std::size_t b = a + 1; b < mCount; ++b) {
                    if (sentence.words[a].empty() || sentence.words[b].empty()) continue;
                    const Words ones = lost(sentence, a, b);
                    const Words others = ones.empty() ? Words() : lost(sentence, b, a);
                    if (ones.size() > mostLost || others.size() > mostLost) continue;
                    for (const Word one : ones)
                        for (const Word other : others)
                            mLinks.mInterchanged[{one, other}].add(mRows[sentence.row]->row);
                }
    }

    void tellStates() {
        std::vector<std::uint64_t> words;
        for (const WordLinks::Known& known : mLinks.mWords) {
            std::string state = known.text;
            for (std::size_t l = 0; l < mCount; ++l) {
                state += known.reliable[l] ? '+' : '-';
                for (const Word partner : known.partners[l]) state += ' ' + mLinks.mWords[partner].text;
            }
            words.push_back(stableHash(state) * 2 + (known.noun ? 1 : 0));
        }
        std::vector<std::uint64_t> exchanged(words.size(), 0);
        for (const auto& [pair, rows] : mLinks.mInterchanged) {
            const std::uint64_t state =
                stableHash(mLinks.mWords[pair.first].text + '/' + mLinks.mWords[pair.second].text +
                           std::to_string(rows.which()));
            exchanged[pair.first] ^= state;
            exchanged[pair.second] ^= state;
        }
        for (std::size_t l = 0; l < mCount; ++l)
            for (const auto& [stem, numbers] : mLinks.mByStem[l]) {
                const auto sign = mKnowledge.signs.find(Signs::Kind::Stem, stem);
                if (!sign) continue;
                std::uint64_t state = l;
                for (const Word word : numbers)
                    state = state * 0x9E3779B97F4A7C15U + (words[word] ^ exchanged[word]);
                mLinks.mStates[*sign] += state;
            }
    }

    const Knowledge& mKnowledge;
    WordLinks& mLinks;
    const std::size_t mCount;  // languages
    std::vector<const Gist*> mRows;
    std::vector<StemSet> mNouns;  // by language, German only
    std::map<std::pair<std::size_t, std::string>, std::size_t> mNumbers;
    std::vector<Counts> mCounts;  // by word
    std::vector<Spoken> mSentences;
};

WordLinks::WordLinks(const Gists& rows, const Knowledge& knowledge) {
    WordLinker(rows, knowledge, *this).run();
}

}  // namespace hexa::texts
