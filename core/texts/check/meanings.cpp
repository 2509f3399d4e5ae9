// SPDX-License-Identifier: GPL-3.0-or-later
// Words with the same meaning in all languages. Finds a singular in place of a plural, and one word
// in place of another.
#include "core/texts/check/meanings.h"

#include "core/base/rng.h"
#include "core/texts/check/phrasecounts.h"
#include "core/texts/check/sink.h"
#include "core/texts/language/locale.h"
#include "core/texts/language/nouns.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <utility>

namespace hexa::texts {
namespace {

constexpr std::size_t fewestRows = 4;
constexpr std::size_t farthestPreposition = 3;  // tokens before a noun
constexpr std::size_t rarelyAlone = 12;         // of so many rows one may lack a word that is reliable

/// The words of a text by their meanings, which are in order.
class ByMeaning {
public:
    using Entry = std::pair<std::uint64_t, std::span<const MeantWord>>;

    explicit ByMeaning(std::vector<MeantWord> words) : mWords(std::move(words)) {
        std::ranges::stable_sort(mWords, {}, &MeantWord::meaning);
        for (auto from = mWords.begin(); from != mWords.end();) {
            const auto to = std::ranges::find_if(
                from, mWords.end(), [&](const MeantWord& word) { return word.meaning != from->meaning; });
            mEntries.emplace_back(from->meaning, std::span<const MeantWord>(from, to));
            from = to;
        }
    }
    auto begin() const { return mEntries.begin(); }
    auto end() const { return mEntries.end(); }
    std::vector<Entry>::const_iterator find(std::uint64_t meaning) const {
        const auto found = std::ranges::lower_bound(mEntries, meaning, {}, &Entry::first);
        return found == end() || found->first != meaning ? end() : found;
    }
    bool contains(std::uint64_t meaning) const { return find(meaning) != end(); }

