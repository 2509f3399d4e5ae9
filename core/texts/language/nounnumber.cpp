// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/nounnumber.h"

#include "core/texts/language/lexicon.h"
#include "core/texts/language/nouns.h"

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

namespace hexa::texts {
namespace {

constexpr std::size_t maxAdjectives = 2;  // between a small word and its noun
constexpr std::size_t maxOf = 2;          // tokens from "one of" to what it is one of
constexpr std::size_t shortestVerb = 4;

const Lexicon::Words& wordsOf(std::string_view language) { return Lexicon::builtIn().words(language); }

/// Kind of word before a noun and its adjectives.
enum class Before : unsigned char {
    Nothing,  ///< No word with a meaning here.
    One,
    Several,
    Either,  ///< For one or several: "the", "die", "your".
    Each     ///< For each of many, or none.
};

struct Found {
    Before before = Before::Nothing;
    std::size_t at = 0;  ///< Place of the small word.
};

/// The small words of a language in one table, since most words are in none of its lists.
using BeforeNouns = std::unordered_map<std::string, Before, TextHash, std::equal_to<>>;
const BeforeNouns& beforeNounsOf(std::string_view language) {
    static const std::map<std::string, BeforeNouns, std::less<>> all = [] {
        std::map<std::string, BeforeNouns, std::less<>> made;
        for (const char* each : {"en", "de", "fr"}) {
            const Lexicon::Words& words = wordsOf(each);
            BeforeNouns& list = made[each];
            // The first list that has a word counts.
            for (const auto& [word, number] : words.numbers) list.emplace(word, Before::Several);
            for (const std::string& word : words.beforeEach) list.emplace(word, Before::Each);
            for (const std::string& word : words.beforeOne) list.emplace(word, Before::One);
            for (const std::string& word : words.beforeSeveral) list.emplace(word, Before::Several);
            for (const std::string& word : words.beforeEither) list.emplace(word, Before::Either);
        }
        return made;
    }();
    static const BeforeNouns none;
    const auto found = all.find(language);
    return found == all.end() ? none : found->second;
}

Before meaningOf(const Token& token, const BeforeNouns& words) {
    if (token.kind == TokenKind::Number) return token.lower == "1" ? Before::One : Before::Several;
    // "Dès lors", "là": no articles.
    if (token.kind != TokenKind::Word || token.lower == "dès" || token.lower == "là") return Before::Nothing;
    const auto found = words.find(token.fold);
    return found == words.end() ? Before::Nothing : found->second;
}

/// True if "of" is between two small words, or in the second one.
bool isPartOf(const std::vector<Token>& tokens, std::size_t from, std::size_t to) {
    static const std::set<std::string_view> of{"of", "de", "d'", "von"};
    static const std::set<std::string_view> ofThe{"des", "der", "deiner", "seiner", "eurer", "unserer"};
    return from == to ? ofThe.contains(tokens[to].lower) : from + 1 == to && of.contains(tokens[from].lower);
}

/// Returns the small word or number that a noun belongs to, over its adjectives.
Found lookBack(const std::vector<Token>& tokens, std::size_t noun, std::string_view language) {
    const Lexicon::Words& words = wordsOf(language);
    const BeforeNouns& beforeNouns = beforeNounsOf(language);
    std::size_t adjectives = 0;
    for (std::size_t back = 1; adjectives <= maxAdjectives && back <= noun; ++back) {
        const std::size_t at = noun - back;
        const Token& token = tokens[at];
        if (const Before before = meaningOf(token, beforeNouns); before != Before::Nothing) {
            // "Das Boot, das Karten trägt": it belongs to no noun, other than in "helft, die Boote
            // zu tragen".
            if (language == "de" && at > 1 && tokens[at - 1].lower == "," && tokens[at - 2].capital &&
                token.fold.size() == 3 && token.fold.front() == 'd')
                return {};
            // "Each of the", "any one", "one of the", "einer der".
            for (std::size_t i = at; i-- > 0 && at - i <= maxOf;)
                if (const Before of = meaningOf(tokens[i], beforeNouns);
                    of == Before::Each ||
                    ((of == Before::One || of == Before::Several) && isPartOf(tokens, i + 1, at)))
                    return {Before::Each, at};
            // "All your", "alle deine", "tous vos"; but "wir haben beide die Karte".
            if (before == Before::Either && at > 0 &&
                meaningOf(tokens[at - 1], beforeNouns) == Before::Several &&
                (language != "de" || tokens[at - 1].lower.starts_with("all")))
                return {Before::Several, at - 1};
            return {before, at};
        }
        // "The other cards", "your own ship".
        if (words.adjectival.contains(token.fold)) continue;
        // Another small word, or in German another noun: the word belongs to another phrase.
        if (token.kind != TokenKind::Word || words.stopWords.contains(token.fold) ||
            words.beforeBare.contains(token.fold) || (language == "de" && token.capital))
            return {};
        ++adjectives;
    }
    return {};
}

bool begins(const std::vector<Token>& tokens, std::size_t at) {
    if (at == 0) return true;
    const Token& before = tokens[at - 1];
    return before.kind == TokenKind::Markup || before.lower == "." || before.lower == ":" ||
           before.lower == "!" || before.lower == "?";
}

/// True for an English plural by its ending.
bool looksPlural(const std::string& word) {
    return word.size() > 3 && word.back() == 's' && !word.ends_with("ss") && !word.ends_with("us") &&
           !word.ends_with("is");
}

NounNumber english(const std::vector<Token>& tokens, std::size_t noun) {
    const Lexicon::Words& words = wordsOf("en");
    const std::string& word = tokens[noun].lower;
    if (word.find('\'') != std::string::npos) return NounNumber::Unknown;
    const bool plural = looksPlural(word) || words.severalNouns.contains(tokens[noun].fold);
    switch (lookBack(tokens, noun, "en").before) {
    case Before::Each:
        return NounNumber::Unknown;
    case Before::One:
        return plural ? NounNumber::Unknown : NounNumber::Singular;
    case Before::Several:
        return plural ? NounNumber::Plural : NounNumber::Unknown;
    case Before::Either:
        // "The guard moves the piece."
        if (plural && noun + 1 < tokens.size() &&
            meaningOf(tokens[noun - 1], beforeNounsOf("en")) == Before::Nothing &&
            meaningOf(tokens[noun + 1], beforeNounsOf("en")) != Before::Nothing)
            return NounNumber::Unknown;
        return plural ? NounNumber::Plural : NounNumber::Singular;
    case Before::Nothing:
        break;
    }
    // "Of water", "in play": unknown without an article; "he moves" has no noun.
    const bool bare = begins(tokens, noun) || (noun > 0 && words.beforeBare.contains(tokens[noun - 1].fold));
    return plural && bare ? NounNumber::Plural : NounNumber::Unknown;
}

NounNumber french(const std::vector<Token>& tokens, std::size_t noun) {
    const Before before = lookBack(tokens, noun, "fr").before;
    return before == Before::One       ? NounNumber::Singular
           : before == Before::Several ? NounNumber::Plural
                                       : NounNumber::Unknown;
}

/// Returns the number shown by the verb right behind a German subject at the beginning of a
/// sentence.
NounNumber byVerb(const std::vector<Token>& tokens, std::size_t noun) {
    const Lexicon::Words& words = wordsOf("de");
    if (noun + 1 >= tokens.size()) return NounNumber::Unknown;
    const Token& verb = tokens[noun + 1];
    if (words.verbsOfSeveral.contains(verb.fold)) return NounNumber::Plural;
    if (words.verbsOfOne.contains(verb.fold)) return NounNumber::Singular;
    if (verb.kind != TokenKind::Word || verb.capital || verb.fold.size() < shortestVerb ||
        words.stopWords.contains(verb.fold) || words.noVerbs.contains(verb.fold))
        return NounNumber::Unknown;
    // "Datei umbenennen oder ...": an order.
    if (verb.fold.ends_with("en"))
        return noun + 2 < tokens.size() && tokens[noun + 2].kind == TokenKind::Word &&
                       !words.beforeBare.contains(tokens[noun + 2].fold)
                   ? NounNumber::Plural
                   : NounNumber::Unknown;
    return verb.fold.back() == 't' ? NounNumber::Singular : NounNumber::Unknown;
}

/// True for "den Schlüssel": in the dative plural a noun ends in n, unless it ends in s.
bool isAccusativeOfOne(const Token& small, const Token& noun) {
    static const std::set<std::string_view> words{"den",   "diesen", "jenen",   "deinen", "seinen",
                                                  "ihren", "euren",  "unseren", "meinen"};
    return words.contains(small.lower) && noun.lower.back() != 'n' && noun.lower.back() != 's';
}

bool endsInOneOf(std::string_view word, std::initializer_list<std::string_view> endings) {
    return std::ranges::any_of(endings, [&](std::string_view ending) { return word.ends_with(ending); });
}

/// True for "die Mauer", "die Burgmauer", which are one; "die Messer" are several.
bool isFeminineAlike(const Token& noun) {
    constexpr std::size_t shortestFirst = 3;  // part of a compound: "Insel" is no part of "Pinsel"
    return std::ranges::any_of(wordsOf("de").feminineAlike, [&](const std::string& word) {
        return noun.fold.ends_with(word) &&
               (noun.fold.size() == word.size() || noun.fold.size() >= word.size() + shortestFirst);
    });
}

/// True for German "die", "diese", "deine": for a feminine one, or for several.
bool isOneFeminineOrSeveral(const Token& small) {
    static const std::set<std::string_view> words{"die",  "diese", "jene",  "deine", "seine",
                                                  "ihre", "eure",  "meine", "unsere"};
    return words.contains(small.lower);
}

/// Returns the number shown by "die" and an adjective or the noun's ending: "die rote" and "die
/// roten", "die Burg", "die Dächer". Nouns in -e may be either ("die Karte", "die Tische").
NounNumber byEnding(const std::vector<Token>& tokens, std::size_t small, std::size_t noun) {
    const Token& word = tokens[noun];
    if (small + 1 < noun) {
        const Token& adjective = tokens[noun - 1];
        if (adjective.kind == TokenKind::Word && !adjective.capital) {
            if (adjective.lower.ends_with("en")) return NounNumber::Plural;
            if (adjective.lower.ends_with('e')) return NounNumber::Singular;
        }
        return NounNumber::Unknown;
    }
    if (endsInOneOf(word.lower, {"en", "ern", "eln", "chen", "lein"})) return NounNumber::Plural;
    if (endsInOneOf(word.lower, {"er", "el"}))
        return isFeminineAlike(word) ? NounNumber::Singular : NounNumber::Plural;
    if (word.lower.ends_with('s'))  // "Decks", but "Gans", "Basis", "Nuss"
        return endsInOneOf(word.lower, {"ss", "is", "us", "ns"}) ? NounNumber::Unknown : NounNumber::Plural;
    return word.lower.ends_with('e') ? NounNumber::Unknown : NounNumber::Singular;
}

/// True for a dative plural: "mit den Würfeln", "den Spielern". Behind "in" or "auf" it may be the
/// accusative singular.
bool isDativeOfSeveral(const std::vector<Token>& tokens, std::size_t small, const Token& noun) {
    if (tokens[small].lower != "den") return false;
    const bool dative = small > 0 && wordsOf("de").dativeOnly.contains(tokens[small - 1].fold);
    return dative || endsInOneOf(noun.lower, {"ungen", "heiten", "keiten", "schaften", "ionen", "eln"});
}

/// True for German nouns with these endings, which have no other plural form, unless they are
/// feminine.
bool looksAlike(std::string_view word) {
    for (const std::string_view ending : {"er", "en", "el", "ern", "chen", "lein"})
        if (word.ends_with(ending)) return true;
    return false;
}

}  // namespace

std::vector<std::pair<std::string, NounNumbers::Seen>> NounNumbers::nounsOf(const std::vector<Token>& tokens,
                                                                            std::string_view language) {
    std::vector<std::pair<std::string, Seen>> nouns;
    if (language != "de") return nouns;
    for (std::size_t t = 1; t < tokens.size(); ++t) {
        if (tokens[t].kind != TokenKind::Word || !tokens[t].capital) continue;
        const auto [before, at] = lookBack(tokens, t, language);
        if (before == Before::Several) nouns.emplace_back(tokens[t].lower, Seen::Several);
        const bool masculine = before == Before::Either && isAccusativeOfOne(tokens[at], tokens[t]);
        if (before != Before::One && !masculine) continue;
        const bool feminine = wordsOf(language).feminine.contains(tokens[at].fold);
        nouns.emplace_back(tokens[t].lower, feminine ? Seen::OneFeminine : Seen::One);
    }
    return nouns;
}

void NounNumbers::learn(const std::string& noun, Seen seen) {
    if (seen == Seen::Several) {
        mSeveral.insert(noun);
        return;
    }
    mOne.insert(noun);
    (seen == Seen::OneFeminine ? mFeminine : mNotFeminine).insert(noun);
}

std::vector<std::string> NounNumbers::changedFrom(const NounNumbers& before) const {
    std::vector<std::string> changed;
    for (const auto list :
         {&NounNumbers::mOne, &NounNumbers::mSeveral, &NounNumbers::mNotFeminine, &NounNumbers::mFeminine})
        std::ranges::set_symmetric_difference(before.*list, this->*list, std::back_inserter(changed));
    return changed;
}

bool NounNumbers::isPluralOfKnown(const std::string& word) const {
    for (const std::string_view ending : {"e", "er", "ern", "n", "en"}) {
        if (!word.ends_with(ending)) continue;
        const std::string base = word.substr(0, word.size() - ending.size());
        if (!mOne.contains(base)) continue;
        // "Dem Hirten": some nouns that are not feminine end so in the singular, too.
        if (mFeminine.contains(base) || (ending != "n" && ending != "en")) return true;
    }
    return false;
}

NounNumber NounNumbers::german(const std::vector<Token>& tokens, std::size_t noun) const {
    const std::string& word = tokens[noun].lower;
    const auto [before, at] = lookBack(tokens, noun, "de");
    if (before == Before::Each) return NounNumber::Unknown;
    if (before == Before::One) return NounNumber::Singular;
    if (before == Before::Several) return NounNumber::Plural;
    if (before == Before::Either && isAccusativeOfOne(tokens[at], tokens[noun])) return NounNumber::Singular;
    if (before == Before::Either && isDativeOfSeveral(tokens, at, tokens[noun])) return NounNumber::Plural;
    const bool notFeminine = mNotFeminine.contains(word) && !mFeminine.contains(word);
    if (before == Before::Either && tokens[at].fold == "die" && notFeminine) return NounNumber::Plural;
    // "Die Flaggen", "die Kurve": nouns with well-known forms.
    const Nouns::Form form = Nouns::builtIn().formOf(tokens[noun], "de");
    if (before == Before::Either && tokens[at].fold == "die" && form == Nouns::Form::Inflected)
        return NounNumber::Plural;
    if (before == Before::Either && tokens[at].fold == "die" && form == Nouns::Form::Base &&
        !looksAlike(word))
        return NounNumber::Singular;
    if (before == Before::Either && isOneFeminineOrSeveral(tokens[at]))
        if (const NounNumber number = byEnding(tokens, at, noun); number != NounNumber::Unknown)
            return number;
    // "Der Turm": of several it would be "der Türme".
    if (before == Before::Either && tokens[at].fold == "der" && at + 1 == noun &&
        !endsInOneOf(word, {"e", "er", "el", "n", "s"}))
        return NounNumber::Singular;
    // "Der rote Stein": of several it would be "der roten".
    if (before == Before::Either && tokens[at].fold == "der" && at + 1 < noun && !tokens[noun - 1].capital &&
        tokens[noun - 1].lower.ends_with('e'))
        return NounNumber::Singular;
    // "Die Farbe der Steine": of one "der" has the word as the dictionary has it.
    if (before == Before::Either && tokens[at].fold == "der" && form == Nouns::Form::Inflected)
        return NounNumber::Plural;
    // "Der Spieler" may be a genitive plural, and so may other nouns with equal forms.
    const bool ofSeveral = before == Before::Either && tokens[at].fold == "der";
    // "Seine Verbündete" is one, "die Verbündeten" are several: nouns made from adjectives.
    if (mOne.contains(word + 'r') || mOne.contains(word + "n")) return NounNumber::Unknown;
    const bool alike = (notFeminine && ofSeveral) ||
                       (!mFeminine.contains(word) && looksAlike(word) && !isPluralOfKnown(word));
    const bool one = !alike && mOne.contains(word);
    const bool several = !alike && (mSeveral.contains(word) || isPluralOfKnown(word));
    if (one != several) return one ? NounNumber::Singular : NounNumber::Plural;
    // "Den Spieler entfernen": no subject.
    const bool subject = before == Before::Nothing || !tokens[at].fold.ends_with("en");
    return subject && begins(tokens, before == Before::Either ? at : noun) ? byVerb(tokens, noun)
                                                                           : NounNumber::Unknown;
}

bool NounNumbers::isDefinite(const std::vector<Token>& tokens, std::size_t noun, std::string_view language) {
    const auto [before, at] = lookBack(tokens, noun, language);
    // "Die Stärke der Einheiten": each of them has one.
    static const std::set<std::string_view> ofSeveral{"der", "aller", "beider"};
    if (noun + 1 < tokens.size() && (language == "de"   ? ofSeveral.contains(tokens[noun + 1].fold)
                                     : language == "fr" ? tokens[noun + 1].fold == "des"
                                                        : false))
        return false;
    return before != Before::Nothing && before != Before::Each &&
           !wordsOf(language).indefinite.contains(tokens[at].fold);
}

bool NounNumbers::hasArticle(const std::vector<Token>& tokens, std::size_t noun, std::string_view language) {
    return lookBack(tokens, noun, language).before != Before::Nothing;
}

NounNumber NounNumbers::of(const std::vector<Token>& tokens, std::size_t noun,
                           std::string_view language) const {
    if (noun >= tokens.size() || tokens[noun].kind != TokenKind::Word) return NounNumber::Unknown;
    // Half of a compound: "XML-Datei".
    if (noun + 1 < tokens.size() && tokens[noun + 1].lower == "-" && !tokens[noun + 1].spaceBefore)
        return NounNumber::Unknown;
    if (wordsOf(language).unclearNouns.contains(tokens[noun].fold)) return NounNumber::Unknown;
    if (language == "en") return english(tokens, noun);
    if (language == "fr") return french(tokens, noun);
    if (language == "de" && tokens[noun].capital) return german(tokens, noun);
    return NounNumber::Unknown;
}

}  // namespace hexa::texts
