// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/nounnumber.h"

#include "core/texts/language/lexicon.h"

#include <algorithm>
#include <cstdlib>

namespace hexa::texts {
namespace {

using Words = std::set<std::string_view>;
constexpr std::size_t maxAdjectives = 2;  // between a small word and its noun

/// What stands before a noun and its adjectives.
enum class Before : unsigned char {
    Nothing,   ///< Neither says anything.
    Singular,  ///< Of one.
    Plural,    ///< Of several.
    Either,    ///< Of one or several: "the", "die", "your".
    Each       ///< Of each of many, or none.
};

struct SmallWords {
    Words singular, plural, either, each;
};

const SmallWords& english() {
    static const SmallWords words{
        {"a", "an", "one", "this", "that", "another", "single"},
        {"these", "those", "many", "several", "few", "both", "all", "multiple", "various"},
        {"the", "your", "their", "his", "her", "its", "our", "my", "of", "in", "on", "to", "from", "with", "by",
         "for", "at", "into", "onto", "and", "or", "other", "own", "more", "only", "as", "than", "between", "across",
         "under", "over", "behind", "beside", "before", "after"},
        {"each", "every", "any", "no", "either", "neither", "which", "what", "per", "whose", "some", "how", "that's"}};
    return words;
}

const SmallWords& french() {
    static const SmallWords words{
        {"le", "la", "l'", "un", "une", "du", "au", "ce", "cet", "cette", "mon", "ma", "ton", "ta", "son", "sa", "notre",
         "votre", "leur"},
        {"les", "des", "aux", "ces", "mes", "tes", "ses", "nos", "vos", "leurs", "plusieurs", "quelques", "certains",
         "certaines", "tous", "toutes", "différents", "différentes"},
        {},
        {"chaque", "aucun", "aucune", "nul", "nulle", "tout", "toute", "quel", "quelle", "quels", "quelles", "par",
         "sans", "ni"}};
    return words;
}

const SmallWords& german() {
    static const SmallWords words{
        {"das", "dem", "des", "ein", "eine", "einen", "einem", "einer", "eines", "am", "im", "zum", "vom", "beim",
         "ins", "ans", "zur", "dieses", "diesem", "dein", "deinem", "deines", "sein", "seinem", "seines", "ihr", "ihrem",
         "ihres", "euer", "eurem", "eures", "unser", "unserem", "unseres"},
        {"viele", "vielen", "vieler", "mehrere", "mehreren", "mehrerer", "beide", "beiden", "beider", "einige",
         "einigen", "einiger", "wenige", "wenigen", "alle", "allen", "aller", "sämtliche", "verschiedene"},
        {"der", "die", "den", "diese", "dieser", "diesen", "deine", "deinen", "deiner", "seine", "seinen", "seiner",
         "ihre", "ihren", "ihrer", "eure", "euren", "eurer", "unsere", "unseren", "unserer"},
        {"jeder", "jede", "jedes", "jeden", "jedem", "kein", "keine", "keinen", "keinem", "keiner", "keines", "pro",
         "je", "irgendein", "irgendeine", "irgendeinen", "irgendeinem", "welche", "welcher", "welches", "welchen",
         "ohne", "manche", "beliebige", "beliebigen", "beliebiger"}};
    return words;
}

bool isWord(const Token& token) { return token.kind == TokenKind::Word; }

/// The value of a number in digits or letters, 0 if it is none.
int valueOf(const Token& token, std::string_view language) {
    if (token.kind == TokenKind::Number) return std::max(2, std::atoi(token.lower.c_str()) == 1 ? 1 : 2);
    const auto& numbers = Lexicon::builtIn().words(language).numbers;
    const auto found = numbers.find(token.lower);
    return found == numbers.end() ? 0 : static_cast<int>(found->second);
}

struct Found {
    Before before = Before::Nothing;
    std::size_t at = 0;  ///< Where the small word is.
};

/// The small word or number that a noun belongs to, over its adjectives.
Found lookBack(const std::vector<Token>& tokens, std::size_t noun, std::string_view language,
               const SmallWords& words) {
    for (std::size_t back = 1; back <= maxAdjectives + 1 && back <= noun; ++back) {
        const std::size_t at = noun - back;
        const Token& token = tokens[at];
        if (const int value = valueOf(token, language); value > 0)
            return {value == 1 ? Before::Singular : Before::Plural, at};
        if (!isWord(token)) return {};
        const std::string_view word = token.lower;
        if (words.each.contains(word)) return {Before::Each, at};
        if (words.singular.contains(word) || words.plural.contains(word) || words.either.contains(word)) {
            // "Any one of", "each of the".
            if (at > 0 && words.each.contains(tokens[at - 1].lower)) return {Before::Each, at};
            return {words.singular.contains(word) ? Before::Singular
                    : words.plural.contains(word) ? Before::Plural
                                                  : Before::Either,
                    at};
        }
        // Another small word, or in German another noun: it belongs to something else.
        if (Lexicon::builtIn().words(language).stopWords.contains(token.fold)) return {};
        if (language == "de" && token.capital) return {};
    }
    return {};
}

bool begins(const std::vector<Token>& tokens, std::size_t at) {
    return at == 0 || tokens[at - 1].lower == "." || tokens[at - 1].lower == ":" || tokens[at - 1].lower == "!" ||
           tokens[at - 1].lower == "?" || tokens[at - 1].kind == TokenKind::Markup;
}

bool looksPlural(std::string_view word) {
    return word.size() > 3 && word.ends_with('s') && !word.ends_with("ss") && !word.ends_with("us") &&
           !word.ends_with("is");
}

NounNumber englishNumber(const std::vector<Token>& tokens, std::size_t noun) {
    static const Words plurals{"men", "women", "children", "feet", "mice", "geese", "teeth", "pieces"};
    static const Words doubtful{"people", "dice", "sheep",   "fish",   "series", "species", "means", "news",
                                "left",   "rest", "evidence", "number", "others", "craft",   "deer",  "half"};
    const std::string_view word = tokens[noun].lower;
    if (doubtful.contains(word) || word.find('\'') != std::string_view::npos) return NounNumber::Unknown;
    const bool plural = looksPlural(word) || plurals.contains(word);
    const auto [before, at] = lookBack(tokens, noun, "en", english());
    switch (before) {
    case Before::Each:
        return NounNumber::Unknown;
    case Before::Singular:
        return plural ? NounNumber::Unknown : NounNumber::Singular;
    case Before::Plural:
        return plural ? NounNumber::Plural : NounNumber::Unknown;
    case Before::Either:
        if (plural) return NounNumber::Plural;
        // "Of water", "in play": without an article one can't tell.
        return tokens[at].lower == "the" || tokens[at].lower == "your" || tokens[at].lower == "their" ||
                       tokens[at].lower == "its" || tokens[at].lower == "his"
                   ? NounNumber::Singular
                   : NounNumber::Unknown;
    case Before::Nothing:
        break;
    }
    return plural && begins(tokens, noun) ? NounNumber::Plural : NounNumber::Unknown;
}

NounNumber frenchNumber(const std::vector<Token>& tokens, std::size_t noun) {
    switch (lookBack(tokens, noun, "fr", french()).before) {
    case Before::Singular:
        return NounNumber::Singular;
    case Before::Plural:
        return NounNumber::Plural;
    default:
        return NounNumber::Unknown;
    }
}

/// What the verb right behind a German subject that begins a sentence says.
NounNumber byVerb(const std::vector<Token>& tokens, std::size_t noun) {
    static const Words plural{"sind", "werden", "haben", "dürfen", "können", "müssen", "sollen", "wollen", "waren"};
    static const Words singular{"ist", "wird", "hat", "darf", "kann", "muss", "soll", "will", "war"};
    if (noun + 1 >= tokens.size()) return NounNumber::Unknown;
    const std::string_view verb = tokens[noun + 1].lower;
    if (plural.contains(verb)) return NounNumber::Plural;
    if (singular.contains(verb)) return NounNumber::Singular;
    const Token& next = tokens[noun + 1];
    if (!isWord(next) || next.capital || next.fold.size() < 4 ||
        Lexicon::builtIn().words("de").stopWords.contains(next.fold))
        return NounNumber::Unknown;
    static const Words noVerbs{"neben",  "zwischen", "wegen", "gegen", "innen", "außen",  "unten", "hinten",
                               "mitten", "statt",    "selbst", "jetzt", "zuerst", "zuletzt", "erst",  "sonst",
                               "insgesamt", "nicht", "samt",  "fast",  "dort",  "zusammen", "oben"};
    if (noVerbs.contains(verb)) return NounNumber::Unknown;
    if (verb.ends_with("en")) return NounNumber::Plural;
    if (verb.ends_with('t')) return NounNumber::Singular;
    return NounNumber::Unknown;
}

}  // namespace

void NounNumbers::learn(const std::vector<Token>& tokens, std::string_view language) {
    if (language != "de") return;
    static const Words feminine{"eine", "einer", "zur"};
    static const Words other{"das", "dem", "des", "ein", "einen", "einem", "eines", "am", "im", "zum", "vom", "beim"};
    for (std::size_t t = 1; t < tokens.size(); ++t) {
        if (!isWord(tokens[t]) || !tokens[t].capital) continue;
        const auto [before, at] = lookBack(tokens, t, language, texts::german());
        if (before == Before::Plural) mPlural.insert(tokens[t].lower);
        if (before != Before::Singular) continue;
        mSingular.insert(tokens[t].lower);
        if (feminine.contains(tokens[at].lower)) mFeminine.insert(tokens[t].lower);
        if (other.contains(tokens[at].lower)) mNotFeminine.insert(tokens[t].lower);
    }
}

NounNumber NounNumbers::german(const std::vector<Token>& tokens, std::size_t noun) const {
    const std::string& word = tokens[noun].lower;
    const auto [before, at] = lookBack(tokens, noun, "de", texts::german());
    if (before == Before::Each) return NounNumber::Unknown;
    if (before == Before::Singular) return NounNumber::Singular;
    if (before == Before::Plural) return NounNumber::Plural;
    const bool first = begins(tokens, before == Before::Either ? at : noun);
    if (first)
        if (const NounNumber verb = byVerb(tokens, noun); verb != NounNumber::Unknown) return verb;
    const bool singular = mSingular.contains(word);
    const bool plural = mPlural.contains(word);
    if (singular != plural) return singular ? NounNumber::Singular : NounNumber::Plural;
    if (before != Before::Either) return NounNumber::Unknown;
    // "Die Richter": no feminine noun, so they are several.
    const std::string_view small = tokens[at].lower;
    if (small == "die" && mNotFeminine.contains(word) && !mFeminine.contains(word)) return NounNumber::Plural;
    return NounNumber::Unknown;
}

NounNumber NounNumbers::of(const std::vector<Token>& tokens, std::size_t noun, std::string_view language) const {
    if (noun >= tokens.size() || !isWord(tokens[noun])) return NounNumber::Unknown;
    if (language == "en") return englishNumber(tokens, noun);
    if (language == "fr") return frenchNumber(tokens, noun);
    if (language == "de" && tokens[noun].capital) return german(tokens, noun);
    return NounNumber::Unknown;
}

}  // namespace hexa::texts
