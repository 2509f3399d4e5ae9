// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/sink.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/locale.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>

namespace hexa::texts {
namespace {

constexpr std::size_t fewestGuessedWords = 5;  // of a sentence whose language is guessed
constexpr std::size_t shownWords = 4;
constexpr std::size_t fewestKnown = 3;  // words of a sentence that only the other language has ...
constexpr std::size_t longestName = 8;  // tokens
constexpr std::size_t mostPlaces = 16;  // of a word; more would make long texts slow
constexpr std::size_t minKnown = 2;     // ... and so many times as many as its own has

/// Words that belong to one language alone, and to no name.
const std::map<std::string, std::set<std::string, std::less<>>, std::less<>>& tellTales() {
    static const std::map<std::string, std::set<std::string, std::less<>>, std::less<>> words{
        {"en", {"and",  "the",  "with", "you", "your",  "this", "that", "they",  "when", "which",
                "from", "each", "are",  "for", "every", "of",   "must", "their", "its",  "into"}},
        {"de", {"und", "der",  "das",   "nicht", "oder",   "wenn",  "für",    "auch",
                "ist", "sind", "dein",  "deine", "eine",   "wird",  "werden", "auf",
                "zum", "zur",  "jeder", "jede",  "hinter", "einem", "einen"}},
        {"fr",
         {"avec", "les", "dans", "vous", "votre", "vos", "une", "sont", "lorsque", "chaque", "cette",
          "ces"}}};
    return words;
}

/// Letters of another script, as byte ranges.
std::vector<std::pair<std::size_t, std::size_t>> foreignRuns(std::string_view text) {
    std::vector<std::pair<std::size_t, std::size_t>> runs;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        if (!isForeignLetter(nextCharacter(text, at))) continue;
        if (!runs.empty() && begin - runs.back().second <= 3)
            runs.back().second = at;
        else
            runs.emplace_back(begin, at);
    }
    return runs;
}

void checkScripts(const Row& row, Sink& sink) {
    for (const Analysis& text : row.foreign) {
        auto draft =
            sink.draft("untranslated", Severity::Error, text.language, "texts.check.untranslated.script");
        draft.group("untranslated:" + text.language);
        const auto runs = foreignRuns(text.text);
        for (std::size_t i = 0; i < std::min(runs.size(), shownWords); ++i)
            draft.markBytes(text.language, text.text, runs[i].first, runs[i].second);
        draft.add();
    }
    for (const Analysis& text : row.texts) {
        const auto runs = foreignRuns(text.text);
        if (runs.empty()) continue;
        auto draft =
            sink.draft("untranslated", Severity::Error, text.language, "texts.check.untranslated.part");
        draft.group("untranslated:part:" + text.language);
        for (const auto& [begin, end] : runs) draft.markBytes(text.language, text.text, begin, end);
        draft.add();
    }
}

/// False if a word only looks like one of the language without its accents. Folded words are
/// compared, but English has no accents: "à" is no "a".
bool isStopWordAsWritten(const Token& token, std::string_view language) {
    return language != "en" || token.lower == token.fold;
}

bool isStopWord(const Token& token, std::string_view language) {
    return isStopWordAsWritten(token, language) &&
           Lexicon::builtIn().words(language).stopWords.contains(token.fold);
}

/// True for English and British English: most of it is the same.
bool isAlike(std::string_view language, std::string_view other) {
    return mainLanguage(language) == mainLanguage(other);
}

/// By text and token: it belongs to words that all texts of the row share as they are.
using SharedTokens = std::vector<std::vector<bool>>;

/// The first places of each word that has a capital.
using Places = std::unordered_map<std::string_view, std::vector<std::size_t>>;

Places placesOfNames(const Analysis& text) {
    Places places;
    for (std::size_t t = 0; t < text.tokens.size(); ++t) {
        if (text.tokens[t].kind != TokenKind::Word || !text.tokens[t].capital) continue;
        auto& list = places[text.tokens[t].lower];
        if (list.size() < mostPlaces) list.push_back(t);
    }
    return places;
}

/// Where the words [first, last] of one text stand in another, or none.
std::optional<std::size_t> placeOf(const Analysis& text, std::size_t first, std::size_t last,
                                   const Analysis& other, const Places& places) {
    const auto known = places.find(text.tokens[first].lower);
    if (known == places.end()) return std::nullopt;
    for (const std::size_t place : known->second) {
        std::size_t same = 0;
        while (first + same <= last && place + same < other.tokens.size() &&
               text.tokens[first + same].lower == other.tokens[place + same].lower)
            ++same;
        if (first + same > last) return place;
    }
    return std::nullopt;
}

/// True if nothing else is said in the sentence of these words.
bool isWholeSentence(const Analysis& text, std::size_t first, std::size_t last) {
    const auto sentence = std::ranges::find_if(
        text.sentences, [&](const Sentence& one) { return first >= one.first && first < one.end; });
    if (sentence == text.sentences.end()) return false;
    for (std::size_t t = sentence->first; t < sentence->end; ++t)
        if (text.tokens[t].kind == TokenKind::Word && (t < first || t > last)) return false;
    return true;
}

/// The last word of a name that begins here, like "Bauen und Beherrschen": it begins and ends
/// with a capital, and no two small words follow one another. Returns `first` for a word alone.
std::size_t lastOfName(const Analysis& text, std::size_t first) {
    std::size_t last = first;
    std::size_t small = 0;
    for (std::size_t t = first + 1; t < text.tokens.size() && t - first < longestName; ++t) {
        const Token& token = text.tokens[t];
        if (token.lower == "-" && !token.spaceBefore) continue;
        if (token.kind != TokenKind::Word || (!token.capital && ++small > 1)) break;
        if (!token.capital) continue;
        small = 0;
        last = t;
    }
    return last;
}

/// Finds names of several words, which no language translates. A whole sentence is one only if
/// three languages have it: two may have left it untranslated.
SharedTokens sharedNames(const Row& row) {
    SharedTokens shared;
    for (const Analysis& text : row.texts) shared.emplace_back(text.tokens.size(), false);
    if (row.texts.size() < 2) return shared;
    const Analysis& text = row.texts.front();
    std::vector<Places> known;
    for (const Analysis& other : row.texts) known.push_back(placesOfNames(other));
    for (std::size_t first = 0; first < text.tokens.size(); ++first) {
        if (text.tokens[first].kind != TokenKind::Word || !text.tokens[first].capital) continue;
        for (std::size_t last = lastOfName(text, first); last > first; --last) {
            if (!text.tokens[last].capital) continue;
            std::vector<std::size_t> places;
            for (std::size_t i = 0; i < row.texts.size(); ++i) {
                const Analysis& other = row.texts[i];
                const auto place = placeOf(text, first, last, other, known[i]);
                if (!place || (row.texts.size() < 3 && isWholeSentence(other, *place, *place + last - first)))
                    break;
                places.push_back(*place);
            }
            if (places.size() < row.texts.size()) continue;
            for (std::size_t i = 0; i < places.size(); ++i)
                std::fill_n(shared[i].begin() + static_cast<std::ptrdiff_t>(places[i]), last - first + 1,
                            true);
            first = last;
            break;
        }
    }
    return shared;
}

/// The language whose words a sentence is made of, by what the other rows say: hardly a word that
/// they have in its own language, and most of them in the other.
std::string madeOf(const Analysis& text, const Sentence& sentence, const Row& row,
                   const std::vector<bool>& shared, const Knowledge& knowledge) {
    std::size_t own = 0;
    std::map<std::string, std::size_t> others;
    for (std::size_t t = sentence.first; t < sentence.end; ++t) {
        const Token& token = text.tokens[t];
        if (token.kind != TokenKind::Word || shared[t] || knowledge.names.contains(token.fold) ||
            token.fold.size() < 2)
            continue;
        if (knowledge.knows(text.language, token.fold, row.key)) {
            ++own;
            continue;
        }
        for (const std::string& language : knowledge.languages)
            if (!isAlike(language, text.language) && knowledge.knows(language, token.fold, row.key))
                ++others[language];
    }
    std::string best;
    for (const auto& [language, count] : others)
        if (count >= fewestKnown && count > minKnown * own && (best.empty() || count > others[best]))
            best = language;
    return best;
}

constexpr std::array guessedLanguages{"de", "en", "fr"};

/// The small words of these languages in one table, with the languages that have each.
using SmallWords =
    std::unordered_map<std::string, std::array<bool, guessedLanguages.size()>, TextHash, std::equal_to<>>;
const SmallWords& allSmallWords() {
    static const SmallWords all = [] {
        SmallWords made;
        for (std::size_t i = 0; i < guessedLanguages.size(); ++i)
            for (const std::string& word : Lexicon::builtIn().words(guessedLanguages[i]).stopWords)
                made[word][i] = true;
        return made;
    }();
    return all;
}

/// Returns the language of the small words of a sentence, if it is clearly not its own.
std::string guessed(const Analysis& text, const Sentence& sentence, const std::vector<bool>& shared) {
    const SmallWords& all = allSmallWords();
    std::array<int, guessedLanguages.size()> counts{};
    std::size_t words = 0;
    for (std::size_t t = sentence.first; t < sentence.end; ++t) {
        if (text.tokens[t].kind != TokenKind::Word || shared[t]) continue;
        ++words;
        const auto found = all.find(text.tokens[t].fold);
        if (found == all.end()) continue;
        for (std::size_t i = 0; i < counts.size(); ++i)
            if (found->second[i] && isStopWordAsWritten(text.tokens[t], guessedLanguages[i])) ++counts[i];
    }
    if (words < fewestGuessedWords) return {};
    // Many languages share "la" and "de" with French.
    const auto own = std::ranges::find(guessedLanguages, text.main);
    if (own == guessedLanguages.end()) return {};
    const int owned = counts[static_cast<std::size_t>(own - guessedLanguages.begin())];
    std::string best;
    int most = 0;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (!isAlike(guessedLanguages[i], text.language) && counts[i] > most &&
            ((counts[i] >= 3 && counts[i] > 2 * owned) || (counts[i] >= 2 && owned == 0))) {
            best = guessedLanguages[i];
            most = counts[i];
        }
    return best;
}

int smallWords(const Analysis& text, const Sentence& sentence, const std::string& language) {
    int count = 0;
    for (std::size_t t = sentence.first; t < sentence.end; ++t)
        if (text.tokens[t].kind == TokenKind::Word && isStopWord(text.tokens[t], language)) ++count;
    return count;
}

/// True if the text has a counterpart of a word of another language.
bool hasCounterpart(const Analysis& text, std::size_t language, const Token& token, std::size_t ofLanguage,
                    const Knowledge& knowledge) {
    for (const WordLinks::Word word : knowledge.links->wordsOf(token, ofLanguage))
        for (const Token& other : text.tokens)
            for (const WordLinks::Word partner : knowledge.links->wordsOf(other, language))
                if (knowledge.links->areLinked(word, partner)) return true;
    return false;
}

/// True if nearly all other rows translate the word into this language.
bool isTranslated(const Token& token, std::size_t ofLanguage, std::size_t language,
                  const Knowledge& knowledge) {
    return std::ranges::any_of(knowledge.links->wordsOf(token, ofLanguage), [&](WordLinks::Word word) {
        return knowledge.links->isReliable(word, language);
    });
}

/// Reports a single word of another language. The other language uses it in other rows, too, where
/// this language translates it.
void checkBorrowed(const Row& row, const Analysis& text, const std::vector<bool>& shared,
                   const Knowledge& knowledge, Sink& sink) {
    const std::size_t language = languageIndex(knowledge, text.language);
    for (std::size_t t = 0; t < text.tokens.size(); ++t) {
        const Token& token = text.tokens[t];
        if (!canBeLinked(token, text.main) || shared[t] || text.isCited(t) ||
            knowledge.names.contains(token.fold) || knowledge.knows(text.language, token.fold, row.key))
            continue;
        // A word that all languages share is international.
        if (row.texts.size() > 2 && std::ranges::all_of(row.texts, [&](const Analysis& other) {
                return std::ranges::find(other.tokens, token.fold, &Token::fold) != other.tokens.end();
            }))
            continue;
        for (const Analysis& other : row.texts) {
            if (isAlike(other.language, text.language)) continue;
            const auto same = std::ranges::find(other.tokens, token.fold, &Token::fold);
            const std::size_t from = languageIndex(knowledge, other.language);
            if (same == other.tokens.end() || !knowledge.knows(other.language, token.fold, row.key) ||
                !isTranslated(*same, from, language, knowledge) ||
                hasCounterpart(text, language, *same, from, knowledge))
                continue;
            sink.draft("untranslated", Severity::Warning, text.language, "texts.check.untranslated.word")
                .argument("other", other.language)
                .mark(text, t, t)
                .add();
            break;
        }
    }
}

void checkLanguages(const Row& row, const Analysis& text, const std::vector<bool>& shared,
                    const Knowledge& knowledge, Sink& sink) {
    for (const Sentence& sentence : text.sentences) {
        std::string language = guessed(text, sentence, shared);
        if (language.empty()) language = madeOf(text, sentence, row, shared, knowledge);
        if (!language.empty())
            sink.draft("untranslated", Severity::Error, text.language, "texts.check.untranslated.language")
                .argument("other", language)
                .mark(text, sentence.first, std::min(sentence.end - 1, sentence.first + shownWords))
                .add();
    }
    if (!row.isVeryLong()) checkBorrowed(row, text, shared, knowledge, sink);
    const auto& own = Lexicon::builtIn().words(text.language).stopWords;
    for (std::size_t t = 0; t < text.tokens.size(); ++t) {
        const Token& token = text.tokens[t];
        if (token.kind != TokenKind::Word || token.capital || shared[t] || own.contains(token.fold) ||
            own.contains(token.lower))
            continue;
        if (knowledge.names.contains(token.fold)) continue;
        for (const auto& [language, words] : tellTales())
            // Compares with accents: "thé" is not "the".
            if (!isAlike(language, text.language) && words.contains(token.lower))
                sink.draft("untranslated", Severity::Warning, text.language, "texts.check.untranslated.word")
                    .argument("other", language)
                    .mark(text, t, t)
                    .add();
    }
}

/// A sentence that stands word for word in another language's text.
void checkCopiedSentences(const Row& row, const SharedTokens& shared, Sink& sink) {
    const auto words = [](const Analysis& text, const Sentence& sentence) {
        std::string out;
        std::size_t count = 0;
        for (std::size_t t = sentence.first; t < sentence.end; ++t)
            if (text.tokens[t].kind == TokenKind::Word) {
                out += text.tokens[t].fold + ' ';
                if (text.tokens[t].fold.size() > 1 && !text.tokens[t].capital) ++count;
            }
        return count >= fewestGuessedWords - 1 ? out : std::string();
    };
    std::vector<std::set<std::string>> all;  // by text
    for (const Analysis& text : row.texts) {
        all.emplace_back();
        for (const Sentence& sentence : text.sentences) all.back().insert(words(text, sentence));
    }
    for (std::size_t i = 0; i < row.texts.size(); ++i)
        for (const Sentence& sentence : row.texts[i].sentences) {
            const std::string mine = words(row.texts[i], sentence);
            if (mine.empty() || !guessed(row.texts[i], sentence, shared[i]).empty()) continue;
            for (std::size_t k = 0; k < row.texts.size(); ++k) {
                if (k == i || isAlike(row.texts[k].language, row.texts[i].language)) continue;
                // Whose language it is: where more of its small words are at home.
                if (!all[k].contains(mine) || smallWords(row.texts[i], sentence, row.texts[i].language) >
                                                  smallWords(row.texts[i], sentence, row.texts[k].language))
                    continue;
                sink.draft("untranslated", Severity::Error, row.texts[i].language,
                           "texts.check.untranslated.copy")
                    .argument("other", row.texts[k].language)
                    .mark(row.texts[i], sentence.first,
                          std::min(sentence.end - 1, sentence.first + shownWords))
                    .add();
                break;
            }
        }
}

void checkCopies(const Row& row, const Knowledge& knowledge, Sink& sink) {
    for (const Analysis& text : row.texts) {
        if (isAlike(text.language, row.source)) continue;
        const Analysis* source = row.find(row.source);
        if (source == nullptr || folded(source->text) != folded(text.text)) continue;
        std::set<std::size_t> inTerms;
        for (const TermUse& use : text.terms)
            for (std::size_t t = use.first; t <= use.last; ++t) inTerms.insert(t);
        std::size_t words = 0;
        for (std::size_t t = 0; t < text.tokens.size(); ++t)
            if (text.tokens[t].kind == TokenKind::Word && text.tokens[t].fold.size() > 2 &&
                !inTerms.contains(t) && !knowledge.names.contains(text.tokens[t].fold))
                ++words;
        if (words >= 2)
            sink.draft("untranslated", words > 3 ? Severity::Error : Severity::Warning, text.language,
                       "texts.check.untranslated.copy")
                .argument("other", row.source)
                .mark(text, 0, std::min(text.tokens.size() - 1, shownWords))
                .add();
    }
}

}  // namespace

void checkForeign(const Row& row, const Knowledge& knowledge, Sink& sink) {
    checkScripts(row, sink);
    const SharedTokens shared = sharedNames(row);
    for (std::size_t i = 0; i < row.texts.size(); ++i)
        checkLanguages(row, row.texts[i], shared[i], knowledge, sink);
    checkCopies(row, knowledge, sink);
    checkCopiedSentences(row, shared, sink);
}

}  // namespace hexa::texts