    ByMeaning(ByMeaning&&) = default;  // a copy would refer to the words of the other
    ByMeaning& operator=(ByMeaning&&) = default;

private:
    std::vector<MeantWord> mWords;
    std::vector<Entry> mEntries;
};

std::vector<ByMeaning> wordsByMeaning(const Row& row, const SentenceGroup* group,
                                      const Knowledge& knowledge) {
    std::vector<ByMeaning> all;
    all.reserve(row.texts.size());
    for (std::size_t i = 0; i < row.texts.size(); ++i)
        all.emplace_back(knowledge.meanings.wordsOf(row.texts[i], sentencesIn(group, i), knowledge));
    return all;
}

/// Returns the grammatical number of all words of a meaning, by text; Unknown if they differ.
/// Returns none if a text lacks the meaning.
std::vector<NounNumber> numbersOf(const std::vector<ByMeaning>& all, std::uint64_t meaning) {
    std::vector<NounNumber> numbers;
    for (const ByMeaning& words : all) {
        const auto found = words.find(meaning);
        if (found == words.end()) return {};
        const NounNumber number = found->second.front().number;
        const bool same =
            std::ranges::all_of(found->second, [&](const MeantWord& word) { return word.number == number; });
        numbers.push_back(same ? number : NounNumber::Unknown);
    }
    return numbers;
}

/// Returns 1 if all words of a text are plurals, 0 if none is, by text. Returns none if that is
/// unknown. A text may thus have the word once more than another.
std::vector<int> uniformNumbers(const std::vector<ByMeaning>& all, std::uint64_t meaning) {
    std::vector<int> plurals;
    for (const NounNumber number : numbersOf(all, meaning)) {
        if (number == NounNumber::Unknown) return {};
        plurals.push_back(number == NounNumber::Plural ? 1 : 0);
    }
    return plurals;
}

/// True if two texts have singular and plural, and the third is unknown. Then no language can be
/// named.
bool contradictEachOther(const std::vector<ByMeaning>& all, std::uint64_t meaning) {
    const auto numbers = numbersOf(all, meaning);
    return numbers.size() == 3 && std::ranges::count(numbers, NounNumber::Singular) == 1 &&
           std::ranges::count(numbers, NounNumber::Plural) == 1;
}

/// Returns the number of plurals among the words, by text. Returns none if one is unknown or the
/// texts have different numbers of words.
std::vector<int> pluralsOf(const std::vector<ByMeaning>& all, std::uint64_t meaning) {
    std::vector<int> plurals;
    std::size_t count = 0;
    for (const ByMeaning& words : all) {
        const auto found = words.find(meaning);
        if (found == words.end() || (count > 0 && found->second.size() != count)) return {};
        count = found->second.size();
        plurals.push_back(0);
        for (const MeantWord& word : found->second) {
            if (word.number == NounNumber::Unknown) return {};
            plurals.back() += word.number == NounNumber::Plural ? 1 : 0;
        }
    }
    return plurals;
}

/// True if all words of a meaning are about particular things.
bool areDefinite(const Row& row, const std::vector<ByMeaning>& all, std::uint64_t meaning) {
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const MeantWord& word : all[i].find(meaning)->second)
            if (!NounNumbers::isDefinite(row.texts[i].tokens, word.token, row.texts[i].main)) return false;
    return true;
}

/// One and several of the same thing.
void checkNumber(const Row& row, const std::vector<ByMeaning>& all, const Knowledge& knowledge, Sink& sink) {
    std::set<std::size_t> reported;  // words of the odd text
    for (const auto& entry : all.front()) {
        const std::uint64_t meaning = entry.first;
        auto plurals = pluralsOf(all, meaning);
        if (plurals.empty()) plurals = uniformNumbers(all, meaning);
        const auto odd = oddOrFirst(plurals);
        // Words that only occur together may be other parts of speech ("experienced", "Erfahrung").
        if (!odd && !(entry.second.front().everyday && contradictEachOther(all, meaning))) continue;
        // For things in general, some languages use the singular and some the plural.
        if (!knowledge.meanings.countsAlike(meaning, row.key, entry.second.front().everyday)) continue;
        const bool certain = areDefinite(row, all, meaning);
        if (!odd && !certain) continue;
        // One word may have several meanings.
        if (!reported.insert(all[odd.value_or(0)].find(meaning)->second.front().token).second) continue;
        const bool known = row.texts.size() > 2 || entry.second.front().everyday;
        const Severity severity = certain && known ? Severity::Warning : Severity::Hint;
        const bool several = odd && plurals[*odd] > plurals[*odd == 0 ? 1 : 0];
        const bool named = odd && row.texts.size() > 2;
        auto draft = sink.draft("quantity", severity, named ? row.texts[*odd].language : std::string(),
                                !named    ? "texts.check.quantity.number"
                                : several ? "texts.check.quantity.plural"
                                          : "texts.check.quantity.singular");
        for (std::size_t i = 0; i < all.size(); ++i)
            for (const MeantWord& word : all[i].find(meaning)->second)
                draft.mark(row.texts[i], word.token, word.token);
        draft.add();
    }
}

/// A word that all others say is not there, and another one is that no other says.
void checkOther(const Row& row, const std::vector<ByMeaning>& all, const Knowledge& knowledge, Sink& sink) {
    for (std::size_t i = 0; i < all.size(); ++i) {
        std::set<std::uint64_t> lost;
        for (const auto& [meaning, words] : all[i == 0 ? 1 : 0])
            if (!words.front().everyday) lost.insert(meaning);
        std::vector<MeantWord> added;
        for (const auto& [meaning, words] : all[i])
            if (!words.front().everyday) added.push_back(words.front());
        for (std::size_t k = 0; k < all.size(); ++k) {
            std::erase_if(lost, [&](std::uint64_t meaning) { return all[k].contains(meaning) == (k == i); });
            if (k != i)
                std::erase_if(added, [&](const MeantWord& word) { return all[k].contains(word.meaning); });
        }
        const auto isDoubtful = [&](std::uint64_t meaning) {
            return !knowledge.meanings.isReliable(meaning) ||
                   std::ranges::any_of(row.texts, [&](const Analysis& text) {
                       return knowledge.meanings.wordFor(meaning, text.language).empty();
                   });
        };
        std::erase_if(lost, isDoubtful);
        std::erase_if(added, [&](const MeantWord& word) { return isDoubtful(word.meaning); });
        // Several could be said in other words altogether.
        if (lost.size() != 1 || added.size() != 1) continue;
        const Analysis& text = row.texts[i];
        // Two languages show too little about the words that belong together.
        // With a glossary, its own checks warn of a wrong term.
        const bool doubtful = row.texts.size() < 3 || !knowledge.glossary.empty();
        auto draft = sink.draft("sibling", doubtful ? Severity::Hint : Severity::Warning, blamed(row, i),
                                "texts.check.sibling.text");
        draft.argument("found", std::string(text.words(added.front().token, added.front().token)));
        draft.argument("expected", knowledge.meanings.wordFor(*lost.begin(), text.language));
        draft.mark(text, added.front().token, added.front().token);
        for (std::size_t k = 0; k < all.size(); ++k)
            if (k != i)
                for (const MeantWord& word : all[k].find(*lost.begin())->second)
                    draft.mark(row.texts[k], word.token, word.token);
        draft.add();
        if (row.texts.size() < 3) return;
    }
}

enum class Way : unsigned char { None, From, To };

/// Returns the meaning of the preposition before a noun, its article and its adjectives.
Way wayOf(const Analysis& text, std::size_t noun) {
    using Prepositions = std::map<std::string_view, Way>;
    static const std::map<std::string_view, Prepositions> known{
        {"en", {{"from", Way::From}, {"to", Way::To}, {"into", Way::To}, {"onto", Way::To}}},
        {"de",
         {{"von", Way::From},
          {"vom", Way::From},
          {"aus", Way::From},
          {"zu", Way::To},
          {"zum", Way::To},
          {"zur", Way::To},
          {"nach", Way::To},
          {"in", Way::To},
          {"ins", Way::To},
          {"auf", Way::To}}},
        {"fr",
         {{"de", Way::From},
          {"du", Way::From},
          {"des", Way::From},
          {"d'", Way::From},
          {"depuis", Way::From},
          {"à", Way::To},
          {"au", Way::To},
          {"aux", Way::To},
          {"vers", Way::To},
          {"jusqu'", Way::To},
          {"dans", Way::To},
          {"sur", Way::To}}}};
    const auto prepositions = known.find(text.main);
    if (prepositions == known.end()) return Way::None;
    for (std::size_t back = 1; back <= farthestPreposition && back <= noun; ++back) {
        const Token& token = text.tokens[noun - back];
        if (token.kind != TokenKind::Word || (text.main == "de" && token.capital)) return Way::None;
        const auto found = prepositions->second.find(token.lower);
        if (found != prepositions->second.end()) return found->second;
    }
    return Way::None;
}

/// "From the tower to the gate" against "from the gate to the tower".
void checkWays(const Row& row, const std::vector<ByMeaning>& all, Sink& sink) {
    const auto wayIn = [&](std::size_t i, std::uint64_t meaning) {
        const auto found = all[i].find(meaning);
        // Words that occur twice may go both ways.
        return found == all[i].end() || found->second.size() > 1
                   ? Way::None
                   : wayOf(row.texts[i], found->second.front().token);
    };
    struct Going {
        std::uint64_t meaning;
        std::size_t token;  // in the first text
        std::vector<Way> ways;
    };
    std::vector<Going> going;  // the words that have a way in all texts: hardly ever two
    for (const auto& [meaning, words] : all.front()) {
        std::vector<Way> ways;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Way way = wayIn(i, meaning);
            if (way == Way::None) break;
            ways.push_back(way);
        }
        if (ways.size() == all.size()) going.push_back({meaning, words.front().token, std::move(ways)});
    }
    for (const Going& one : going)
        for (const Going& other : going) {
            if (one.meaning >= other.meaning || one.token == other.token) continue;
            std::vector<int> ways;  // 1: from the one to the other
            for (std::size_t i = 0; i < all.size() && one.ways[i] != other.ways[i]; ++i)
                ways.push_back(one.ways[i] == Way::From ? 1 : 0);
            if (ways.size() != all.size()) continue;
            const auto odd = oddOrFirst(ways);
            if (!odd) continue;
            auto draft = sink.draft("order", Severity::Warning, blamed(row, *odd), "texts.check.order.way");
            for (std::size_t i = 0; i < all.size(); ++i)
                for (const std::uint64_t meaning : {one.meaning, other.meaning}) {
                    const std::size_t token = all[i].find(meaning)->second.front().token;
                    draft.mark(row.texts[i], token, token);
                }
            draft.add();
            return;
        }
}

