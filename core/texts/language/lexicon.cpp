// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/lexicon.h"

#include "core/base/embedded.h"
#include "core/json/reader.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/locale.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <set>
#include <span>
#include <utility>

namespace hexa {

std::span<const EmbeddedFile> textFiles();

}  // namespace hexa

namespace hexa::texts {
namespace {

constexpr std::size_t maxGap = 5;
constexpr std::size_t maxWideGap = 12;

/// Reader that is called with the members of an object, in order.
template <class F>
void eachMember(const JsonNode& node, F call) {
    for (auto walker = node.walk(); !walker.done(); walker.advance()) {
        const JsonNode value = walker.value();
        call(std::string(walker.key()), value);
    }
}

template <class F>
void eachText(const JsonNode& node, F call) {
    for (auto walker = node.walk(); !walker.done(); walker.advance()) {
        const JsonNode value = walker.value();
        const auto text = value.string();
        assert(text && "the lexicon's lists hold texts");
        if (text) call(folded(*text));
    }
}

/// True for the French "pas" that is a step and denies nothing: "d'un pas", "trois pas", "pas à
/// pas".
bool isStep(const std::vector<Token>& tokens, std::size_t at) {
    static const WordSet before{
        "un",      "le",        "les",      "des",      "ce",        "ces",     "son",      "ses",
        "mon",     "mes",       "ton",      "tes",      "votre",     "vos",     "notre",    "nos",
        "leur",    "leurs",     "chaque",   "quelques", "plusieurs", "premier", "deuxieme", "second",
        "dernier", "seul",      "prochain", "petit",    "petits",    "grand",   "grands",   "faux",
        "double",  "troisieme", "combien",  "premiers", "derniers"};
    const auto isPas = [&](std::size_t i) { return i < tokens.size() && tokens[i].fold == "pas"; };
    if (!isPas(at)) return false;
    const bool joined = at + 1 < tokens.size() && tokens[at + 1].fold == "a" && isPas(at + 2);
    if (joined || (at >= 2 && tokens[at - 1].fold == "a" && isPas(at - 2))) return true;
    if (at == 0) return false;
    const Token& word = tokens[at - 1];
    return word.kind == TokenKind::Number || word.kind == TokenKind::Placeholder ||
           before.contains(word.fold) || Lexicon::builtIn().words("fr").numbers.contains(word.fold);
}

bool wordMatches(const std::string& pattern, const std::vector<Token>& tokens, std::size_t at) {
    const std::string& fold = tokens[at].fold;
    if (pattern.back() == '*')
        return fold.starts_with(std::string_view(pattern).substr(0, pattern.size() - 1));
    return fold == pattern && !isStep(tokens, at);
}

bool isWordLike(const Token& token) {
    return token.kind == TokenKind::Word || token.kind == TokenKind::Number ||
           token.kind == TokenKind::Placeholder;
}

/// Quotes and brackets belong to the words in them and end no clause.
bool isPassedOver(const Token& token) {
    if (token.kind == TokenKind::Word || token.kind == TokenKind::Number) return false;
    static const WordSet marks{"\"",     "(",      ")",      "[",      "]",      "\u201c", "\u201d",
                               "\u201e", "\u00ab", "\u00bb", "\u2018", "\u201a", "-"};
    return token.kind == TokenKind::Markup || marks.contains(token.lower);
}

/// True for words that begin or form another clause, where the scope of a modal verb ends.
bool beginsClause(const std::string& word) {
    static const WordSet words{
        "muss",  "musst",  "mussen",  "kann", "kannst",  "konnen", "darf",    "darfst",  "durfen",
        "soll",  "sollst", "sollen",  "ist",  "sind",    "wird",   "wirst",   "hat",     "hast",
        "habt",  "wenn",   "falls",   "dass", "weil",    "bevor",  "nachdem", "sobald",  "solange",
        "damit", "aber",   "sondern", "peut", "peuvent", "pouvez", "doit",    "doivent", "devez",
        "est",   "sont",   "si",      "s'",   "lorsque", "quand",  "mais",    "can",     "may",
        "must",  "but",    "if",      "when", "unless",  "is",     "are",     "werden"};
    return words.contains(word);
}

/// True for French words that change a `que` behind `ne` from "only" to something else: a negation,
/// a comparison, `ce que`.
bool spoilsOnly(const std::vector<Token>& tokens, std::size_t at) {
    static const std::set<std::string, std::less<>> words{
        "pas",  "rien", "jamais", "aucun", "aucune", "personne", "plus", "moins",  "ce",
        "quoi", "tel",  "telle",  "aussi", "autant", "si",       ",",    "importe"};
    return words.contains(tokens[at].fold) && !isStep(tokens, at);
}

bool isConjunction(const Token& token) {
    static const WordSet words{"and", "or", "but", "und", "oder", "aber", "et", "ou", "mais"};
    return words.contains(token.fold);
}

/// True if a denial ends at the comma: "Keine Einheiten, kann er", "kein Bonus und kann".
bool endsAtComma(const std::string& word) {
    static const WordSet words{"nicht", "nichts", "nie",  "no",     "personne", "nul",
                               "nulle", "rien",   "none", "nobody", "nothing"};
    return words.contains(word) || word.starts_with("kein") || word.starts_with("aucun") ||
           word.starts_with("niema");
}

/// True if the clause of a modal verb ends here: "... und ihnen", "... (die".
bool goesOnElsewhere(const std::vector<Token>& tokens, std::size_t i) {
    static const std::set<std::string, std::less<>> words{"ihnen",  "sie",   "es",  "du",     "er",   "dann",
                                                          "danach", "ihn",   "ihm", "dich",   "sich", "dabei",
                                                          "so",     "dafur", "man", "deshalb"};
    if (tokens[i].lower == "(") return true;
    return (tokens[i].fold == "und" || tokens[i].fold == "oder") && i + 1 < tokens.size() &&
           words.contains(tokens[i + 1].fold);
}

/// True if a text is this one character. The usual comparison calls a function for each word.
bool is(std::string_view text, char character) { return text.size() == 1 && text.front() == character; }

/// Returns the token behind a phrase that begins at `at`, or 0 if it is not there. Markup and
/// hyphens are skipped.
std::size_t matchEnd(const std::vector<std::string>& words, bool ofModal, const std::vector<Token>& tokens,
                     std::size_t at) {
    std::size_t word = 0;
    bool gap = false;
    bool wide = false;
    std::size_t skipped = 0;
    for (std::size_t i = at; i < tokens.size(); ++i) {
        const Token& token = tokens[i];
        if (isPassedOver(token) && token.fold != words[word] &&
            !(gap && (wide || ofModal) && is(token.lower, '('))) {
            if (i == at) return 0;
            continue;
        }
        if (is(words[word], '+')) return isWordLike(token) ? i : 0;
        if (words[word].front() == '~') {
            gap = true;
            wide = words[word].size() > 1;
            skipped = 0;
            ++word;
        }
        if (isWordLike(token) ? wordMatches(words[word], tokens, i) : words[word] == token.fold) {
            gap = false;
            if (++word == words.size()) return i + 1;
        } else if (gap && (words[word] == "que" || words[word] == "qu'") && spoilsOnly(tokens, i)) {
            return 0;
        } else if (gap && (wide || ofModal) && goesOnElsewhere(tokens, i)) {
            return 0;
        } else if (gap && (wide || ofModal) && beginsClause(token.fold) &&
                   !(skipped == 0 && (words.front().front() == 'n' || token.fold == "aber"))) {
            // The word behind "ne" is its own verb; "kann aber nicht" is one clause.
            return 0;
        } else if (gap && !wide && is(token.lower, ',') && !endsAtComma(words.front())) {
            continue;
        } else if (gap && isConjunction(token) && endsAtComma(words.front()) && words.front() != "nicht") {
            return 0;
        } else if (!gap || !isWordLike(token) || ++skipped > (wide ? maxWideGap : maxGap)) {
            return 0;
        }
    }
    return 0;
}

/// Returns the words of a phrase as the tokenizer gives them, with a blank between each ("n' est
/// pas"); `x|y` makes two phrases.
std::vector<std::vector<std::string>> expanded(const std::string& text) {
    std::vector<std::vector<std::string>> phrases(1);
    for (std::size_t at = 0; at < text.size();) {
        const auto blank = std::min(text.find(' ', at), text.size());
        std::vector<std::vector<std::string>> longer;
        for (std::size_t from = at; from <= blank;) {
            const auto bar = std::min(text.find('|', from), blank);
            for (const auto& phrase : phrases) {
                longer.push_back(phrase);
                longer.back().push_back(text.substr(from, bar - from));
            }
            from = bar + 1;
        }
        phrases = std::move(longer);
        at = blank + 1;
    }
    return phrases;
}

std::uint16_t twoBytes(std::string_view word) {
    return static_cast<std::uint16_t>(static_cast<unsigned char>(word[0]) << 8U |
                                      static_cast<unsigned char>(word[1]));
}

/// Lists of words by their names in the file.
using WordList = std::pair<std::string_view, WordSet Lexicon::Words::*>;
constexpr std::array wordLists{WordList{"vague", &Lexicon::Words::vague},
                               WordList{"half", &Lexicon::Words::half},
                               WordList{"ordinalEnds", &Lexicon::Words::ordinalEnds},
                               WordList{"minus", &Lexicon::Words::minus},
                               WordList{"notBeforeMinus", &Lexicon::Words::notBeforeMinus},
                               WordList{"abbreviations", &Lexicon::Words::abbreviations},
                               WordList{"stopWords", &Lexicon::Words::stopWords},
                               WordList{"pageWords", &Lexicon::Words::pageWords},
                               WordList{"beforeRoman", &Lexicon::Words::beforeRoman},
                               WordList{"adjectival", &Lexicon::Words::adjectival},
                               WordList{"feminineAlike", &Lexicon::Words::feminineAlike},
                               WordList{"dativeOnly", &Lexicon::Words::dativeOnly},
                               WordList{"beforeOne", &Lexicon::Words::beforeOne},
                               WordList{"beforeSeveral", &Lexicon::Words::beforeSeveral},
                               WordList{"beforeEither", &Lexicon::Words::beforeEither},
                               WordList{"beforeEach", &Lexicon::Words::beforeEach},
                               WordList{"beforeBare", &Lexicon::Words::beforeBare},
                               WordList{"indefinite", &Lexicon::Words::indefinite},
                               WordList{"severalNouns", &Lexicon::Words::severalNouns},
                               WordList{"unclearNouns", &Lexicon::Words::unclearNouns},
                               WordList{"feminine", &Lexicon::Words::feminine},
                               WordList{"verbsOfOne", &Lexicon::Words::verbsOfOne},
                               WordList{"verbsOfSeveral", &Lexicon::Words::verbsOfSeveral},
                               WordList{"noVerbs", &Lexicon::Words::noVerbs}};

}  // namespace

class LexiconReader {
public:
    static Lexicon read(std::string_view json) {
        Lexicon lexicon;
        const auto document = JsonDocument::parse(json);
        assert(document && "the built-in lexicon is valid JSON");
        const JsonNode root = document->root();
        eachMember(root, [&](const std::string& key, const JsonNode& node) {
            if (key == "languages")
                eachMember(node, [&](const std::string& language, const JsonNode& lists) {
                    readWords(lists, lexicon.mWords[language]);
                });
            else if (key == "phrases")
                eachMember(node, [&](const std::string& group, const JsonNode& concepts) {
                    eachMember(concepts, [&](const std::string& id, const JsonNode& languages) {
                        const int which = static_cast<int>(lexicon.mConcepts.size());
                        lexicon.mConcepts.push_back({group, id});
                        lexicon.mGroups.try_emplace(group, Lexicon::Range{which, which}).first->second.end =
                            which + 1;
                        readPhrases(languages, lexicon, lexicon.mGroups.size() - 1);
                    });
                });
        });
        eachMember(root, [&](const std::string& key, const JsonNode& node) {
            if (key == "opposites") readOpposites(node, lexicon);
        });
        for (auto& [language, phrases] : lexicon.mPhrases) {
            std::stable_sort(phrases.begin(), phrases.end(),
                             [](const auto& a, const auto& b) { return a.words.size() > b.words.size(); });
            Lexicon::FirstWords& index = lexicon.mByFirstWord[language];
            for (std::size_t i = 0; i < phrases.size(); ++i) {
                const std::string& word = phrases[i].words.front();
                assert((word.back() != '*' || word.size() > 2) && "a beginning has two letters");
                auto& list = word.back() == '*' ? index.beginnings[twoBytes(word)] : index.words[word];
                list.push_back(i);
            }
        }
        return lexicon;
    }

private:
    static void readWords(const JsonNode& node, Lexicon::Words& words) {
        eachMember(node, [&](const std::string& key, const JsonNode& list) {
            // Numbers of a region are read, but not written.
            auto* values = key == "numbers" || key == "regionalNumbers" ? &words.numbers
                           : key == "implied"                           ? &words.implied
                           : key == "scales"                            ? &words.scales
                                                                        : nullptr;
            if (values != nullptr) {
                eachMember(list, [&](const std::string& word, const JsonNode& value) {
                    const std::int64_t number = *value.integer(0, 1'000'000'000);
                    (*values)[folded(word)] = number;
                    if (key == "numbers") words.spelled[word] = number;
                });
                return;
            }
            if (key == "elidedBefore" || key == "notElidedBefore") {
                auto& elided = key == "elidedBefore" ? words.elidedBefore : words.notElidedBefore;
                eachText(list, [&](std::string word) { elided.insert(std::move(word)); });
                return;
            }
            if (key == "blankThousands") {
                words.blankThousands = *list.boolean();
                return;
            }
            const auto found = std::find_if(wordLists.begin(), wordLists.end(),
                                            [&](const auto& entry) { return entry.first == key; });
            assert(found != wordLists.end() && "a known list");
            WordSet& set = words.*found->second;
            eachText(list, [&](std::string word) { set.insert(std::move(word)); });
        });
    }

    /// By group, "one other" each.
    static void readOpposites(const JsonNode& groups, Lexicon& lexicon) {
        eachMember(groups, [&](const std::string& group, const JsonNode& pairs) {
            const auto indexOf = [&](std::string_view id) {
                const auto& all = lexicon.mConcepts;
                const auto found = std::find(all.begin(), all.end(), Concept{group, std::string(id)});
                assert(found != all.end() && "opposites are concepts of the lexicon");
                return static_cast<int>(found - all.begin());
            };
            for (auto walker = pairs.walk(); !walker.done(); walker.advance()) {
                const JsonNode value = walker.value();
                const auto pair = value.string();
                const auto blank = pair ? pair->find(' ') : std::string_view::npos;
                assert(blank != std::string_view::npos && "a pair has two ids");
                lexicon.mOpposites.push_back(
                    {indexOf(pair->substr(0, blank)), indexOf(pair->substr(blank + 1))});
            }
        });
    }

    static void readPhrases(const JsonNode& languages, Lexicon& lexicon, std::size_t group) {
        const int which = static_cast<int>(lexicon.mConcepts.size()) - 1;
        eachMember(languages, [&](const std::string& language, const JsonNode& list) {
            eachText(list, [&](const std::string& text) {
                for (auto& words : expanded(text)) {
                    const bool ofModal = beginsClause(words.front()) && words.front() != "werden";
                    lexicon.mPhrases[language].push_back({which, group, std::move(words), ofModal});
                }
            });
        });
    }
};

const Lexicon& Lexicon::builtIn() {
    static const Lexicon lexicon = [] {
        for (const EmbeddedFile& file : textFiles())
            if (file.path.ends_with("lexicon.json")) return LexiconReader::read(file.text);
        return Lexicon();
    }();
    return lexicon;
}

const Lexicon::Words& Lexicon::words(std::string_view language) const {
    static const Words none;
    // British English has the words of English.
    const auto found = mWords.find(mainLanguage(language));
    return found == mWords.end() ? none : found->second;
}

Lexicon::Range Lexicon::group(std::string_view name) const {
    const auto found = mGroups.find(name);
    return found == mGroups.end() ? Range() : found->second;
}

std::vector<ConceptUse> Lexicon::find(const std::vector<Token>& tokens, std::string_view language) const {
    std::vector<ConceptUse> uses;
    const auto phrases = mPhrases.find(language);
    const auto index = mByFirstWord.find(language);
    if (phrases == mPhrases.end() || index == mByFirstWord.end()) return uses;
    const auto& [words, beginnings] = index->second;
    std::vector<std::size_t> taken(mGroups.size(), 0);  // by group: phrases have been found up to this token
    std::vector<std::size_t> candidates;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const std::string& word = tokens[at].fold;
        if (word.empty()) continue;
        candidates.clear();
        if (const auto found = words.find(word); found != words.end()) candidates = found->second;
        if (word.size() > 1)
            if (const auto found = beginnings.find(twoBytes(word)); found != beginnings.end()) {
                candidates.insert(candidates.end(), found->second.begin(), found->second.end());
                std::ranges::sort(candidates);
            }
        for (const std::size_t i : candidates) {
            const Phrase& phrase = phrases->second[i];
            std::size_t& until = taken[phrase.group];
            if (at < until) continue;
            std::size_t end = matchEnd(phrase.words, phrase.ofModal, tokens, at);
            if (end == 0) continue;
            // "Ne pouvez ... à personne, pas même": of phrases of as many words the one that ends
            // first.
            for (const std::size_t k : candidates) {
                const Phrase& other = phrases->second[k];
                if (k <= i || other.which != phrase.which || other.words.size() != phrase.words.size())
                    continue;
                if (const std::size_t sooner = matchEnd(other.words, other.ofModal, tokens, at); sooner != 0)
                    end = std::min(end, sooner);
            }
            until = end;
            uses.push_back({phrase.which, at, end - 1});
        }
    }
    return uses;
}

}  // namespace hexa::texts