/// Returns the word of a term that shows its number: the first one in French ("carte de guerre"),
/// else the last.
std::size_t headOf(const TermUse& use, std::string_view language) {
    return language == "fr" ? use.first : use.last;
}

}  // namespace

std::uint64_t everydayMeaning(int meaning) { return stableHash("noun " + std::to_string(meaning)); }

/// Meanings of single words, each looked up once. By language and word, with a capital or without.
struct Meanings::Known {
    struct Word {
        std::uint64_t pair = 0;               ///< As WordPairs has it.
        std::vector<std::uint64_t> everyday;  ///< Meanings of everyday words.
    };
    using Words = std::unordered_map<std::string, Word, TextHash, std::equal_to<>>;
    std::map<std::string, std::array<Words, 2>, std::less<>> words;

    const Word& of(const Token& token, const std::string& language, const WordPairs& pairs) {
        static const Word none;
        if (token.kind != TokenKind::Word) return none;
        Words& list = words[language][token.capital ? 1 : 0];
        if (const auto found = list.find(token.lower); found != list.end()) return found->second;
        Word& word = list[token.lower];
        word.pair = pairs.meaning(token, language);
        for (const int everyday : Nouns::builtIn().meanings(token, mainLanguage(language)))
            word.everyday.push_back(everydayMeaning(everyday));
        return word;
    }
};

Meanings::Meanings() : mPairs(std::make_shared<WordPairs>()), mKnown(std::make_shared<Known>()) {}

void Meanings::learnWords(const Gists& rows, const Knowledge& knowledge) {
    mNouns = {};
    mKnown = std::make_shared<Known>();
    std::vector<WordPairs::RowStems> stems;
    for (const Gist* row : rows) {
        if (row->lengths.size() < 2) continue;
        for (const Gist::Noun& noun : row->nouns)
            mNouns.learn(std::string(knowledge.signs.text(noun.word)), noun.seen);
        if (stems.size() == WordPairs::maxRows) continue;
        stems.emplace_back(knowledge.languages.size());
        for (const Gist::Use& use : row->uses)
            if (use.role == Gist::Role::Stem) stems.back()[use.language].push_back(use.sign);
    }
    auto pairs = std::make_shared<WordPairs>();
    pairs->learn(knowledge.languages, std::move(stems), knowledge.signs.size(),
                 [&](Sign stem) { return knowledge.signs.text(stem); });
    mPairs = std::move(pairs);
}

void Meanings::addTo(Gist& gist, const Row& row, Knowledge& knowledge) const {
    gist.meant.clear();
    gist.compared.clear();
    if (row.texts.size() < 2) return;
    const auto all = wordsByMeaning(row, nullptr, knowledge);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Analysis& text = row.texts[i];
        for (const auto& [meaning, words] : all[i]) {
            const std::size_t token = words.front().token;
            Gist::Meant meant{meaning,
                              knowledge.signs.of(Signs::Kind::Written, text.words(token, token)),
                              languageIndex(knowledge, text.language),
                              {}};
            if (text.main == "de")
                meant.noun = text.tokens[token].capital && token != text.sentences.front().first;
            gist.meant.push_back(meant);
        }
    }
    for (const auto& entry : all.front())
        if (const auto plurals = pluralsOf(all, entry.first); !plurals.empty())
            gist.compared.push_back(
                {entry.first, std::ranges::count(plurals, plurals.front()) == std::ssize(plurals)});
}

void Meanings::learn(const Gists& rows, const Knowledge& knowledge) {
    struct Seen {
        std::size_t everywhere = 0;  // rows in which all languages say it ...
        std::size_t somewhere = 0;   // ... and in which some do
        bool noun = false;           // as far as German shows it
        std::map<std::uint16_t, Sign> words;
        Holders alike;
        Holders unlike;
    };
    std::unordered_map<std::uint64_t, Seen> seen;
    std::vector<std::uint64_t> said;
    for (const Gist* row : rows) {
        said.clear();
        for (const Gist::Meant& word : row->meant) {
            Seen& known = seen[word.meaning];
            known.words[word.language] = word.word;
            if (word.noun) known.noun = *word.noun;
            said.push_back(word.meaning);
        }
        std::ranges::sort(said);
        for (auto from = said.begin(); from != said.end();) {
            const auto to = std::upper_bound(from, said.end(), *from);
            const bool all = to - from == std::ssize(row->lengths);
            ++(all ? seen[*from].everywhere : seen[*from].somewhere);
            from = to;
        }
        for (const Gist::Compared& compared : row->compared) {
            Seen& known = seen[compared.meaning];
            (compared.alike ? known.alike : known.unlike).add(row->row);
        }
    }
    mMeanings.clear();
    for (const auto& [meaning, facts] : seen) {
        Meaning& known = mMeanings[meaning];
        // The row that is asked about is one of those that lack it, most likely.
        known.reliable = facts.noun && facts.everywhere >= fewestRows &&
                         facts.somewhere <= 1 + facts.everywhere / rarelyAlone;
        known.alike = facts.alike;
        known.unlike = facts.unlike;
        for (const auto& [language, word] : facts.words)
            known.words[knowledge.languages[language]] = knowledge.signs.text(word);
    }
}

std::set<std::uint64_t> Meanings::changedFrom(const Meanings& before) const {
    std::set<std::uint64_t> changed;
    for (const auto& [meaning, known] : mMeanings)
        if (const Meaning* earlier = before.find(meaning); earlier == nullptr || *earlier != known)
            changed.insert(meaning);
    for (const auto& [meaning, known] : before.mMeanings)
        if (find(meaning) == nullptr) changed.insert(meaning);
    return changed;
}

std::vector<MeantWord> Meanings::wordsOf(const Analysis& text, const std::vector<std::size_t>* sentences,
                                         const Knowledge& knowledge) const {
    std::vector<MeantWord> words;
    const auto add = [&](std::uint64_t meaning, std::size_t token, bool everyday = false) {
        // A word with several meanings has the same number in each.
        MeantWord word = !words.empty() && words.back().token == token ? words.back() : MeantWord{};
        if (words.empty() || words.back().token != token) {
            // An abbreviation (VP) has no ending.
            const bool abbreviated =
                std::ranges::none_of(text.words(token, token), [](char c) { return c >= 'a' && c <= 'z'; });
            if (!abbreviated) word.number = mNouns.of(text.tokens, token, text.main);
        }
        word.meaning = meaning;
        word.token = token;
        word.everyday = everyday;
        words.push_back(word);
    };
    std::vector<bool> taken(text.tokens.size(), false);
    text.eachUse(text.terms, sentences, [&](const TermUse& use) {
        std::fill(taken.begin() + static_cast<std::ptrdiff_t>(use.first),
                  taken.begin() + static_cast<std::ptrdiff_t>(use.last) + 1, true);
        if (use.readings.size() > 1 || use.inCompound) return;
        const Term& term = knowledge.glossary.terms[use.readings.front().term];
        const std::size_t head = headOf(use, text.main);
        if (!term.name) add(stableHash("term " + term.key), head);
    });
    const auto addPairs = [&](std::size_t first, std::size_t end) {
        for (std::size_t t = first; t < end; ++t) {
            if (taken[t]) continue;
            const Known::Word& word = mKnown->of(text.tokens[t], text.language, *mPairs);
            if (word.pair != 0) add(word.pair, t);
            for (const std::uint64_t everyday : word.everyday) add(everyday, t, true);
        }
    };
    if (sentences == nullptr)
        addPairs(0, text.tokens.size());
    else
        for (const std::size_t s : *sentences) addPairs(text.sentences[s].first, text.sentences[s].end);
    return words;
}

const Meanings::Meaning* Meanings::find(std::uint64_t meaning) const {
    const auto found = mMeanings.find(meaning);
    return found == mMeanings.end() ? nullptr : &found->second;
}

bool Meanings::countsAlike(std::uint64_t meaning, RowKey row, bool everyday) const {
    const Meaning* known = find(meaning);
    return known != nullptr && (everyday || known->alike.another(row)) && !known->unlike.another(row);
}

bool Meanings::isReliable(std::uint64_t meaning) const {
    const Meaning* known = find(meaning);
    return known != nullptr && known->reliable;
}

std::string Meanings::wordFor(std::uint64_t meaning, const std::string& language) const {
    const Meaning* known = find(meaning);
    if (known == nullptr) return {};
    const auto word = known->words.find(language);
    return word == known->words.end() ? std::string() : word->second;
}

void checkMeanings(const Row& row, const Knowledge& knowledge, Sink& sink) {
    if (row.texts.size() < 2 || row.unit->kind == UnitKind::Heading) return;
    for (const SentenceGroup& group : row.groups) {
        if (!group.complete()) continue;
        // A language may have two sentences in another order, so numbers are compared within each.
        const auto whole = wordsByMeaning(row, &group, knowledge);
        checkOther(row, whole, knowledge, sink);
        const auto sentences = sentenceBySentence(group);
        for (const SentenceGroup& one : sentences) {
            const auto check = [&](const std::vector<ByMeaning>& words) {
                checkNumber(row, words, knowledge, sink);
                checkWays(row, words, sink);
            };
            if (sentences.size() > 1)
                check(wordsByMeaning(row, &one, knowledge));
            else
                check(whole);
        }
    }
}

}  // namespace hexa::texts
